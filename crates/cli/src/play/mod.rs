//! `stammtisch play`: one person at a table, in the terminal.

mod advice;
mod company;
mod goldbraeu;
pub(crate) mod house;
pub(crate) mod keyboard;
mod lobby;
mod local;
mod menu;
mod person;
mod polterfass;
pub(crate) mod scene;
mod screen;
pub(crate) mod sight;
pub(crate) mod speech;

use std::sync::mpsc::{Sender, channel};

use referee::TableGame;
use serde_json::Value;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::words::Language;

use keyboard::{Keyboard, News};
use local::{Company, Local, Notes};
use person::Person;
use scene::Parlour;
use speech::Speech;

/// Play in the terminal: against computer players, or at a table of a server by its link.
///
/// You are asked with a numbered list and answer with a number. At a server's table, --at is the table's link or a personal
/// return link; which game it is, the table says. A line that is typed answers one question, so that a program can play, too.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch play polterfass
  stammtisch play goldbraeu --seats 3 --lang de --record evening.jsonl
  stammtisch play --at http://192.168.1.20:7411/t/k3v9qmw2x7rtn5ab --name Ada

Exit codes: 0 if the game was played to its end or left, 1 if standard input ended before, 130 after Ctrl-C.")]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Option<Which>,
    /// The link of a table, or the personal link back to a seat, at a server
    #[arg(long, value_name = "LINK", global = true)]
    at: Option<String>,
    #[command(flatten)]
    manners: Manners,
}

/// What can be said before and after the name of the game.
#[derive(Debug, clap::Args)]
struct Manners {
    /// What you are called [default: your name on this computer]
    #[arg(long, global = true)]
    name: Option<String>,
    /// Write the record of the game into this new file
    #[arg(long, value_name = "FILE", global = true)]
    record: Option<String>,
    /// The language; that of LC_ALL, LC_MESSAGES or LANG if not given
    #[arg(long, value_enum, global = true)]
    lang: Option<Language>,
}

#[derive(Debug, clap::Subcommand)]
enum Which {
    Polterfass(polterfass::Args),
    Goldbraeu(goldbraeu::Args),
}

/// Where one plays: the table's end of the line.
trait Host {
    /// Takes a command; what comes of it is news.
    fn send(&mut self, command: Value);

    /// Asks what each action is worth; what comes of it is news.
    fn advise(&mut self);

    /// Whether the game goes on when the person leaves.
    fn waits_for_nobody(&self) -> bool;

    /// The person leaves for good.
    fn leave(&mut self);

    /// How to come back to the seat.
    fn way_back(&mut self) -> Option<String>;

    /// The game is over; the file with its record, if one was wished for.
    ///
    /// # Errors
    /// If the record can't be fetched or written.
    fn finish(&mut self) -> Result<Option<String>, Complaint>;
}

/// Plays.
///
/// # Errors
/// If a flag makes no sense, the table can't be reached or the record can't be written.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    match (&args.game, &args.at) {
        (game, Some(link)) => {
            let said = match game {
                Some(Which::Polterfass(args)) => !args.is_empty(),
                Some(Which::Goldbraeu(args)) => !args.is_empty(),
                None => false,
            };
            if said {
                return Err(Complaint::flag(
                    "--at",
                    "the table has its players and its rules already; leave those flags out",
                ));
            }
            house::play(link, game.as_ref().map(Which::id), &args.manners)
        }
        (Some(Which::Polterfass(polterfass)), None) => {
            args.manners.play(Parlour::of("polterfass"), polterfass.company(args.manners.name())?)
        }
        (Some(Which::Goldbraeu(goldbraeu)), None) => {
            args.manners.play(Parlour::of("goldbraeu"), goldbraeu.company(args.manners.name())?)
        }
        (None, None) => {
            let help = "stammtisch play polterfass, stammtisch play goldbraeu, or stammtisch play --at LINK";
            Err(Complaint::flag_with_help("--at", "no game and no table to play at", help))
        }
    }
}

impl Which {
    fn id(&self) -> &'static str {
        match self {
            Self::Polterfass(_) => "polterfass",
            Self::Goldbraeu(_) => "goldbraeu",
        }
    }
}

impl Manners {
    fn speech(&self) -> Speech {
        Speech::new(self.lang.unwrap_or_else(Language::of_surroundings))
    }

    /// What the person is called.
    fn name(&self) -> String {
        let of_surroundings = || ["USER", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
        let named = self.name.clone().or_else(of_surroundings).filter(|name| self.name.is_some() || !name.is_empty());
        named.unwrap_or_else(|| self.speech().say("play-guest", &[]))
    }

    /// A record of its own in a new file, if one is wished for.
    fn notes(&self) -> Result<Option<Notes>, Complaint> {
        self.record.as_deref().map(Notes::new).transpose()
    }

    fn play<G: TableGame>(&self, parlour: Option<Parlour>, company: Company<G>) -> Result<Ended, Complaint> {
        let parlour = parlour.ok_or_else(|| Complaint::Game(G::ID.into()))?;
        let (news, heard) = channel();
        let mut host = Local::begin(company, self.notes()?, news.clone())?;
        self.sit(&mut host, parlour, news, heard)
    }

    fn sit(
        &self,
        host: &mut dyn Host,
        parlour: Parlour,
        news: Sender<News>,
        heard: std::sync::mpsc::Receiver<News>,
    ) -> Result<Ended, Complaint> {
        let keyboard = Keyboard::listen(&news);
        Person::new(host, parlour, heard, keyboard, self.speech()).play()
    }
}
