//! A table in this process: the referee, the computer players, and the record as it grows. It is kept by a thread of its own, so
//! that the person is heard while somebody thinks.

use std::fs::File;
use std::io::Write;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use game_core::{LegalActions, Observer, Seat};
use players::{Adviser, Anybody};
use protocol::{Advice, Choice};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use referee::{
    Actor, Command, CommandOf, EntryOf, Hex, Options, Presence, Proposal, Refusal, Secret, Table, TableGame, TableId,
};
use serde_json::{Value, json};

use super::Host;
use super::keyboard::News;
use crate::complaint::Complaint;

/// The person's seat.
const YOU: Seat = Seat::FIRST;

/// How long a computer player may think, and how long all of them together before it is the person's turn again.
const LONGEST: Duration = Duration::from_secs(1);
const TOGETHER: Duration = Duration::from_secs(2);
/// How long the adviser may think.
const ADVICE: Duration = Duration::from_millis(800);

/// The person's end of the line to a table with one person.
pub(super) struct Local {
    wishes: Sender<Wish>,
    /// The file with the record.
    record: Option<String>,
}

/// What the person wants of the table.
enum Wish {
    Do(Value),
    Advice,
}

/// Whoever keeps the table.
struct Keeper<G: TableGame> {
    table: Table<G>,
    /// By seat; the person's has none.
    players: Vec<Option<Anybody<G>>>,
    adviser: AnyAdviser<G>,
    luck: Xoshiro256PlusPlus,
    /// Whether computer players take the time they need.
    unhurried: bool,
    record: Option<Notes>,
    /// The last entry that the person was told of.
    told: u64,
    news: Sender<News>,
}

/// Somebody who gives advice.
pub(super) type AnyAdviser<G> = Box<dyn Adviser<G> + Send + Sync>;

/// A record that is written as the game goes on, so that an unfinished one holds, too.
pub(super) struct Notes {
    pub(super) file: File,
    pub(super) path: String,
}

/// Who plays what.
pub(super) struct Company<G: TableGame> {
    pub(super) setup: G::Setup,
    /// What the person is called.
    pub(super) name: String,
    /// The computer players by name, from the second seat on.
    pub(super) players: Vec<(String, Anybody<G>)>,
    pub(super) adviser: AnyAdviser<G>,
    /// What all luck follows from.
    pub(super) seed: [u8; 32],
    /// Whether somebody chose the seed, and so the game, which must not depend on how fast this machine is.
    pub(super) unhurried: bool,
}

/// Why a step of the table was not made.
enum Broken<G: TableGame> {
    Refused(Refusal<G::Refusal>),
    Failed(Complaint),
}

impl<G: TableGame> From<Refusal<G::Refusal>> for Broken<G> {
    fn from(refusal: Refusal<G::Refusal>) -> Self {
        Self::Refused(refusal)
    }
}

impl Notes {
    /// A record in a new file: one that is there is kept.
    ///
    /// # Errors
    /// If the file exists or can't be made.
    pub(super) fn new(path: &str) -> Result<Self, Complaint> {
        let file = File::options().write(true).create_new(true).open(path);
        let file = file.map_err(|error| Complaint::flag("--record", format!("{path}: {error}")))?;
        Ok(Self { file, path: path.into() })
    }

    /// Adds lines, and sees to it that they are there whatever happens to this process.
    ///
    /// # Errors
    /// If the file can't be written.
    pub(super) fn write(&mut self, lines: &str) -> Result<(), Complaint> {
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|error| Complaint::File { path: self.path.clone(), why: error.to_string() })
    }
}

impl Local {
    /// Sits down with computer players and begins.
    ///
    /// # Errors
    /// If the setup or the name is impossible, or the record can't be written.
    pub(super) fn begin<G: TableGame>(
        company: Company<G>,
        record: Option<Notes>,
        news: Sender<News>,
    ) -> Result<Self, Complaint> {
        let path = record.as_ref().map(|notes| notes.path.clone());
        let keeper = Keeper::begin(company, record, news)?;
        let (wishes, wished) = channel();
        std::thread::spawn(move || keeper.keep(&wished));
        Ok(Self { wishes, record: path })
    }
}

impl Host for Local {
    fn send(&mut self, command: Value) {
        // The keeper is there as long as it can be heard; should it have failed, that was news.
        let _ = self.wishes.send(Wish::Do(command));
    }

    fn advise(&mut self) {
        let _ = self.wishes.send(Wish::Advice);
    }

    fn waits_for_nobody(&self) -> bool {
        false
    }

    fn leave(&mut self) {}

    fn way_back(&mut self) -> Option<String> {
        None
    }

    fn finish(&mut self) -> Result<Option<String>, Complaint> {
        Ok(self.record.take())
    }
}

impl<G: TableGame> Keeper<G> {
    fn begin(company: Company<G>, record: Option<Notes>, news: Sender<News>) -> Result<Self, Complaint> {
        let Company { setup, name, players, adviser, seed, unhurried } = company;
        let mut luck = Xoshiro256PlusPlus::from_seed(seed);
        let (mut secret, mut nonce) = ([0; 32], [0; 16]);
        luck.fill_bytes(&mut secret);
        luck.fill_bytes(&mut nonce);
        let id = TableId::try_from("table".to_owned()).map_err(|error| Complaint::flag("--name", error))?;
        let options = Options { advice: true, ..Options::default() };
        let (table, opening) = Table::open(id, Secret(secret), setup, options, now())
            .map_err(|refusal| Complaint::flag("--seats", refusal))?;
        let mut seated = vec![None];
        let mut commands = vec![(Actor::Newcomer, Command::Sit { name })];
        for (seat, (player, mind)) in Seat::all(Seat::MAX).skip(1).zip(players) {
            commands.push((Actor::Seat(YOU), Command::SeatComputer { seat, player, name: None }));
            seated.push(Some(mind));
        }
        commands.push((Actor::Seat(YOU), Command::Nonce { nonce: Hex(nonce) }));
        commands.push((Actor::Seat(YOU), Command::Begin {}));
        let mut keeper = Self { table, players: seated, adviser, luck, unhurried, record, told: 0, news };
        let begun = keeper
            .append(opening)
            .and_then(|()| commands.into_iter().try_for_each(|(actor, command)| keeper.does(actor, command)));
        match begun {
            Ok(()) => Ok(keeper),
            Err(Broken::Failed(complaint)) => Err(complaint),
            Err(Broken::Refused(refusal)) => Err(Complaint::flag("--name", refusal)),
        }
    }

