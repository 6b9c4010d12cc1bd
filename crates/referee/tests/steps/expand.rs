//! G4: expanding, and G3.6: expanding twice.

use game_core::{Game as _, Seat};
use goldbraeu::{Garden, Seen, Space};

use super::{Situation, Step};

pub const SITUATIONS: &[Situation] = &[
    ("G4.1 a plain space is annexed", |step| annexed(step, false)),
    ("G4.1 a parasol is annexed", |step| annexed(step, true)),
    ("G4.2 a plain space changes over", |step| shifted(step, false)),
    ("G4.2 a parasol changes over", |step| shifted(step, true)),
    ("G4.3 nothing is cut off", |step| cuts_off(step, |freed| freed == 0)),
    ("G4.3 a space is cut off", |step| cuts_off(step, |freed| freed == 1)),
    ("G4.3 several spaces are cut off", |step| cuts_off(step, |freed| freed > 1)),
    ("G3.6 annexed twice", |step| twice(step, Did::Annexed, Did::Annexed)),
    ("G3.6 annexed, then shifted", |step| twice(step, Did::Annexed, Did::Shifted)),
    ("G3.6 shifted, then annexed", |step| twice(step, Did::Shifted, Did::Annexed)),
    ("G3.6 shifted twice", |step| twice(step, Did::Shifted, Did::Shifted)),
    ("G3.6 the second space touches the garden by the first alone", builds_on_the_first),
    ("G3.6 the space just annexed changes over", shifts_the_first),
    ("G3.6 a space just cut off is annexed", annexes_what_was_cut_off),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Did {
    Annexed,
    Shifted,
}

fn annexed(step: &Step<'_>, wanted: bool) -> bool {
    step.tells(|seen| matches!(seen, Seen::Annexed { parasol, .. } if *parasol == wanted))
}

fn shifted(step: &Step<'_>, wanted: bool) -> bool {
    step.tells(|seen| matches!(seen, Seen::Shifted { parasol, .. } if *parasol == wanted))
}

fn cuts_off(step: &Step<'_>, wanted: fn(usize) -> bool) -> bool {
    step.tells(|seen| matches!(seen, Seen::Shifted { freed, .. } if wanted(freed.len())))
}

fn expansion(seen: &Seen) -> Option<(Seat, Did)> {
    match seen {
        Seen::Annexed { seat, .. } => Some((*seat, Did::Annexed)),
        Seen::Shifted { seat, .. } => Some((*seat, Did::Shifted)),
        _ => None,
    }
}

/// The two expansions of a lone picker, if this step is the second.
fn pair<'a>(step: &'a Step<'_>) -> Option<(&'a Seen, &'a Seen)> {
    let second = step.seen.iter().find(|seen| expansion(seen).is_some())?;
    let first = step.today.iter().rfind(|seen| expansion(seen).is_some())?;
    (expansion(first)?.0 == expansion(second)?.0).then_some((first, second))
}

fn twice(step: &Step<'_>, one: Did, other: Did) -> bool {
    let did = |seen| expansion(seen).map(|(_, did)| did);
    pair(step).is_some_and(|(first, second)| did(first) == Some(one) && did(second) == Some(other))
}

/// The garden that a space joined.
fn joined(seen: &Seen) -> Option<(Garden, Space)> {
    match seen {
        Seen::Annexed { garden, space, .. } => Some((*garden, *space)),
        Seen::Shifted { to, space, .. } => Some((*to, *space)),
        _ => None,
    }
}

fn builds_on_the_first(step: &Step<'_>) -> bool {
    let Some((Some((one, first)), Some((other, second)))) = pair(step).map(|(a, b)| (joined(a), joined(b))) else {
        return false;
    };
    let others = step.before().gardens[one].spaces.without(first);
    one == other && step.game.setup().map.neighbours(second).and(others).is_empty()
}

fn shifts_the_first(step: &Step<'_>) -> bool {
    matches!(pair(step), Some((Seen::Annexed { space: first, .. }, Seen::Shifted { space, .. })) if first == space)
}

fn annexes_what_was_cut_off(step: &Step<'_>) -> bool {
    matches!(pair(step), Some((Seen::Shifted { freed, .. }, Seen::Annexed { space, .. })) if freed.contains(*space))
}
