//! Who plays: the flags that every game has.

use players::Anybody;
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::complaint::Complaint;
use crate::contest::{self, House};
use crate::out::counted;

/// How many play if nothing is said.
const SEATS: usize = 4;

/// What can be said of every game.
#[derive(Debug, clap::Args)]
pub(super) struct Common {
    /// How many play, you among them [default: one more than --players, or 4]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// The computer players, NAME:ITERATIONS among them, separated by commas; one name for all is enough [default: the strongest]
    #[arg(long, value_name = "PLAYER,..", value_delimiter = ',')]
    players: Vec<String>,
    /// What all luck follows from [default: the luck of the moment]
    #[arg(long)]
    seed: Option<u64>,
}

impl Common {
    /// Whether nothing is said.
    pub(super) fn is_empty(&self) -> bool {
        self.seats.is_none() && self.players.is_empty() && self.seed.is_none()
    }

    /// Which flag says how many play.
    pub(super) fn seats_flag(&self) -> &'static str {
        if self.seats.is_none() && !self.players.is_empty() { "--players" } else { "--seats" }
    }

    /// The computer players, by name.
    ///
    /// # Errors
    /// If there is no such player, or their number contradicts the number of seats.
    pub(super) fn players<G: House>(&self) -> Result<Vec<(String, Anybody<G>)>, Complaint> {
        let others = match (self.seats, self.players.len()) {
            (Some(seats), _) => usize::from(seats).saturating_sub(1),
            (None, 0 | 1) => SEATS - 1,
            (None, players) => players,
        };
        let names: Vec<String> = match self.players.as_slice() {
            [] => vec![G::NAMES.first().copied().unwrap_or_default().to_owned(); others],
            [one] => vec![one.clone(); others],
            players if players.len() == others => players.to_vec(),
            players => {
                let players = counted(players.len(), "computer player");
                let why = format!("{players} and you don't make {} seats", others + 1);
                return Err(Complaint::flag("--players", why));
            }
        };
        let player = |name: String| contest::player("--players", &name, "").map(|player| (name, player));
        names.into_iter().map(player).collect()
    }

    /// Whether somebody chose what all luck follows from.
    pub(super) fn has_seed(&self) -> bool {
        self.seed.is_some()
    }

    /// What all luck follows from.
    pub(super) fn seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        match self.seed {
            Some(number) => SplitMix64::seed_from_u64(number).fill_bytes(&mut seed),
            None => getrandom::fill(&mut seed).expect("the system gives random bytes"),
        }
        seed
    }
}

/// How many seats these players and the person need.
pub(super) fn seats<G: House>(players: &[(String, Anybody<G>)]) -> u8 {
    u8::try_from(players.len() + 1).unwrap_or(u8::MAX)
}
