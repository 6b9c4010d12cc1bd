//! The finished games, and the file that they are kept in.

use std::collections::BTreeMap;
use std::fs::File as Handle;
use std::io::{BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::plan::Plan;
use super::refused::{Refused, VERSION, broken, compare, unread};
use super::spread::Spread;
use crate::complaint::Complaint;
use crate::contest::{Deals, House, Replaced};
use crate::file;
use crate::version;

/// The version of the file.
const FORMAT: u32 = 1;

/// No score is further from 0 than that: mugs and thalers are counted in far fewer.
const MOST: u32 = u16::MAX as u32;

/// How often the file is written anew, at most.
const PAUSE: Duration = Duration::from_secs(10);

/// Writing may take one part in so many of the time.
const SHARE: u32 = 20;

/// A finished game; lists are by place in the line-up.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Game {
    /// Its number, which says who sat where and with which luck.
    n: u64,
    pub(super) scores: Vec<i32>,
    /// The places that share the win.
    pub(super) winners: Vec<usize>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) replaced: Vec<Replaced>,
}

impl Game {
    pub(super) fn new(n: u64, scores: Vec<i32>, winners: Vec<usize>, replaced: Vec<Replaced>) -> Self {
        Self { n, scores, winners, replaced }
    }

    /// Whether a game of this plan can end so: whoever has most has won, in both games.
    fn is_possible(&self, plan: &Plan) -> bool {
        let most = self.scores.iter().max();
        let leaders = (0..self.scores.len()).filter(|&place| Some(&self.scores[place]) == most);
        self.scores.len() == plan.seats
            && self.scores.iter().all(|score| score.unsigned_abs() <= MOST)
            && leaders.eq(self.winners.iter().copied())
            && self.replaced.iter().all(|one| plan.line_ups[plan.line_up(self.n)].contains(&one.entrant))
    }
}

/// What is in the file.
#[derive(Serialize, Deserialize)]
struct File<P, G, T> {
    format: u32,
    parameters: P,
    games: G,
    times: T,
}

/// All finished games by number, and the times of decisions by player.
pub(super) struct Ledger {
    path: Option<PathBuf>,
    /// The file as it was read or written last, locked: of two that write to it, one would undo what the other has done.
    held: Option<Handle>,
    parameters: Map<String, Value>,
    pub(super) games: BTreeMap<u64, Game>,
    pub(super) times: Vec<Spread>,
    saved: Instant,
    pause: Duration,
}

/// What has to be the same for games to belong together.
pub(super) fn parameters<G: House>(deals: &Deals<G>, plan: &Plan, exec_seconds: f64) -> Map<String, Value> {
    let setup = deals.game.setup();
    let parameters = json!({
        VERSION: version::of_play(), "game": G::ID, "rules": G::RULES_VERSION, "setup": setup, "seed": deals.seed,
        "players": plan.players, "line_ups": plan.line_ups, "exec_seconds": exec_seconds
    });
    match parameters {
        Value::Object(parameters) => parameters,
        _ => Map::new(),
    }
}

impl Ledger {
    /// The games in the file, or none if there is no file; one that can't be written later is noticed now.
    ///
    /// # Errors
    /// If the file can't be read or written, is broken, is being written by another process, or belongs to another contest.
    pub(super) fn open(path: Option<&Path>, parameters: Map<String, Value>, plan: &Plan) -> Result<Self, Complaint> {
        let mut ledger = Self {
            path: path.map(Path::to_owned),
            held: None,
            parameters,
            games: BTreeMap::new(),
            times: vec![Spread::default(); plan.players.len()],
            saved: Instant::now(),
            pause: PAUSE,
        };
        if let Some(path) = path.filter(|path| path.exists()) {
            let mut file = Handle::open(path).map_err(|error| file::failed("--resume", path, error))?;
            file::keep(&file, path)?;
            let mut text = String::new();
            file.read_to_string(&mut text).map_err(|error| file::failed("--resume", path, error))?;
            ledger.held = Some(file);
            ledger.read(&text, plan).map_err(|Refused { why, help }| Complaint::Input {
                source_name: path.display().to_string(),
                why,
                help: Some(help.into()),
            })?;
        }
        ledger.save()?;
        Ok(ledger)
    }

