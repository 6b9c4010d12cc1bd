//! `stammtisch bench waits`: how long a person waits for computer players.

use std::fmt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::ValueEnum;
use game_core::Luck as _;
use goldbraeu::Goldbraeu;
use polterfass::Polterfass;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;
use serde_json::{Value, json};
use server::Pace;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout;

use super::spread::Spread;
use super::visitor::{Arrival, Mouth, Trouble, Visitor, at_server};
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::contest::House;
use crate::{interrupt, out};

/// Sit at a table with computer players only, and measure how long each of their steps lets one wait.
///
/// A whole server is started in this process on a free port, with its journal in a temporary folder. The one person plays
/// at random and quickly. What is measured is the time from one update to the next one while nothing is asked of the
/// person: how long computer players think, and the pauses that they make as people do.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch bench waits
  On one core:
    taskset -c 0 stammtisch bench waits polterfass --seats 6 --player master --steps 400
  Thinking alone, without the pauses:
    stammtisch bench waits goldbraeu --player expert --at-once --json

Ctrl-C ends it early: the waits so far are reported, and the exit code is 130.")]
pub(super) struct Args {
    /// The game
    #[arg(default_value = "polterfass")]
    game: Which,
    /// How many seats the table has [default: as many as there can be]
    #[arg(long)]
    seats: Option<u8>,
    /// Who sits in all other seats
    #[arg(long, default_value = "master")]
    player: String,
    /// After how many waits to stop
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    steps: u32,
    /// Let computer players act as soon as they have thought
    #[arg(long)]
    at_once: bool,
    /// Where the temporary folder is made [default: the system's place for those]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// A game that is played at tables.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Which {
    Polterfass,
    Goldbraeu,
}

impl Which {
    /// Its name in the API, the most seats, and its computer players.
    fn known(self) -> (&'static str, std::ops::RangeInclusive<u8>, &'static [&'static str]) {
        match self {
            Self::Polterfass => ("polterfass", 3..=6, Polterfass::NAMES),
            Self::Goldbraeu => ("goldbraeu", 3..=4, Goldbraeu::NAMES),
        }
    }
}

/// How long the person waited, in milliseconds.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    player: String,
    at_once: bool,
    waits: usize,
    games: u32,
    /// None if there was no wait.
    milliseconds: Option<Spread>,
    interrupted: bool,
}

/// Measures and prints.
///
/// # Errors
/// If a flag makes no sense, or the server can't be started or does not answer as documented.
pub(super) fn run(args: &Args) -> Result<Ended, Complaint> {
    let (game, most, names) = args.game.known();
    let seats = args.seats.unwrap_or(*most.end());
    if !most.contains(&seats) {
        return Err(Complaint::flag(
            "--seats",
            format!("{game} has {} to {} seats, not {seats}", most.start(), most.end()),
        ));
    }
    if !names.contains(&args.player.as_str()) {
        let known = names.join(", ");
        return Err(Complaint::flag("--player", format!("nobody is called {:?}; there are {known}", args.player)));
    }
    interrupt::watch();
    let place = args.folder.clone().unwrap_or_else(std::env::temp_dir);
    let unusable = |error: std::io::Error| Complaint::flag("--folder", format!("{}: {error}", place.display()));
    let folder = tempfile::Builder::new().prefix("stammtisch-bench-").tempdir_in(&place).map_err(unusable)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(unusable)?;
    let pace = if args.at_once { Pace::AT_ONCE } else { Pace::default() };
    let computers = vec![args.player.clone(); usize::from(seats) - 1];
    let sat = async |address| {
        let (mut waits, mut games) = (Vec::new(), 0);
        while waits.len() < args.steps as usize && !interrupt::was_wished() {
            let opening = json!({ "game": game, "name": "Guest", "setup": { "seats": seats }, "computers": computers });
            let mut evening = Evening::begin(address, &opening, games.into()).await?;
            while waits.len() < args.steps as usize && !interrupt::was_wished() {
                match evening.next().await? {
                    Next::Waited(wait) => waits.push(wait),
                    Next::Acted => {}
                    Next::Over => {
                        games += 1;
                        break;
                    }
                }
            }
        }
        Ok((waits, games))
    };
    let (waits, games) = runtime.block_on(at_server(folder.path(), pace, sat)).map_err(Complaint::measuring)?;
    let figures = Figures {
        game,
        seats,
        player: args.player.clone(),
        at_once: args.at_once,
        waits: waits.len(),
        games,
        milliseconds: Spread::of(waits),
        interrupted: interrupt::was_wished(),
    };
    if args.json {
        out::json(&figures)?
    } else {
        out::say(&figures)?
    }
    Ok(if figures.interrupted { Ended::Interrupted } else { Ended::Well })
}

