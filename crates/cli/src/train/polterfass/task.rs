//! What lessons are to be made.

use std::ops::Range;
use std::str::FromStr;

use players::polterfass::values::{SOLVABLE, Values};
use polterfass::{Polterfass, Setup};
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::values;
use crate::out::counted;

/// Who reckons with the values that come with the program, with however many iterations.
const RECKONERS: [&str; 2] = ["master", "expert"];

/// What has to be the same for lessons to belong together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Task {
    /// Of the program.
    pub(super) version: String,
    pub(super) seats: u8,
    pub(super) games: u64,
    pub(super) seed: u64,
    /// The goal of all games; none if they go to different ones.
    pub(super) goal: Option<u16>,
    pub(super) player: String,
    /// The fingerprint of the values that come with the program, if the player reckons with them.
    pub(super) shipped: Option<String>,
    /// How positions are labelled; none if by who won the game.
    pub(super) solve: Option<Solve>,
}

/// How rounds are solved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Solve {
    pub(super) iterations: u32,
    /// The fingerprint of the values that they are solved for.
    pub(super) values: String,
}

/// Which part of all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shard {
    /// Counted from 1.
    pub(super) number: u64,
    pub(super) of: u64,
}

impl Shard {
    pub(super) const WHOLE: Self = Self { number: 1, of: 1 };

    /// Which of so many games, by number.
    pub(super) fn range(self, games: u64) -> Range<u64> {
        let end = |shard: u64| (u128::from(games) * u128::from(shard) / u128::from(self.of)) as u64;
        end(self.number - 1)..end(self.number)
    }
}

impl std::fmt::Display for Shard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let halves = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match halves {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Self { number, of }),
            Some(_) => Err("shards are counted from 1: 1/8 to 8/8".into()),
            None => Err("a shard is told as number and count: 2/8".into()),
        }
    }
}

/// Why there are no lessons from solved rounds of so many: by trials, as `solve` solves them, is not how it is done here.
pub(super) fn too_large(seats: usize) -> String {
    let [least, most] = [SOLVABLE.start(), SOLVABLE.end()];
    format!("rounds of {seats} are too large to be solved by looking at all orders; those of {least} to {most} are not")
}

impl Task {
    /// So many games of this player, played out, to different goals.
    pub(super) fn new(seats: u8, games: u64, seed: u64, player: &str) -> Self {
        let shipped = || values::fingerprint(Values::shipped(seats.into()));
        let plain = player.split(':').next().unwrap_or_default();
        Self {
            version: crate::version::of_play(),
            seats,
            games,
            seed,
            goal: None,
            player: player.into(),
            shipped: RECKONERS.contains(&plain).then(shipped),
            solve: None,
        }
    }

    /// The game with this number, and its luck; if goals differ, every third one goes to 75 and the others to 25 to 150.
    ///
    /// # Panics
    /// If there can be no such game.
    pub(super) fn game(&self, number: u64) -> (Polterfass, Xoshiro256PlusPlus) {
        let mixed = SplitMix64::seed_from_u64(self.seed).next_u64() ^ number;
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(SplitMix64::seed_from_u64(mixed).next_u64());
        let any = 25 + game_core::Luck::below(&mut luck, 126) as u16;
        let goal = self.goal.unwrap_or(if number.is_multiple_of(3) { 75 } else { any });
        let setup = Setup { goal, ..Setup::standard(self.seats) };
        (game_core::Game::new(setup).expect("the task was checked"), luck)
    }

    /// Why there can be no such lessons.
    pub(super) fn check(&self) -> Result<(), String> {
        Setup { goal: self.goal.unwrap_or(75), ..Setup::standard(self.seats) }.check().map_err(|e| e.to_string())?;
        match &self.solve {
            _ if self.games == 0 => Err("it has no games".into()),
            Some(_) if !SOLVABLE.contains(&self.seats.into()) => Err(too_large(self.seats.into())),
            _ => Ok(()),
        }
    }

    /// In what the other is different: the name, what it is here, what it is there; none if in nothing.
    pub(super) fn difference(&self, other: &Self) -> Option<[String; 3]> {
        let [here, there] = [self, other].map(|task| serde_json::to_value(task).unwrap_or_default());
        let name = here.as_object()?.keys().find(|name| here[name.as_str()] != there[name.as_str()])?;
        let told = |value: &Value| if value.is_null() { "not given".into() } else { value.to_string() };
        Some([name.clone(), told(&here[name]), told(&there[name])])
    }

    /// Whether both have the same games, or some of them: those follow from the seed, their numbers and who plays; where goals differ,
    /// many go to the one goal that the other has.
    pub(super) fn shares_games(&self, other: &Self) -> bool {
        let played = |task: &Self| (task.seats, task.seed, task.player.clone(), task.shipped.clone());
        let goals = self.goal.is_none() || other.goal.is_none() || self.goal == other.goal;
        goals && played(self) == played(other)
    }

    /// For people to read.
    pub(super) fn in_words(&self) -> String {
        let Self { games, player, seed, .. } = self;
        let goal = self.goal.map_or_else(|| "goals of 25 to 150".into(), |goal| format!("goal {goal}"));
        let how = match &self.solve {
            None => "played out".into(),
            Some(Solve { iterations, values }) => {
                format!("one round of each solved in {} by values {values}", counted(iterations, "iteration"))
            }
        };
        format!("{} of {player}, {goal}, seed {seed}, {how}", counted(games, "game"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_have_every_game_once() {
        for (games, of) in [(10, 3), (7, 7), (1_000_003, 64)] {
            let ranges: Vec<_> = (1..=of).map(|number| Shard { number, of }.range(games)).collect();
            assert_eq!((ranges[0].start, ranges[of as usize - 1].end), (0, games));
            assert!(ranges.windows(2).all(|pair| pair[0].end == pair[1].start), "{ranges:?}");
        }
    }

    #[test]
    fn lessons_of_whoever_reckons_with_values_tell_which() {
        for (player, reckons) in [("master", true), ("master:8", true), ("expert:100", true), ("careful", false)] {
            assert_eq!(Task::new(3, 1, 1, player).shipped.is_some(), reckons, "{player}");
        }
    }

    #[test]
    fn a_shard_is_told_as_number_and_count() {
        assert_eq!("2/8".parse(), Ok(Shard { number: 2, of: 8 }));
        for (wrong, why) in [("0/8", "from 1"), ("9/8", "from 1"), ("2", "2/8"), ("2/x", "2/8"), ("", "2/8")] {
            assert!(wrong.parse::<Shard>().unwrap_err().contains(why), "{wrong}");
        }
    }
}
