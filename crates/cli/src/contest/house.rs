//! What a contest has to know of a game.

use goldbraeu::Goldbraeu;
use players::Anybody;
use polterfass::Polterfass;
use referee::TableGame;

use crate::complaint::Complaint;

/// A game with computer players.
pub(crate) trait House: TableGame {
    /// Their names, the strongest first.
    const NAMES: &'static [&'static str];
    /// Who plays on for a program that can't: the weakest one that knows what it does.
    const STAND_IN: &'static str;
    /// What the length of a game is counted in.
    const UNIT: &'static str;

    /// The computer player with this name.
    fn by_name(name: &str) -> Option<Anybody<Self>>;

    /// How long a finished game of so many steps was.
    fn length(view: &Self::View, steps: u32) -> u32;
}

/// The computer player that was named after `flag`; `others` says who else can be named there.
///
/// # Errors
/// If there is none of that name.
pub(crate) fn player<G: House>(flag: &'static str, name: &str, others: &str) -> Result<Anybody<G>, Complaint> {
    G::by_name(name).ok_or_else(|| {
        let all = G::NAMES;
        let counted: Vec<_> = all.iter().filter(|name| G::by_name(&format!("{name}:1")).is_some()).copied().collect();
        let (all, counted) = (all.join(", "), counted.join(", "));
        let known = format!("the computer players are: {all}; NAME:ITERATIONS is one of {counted}{others}");
        Complaint::flag_with_help(flag, format!("there is no computer player called `{name}`"), known)
    })
}

impl House for Polterfass {
    const NAMES: &'static [&'static str] = &players::polterfass::NAMES;
    const STAND_IN: &'static str = "careful";
    const UNIT: &'static str = "rounds";

    fn by_name(name: &str) -> Option<Anybody<Self>> {
        players::polterfass::by_name(name)
    }

    fn length(view: &Self::View, _steps: u32) -> u32 {
        view.round
    }
}

impl House for Goldbraeu {
    const NAMES: &'static [&'static str] = &players::goldbraeu::NAMES;
    const STAND_IN: &'static str = "trader";
    const UNIT: &'static str = "steps";

    fn by_name(name: &str) -> Option<Anybody<Self>> {
        players::goldbraeu::by_name(name)
    }

    fn length(_view: &Self::View, steps: u32) -> u32 {
        steps
    }
}
