//! Sets of kinds of step.

use goldbraeu::{Action, Draw, Phase, Purpose, Seen};

use super::variants::Variants;
use super::{Situation, Step, What, appoint, buy, day, end, expand, full, payday, setup};

const SITUATIONS: [&[Situation]; 8] = [
    setup::SITUATIONS,
    day::SITUATIONS,
    expand::SITUATIONS,
    appoint::SITUATIONS,
    buy::SITUATIONS,
    full::SITUATIONS,
    payday::SITUATIONS,
    end::SITUATIONS,
];
const VARIANTS: [&[&str]; 5] = [Action::NAMES, Draw::NAMES, Phase::NAMES, Purpose::NAMES, Seen::NAMES];

/// The names of all kinds of step; a kind is known by its place here.
pub fn names() -> Vec<&'static str> {
    let variants = VARIANTS.into_iter().flatten().copied();
    variants.chain(SITUATIONS.into_iter().flatten().map(|(name, _)| *name)).collect()
}

/// A set of kinds of step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kinds([u64; 4]);

impl Kinds {
    pub fn with(mut self, kind: usize) -> Self {
        self.0[kind / 64] |= 1 << (kind % 64);
        self
    }

    pub fn contains(self, kind: usize) -> bool {
        self.0[kind / 64] >> (kind % 64) & 1 == 1
    }

    pub fn union(self, others: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | others.0[word]))
    }

    /// Notes every kind that a step is of.
    pub(super) fn note(&mut self, step: &Step<'_>) {
        let mut variant = |list: usize, number: usize| *self = self.with(first_of(list) + number);
        match step.what {
            What::Act { action, .. } => variant(0, action.number()),
            What::Luck { draw } => variant(1, draw.number()),
        }
        for board in [step.before(), step.after()] {
            variant(2, board.phase.number());
        }
        for seen in step.seen {
            if let Seen::TurnedOver { purpose, .. } = seen {
                variant(3, purpose.number());
            }
            variant(4, seen.number());
        }
        for (place, (_, happens)) in SITUATIONS.into_iter().flatten().enumerate() {
            if happens(step) {
                *self = self.with(first_of(VARIANTS.len()) + place);
            }
        }
    }
}

/// The place of the first name of a list of variants, or of the first situation.
fn first_of(list: usize) -> usize {
    VARIANTS[..list].iter().map(|names| names.len()).sum()
}
