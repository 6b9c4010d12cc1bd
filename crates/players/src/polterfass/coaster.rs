//! Coasters that play alike, as one number each.
//!
//! The two barrels of a kind are interchangeable, so 3 x 6 x 6 x 6 arrangements of the number barrels and 6 of the special
//! ones stand for all 3^9.

use std::sync::OnceLock;

use ::polterfass::{BarrelView, End, Top, View};

/// How many arrangements of the number barrels there are.
pub(super) const NUMBERS: usize = 3 * 6 * 6 * 6;
/// How many arrangements of the two special barrels there are.
pub(super) const SPECIALS: usize = 6;
/// The largest serving (P5.11).
pub(super) const MOST: usize = 68;

/// How many of the barrels of a kind stand on their larger and on their smaller end, by the number of the arrangement.
pub(super) const UPENDED: [Upended; 6] = [up(0, 0), up(1, 0), up(0, 1), up(2, 0), up(1, 1), up(0, 2)];

/// The larger numbers of the four kinds of number barrels, and how many there are of each (P1.2).
const KINDS: [(usize, usize); 4] = [(9, 1), (8, 2), (7, 2), (6, 2)];

/// Barrels of one kind: how many stand on which end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Upended {
    /// On the smaller end up; of the special barrels: spoiled.
    pub(super) small: usize,
    /// On the larger end up; of the special barrels: double.
    pub(super) large: usize,
}

const fn up(small: usize, large: usize) -> Upended {
    Upended { small, large }
}

impl Upended {
    /// The number of this arrangement.
    pub(super) fn number(self) -> usize {
        UPENDED.iter().position(|&other| other == self).unwrap_or(0)
    }

    /// How many stand.
    pub(super) const fn standing(self) -> usize {
        self.small + self.large
    }
}

/// Where the barrels are, as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Coaster {
    /// The arrangement of the number barrels, below [`NUMBERS`].
    pub(super) numbers: usize,
    /// The arrangement of the special barrels, below [`SPECIALS`].
    pub(super) specials: usize,
}

impl Coaster {
    /// What stood after the first roll of a round that was written down. Kinds of which there are more than there are barrels count
    /// for nothing.
    pub(super) fn written(tops: &[Top]) -> Self {
        let mut by_kind = [up(0, 0); 5];
        for top in tops {
            match *top {
                Top::Number(number @ 6..=9) => by_kind[9 - usize::from(number)].large += 1,
                Top::Number(number) => by_kind[usize::from(number.clamp(2, 5)) - 2].small += 1,
                Top::Double => by_kind[4].large += 1,
                Top::Spoiled => by_kind[4].small += 1,
            }
        }
        for (kind, size) in by_kind.iter_mut().zip([1, 2, 2, 2, 2]) {
            if kind.standing() > size {
                *kind = up(0, 0);
            }
        }
        Self::of(by_kind)
    }

    /// The standing barrels of a view.
    pub(super) fn seen(barrels: &[BarrelView]) -> Self {
        Self::standing((0..).zip(barrels.iter().copied()))
    }

    /// The barrels by which the guests of a view ordered; nothing stands before the first roll of its round.
    pub(super) fn ordered_at(view: &View) -> Self {
        Self::seen(view.ordered_at.as_deref().unwrap_or_default())
    }

    /// Those of these barrels, with their numbers, that stand.
    pub(super) fn standing(barrels: impl Iterator<Item = (usize, BarrelView)>) -> Self {
        let mut by_kind = [up(0, 0); 5];
        for (barrel, view) in barrels {
            let kind = &mut by_kind[barrel.div_ceil(2)];
            match view {
                BarrelView::Standing { up: End::Large, .. } => kind.large += 1,
                BarrelView::Standing { up: End::Small, .. } => kind.small += 1,
                BarrelView::Lying | BarrelView::Cup => {}
            }
        }
        Self::of(by_kind)
    }

    fn of(by_kind: [Upended; 5]) -> Self {
        let [numbers @ .., specials] = by_kind.map(Upended::number);
        Self { numbers: numbers_of(numbers), specials }
    }

    /// The numbers on top of the standing number barrels.
    fn tops(self) -> impl Iterator<Item = usize> {
        kinds_of(self.numbers).into_iter().zip(KINDS).flat_map(|(arrangement, (large, _))| {
            let Upended { small, large: larges } = UPENDED[arrangement];
            std::iter::repeat_n(11 - large, small).chain(std::iter::repeat_n(large, larges))
        })
    }

