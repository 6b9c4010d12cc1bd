//! G3: the days.

use goldbraeu::{Phase, Pick, Seen};

use super::{Situation, Step};

pub const SITUATIONS: &[Situation] = &[
    ("G3.1 nothing can be expanded", |step| idle(step, Pick::Expand)),
    ("G3.1 nobody can be appointed", |step| idle(step, Pick::Appoint)),
    ("G3.1 nothing can be bought", |step| idle(step, Pick::Buy)),
    ("G3.1 everyone picks the same", |step| shown(step, |kinds| kinds == 1)),
    ("G3.1 every action is picked", |step| shown(step, |kinds| kinds == Pick::COUNT)),
    ("G3.3 an expansion is declined", |step| declined(step, Pick::Expand, false)),
    ("G3.3 an appointment is declined", |step| declined(step, Pick::Appoint, false)),
    ("G3.3 a purchase is declined", |step| declined(step, Pick::Buy, false)),
    ("G3.3 the second expansion is declined", |step| declined(step, Pick::Expand, true)),
    ("G3.3 the second appointment is declined", |step| declined(step, Pick::Appoint, true)),
    ("G3.4 both cards were sold", |step| dawn(step) && !step.tells(|seen| matches!(seen, Seen::PutUnder { .. }))),
    ("G3.4 one unsold card goes under the pile", |step| unsold(step) == Some(1)),
    ("G3.4 two unsold cards go under the pile", |step| unsold(step) == Some(2)),
    ("G3.4 the pile has one card for a new day", |step| laid_out(step) == Some(1)),
    ("G3.4 the pile is empty when a day begins", |step| laid_out(step) == Some(0)),
    ("G10.4 a known card is laid out", known_is_laid_out),
];

fn idle(step: &Step<'_>, pick: Pick) -> bool {
    step.tells(|seen| matches!(seen, Seen::Idle { action, .. } if *action == pick))
}

fn shown(step: &Step<'_>, wanted: fn(usize) -> bool) -> bool {
    let kinds = || Pick::ALL.into_iter().filter(|&pick| step.pickers(pick) > 0).count();
    step.tells(|seen| matches!(seen, Seen::PicksShown { .. })) && wanted(kinds())
}

/// Whether an action is declined: the second execution of a lone picker, or the first.
fn declined(step: &Step<'_>, pick: Pick, second: bool) -> bool {
    let left = match step.phase() {
        Phase::Expand { left, .. } | Phase::Appoint { left, .. } => left,
        _ => 1,
    };
    let is_second = pick != Pick::Buy && left == 1 && step.pickers(pick) == 1;
    second == is_second && step.tells(|seen| matches!(seen, Seen::Declined { action, .. } if *action == pick))
}

/// Whether a day begins that is not the first.
fn dawn(step: &Step<'_>) -> bool {
    let ended = |seen: &Seen| matches!(seen, Seen::DayEnded { .. } | Seen::PaydayEnded { .. });
    step.tells(ended) && step.tells(|seen| matches!(seen, Seen::DayBegan { .. }))
}

fn unsold(step: &Step<'_>) -> Option<usize> {
    step.seen.iter().find_map(|seen| match seen {
        Seen::PutUnder { cards } => Some(cards.len()),
        _ => None,
    })
}

/// How many cards lie face up when everybody is asked to pick.
fn laid_out(step: &Step<'_>) -> Option<usize> {
    let picking = matches!(step.after().phase, Phase::Pick { .. }) && !matches!(step.phase(), Phase::Pick { .. });
    let idle_day = dawn(step) && matches!(step.after().phase, Phase::Pick { .. });
    (picking || idle_day).then(|| step.after().face_up.into_iter().flatten().count())
}

fn known_is_laid_out(step: &Step<'_>) -> bool {
    let laid = step.seen.iter().filter(|seen| matches!(seen, Seen::LaidOut { .. })).count();
    laid > usize::from(step.phase() == Phase::LayOut {})
}
