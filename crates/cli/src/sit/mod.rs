//! `stammtisch sit`: one of our computer players at anybody's table, by the same door as everybody else.

mod mind;

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use referee::Stage;
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use self::mind::Mind;
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::interrupt;
use crate::out;
use crate::play::house::line::{Line, Wish};
use crate::play::house::link::{Link, To};
use crate::play::house::web::{Device, Trouble};
use crate::play::house::{complaint_about, random_hex};
use crate::play::keyboard::News;
use crate::play::scene::Parlour;
use crate::play::sight::Sight;
use crate::play::speech::Speech;
use crate::words::Language;

/// How long to wait for the server to hear that the player leaves.
const GOODBYE: Duration = Duration::from_secs(3);
/// After so many refusals one after the other the player gives up.
const MOST_REFUSED: u32 = 10;

/// Seat a computer player of this program at a table of any server, by the table's link.
///
/// Without a token it takes the first free seat, before the game. With the token of a seat, which is made at the table, it plays that one,
/// at any time. It waits until the game begins, plays to the end, and comes back by itself when the connection is lost.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch sit --url http://192.168.1.20:7411/t/k3v9qmw2x7rtn5ab
  stammtisch sit --url https://games.example.org/t/k3v9qmw2x7rtn5ab --player expert --name Resi
  STAMMTISCH_TOKEN=... stammtisch sit --url https://games.example.org/t/k3v9qmw2x7rtn5ab --budget 5000

Exit codes: 0 if the game was played to its end, 130 after Ctrl-C, when it leaves a seat that it has taken itself.")]
pub(crate) struct Args {
    /// The link of the table, with http or https
    #[arg(long, value_name = "LINK")]
    url: String,
    /// The token of a seat; better in the variable STAMMTISCH_TOKEN, as others on this machine can see command lines
    #[arg(long)]
    token: Option<String>,
    /// Which computer player: master, expert, seasoned, regular, newcomer, ..., or NAME:ITERATIONS, as in master:64
    #[arg(long, value_name = "NAME", default_value = "master")]
    player: String,
    /// What it is called at the table, if it takes a seat [default: the computer player's name]
    #[arg(long)]
    name: Option<String>,
    /// How long it may think about a decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2_000)]
    budget: u64,
    /// The language of the result and of refusals; that of LC_ALL, LC_MESSAGES or LANG if not given
    #[arg(long, value_enum)]
    lang: Option<Language>,
}

/// Plays at a table.
///
/// # Errors
/// If a flag makes no sense, or the table can't be reached or played at.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    let speech = Speech::new(args.lang.unwrap_or_else(Language::of_surroundings));
    let Link { house, to } = args.url.parse().map_err(|error| Complaint::flag("--url", error))?;
    let To::Table(table) = to else {
        let help = "use the table's own link, and --token if the seat was given to a program";
        return Err(Complaint::flag_with_help("--url", "a personal link is for people", help));
    };
    let table = table.to_string();
    let token = args.token.clone().or_else(|| std::env::var("STAMMTISCH_TOKEN").ok());
    let token = token.map(|token| token.trim().to_owned()).filter(|token| !token.is_empty());
    let mut device = Device { token, ..Device::new(house) };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.map_err(Complaint::measuring)?;
    let trouble = |trouble: Trouble| complaint_about(flag(&trouble), &trouble, &speech);
    let summary = runtime.block_on(device.get(&format!("api/tables/{table}"))).map_err(trouble)?;
    let game = summary["game"].as_str().unwrap_or_default();
    let mind = mind::of(game, &args.player)?;
    let parlour = Parlour::of(game).ok_or_else(|| Complaint::Game(game.into()))?;
    let guest = device.token.is_none();
    if guest {
        runtime.block_on(take_seat(&mut device, &table, args)).map_err(trouble)?;
    }
    let (news, heard) = channel();
    let (wishes, wished) = unbounded_channel();
    listen_for_the_end(&news);
    runtime.spawn(Line::new(device, table, random_hex::<8>(), news).keep(wished));
    let budget = Duration::from_millis(args.budget);
    let mut player =
        Player { wishes, mind, parlour, speech, budget, answered: None, back: None, refused: 0, told: false };
    let ended = player.play(&heard);
    if guest && matches!(ended, Ok(Ended::Interrupted)) {
        player.leave();
    }
    player.hang_up(runtime);
    ended
}

/// Which flag is to blame.
fn flag(trouble: &Trouble) -> &'static str {
    match trouble {
        Trouble::Refused(error) if error["code"] == "unknown_token" => "--token",
        _ => "--url",
    }
}

/// Ctrl-C, and what ends a job, are news like any other, and end a thought.
fn listen_for_the_end(news: &Sender<News>) {
    let news = news.clone();
    // The process has one handler; a second one is refused.
    let _ = ctrlc::set_handler(move || {
        interrupt::wish();
        let _ = news.send(News::Interrupted);
    });
}

