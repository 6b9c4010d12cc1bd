//! The computer players of each game.

use std::fmt;
use std::sync::{Arc, OnceLock};

use game_core::Game;
use goldbraeu::Goldbraeu;
use players::{Adviser, Anybody};
use polterfass::Polterfass;

/// The strengths that people choose from, the strongest first.
const STRENGTHS: [&str; 5] = ["master", "expert", "seasoned", "regular", "newcomer"];
/// Who stands in for somebody who is away or late: neither a gift nor a ruin for the others.
const STAND_IN: &str = "regular";

/// Those of these players that people are to choose from: the five strengths once there are all of them. The others stay known,
/// for old tables and for programs.
#[must_use]
pub fn offered(names: &[&'static str]) -> Vec<&'static str> {
    if STRENGTHS.iter().all(|strength| names.contains(strength)) { STRENGTHS.into() } else { names.into() }
}

/// Somebody who gives advice, whom any thread can ask.
pub type AnyAdviser<G> = Box<dyn Adviser<G> + Send + Sync>;

/// The computer players of one game.
pub struct Troupe<G: Game> {
    names: &'static [&'static str],
    by_name: fn(&str) -> Option<Anybody<G>>,
    adviser: fn() -> AnyAdviser<G>,
    /// In the order of the names; made when they are asked first, as some have much to read before.
    made: Vec<OnceLock<Option<Arc<Anybody<G>>>>>,
    advises: OnceLock<Arc<AnyAdviser<G>>>,
}

impl<G: Game> Troupe<G> {
    /// The players with these names, of which there is at least one, the strongest first; how each is made; and who advises.
    #[must_use]
    pub fn new(
        names: &'static [&'static str],
        by_name: fn(&str) -> Option<Anybody<G>>,
        adviser: fn() -> Box<dyn Adviser<G> + Send + Sync>,
    ) -> Self {
        let made = names.iter().map(|_| OnceLock::new()).collect();
        Self { names, by_name, adviser, made, advises: OnceLock::new() }
    }

    /// Their names, the strongest first.
    #[must_use]
    pub fn names(&self) -> &'static [&'static str] {
        self.names
    }

    /// Whose name stands in for people.
    #[must_use]
    pub fn stand_in(&self) -> &'static str {
        self.names.iter().copied().find(|name| *name == STAND_IN).unwrap_or(self.names[0])
    }

    /// Whoever plays for this name, the first of those at or below it that may: tables of old name players that are gone.
    pub fn from(&self, name: &str, may: impl Fn(&str) -> bool) -> Option<&'static str> {
        let name = if self.names.contains(&name) { name } else { self.stand_in() };
        self.names.iter().copied().skip_while(|other| *other != name).find(|other| may(other))
    }

    /// The player of this name.
    #[must_use]
    pub fn player(&self, name: &str) -> Option<Arc<Anybody<G>>> {
        let place = self.names.iter().position(|other| *other == name)?;
        self.made[place].get_or_init(|| (self.by_name)(name).map(Arc::new)).clone()
    }

    /// Who gives advice.
    #[must_use]
    pub fn adviser(&self) -> Arc<AnyAdviser<G>> {
        Arc::clone(self.advises.get_or_init(|| Arc::new((self.adviser)())))
    }
}

impl<G: Game> fmt::Debug for Troupe<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Troupe").field(&self.names).finish()
    }
}

/// The computer players of all games.
#[derive(Clone, Debug)]
pub struct Troupes {
    /// Those of Polterfass.
    pub polterfass: Arc<Troupe<Polterfass>>,
    /// Those of Goldbräu.
    pub goldbraeu: Arc<Troupe<Goldbraeu>>,
}

impl Default for Troupes {
    fn default() -> Self {
        use players::{goldbraeu, polterfass};
        Self {
            polterfass: Arc::new(Troupe::new(&polterfass::NAMES, polterfass::by_name, polterfass::adviser)),
            goldbraeu: Arc::new(Troupe::new(&goldbraeu::NAMES, goldbraeu::by_name, goldbraeu::adviser)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn troupe(names: &'static [&'static str]) -> Troupe<Polterfass> {
        Troupe::new(names, players::polterfass::by_name, players::polterfass::adviser)
    }

    #[test]
    fn five_strengths_are_offered_as_soon_as_there_are_five() {
        let old = ["careful", "random"];
        assert_eq!(offered(&old), old);
        let all = ["master", "expert", "seasoned", "regular", "newcomer", "careful", "random"];
        assert_eq!(offered(&all), STRENGTHS);
        assert_eq!(offered(&all[1..]), all[1..], "four are not the five");
    }

    #[test]
    fn the_regular_stands_in_if_there_is_one() {
        assert_eq!(troupe(&["master", "regular", "random"]).stand_in(), "regular");
        assert_eq!(troupe(&["careful", "random"]).stand_in(), "careful");
    }

    /// Somebody careful makes no whims, and a trader misjudges nothing.
    #[test]
    fn the_next_below_is_weaker_in_both_games() {
        let Troupes { polterfass, goldbraeu } = Troupes::default();
        let chains = [
            (polterfass.names(), ["master", "expert", "careful", "seasoned", "regular", "newcomer", "random"]),
            (goldbraeu.names(), ["master", "expert", "trader", "seasoned", "regular", "newcomer", "random"]),
        ];
        for (names, chain) in chains {
            assert_eq!(names, chain);
        }
        assert_eq!(polterfass.from("newcomer", |name| name != "newcomer"), Some("random"));
    }

    #[test]
    fn whoever_is_unknown_or_may_not_play_is_replaced_from_below() {
        let troupe = troupe(&["master", "regular", "random"]);
        assert_eq!(troupe.from("master", |_| true), Some("master"));
        assert_eq!(troupe.from("master", |name| name != "master"), Some("regular"));
        assert_eq!(troupe.from("trader", |_| true), Some("regular"));
        assert_eq!(troupe.from("random", |name| name != "random"), None);
        assert!(troupe.player("random").is_some() && troupe.player("trader").is_none());
    }
}
