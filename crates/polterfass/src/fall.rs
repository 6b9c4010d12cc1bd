//! How barrels fall (P1.9): the draw of record, and a faster one with the same odds.

use game_core::Luck;

use crate::{Barrel, BarrelModel, BarrelSet};

/// The odds of a table, with tables prepared for fast drawing.
#[derive(Clone)]
pub(crate) struct Odds {
    stand: f64,
    large_end: f64,
    first_five: [Alias; 243],
    last_four: [Alias; 81],
}

/// One column of an alias table (Walker 1977, in Vose's construction): with chance `own_below / 2^32` its own outcome.
#[derive(Clone, Copy)]
struct Alias {
    own_below: u32,
    own: Fallen,
    other: Fallen,
}

/// Which barrels stand, and which of them on their smaller end: `stood` in the low half, `large` in the high one.
#[derive(Clone, Copy)]
struct Fallen(u32);

const TWO_TO_32: f64 = 4_294_967_296.0;

impl Odds {
    pub(crate) fn new(model: BarrelModel) -> Self {
        let BarrelModel::Reckoned { stand, large_end } = model;
        let chance = |barrel: usize| {
            let large = if barrel < Barrel::NUMBERS { large_end } else { 0.5 };
            [1.0 - stand, stand * (1.0 - large), stand * large]
        };
        Self { stand, large_end, first_five: alias_table(0, chance), last_four: alias_table(5, chance) }
    }

    /// The draw of record: see [`Polterfass::draw`](game_core::Game::draw).
    pub(crate) fn draw(&self, cup: BarrelSet, luck: &mut impl Luck) -> (BarrelSet, BarrelSet) {
        let (mut stood, mut large) = (BarrelSet::EMPTY, BarrelSet::EMPTY);
        for barrel in BarrelSet::ALL.iter() {
            let [stands, end] = [luck.next_u32(), luck.next_u32()].map(|word| f64::from(word) / TWO_TO_32);
            if cup.contains(barrel) && stands < self.stand {
                stood = stood.union(BarrelSet::only(barrel));
                if end < if barrel.is_special() { 0.5 } else { self.large_end } {
                    large = large.union(BarrelSet::only(barrel));
                }
            }
        }
        (stood, large)
    }

    /// The same odds to within 2^-32 from one 64-bit word.
    #[inline(always)]
    pub(crate) fn draw_fast(&self, cup: BarrelSet, luck: &mut impl Luck) -> (BarrelSet, BarrelSet) {
        let word = luck.next_u64();
        let fallen = pick(&self.first_five, word as u32).0 | pick(&self.last_four, (word >> 32) as u32).0;
        (BarrelSet::from_bits(fallen as u16).and(cup), BarrelSet::from_bits((fallen >> 16) as u16).and(cup))
    }
}

#[inline(always)]
fn pick<const N: usize>(table: &[Alias; N], word: u32) -> Fallen {
    let product = u64::from(word) * N as u64;
    let column = &table[(product >> 32) as usize];
    if (product as u32) < column.own_below { column.own } else { column.other }
}

/// The table of all `N` = 3^k ways in which the k barrels from `first` on can fall.
fn alias_table<const N: usize>(first: usize, chance: impl Fn(usize) -> [f64; 3]) -> [Alias; N] {
    let mut weights = [0.0; N];
    let mut ways = [Fallen(0); N];
    for (number, (weight, way)) in weights.iter_mut().zip(&mut ways).enumerate() {
        let (mut rest, mut barrel, mut scale) = (number, first, 1);
        *weight = N as f64;
        while scale < N {
            let rests = rest % 3;
            *weight *= chance(barrel)[rests];
            way.0 |= [0, 1 << barrel, (1 << barrel) | (1 << (barrel + 16))][rests];
            (rest, barrel, scale) = (rest / 3, barrel + 1, scale * 3);
        }
    }
    let (mut small, mut large): (Vec<usize>, Vec<usize>) = (0..N).partition(|&way| weights[way] < 1.0);
    // Columns that no later step touches are full: rounding alone keeps them from weighing exactly 1.
    let mut table = std::array::from_fn(|way| Alias { own_below: u32::MAX, own: ways[way], other: ways[way] });
    while let (Some(light), Some(&heavy)) = (small.pop(), large.last()) {
        table[light] = Alias { own_below: (weights[light] * TWO_TO_32) as u32, own: ways[light], other: ways[heavy] };
        weights[heavy] -= 1.0 - weights[light];
        if weights[heavy] < 1.0 {
            large.pop();
            small.push(heavy);
        }
    }
    table
}
