//! What stands on a real table, and what can be made of it (P5): the barrel helper.

use serde::{Deserialize, Serialize};

use crate::state::{Coaster, Due};
use crate::{BarrelModel, BarrelSet, Top};

/// Barrels that stand; all others lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stands {
    /// Those that stand.
    pub standing: BarrelSet,
    /// Those of them with the large end on top; others are ignored.
    pub large: BarrelSet,
}

/// A serving that the standing barrels allow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Serving {
    /// In mugs (P5.7).
    pub served: u8,
    /// The ways to get it that look different: of two barrels that show the same, one is named.
    pub ways: Vec<Targets>,
}

/// What the standing specials hit (P5.1, P5.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Targets {
    /// Destroyed by spoiled ones.
    pub destroyed: BarrelSet,
    /// Counted twice.
    pub doubled: BarrelSet,
}

/// A roll that the innkeeper may make next (P4.2).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct NextRoll {
    /// How many standing specials go back into the cup.
    pub put_back: u8,
    /// How many barrels are in the cup then, 1 to 9 (P4.3).
    pub cup: u8,
    /// The chance that none of them stands, and the innkeeper fails (P4.4).
    pub fails: f64,
}

impl Stands {
    fn coaster(self) -> Coaster {
        let large = self.large.and(self.standing);
        Coaster { standing: self.standing, large, fresh: BarrelSet::EMPTY, cup: BarrelSet::EMPTY }
    }

    /// Whether the tap can be closed over this: the first roll is repeated until a number barrel stands (P2.1).
    #[must_use]
    pub fn is_possible(self) -> bool {
        !self.coaster().numbers().is_empty()
    }

    /// The sum of the standing numbers, before any special.
    #[must_use]
    pub fn sum(self) -> u8 {
        self.coaster().sum()
    }

    /// How many number barrels are destroyed, and how many are doubled (P5.3 to P5.6).
    #[must_use]
    pub fn due(self) -> (u8, u8) {
        let due = self.due_targets();
        (due.destroy, due.double)
    }

    fn due_targets(self) -> Due {
        let coaster = self.coaster();
        Due::of(coaster.specials(), coaster.large, coaster.numbers())
    }

    /// Every choice of targets and what it serves.
    fn choices(self) -> impl Iterator<Item = (u8, Targets)> {
        let (coaster, due) = (self.coaster(), self.due_targets());
        (0..due.ways(coaster.numbers().len())).map(move |way| {
            let (destroyed, doubled) = due.targets(coaster.numbers(), way);
            (coaster.serving(destroyed, doubled), Targets { destroyed, doubled })
        })
    }

    /// All servings that closing the tap allows, the smallest first; none if no number barrel stands.
    ///
    /// ```
    /// use polterfass::{BarrelSet, Stands};
    ///
    /// // The book's 3, 3, 5 and 9 with one spoiled and one double (P5.10).
    /// let standing = BarrelSet::from_bits(0b1_1010_0111);
    /// let large = BarrelSet::from_bits(0b1_0000_0001);
    /// let servings = Stands { standing, large }.servings();
    /// assert!([26, 18, 14].iter().all(|wanted| servings.iter().any(|serving| serving.served == *wanted)));
    /// ```
    #[must_use]
    pub fn servings(self) -> Vec<Serving> {
        let mut list: Vec<Serving> = Vec::new();
        if !self.is_possible() {
            return list;
        }
        let shown = |targets: &Targets| [targets.destroyed.tops(self.large), targets.doubled.tops(self.large)];
        for (served, targets) in self.choices() {
            match list.iter_mut().find(|serving| serving.served == served) {
                None => list.push(Serving { served, ways: vec![targets] }),
                Some(serving) if serving.ways.iter().all(|way| shown(way) != shown(&targets)) => {
                    serving.ways.push(targets);
                }
                Some(_) => {}
            }
        }
        list.sort_by_key(|serving| serving.served);
        list
    }

    /// Whether closing the tap can serve so much.
    #[must_use]
    pub fn can_serve(self, served: u16) -> bool {
        self.is_possible() && self.choices().any(|(possible, _)| u16::from(possible) == served)
    }

    /// The rolls that may come next, the fewest specials put back first.
    #[must_use]
    pub fn next_rolls(self, model: BarrelModel) -> Vec<NextRoll> {
        let coaster = self.coaster();
        let (lying, specials) = (coaster.lying().len(), coaster.specials().len());
        let roll = |put_back| {
            let cup = lying + put_back;
            NextRoll { put_back: put_back as u8, cup: cup as u8, fails: model.fails(cup) }
        };
        (0..=specials).map(roll).filter(|roll| roll.cup > 0).collect()
    }