    /// The servings that the innkeeper can choose among if the tap is closed now (P5.1 to P5.7), the smallest first.
    pub(super) fn servings(self) -> &'static [u8] {
        /// All lists, one after the other, and by coaster where its own ends.
        struct Lists(Vec<u8>, Vec<u32>);
        static LISTS: OnceLock<Lists> = OnceLock::new();
        let Lists(servings, ends) = LISTS.get_or_init(|| {
            let (mut servings, mut ends) = (Vec::new(), vec![0]);
            for at in 0..NUMBERS * SPECIALS {
                let set = Self { numbers: at / SPECIALS, specials: at % SPECIALS }.count_servings();
                servings.extend((0..=MOST as u8).filter(|served| set >> served & 1 == 1));
                ends.push(servings.len() as u32);
            }
            Lists(servings, ends)
        });
        let at = self.numbers * SPECIALS + self.specials;
        &servings[ends[at] as usize..ends[at + 1] as usize]
    }

    fn count_servings(self) -> u128 {
        let tops: Vec<i32> = self.tops().map(|top| top as i32).collect();
        let Upended { small: spoiled, large: doubles } = UPENDED[self.specials];
        // Destruction comes first (P5.6); what finds no number barrel is lost (P5.3, P5.4).
        let effects: Vec<i32> =
            std::iter::repeat_n(-1, spoiled).chain(std::iter::repeat_n(1, doubles)).take(tops.len()).collect();
        let sum: i32 = tops.iter().sum();
        let mut servings = 0;
        match effects[..] {
            [] => servings |= 1 << sum,
            [only] => tops.iter().for_each(|top| servings |= 1 << (sum + only * top)),
            [first, second, ..] => {
                for (at, one) in tops.iter().enumerate() {
                    let others = tops.iter().enumerate().filter(|&(other, _)| other != at);
                    others.for_each(|(_, other)| servings |= 1 << (sum + first * one + second * other));
                }
            }
        }
        servings
    }
}

/// The arrangements of the four kinds, from the number of all together.
pub(super) const fn kinds_of(numbers: usize) -> [usize; 4] {
    [numbers % 3, numbers / 3 % 6, numbers / 18 % 6, numbers / 108]
}

/// The number of the arrangement of all number barrels, from those of the four kinds.
pub(super) fn numbers_of(kinds: [usize; 4]) -> usize {
    kinds[0] + 3 * (kinds[1] + 6 * (kinds[2] + 6 * kinds[3]))
}

/// How many number barrels stand.
pub(super) const fn standing(numbers: usize) -> usize {
    STANDING[numbers] as usize
}

const STANDING: [u8; NUMBERS] = {
    let mut table = [0; NUMBERS];
    let mut numbers = 0;
    while numbers < NUMBERS {
        let kinds = kinds_of(numbers);
        let mut kind = 0;
        while kind < kinds.len() {
            table[numbers] += UPENDED[kinds[kind]].standing() as u8;
            kind += 1;
        }
        numbers += 1;
    }
    table
};

/// How many barrels a kind has.
pub(super) fn size_of(kind: usize) -> usize {
    KINDS[kind].1
}

#[cfg(test)]
mod tests {
    use ::polterfass::BarrelSet;

    use super::*;

    /// A coaster with these tops, and these spoiled and double barrels.
    fn coaster(tops: &[usize], spoiled: usize, doubles: usize) -> Coaster {
        let count = |top: usize| tops.iter().filter(|&&other| other == top).count();
        let kinds = KINDS.map(|(large, _)| up(count(11 - large), count(large)).number());
        Coaster { numbers: numbers_of(kinds), specials: up(spoiled, doubles).number() }
    }

    fn servings(coaster: Coaster) -> Vec<u8> {
        coaster.servings().to_vec()
    }

    /// All 3^9 arrangements, as they lie there and as they are written down.
    #[test]
    fn what_is_written_down_is_what_stood() {
        for number in 0..3_u32.pow(9) {
            let place = |barrel: u32| match number / 3_u32.pow(barrel) % 3 {
                0 => BarrelView::Lying,
                1 => BarrelView::Standing { up: End::Small, fresh: true },
                _ => BarrelView::Standing { up: End::Large, fresh: true },
            };
            let barrels: Vec<_> = (0..9).map(place).collect();
            let those = |wanted: BarrelView| {
                let bits = barrels.iter().enumerate().filter(|(_, place)| **place == wanted).map(|(at, _)| 1 << at);
                BarrelSet::from_bits(bits.sum())
            };
            let (small, large) = (those(place_of(End::Small)), those(place_of(End::Large)));
            let tops = small.union(large).tops(large);
            assert_eq!(Coaster::written(&tops), Coaster::seen(&barrels), "{tops:?}");
        }
    }

    fn place_of(up: End) -> BarrelView {
        BarrelView::Standing { up, fresh: true }
    }

    #[test]
    fn what_cannot_stand_counts_for_nothing() {
        let nines = [Top::Number(9), Top::Number(2), Top::Number(8)];
        assert_eq!(Coaster::written(&nines), Coaster::written(&nines[2..]));
        assert_eq!(Coaster::written(&[Top::Spoiled; 3]), Coaster::written(&[]));
        assert_eq!(
            Coaster::written(&[Top::Number(255), Top::Number(0)]),
            Coaster::written(&[Top::Number(5), Top::Number(2)])
        );
    }

    #[test]
    fn p5_10_worked_examples_are_among_the_servings() {
        let spoiled_and_double = servings(coaster(&[3, 3, 5, 9], 1, 1));
        assert!([26, 18, 14].iter().all(|served| spoiled_and_double.contains(served)), "{spoiled_and_double:?}");
        assert_eq!(servings(coaster(&[9, 8, 4], 0, 2)).last(), Some(&38));
        assert_eq!(servings(coaster(&[6], 0, 2)), [12]);
        assert_eq!(servings(coaster(&[6], 1, 1)), [0]);
    }

    #[test]
    fn p5_11_nothing_is_above_the_largest_serving() {
        assert_eq!(servings(coaster(&[9, 8, 8, 7, 7, 6, 6], 0, 2)).last().copied().map(usize::from), Some(MOST));
    }
}
