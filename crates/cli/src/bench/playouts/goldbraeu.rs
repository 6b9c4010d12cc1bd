//! `stammtisch bench playouts goldbraeu`.

use std::fmt;

use game_core::Game;
use goldbraeu::Goldbraeu;
use goldbraeu::peers::{self, Stats};
use serde::Serialize;

use super::Common;
use crate::cli::Ended;
use crate::complaint::Complaint;

/// Play random games of Goldbräu on the reconstructed map.
///
/// Every choice is uniform over the legal actions; who can do something does not decline. Seat 0 begins.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// How many seats, 3 or 4 (G1.1)
    #[arg(long, default_value_t = 4)]
    seats: u8,
    #[command(flatten)]
    common: Common,
}

#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    games: u64,
    seconds: f64,
    games_per_second: f64,
    steps_per_game: f64,
    luck_per_game: f64,
    mean_scores: Vec<f64>,
}

impl Args {
    /// Measures and prints.
    ///
    /// # Errors
    /// If a flag makes no sense.
    pub(super) fn run(&self) -> Result<Ended, Complaint> {
        let game = Goldbraeu::new(peers::setup(self.seats)).map_err(|error| Complaint::flag("--seats", error))?;
        let mut stats = Stats::default();
        let seconds = self.common.measure(|luck| peers::playout(&game, luck, &mut stats))?;
        self.common.print(&Figures {
            game: Goldbraeu::ID,
            seats: self.seats,
            games: stats.games,
            seconds,
            games_per_second: stats.games as f64 / seconds,
            steps_per_game: stats.steps_per_game(),
            luck_per_game: stats.luck as f64 / stats.games as f64,
            mean_scores: stats.mean_money(self.seats.into()),
        })
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, seconds, games_per_second, seats, .. } = self;
        writeln!(f, "{games} random games of {seats} in {seconds:.2} s: {games_per_second:.0} a second on one core")?;
        writeln!(f, "steps a game        {:.2}, {:.2} of them luck", self.steps_per_game, self.luck_per_game)?;
        let scores: Vec<String> = self.mean_scores.iter().map(|score| format!("{score:.2}")).collect();
        write!(f, "mean final thalers  {} from the start player on", scores.join(", "))
    }
}
