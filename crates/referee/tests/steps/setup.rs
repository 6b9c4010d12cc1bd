//! G2: setup.

use game_core::Game as _;
use goldbraeu::{Action, Brewery, ByGarden, Card, Draw, StartPlayer};

use super::{Situation, Step, What};

pub const SITUATIONS: &[Situation] = &[
    ("G2.3 a brewery begins without a sign at an inn", |step| signs(step, |hung| hung == 0)),
    ("G2.3 a brewery begins with all its signs at inns", |step| signs(step, |hung| hung == 3)),
    ("G2.6 two alike are kept", |step| kept(step) == Some(1)),
    ("G2.6 two that differ are kept", |step| kept(step) == Some(2)),
    ("G2.7 a boss is set without a stone", |step| boss(step) == Some(false)),
    ("G2.7 a boss is set beside a stone", |step| boss(step) == Some(true)),
    ("G2.8 a named seat starts", |step| matches!(step.game.setup().start, StartPlayer::Seat(_))),
    ("G1.7 three players", |step| step.game.setup().seats == 3),
    ("G1.1 four players", |step| step.game.setup().seats == 4),
];

fn signs(step: &Step<'_>, wanted: fn(usize) -> bool) -> bool {
    let What::Luck { draw: Draw::Signs { signs } } = step.what else { return false };
    let hung = |signs: &ByGarden<Brewery>, brewery| signs.0.iter().filter(|&&sign| sign == brewery).count();
    Brewery::ALL.into_iter().any(|brewery| wanted(hung(&signs, brewery)))
}

/// Of how many firms the two cards are that somebody keeps.
fn kept(step: &Step<'_>) -> Option<usize> {
    match step.action()? {
        Action::Keep { cards } => Some(Card::ALL.into_iter().filter(|&card| cards.contains(card)).count()),
        _ => None,
    }
}

/// Whether the seat that sets a boss has a stone beside it.
fn boss(step: &Step<'_>) -> Option<bool> {
    match (step.actor()?, step.action()?) {
        (seat, Action::PlaceBoss { firm }) => Some(step.before().firms[firm].stones[seat] > 0),
        _ => None,
    }
}
