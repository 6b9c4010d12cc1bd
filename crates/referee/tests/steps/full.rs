//! G7: full firms, by what set the last stone.

use goldbraeu::{Action, Phase, Purpose, Seen};

use super::{Situation, Step};

pub const SITUATIONS: &[Situation] = &[
    ("G2.10 full at setup", |step| full(step, |action| matches!(action, Action::Keep { .. }))),
    ("G7.1 full by a share bought face up", |step| full(step, |action| matches!(action, Action::Buy { .. }))),
    ("G7.1 full by a share drawn blind", |step| {
        matches!(step.phase(), Phase::Drawn { card: None, .. }) && full(step, |action| action == Action::Show {})
    }),
    ("G7.1 full by qualifying", |step| turned_over(step, Purpose::Qualify)),
    ("G7.1 full by a block", |step| turned_over(step, Purpose::Block)),
    ("G7.1 full by a break", |step| turned_over(step, Purpose::Break)),
    ("G7.1 full before a payday", |step| turned_over(step, Purpose::Payday)),
    ("G7.1 nobody has a lone stone", |step| losers(step, |losers, _| losers == 0)),
    ("G7.1 a lone stone is lost", |step| losers(step, |losers, _| losers == 1)),
    ("G7.1 several lone stones are lost", |step| losers(step, |losers, _| losers > 1)),
    ("G7.1 who fills the firm loses that very stone", |step| losers(step, |_, own| own)),
    ("G7.1 a firm of five shares is full", |step| losers(step, |_, _| true) && step.before().money.seats() == 3),
    ("G7.1 a firm of six shares is full", |step| losers(step, |_, _| true) && step.before().money.seats() == 4),
    ("G7.1 a garden is full", |step| fills(step, true)),
    ("G7.1 a brewery is full", |step| fills(step, false)),
];

fn full(step: &Step<'_>, wanted: fn(Action) -> bool) -> bool {
    step.action().is_some_and(wanted) && step.tells(|seen| matches!(seen, Seen::FullFirm { .. }))
}

fn turned_over(step: &Step<'_>, wanted: Purpose) -> bool {
    full(step, |_| true) && step.tells(|seen| matches!(seen, Seen::TurnedOver { purpose, .. } if *purpose == wanted))
}

/// How many lose a stone, and whether whoever acted is among them; setup aside, where all show at the same time.
fn losers(step: &Step<'_>, wanted: fn(usize, bool) -> bool) -> bool {
    let Some(seat) = step.actor().filter(|_| !matches!(step.phase(), Phase::Keep { .. })) else { return false };
    step.tells(|seen| matches!(seen, Seen::FullFirm { losers, .. } if wanted(losers.len(), losers.contains(seat))))
}

fn fills(step: &Step<'_>, wanted: bool) -> bool {
    step.tells(|seen| matches!(seen, Seen::FullFirm { firm, .. } if firm.garden().is_some() == wanted))
}
