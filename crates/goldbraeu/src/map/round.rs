//! The way round the square (G6.4).

use std::cmp::Ordering;

use super::{Map, Side};
use crate::{ByGarden, Garden};

/// Where something is, seen from the middle of the square: to the south and to the east of it, in halves of a space.
type Offset = (i32, i32);

impl Map {
    /// By inn: the next one clockwise round the square, as seen from the middle of its spaces (G6.4).
    ///
    /// Inns in the same direction follow each other in the order of [`Garden::ALL`].
    #[must_use]
    pub fn next_inns(&self) -> ByGarden<Garden> {
        let inns = ByGarden(Garden::ALL.map(|inn| self.seen_from_the_middle(inn)));
        let mut round = Garden::ALL;
        round.sort_by(|&one, &other| clockwise(inns[one], inns[other]));
        let mut next = ByGarden(Garden::ALL);
        for (place, &inn) in round.iter().enumerate() {
            next[inn] = round[(place + 1) % round.len()];
        }
        next
    }

    fn seen_from_the_middle(&self, inn: Garden) -> Offset {
        let ends = |of: fn(&(usize, usize)) -> usize| {
            let places = || self.0.places.iter().map(of);
            places().min().zip(places().max()).map_or(0, |(first, last)| (first + last) as i32)
        };
        let (row, column) = self.place(self.fronts()[inn]).unwrap_or_default();
        let (south, east) = (2 * row as i32 - ends(|place| place.0), 2 * column as i32 - ends(|place| place.1));
        match self.side(inn) {
            Side::North => (south - 2, east),
            Side::East => (south, east + 2),
            Side::South => (south + 2, east),
            Side::West => (south, east - 2),
        }
    }
}

/// From the north on. Angles would need rounding, which machines do differently.
fn clockwise(one: Offset, other: Offset) -> Ordering {
    // Within one half of the horizon the sign of this product says who comes first.
    let product = one.1 * other.0 - one.0 * other.1;
    half(one).cmp(&half(other)).then_with(|| 0.cmp(&product))
}

/// The middle itself, the eastern half with the north, the western half with the south.
fn half((south, east): Offset) -> u8 {
    match (east.cmp(&0), south.cmp(&0)) {
        (Ordering::Equal, Ordering::Equal) => 0,
        (Ordering::Greater, _) | (Ordering::Equal, Ordering::Less) => 1,
        _ => 2,
    }
}
