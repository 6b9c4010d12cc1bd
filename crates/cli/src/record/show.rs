//! `stammtisch record show`: a recorded game in words.

use game_core::Observer;
use referee::{Record, TableEvent, TableGame};

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;
use crate::words::{Language, Words};

/// Tell a recorded game in words, as everyone at the table could have seen it.
///
/// The record is checked first, so that what is told has happened by the rules.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch record show game.jsonl
  stammtisch record show --lang ru game.jsonl
  stammtisch record show --json game.jsonl     the events as spectators got them, one a line")]
pub(crate) struct Args {
    /// The record, `-` for standard input
    file: String,
    /// The language; that of LC_ALL, LC_MESSAGES or LANG if not given
    #[arg(long, value_enum)]
    lang: Option<Language>,
    /// Print the events as JSON, one a line
    #[arg(long)]
    json: bool,
}

/// Tells the game.
///
/// # Errors
/// If the record can't be read or does not hold, naming the line.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    super::read(&args.file, Teller(args)).map(|()| Ended::Well)
}

struct Teller<'a>(&'a Args);

impl super::Reader for Teller<'_> {
    type Found = ();

    fn read<G: TableGame>(self, source: &str, record: Record<G>) -> Result<(), Complaint> {
        let Self(args) = self;
        let failed = |error: &dyn std::fmt::Display| Complaint::input(source, error);
        let checked = record.check().map_err(|error| failed(&error))?;
        let words = Words::new(args.lang.unwrap_or_else(Language::of_surroundings));
        let mut names: Vec<String> = vec![String::new(); game_core::Seat::MAX];
        for numbered in checked.table.seen(Observer::Spectator) {
            if args.json {
                out::say(serde_json::to_string(&numbered).map_err(|error| failed(&error))?)?;
                continue;
            }
            if let referee::Seen::Table(event) = &numbered.event {
                rename(&mut names, event);
            }
            let event = serde_json::to_value(&numbered.event).map_err(|error| failed(&error))?;
            out::say(words.event(G::ID, &event, &names).map_err(|error| failed(&error))?)?;
        }
        Ok(())
    }
}

/// Names are told as they were at the time.
fn rename(names: &mut [String], event: &TableEvent) {
    if let TableEvent::Sat { seat, name }
    | TableEvent::Computer { seat, name, .. }
    | TableEvent::Renamed { seat, name, .. } = event
        && let Some(known) = names.get_mut(seat.index())
    {
        known.clone_from(name);
    }
}