    /// What shows, from the highest number to the lowest, then specials.
    #[must_use]
    pub fn tops(self) -> Vec<Top> {
        self.standing.tops(self.large)
    }
}

/// Whether any nine barrels at all can serve so much (P5.7, P5.11).
///
/// Standing barrels are tried from all ends, with each pair of specials.
#[must_use]
pub fn can_be_served(served: u16) -> bool {
    (1..=BarrelSet::NUMBERS.bits()).any(|numbers| {
        // Ends of lying barrels make no difference.
        let mut large = numbers;
        loop {
            let reaches = SPECIALS.into_iter().any(|(standing, doubles)| {
                let bits = [numbers | standing, large | doubles].map(BarrelSet::from_bits);
                Stands { standing: bits[0], large: bits[1] }.can_serve(served)
            });
            if reaches {
                return true;
            }
            if large == 0 {
                return false;
            }
            large = (large - 1) & numbers;
        }
    })
}

/// How the specials can stand, as bits of standing and of large ends: none, one or two, spoiled or double.
const SPECIALS: [(u16, u16); 6] = [(0, 0), (0x80, 0), (0x80, 0x80), (0x180, 0), (0x180, 0x80), (0x180, 0x180)];

#[cfg(test)]
mod tests {
    use super::*;

    fn stands(standing: u16, large: u16) -> Stands {
        Stands { standing: BarrelSet::from_bits(standing), large: BarrelSet::from_bits(large) }
    }

    fn served(standing: u16, large: u16) -> Vec<u8> {
        stands(standing, large).servings().iter().map(|serving| serving.served).collect()
    }

    #[test]
    fn p5_7_without_specials_there_is_one_serving() {
        assert_eq!(served(0b101, 0b001), [12]);
        assert_eq!(stands(0b101, 0b001).due(), (0, 0));
    }

    #[test]
    fn p5_3_to_p5_5_one_number_barrel_under_two_specials() {
        // A 6 alone: two doubles make 12, two spoiled and one of each 0.
        assert_eq!(served(0b1_1010_0000, 0b1_1010_0000), [12]);
        assert_eq!(served(0b1_1010_0000, 0b0_0010_0000), [0]);
        assert_eq!(served(0b1_1010_0000, 0b1_0010_0000), [0]);
    }

    #[test]
    fn p5_10_the_books_example_and_nothing_twice() {
        // 9, 3 and 3, 5; one of the threes is named for both.
        let servings = stands(0b1_1010_0111, 0b1_0000_0001).servings();
        assert!(servings.iter().all(|serving| serving.ways.len() <= 2));
        let ways: usize = servings.iter().map(|serving| serving.ways.len()).sum();
        assert_eq!(ways, 7, "3 and 3, 3 and 5, 3 and 9, 5 and 3, 5 and 9, 9 and 3, 9 and 5");
        assert_eq!(servings.first().map(|serving| serving.served), Some(14));
    }

    #[test]
    fn p2_1_nothing_is_served_without_a_number_barrel() {
        assert!(served(0x180, 0x180).is_empty());
        assert!(!stands(0, 0).is_possible() && !stands(0x80, 0).can_serve(0));
    }

    #[test]
    fn p5_11_all_servings_up_to_68_but_one() {
        let impossible: Vec<u16> = (0..=100).filter(|&served| !can_be_served(served)).collect();
        assert_eq!(impossible[..2], [1, 69]);
        assert_eq!(impossible.len(), 1 + 32);
    }

    #[test]
    fn p4_3_and_p4_4_the_next_roll() {
        let model = BarrelModel::default();
        let rolls = stands(0b1_1010_0111, 0).next_rolls(model);
        assert_eq!(rolls.iter().map(|roll| (roll.put_back, roll.cup)).collect::<Vec<_>>(), [(0, 3), (1, 4), (2, 5)]);
        assert!((rolls[2].fails - 0.7_f64.powi(5)).abs() < 1e-12);
        let full = stands(0x1ff, 0).next_rolls(model);
        assert_eq!(full.iter().map(|roll| (roll.put_back, roll.cup)).collect::<Vec<_>>(), [(1, 1), (2, 2)]);
        assert!(stands(0x7f, 0).next_rolls(model).iter().all(|roll| roll.cup == 2));
    }
}
