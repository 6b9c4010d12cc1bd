//! `stammtisch bench playouts`: how fast the rules are.

mod goldbraeu;
mod polterfass;

use std::fmt::Display;
use std::time::{Duration, Instant};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;

/// Play random games on one core, through the public interface with all checks on.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch bench playouts polterfass --seats 4 --seconds 5 --json
  stammtisch bench playouts goldbraeu --seats 3 --json")]
pub(super) struct Args {
    #[command(subcommand)]
    game: Which,
}

#[derive(Debug, clap::Subcommand)]
enum Which {
    Polterfass(polterfass::Args),
    Goldbraeu(goldbraeu::Args),
}

/// What can be asked of every game.
#[derive(Debug, clap::Args)]
struct Common {
    /// How long to play, at least 0.01 and at most 3600 seconds
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// What all luck follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Measures and prints.
///
/// # Errors
/// If a flag makes no sense.
pub(super) fn run(args: &Args) -> Result<Ended, Complaint> {
    match &args.game {
        Which::Polterfass(args) => args.run(),
        Which::Goldbraeu(args) => args.run(),
    }
}

impl Common {
    /// Plays until the time is over, and gives the seconds that it took.
    fn measure<R: Display>(
        &self,
        mut playout: impl FnMut(&mut Xoshiro256PlusPlus) -> Result<(), R>,
    ) -> Result<f64, Complaint> {
        let &Self { seconds, seed, .. } = self;
        if !(0.01..=3600.0).contains(&seconds) {
            return Err(Complaint::flag("--seconds", format!("{seconds} is not from 0.01 to 3600")));
        }
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let limit = Duration::from_secs_f64(seconds);
        let start = Instant::now();
        loop {
            // The clock is read so seldom that it costs nothing.
            for _ in 0..100 {
                playout(&mut luck).map_err(|refusal| {
                    Complaint::flag("--seats", format!("the rules refuse their own choice: {refusal}"))
                })?;
            }
            let elapsed = start.elapsed();
            if elapsed >= limit {
                return Ok(elapsed.as_secs_f64());
            }
        }
    }

    fn print(&self, figures: &(impl Serialize + Display)) -> Result<Ended, Complaint> {
        if self.json {
            out::json(figures)?
        } else {
            out::say(figures)?
        }
        Ok(Ended::Well)
    }
}