/// A person among computer players.
struct Evening {
    mouth: Mouth,
    arrivals: UnboundedReceiver<Arrival>,
    /// The last update.
    update: Arrival,
    luck: Xoshiro256PlusPlus,
    orders: u64,
}

/// What happened.
enum Next {
    /// A computer player did something, after so long.
    Waited(Duration),
    /// The person did.
    Acted,
    Over,
}

/// How long the person takes over a step. Shorter, and it would come to the limit of 20 messages a second.
const REST: Duration = Duration::from_millis(60);
/// Whoever hears nothing for so many seconds has lost the server.
const PATIENCE: u64 = 60;

impl Evening {
    async fn begin(address: std::net::SocketAddr, opening: &Value, seed: u64) -> Result<Self, Trouble> {
        let mut person = Visitor::new(address);
        let opened = person.post("/api/tables", opening).await?;
        let table = opened["table"].as_str().ok_or_else(|| Trouble::Answer(opened.to_string()))?;
        let (sender, arrivals) = unbounded_channel();
        let mut mouth = person.connect(table, 0, sender).await?;
        mouth.say(&json!({ "type": "hello", "protocol": 1, "since": 0 })).await?;
        let update = Arrival { seat: 0, at: Instant::now(), message: Value::Null };
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut evening = Self { mouth, arrivals, update, luck, orders: 0 };
        evening.updated().await?;
        evening.order(json!({ "kind": "begin" })).await?;
        Ok(evening)
    }

    /// Plays on: acts if something is asked of the person, and waits otherwise.
    async fn next(&mut self) -> Result<Next, Trouble> {
        let update = &self.update.message;
        if update["table"]["stage"] == "over" {
            return Ok(Next::Over);
        }
        let legal = update["game"]["legal"].as_array().map_or(&[][..], Vec::as_slice);
        if !legal.is_empty() {
            let action = &legal[self.luck.below(legal.len() as u32) as usize];
            let command = json!({ "kind": "act", "action": action, "asked": update["game"]["asked"] });
            tokio::time::sleep(REST).await;
            self.order(command).await?;
            return Ok(Next::Acted);
        }
        let before = self.update.at;
        self.updated().await?;
        Ok(Next::Waited(self.update.at - before))
    }

    async fn order(&mut self, command: Value) -> Result<(), Trouble> {
        self.orders += 1;
        let id = format!("bench-{}", self.orders);
        self.mouth.say(&json!({ "type": "do", "id": id, "command": command })).await?;
        // Updates of what others did meanwhile may come first, and may still ask for what is decided now.
        let mut entry = None;
        while entry.is_none_or(|entry| self.update.message["n"].as_u64() < Some(entry)) {
            let arrival = hear(&mut self.arrivals).await?;
            match arrival.message["type"].as_str() {
                Some("update") => self.update = arrival,
                Some("ack") if arrival.message["id"] == id.as_str() => entry = arrival.message["n"].as_u64(),
                _ => {}
            }
        }
        Ok(())
    }

    /// The next update.
    async fn updated(&mut self) -> Result<(), Trouble> {
        loop {
            let arrival = hear(&mut self.arrivals).await?;
            if arrival.message["type"] == "update" {
                self.update = arrival;
                return Ok(());
            }
        }
    }
}

/// What the server says next.
async fn hear(arrivals: &mut UnboundedReceiver<Arrival>) -> Result<Arrival, Trouble> {
    let arrival = timeout(Duration::from_secs(PATIENCE), arrivals.recv()).await;
    let Ok(Some(arrival)) = arrival else { return Err(Trouble::Silence(PATIENCE)) };
    match arrival.message["type"].as_str() {
        Some("update" | "ack" | "welcome" | "pong") => Ok(arrival),
        _ => Err(Trouble::Answer(arrival.message.to_string())),
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, seats, player, waits, .. } = self;
        let pauses = if self.at_once { "without" } else { "with" };
        write!(f, "{waits} waits at a table of {game} for one and {} x {player}, {pauses} pauses", seats - 1)?;
        let Some(spread) = &self.milliseconds else { return Ok(()) };
        write!(f, "\nfrom one update to the next, in milliseconds:{spread}")
    }
}
