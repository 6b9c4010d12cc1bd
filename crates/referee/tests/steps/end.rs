//! G9: the end, and G10.3: what is shown then.

use goldbraeu::Seen;

use super::{Situation, Step};

pub const SITUATIONS: &[Situation] = &[
    ("G9.1 one wins", |step| winners(step, |winners| winners == 1)),
    ("G9.1 several win", |step| winners(step, |winners| winners > 1)),
    ("G10.3 hidden cards are shown at the end", |step| {
        step.tells(|seen| matches!(seen, Seen::HandsShown { hands } if hands.iter().any(|(_, hand)| !hand.is_empty())))
    }),
];

fn winners(step: &Step<'_>, wanted: fn(usize) -> bool) -> bool {
    step.tells(|seen| matches!(seen, Seen::Ended { winners, .. } if wanted(winners.len())))
}
