//! `stammtisch bench playouts polterfass`.

use std::fmt;

use game_core::{Game, Seat};
use polterfass::peers::{self, Stats};
use polterfass::{BarrelModel, Polterfass, SetupError};
use serde::Serialize;

use super::Common;
use crate::cli::Ended;
use crate::complaint::Complaint;

/// Play random games of Polterfass.
///
/// Guests lay any order; the innkeeper closes the tap with probability 1/2 at each decision, else puts each standing
/// special back with probability 1/2; targets are picked at random. Seat 0 keeps the tap first.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// How many seats, 3 to 6 (P1.1)
    #[arg(long, default_value_t = 4)]
    seats: u8,
    #[command(flatten)]
    common: Common,
    /// How likely a barrel is to stand, 0.05 to 0.95
    #[arg(long, value_name = "CHANCE", default_value_t = 0.35)]
    stand: f64,
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

impl Args {
    /// Measures and prints.
    ///
    /// # Errors
    /// If a flag makes no sense.
    pub(super) fn run(&self) -> Result<Ended, Complaint> {
        let &Self { seats, stand, .. } = self;
        let setup =
            polterfass::Setup { barrels: BarrelModel::Reckoned { stand, large_end: 0.5 }, ..peers::setup(seats) };
        let game = Polterfass::new(setup).map_err(|error| match error {
            SetupError::Seats(_) => Complaint::flag("--seats", error),
            _ => Complaint::flag("--stand", error),
        })?;
        let mut stats = Stats::default();
        let seconds = self.common.measure(|luck| peers::playout(&game, luck, &mut stats))?;
        self.common.print(&Figures {
            game: Polterfass::ID,
            seats,
            stand,
            games: stats.games,
            seconds,
            games_per_second: stats.games as f64 / seconds,
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
