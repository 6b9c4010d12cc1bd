//! Which rule of record stands behind a refusal.

use game_core::Seat;

use crate::{Brewery, Card, Firm, Garden, Refusal, Space};

impl Refusal {
    /// The number of the rule that a player should read, such as `G5.4`: one of docs/rules/goldbraeu.md.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::NotAsked { .. } => "G3.2",
            Self::WrongPhase => "G3.1",
            Self::AlreadyChosen | Self::BadKeep => "G2.6",
            Self::HasBoss { .. } => "G2.7",
            Self::NoSpace { .. } => "G1.6",
            Self::NotYourGarden { .. } | Self::SpaceNotFree { .. } | Self::NotTouching { .. } => "G4.1",
            Self::NotItsSpace { .. } | Self::FrontSpace { .. } => "G4.2",
            Self::OwnBoss { .. } | Self::NoBossLeft => "G5.7",
            Self::FreshBoss { .. } => "G5.5",
            Self::ClosedFirm { .. } => "G5.4",
            Self::NoShare { .. } => "G5.1",
            Self::NotYourFirm { .. } | Self::SameSupplier { .. } | Self::NoSignLeft { .. } => "G5.8",
            Self::CantTurnOver { .. } => "G6.6",
            Self::NoMajority { .. } => "G5.2",
            Self::MajorityStands { .. } => "G5.3",
            Self::NotFaceUp { .. } | Self::NoStoneLeft => "G6.2",
            Self::PileEmpty => "G6.5",
            Self::OutOfReach { .. } => "G6.4",
            Self::NotInHand { .. } => "G8.1",
            Self::BadDraw => "G2.5",
            Self::Over => "G9.1",
        }
    }

    /// One refusal of each kind, for whatever has to know them all.
    #[must_use]
    pub fn one_of_each() -> Vec<Self> {
        let (firm, garden, brewery, cards) = (Firm::Krug, Garden::Krug, Brewery::Mayerbraeu, 1);
        let of_spaces = Space::new(0).into_iter().flat_map(|space| {
            [
                Self::NoSpace { space },
                Self::SpaceNotFree { space },
                Self::NotTouching { space, garden },
                Self::NotItsSpace { space, garden },
                Self::FrontSpace { space },
            ]
        });
        let others = [
            Self::NotAsked { seat: Seat::FIRST },
            Self::WrongPhase,
            Self::AlreadyChosen,
            Self::BadKeep,
            Self::HasBoss { firm },
            Self::NotYourGarden { garden },
            Self::OwnBoss { firm },
            Self::FreshBoss { firm },
            Self::ClosedFirm { firm },
            Self::NoBossLeft,
            Self::NoShare { firm },
            Self::NotYourFirm { firm },
            Self::SameSupplier { brewery, garden },
            Self::NoSignLeft { brewery },
            Self::CantTurnOver { cards, firm },
            Self::NoMajority { cards, firm },
            Self::MajorityStands { cards, firm },
            Self::NotFaceUp { card: Card::Krug },
            Self::NoStoneLeft,
            Self::PileEmpty,
            Self::OutOfReach { garden },
            Self::NotInHand { firm },
            Self::BadDraw,
            Self::Over,
        ];
        of_spaces.chain(others).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = include_str!("../../../docs/rules/goldbraeu.md");

    #[test]
    fn every_refusal_names_a_rule_of_record() {
        for refusal in Refusal::one_of_each() {
            assert!(RULES.contains(&format!("\n- {} ", refusal.rule())), "{refusal:?}");
        }
    }

    #[test]
    fn the_rule_is_one_that_the_text_cites() {
        for refusal in Refusal::one_of_each() {
            let text = refusal.to_string();
            if let Some((_, cited)) = text.rsplit_once('(') {
                assert!(cited.contains(refusal.rule()), "{text}: {}", refusal.rule());
            }
        }
    }
}