/// Takes the first free seat; a name that nobody has chosen is changed until it is free.
async fn take_seat(device: &mut Device, table: &str, args: &Args) -> Result<(), Trouble> {
    let path = format!("api/tables/{table}/sit");
    let plain = args.player.split(':').next().unwrap_or_default();
    let mut count = 1;
    loop {
        let name = match (&args.name, count) {
            (Some(name), _) => name.clone(),
            (None, 1) => plain.to_owned(),
            (None, count) => format!("{plain} {count}"),
        };
        match device.post(&path, &json!({ "name": name })).await {
            Ok(_) => return Ok(()),
            Err(Trouble::Refused(error)) if error["code"] == "name_taken" && args.name.is_none() && count < 9 => {
                count += 1
            }
            Err(trouble) => return Err(trouble),
        }
    }
}

/// A computer player at its seat.
struct Player {
    wishes: UnboundedSender<Wish>,
    mind: Box<dyn Mind>,
    parlour: Parlour,
    speech: Speech,
    budget: Duration,
    /// The prompt that was answered last.
    answered: Option<u64>,
    /// When the seat was asked back last, by the number of the update.
    back: Option<u64>,
    /// How many steps were refused one after the other.
    refused: u32,
    /// Whether it has said that it sits there.
    told: bool,
}

impl Player {
    /// Plays until the game is over or it may not go on.
    fn play(&mut self, heard: &Receiver<News>) -> Result<Ended, Complaint> {
        let mut waiting = None;
        loop {
            // Only the latest update counts, so everything that has come is taken in before it thinks.
            let news = match waiting.take() {
                None => heard.recv().ok(),
                Some(sight) => match heard.try_recv() {
                    Ok(news) => {
                        waiting = Some(sight);
                        Some(news)
                    }
                    Err(_) => match self.look(&sight)? {
                        Some(ended) => return Ok(ended),
                        None => continue,
                    },
                },
            };
            match news {
                Some(News::Sight(sight)) => waiting = Some(sight),
                Some(News::Done) => self.refused = 0,
                Some(News::Refused(error)) => self.take_refusal(&error)?,
                Some(News::Expelled(error)) => {
                    let trouble = Trouble::Refused(error);
                    return Err(complaint_about(flag(&trouble), &trouble, &self.speech));
                }
                Some(News::Lost) => note("the connection is lost; looking for it"),
                Some(News::Found) => note("the connection is there again"),
                Some(News::Interrupted) | None => return Ok(Ended::Interrupted),
                Some(_) => {}
            }
        }
    }

    /// Does what the update asks for.
    fn look(&mut self, update: &Value) -> Result<Option<Ended>, Complaint> {
        let sight: Sight = serde_json::from_value(update.clone()).map_err(|error| Complaint::input("update", error))?;
        self.speech.call(sight.table.names());
        let Some(seat) = sight.table.you else {
            return Err(Complaint::flag("--url", "the seat was taken away"));
        };
        if !std::mem::replace(&mut self.told, true) {
            out::say(format_args!("{} sits on seat {}", self.speech.name(seat), seat.index() + 1))?;
        }
        let replaced = sight.table.is_replaced();
        match (sight.table.stage, &sight.game) {
            (Stage::Playing, Some(_)) if replaced && self.back.is_none_or(|back| back + 1 < sight.n) => {
                self.back = Some(sight.n);
                self.send(json!({ "kind": "take_back" }));
            }
            (Stage::Playing, Some(game)) if !replaced && !game.legal.is_empty() && game.asked != self.answered => {
                let chosen = self.mind.choose(&update["table"]["setup"], game, self.budget);
                let action = chosen.map_err(|error| Complaint::input("update", error))?;
                if interrupt::was_wished() {
                    // What was thought in haste is nobody's move.
                    return Ok(Some(Ended::Interrupted));
                }
                self.answered = game.asked;
                self.send(json!({ "kind": "act", "action": action, "asked": game.asked }));
            }
            (Stage::Over, Some(game)) => {
                for line in self.parlour.scene(game)?.standing(&self.speech) {
                    out::say(line)?;
                }
                return Ok(Some(Ended::Well));
            }
            (Stage::Closed, _) => return Ok(Some(Ended::Unfinished)),
            _ => {}
        }
        Ok(None)
    }

    /// A prompt that has passed is no misfortune; what is refused again and again is.
    fn take_refusal(&mut self, error: &Value) -> Result<(), Complaint> {
        self.refused += 1;
        let passed =
            matches!(error["code"].as_str(), Some("too_late" | "already_decided" | "standing_in" | "not_yours"));
        if passed && self.refused < MOST_REFUSED {
            return Ok(());
        }
        Err(Complaint::flag("--url", self.speech.error(self.parlour.id, error)))
    }

    fn send(&self, command: Value) {
        // The line is gone only if the table is, and then that is the next news.
        let _ = self.wishes.send(Wish { command, done: None });
    }

    fn leave(&self) {
        let (done, heard) = channel();
        if self.wishes.send(Wish { command: json!({ "kind": "leave" }), done: Some(done) }).is_ok() {
            // Whoever can't be told finds an empty chair.
            let _ = heard.recv_timeout(GOODBYE);
        }
    }

    /// Closes the line, and gives it a moment to say so.
    fn hang_up(self, runtime: Runtime) {
        drop(self.wishes);
        runtime.shutdown_timeout(GOODBYE / 10);
    }
}

#[allow(clippy::print_stderr, reason = "what happens besides goes to standard error")]
fn note(what: &str) {
    eprintln!("{what}");
}
