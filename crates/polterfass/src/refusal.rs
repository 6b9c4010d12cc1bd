//! Which rule of record stands behind a refusal.

use game_core::Seat;

use crate::Refusal;

impl Refusal {
    /// The number of the rule that a player should read, such as `P4.3`: one of docs/rules/polterfass.md.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::NotAsked { .. } => "P4.1",
            Self::WrongPhase => "P2.1",
            Self::AlreadyLaid => "P3.2",
            Self::NotStandingSpecial => "P4.2",
            Self::EmptyCup => "P4.3",
            Self::BadTarget | Self::TargetCount { .. } => "P5.6",
            Self::BadDraw => "P1.4",
            Self::Over => "P7.1",
        }
    }

    /// One refusal of each kind, for whatever has to know them all.
    #[must_use]
    pub const fn one_of_each() -> [Self; 9] {
        [
            Self::NotAsked { seat: Seat::FIRST },
            Self::WrongPhase,
            Self::AlreadyLaid,
            Self::NotStandingSpecial,
            Self::EmptyCup,
            Self::BadTarget,
            Self::TargetCount { destroyed: 1, doubled: 1 },
            Self::BadDraw,
            Self::Over,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = include_str!("../../../docs/rules/polterfass.md");

    #[test]
    fn every_refusal_names_a_rule_of_record() {
        for refusal in Refusal::one_of_each() {
            assert!(RULES.contains(&format!("\n- {} ", refusal.rule())), "{refusal:?}");
        }
    }

    #[test]
    fn the_rule_is_the_one_that_the_text_cites() {
        for refusal in Refusal::one_of_each() {
            let text = refusal.to_string();
            if let Some((_, cited)) = text.rsplit_once('(') {
                assert!(cited.contains(refusal.rule()), "{text}: {}", refusal.rule());
            }
        }
    }
}