    fn read(&mut self, text: &str, plan: &Plan) -> Result<(), Refused> {
        let file: File<Map<String, Value>, Vec<Game>, Vec<Spread>> =
            serde_json::from_str(text).map_err(|error| unread(text, &error))?;
        if file.format != FORMAT {
            return Err(broken(format!("its format is {}, not {FORMAT}", file.format)));
        }
        compare(&file.parameters, &self.parameters)?;
        if file.times.len() != plan.players.len() {
            return Err(broken("its `times` don't fit the players".into()));
        }
        self.times = file.times;
        for game in file.games {
            let n = game.n;
            if !game.is_possible(plan) {
                return Err(broken(format!("game {n} can't have ended so")));
            }
            if self.games.insert(n, game).is_some() {
                return Err(broken(format!("game {n} is there twice")));
            }
        }
        Ok(())
    }

    /// Takes a game in, and writes the file now and then.
    ///
    /// # Errors
    /// If the file can't be written.
    pub(super) fn add(&mut self, game: Game, times: Vec<(usize, Duration)>) -> Result<(), Complaint> {
        times.into_iter().for_each(|(player, time)| self.times[player].add(time));
        self.games.insert(game.n, game);
        if self.saved.elapsed() < self.pause { Ok(()) } else { self.save() }
    }

    /// Writes the file, whole or not at all.
    ///
    /// # Errors
    /// If that is impossible.
    pub(super) fn save(&mut self) -> Result<(), Complaint> {
        let Some(path) = &self.path else { return Ok(()) };
        let begun = Instant::now();
        let games: Vec<_> = self.games.values().collect();
        let file = File { format: FORMAT, parameters: &self.parameters, games, times: &self.times };
        let write = || -> std::io::Result<Handle> {
            let mut new = tempfile::NamedTempFile::new_in(file::folder(path))?;
            print(&mut new, &file)?;
            new.as_file().sync_all()?;
            // Where there are no locks, nobody is kept away.
            let _ = new.as_file().try_lock();
            Ok(new.persist(path)?)
        };
        self.held = Some(write().map_err(|error| file::failed("--resume", path, error))?);
        self.saved = Instant::now();
        self.pause = PAUSE.max(begun.elapsed() * SHARE);
        Ok(())
    }
}

/// A line of JSON, all of which has been written when this comes to a good end.
fn print(to: impl Write, file: &impl Serialize) -> std::io::Result<()> {
    let mut to = BufWriter::new(to);
    serde_json::to_writer(&mut to, file)?;
    to.write_all(b"\n")?;
    to.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_being_written_is_nobody_elses() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kept.json");
        let names = ["careful", "random", "random"].map(str::to_owned);
        let plan = Plan::of(&names, None, false, &(3..=6)).unwrap();
        let open = || Ledger::open(Some(&path), Map::new(), &plan);
        let mut first = open().unwrap();
        let game = Game::new(0, vec![80, 3, 5], vec![0], Vec::new());
        for _ in 0..3 {
            let error = open().err().unwrap().to_string();
            assert!(error.contains("kept.json: another process is writing to it"), "{error}");
            first.games.insert(0, game.clone());
            first.save().unwrap();
        }
        drop(first);
        assert_eq!(open().unwrap().games.len(), 1);
    }

    /// A disk that is full once, after so many bytes, and then has room again.
    struct Disk(usize, bool);

    impl Write for Disk {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            if self.0 == 0 && !std::mem::replace(&mut self.1, true) {
                return Err(std::io::ErrorKind::StorageFull.into());
            }
            let written = if self.1 { bytes.len() } else { bytes.len().min(self.0) };
            self.0 = self.0.saturating_sub(written);
            Ok(written)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_file_that_is_not_all_written_is_not_taken_for_one_that_is() {
        let games: Vec<u32> = (0..3_000).collect();
        let length = serde_json::to_string(&games).unwrap().len() + 1;
        for full in (0..length).step_by(97).chain([length - 1]) {
            assert!(print(Disk(full, false), &games).is_err(), "{full} of {length}");
        }
        print(Disk(length, false), &games).unwrap();
    }
}