    /// Keeps the table until the person is gone.
    fn keep(mut self, wishes: &Receiver<Wish>) {
        let begun = self.let_computers_act();
        self.tell();
        if let Err(broken) = begun {
            self.say(Self::answer(Err(broken)));
        }
        for wish in wishes {
            match wish {
                Wish::Do(command) => {
                    let answer = Self::answer(self.step(command));
                    self.tell();
                    self.say(answer);
                }
                Wish::Advice => self.say(News::Advice(self.advice())),
            }
        }
    }

    fn answer(done: Result<(), Broken<G>>) -> News {
        match done {
            Ok(()) => News::Done,
            Err(Broken::Refused(refusal)) => News::Refused(serde_json::to_value(&refusal).unwrap_or(json!({}))),
            Err(Broken::Failed(complaint)) => News::Trouble(complaint),
        }
    }

    fn say(&self, news: News) {
        // If nobody listens any more, the person has left.
        let _ = self.news.send(news);
    }

    fn does(&mut self, actor: Actor, command: CommandOf<G>) -> Result<(), Broken<G>> {
        let proposal = self.table.propose(actor, None, command, now())?;
        self.append(proposal)
    }

    fn append(&mut self, proposal: Proposal<G>) -> Result<(), Broken<G>> {
        let Proposal::Append(entries) = proposal else { return Ok(()) };
        if let Some(record) = &mut self.record {
            record.write(&lines::<G>(&entries)).map_err(Broken::Failed)?;
        }
        let applied = entries.into_iter().try_for_each(|entry| self.table.apply(entry));
        applied.map_err(|error| Broken::Failed(Complaint::input("table", error)))
    }

    fn let_computers_act(&mut self) -> Result<(), Broken<G>> {
        let end = Instant::now() + TOGETHER;
        loop {
            let asked: Vec<Seat> = self.table.computers_to_act().map(|(seat, _)| seat).collect();
            let Some(&seat) = asked.first() else { return Ok(()) };
            let (game, view) = (self.table.game(), self.table.view(Observer::Seat(seat)));
            let (Some(game), Some(view), Some(pad)) = (game, view, self.table.pad()) else { return Ok(()) };
            let Some(Some(player)) = self.players.get(seat.index()) else { return Ok(()) };
            let now = Instant::now();
            // Those who are asked at the same time share what time there is.
            let share = end.saturating_duration_since(now) / u32::try_from(asked.len()).unwrap_or(1);
            let until = now + share.min(LONGEST);
            let unhurried = self.unhurried;
            let mut go_on = || unhurried || Instant::now() < until;
            let action = player.choose(game, &view, pad, game.legal_in(&view), &mut self.luck, &mut go_on);
            self.does(Actor::Computer(seat), Command::Act { action, asked: None })?;
        }
    }

    /// Sends what happened, as the person may see it.
    fn tell(&mut self) {
        let update = self.table.update(Observer::Seat(YOU), self.told, &Presence::default(), now());
        self.told = self.table.seq();
        self.say(match serde_json::to_value(update) {
            Ok(update) => News::Sight(update),
            Err(error) => News::Trouble(Complaint::input("update", error)),
        });
    }

    fn step(&mut self, command: Value) -> Result<(), Broken<G>> {
        let command =
            serde_json::from_value(command).map_err(|error| Broken::Failed(Complaint::input("step", error)))?;
        self.does(Actor::Seat(YOU), command)?;
        self.let_computers_act()
    }

    /// What each of the person's actions is worth, from what the person sees; or an error of the protocol.
    fn advice(&self) -> Result<Value, Value> {
        let not_asked = || json!({ "code": "not_your_turn" });
        let game = self.table.game().ok_or_else(not_asked)?;
        let view = self.table.view(Observer::Seat(YOU)).ok_or_else(not_asked)?;
        let pad = self.table.pad().ok_or_else(not_asked)?;
        let legal = game.legal_in(&view);
        if legal.is_empty() {
            return Err(not_asked());
        }
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|_| json!({ "code": "internal" }))?;
        let until = Instant::now() + ADVICE;
        let mut luck = Xoshiro256PlusPlus::from_seed(seed);
        let advice = self.adviser.advise(game, &view, pad, legal, &mut luck, &mut || Instant::now() < until);
        let choice = |(action, &chance)| Ok(Choice { action: serde_json::to_value(action)?, chance });
        let choices = legal.iter().zip(&advice.chances).map(choice).collect::<serde_json::Result<_>>();
        let advice = choices.and_then(|choices| serde_json::to_value(Advice { choices, error: advice.error }));
        advice.map_err(|_| json!({ "code": "internal" }))
    }
}

fn lines<G: TableGame>(entries: &[EntryOf<G>]) -> String {
    referee::Record::<G>::of(entries.iter().cloned()).to_string()
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| u64::try_from(time.as_millis()).unwrap_or(0))
}
