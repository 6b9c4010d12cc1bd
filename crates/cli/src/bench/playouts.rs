//! `stammtisch bench playouts`: how fast the rules are.

use std::fmt;
use std::time::{Duration, Instant};

use game_core::{Game, Seat};
use polterfass::peers::{self, Stats};
use polterfass::{BarrelModel, Polterfass, SetupError};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;

/// Play random games on one core, through the public interface with all checks on.
///
/// Guests lay any order; the innkeeper closes the tap with probability 1/2 at each decision, else puts each standing
/// special back with probability 1/2; targets are picked at random. Seat 0 keeps the tap first.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  stammtisch bench playouts polterfass --seats 4 --seconds 5 --json")]
pub(super) struct Args {
    /// The game
    #[arg(value_parser = ["polterfass"])]
    game: String,
    /// How many seats, 3 to 6 (P1.1)
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// How long to play, at least 0.01 and at most 3600 seconds
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// How likely a barrel is to stand, 0.05 to 0.95
    #[arg(long, value_name = "CHANCE", default_value_t = 0.35)]
    stand: f64,
    /// What all luck follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    stand: f64,
    games: u64,
    seconds: f64,
    games_per_second: f64,
    rounds_per_game: f64,
    bust_rate: f64,
    greedy_rate: f64,
    mean_serving: f64,
    mean_scores: Vec<f64>,
}

/// Measures and prints.
///
/// # Errors
/// If a flag makes no sense.
pub(super) fn run(args: &Args) -> Result<Ended, Complaint> {
    let figures = args.measure()?;
    if args.json {
        out::json(&figures)?
    } else {
        out::say(&figures)?
    }
    Ok(Ended::Well)
}

impl Args {
    fn measure(&self) -> Result<Figures, Complaint> {
        let &Self { seats, seconds, stand, .. } = self;
        if !(0.01..=3600.0).contains(&seconds) {
            return Err(Complaint::flag("--seconds", format!("{seconds} is not from 0.01 to 3600")));
        }
        let setup =
            polterfass::Setup { barrels: BarrelModel::Reckoned { stand, large_end: 0.5 }, ..peers::setup(seats) };
        let game = Polterfass::new(setup).map_err(|error| match error {
            SetupError::Seats(_) => Complaint::flag("--seats", error),
            _ => Complaint::flag("--stand", error),
        })?;
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut stats = Stats::default();
        let limit = Duration::from_secs_f64(seconds);
        let start = Instant::now();
        let elapsed = loop {
            // The clock is read so seldom that it costs nothing.
            for _ in 0..1000 {
                peers::playout(&game, &mut luck, &mut stats).map_err(|refusal| {
                    Complaint::flag("--seats", format!("the rules refuse their own choice: {refusal}"))
                })?;
            }
            let elapsed = start.elapsed();
            if elapsed >= limit {
                break elapsed.as_secs_f64();
            }
        };
        Ok(Figures {
            game: Polterfass::ID,
            seats,
            stand,
            games: stats.games,
            seconds: elapsed,
            games_per_second: stats.games as f64 / elapsed,
            rounds_per_game: stats.rounds_per_game(),
            bust_rate: stats.fail_rate(),
            greedy_rate: stats.too_greedy_rate(),
            mean_serving: stats.mean_serving(),
            mean_scores: Seat::all(seats.into()).map(|place| stats.mean_score(place)).collect(),
        })
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, seconds, games_per_second, seats, stand, .. } = self;
        writeln!(f, "{games} random games of {seats} in {seconds:.2} s: {games_per_second:.0} a second on one core")?;
        writeln!(f, "a barrel stands with probability {stand}")?;
        writeln!(f, "rounds a game       {:.3}", self.rounds_per_game)?;
        writeln!(f, "innkeeper failed    {:.4} of the rounds", self.bust_rate)?;
        writeln!(f, "too greedy          {:.4} of the rounds", self.greedy_rate)?;
        writeln!(f, "mean serving        {:.3} mugs when the tap was closed", self.mean_serving)?;
        let scores: Vec<String> = self.mean_scores.iter().map(|score| format!("{score:.2}")).collect();
        write!(f, "mean final scores   {} from the first innkeeper on", scores.join(", "))
    }
}
