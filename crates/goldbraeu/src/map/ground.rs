//! What lies beside the spaces: the world round the square, where inns stand, and holes in it, where none can.

use super::plan::Place;
use super::{At, Side};

/// A place in the margin of one place round the drawing, or in the drawing: row and column, counted from the margin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Beyond(usize, usize);

impl Beyond {
    /// The place on this side of a place of the drawing.
    pub(super) fn of((row, column): (usize, usize), side: Side) -> Self {
        match side {
            Side::North => Self(row, column + 1),
            Side::East => Self(row + 1, column + 2),
            Side::South => Self(row + 2, column + 1),
            Side::West => Self(row + 1, column),
        }
    }
}

/// What a place is to an inn that wants to stand there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Land {
    /// A space.
    Square,
    /// No space, and spaces all round.
    Hole,
    /// No space, and a way from there round the square.
    Outside,
}

/// The drawing with its margin.
pub(super) struct Ground(Vec<Vec<Land>>);

impl Ground {
    pub(super) fn of(rows: &[Vec<(Place, At)>]) -> Self {
        let width = rows.first().map_or(0, Vec::len) + 2;
        let land = |place: Place| if place == Place::Nothing { Land::Hole } else { Land::Square };
        let mut ground = vec![vec![Land::Hole; width]; rows.len() + 2];
        for (line, row) in ground.iter_mut().skip(1).zip(rows) {
            line.iter_mut().skip(1).zip(row).for_each(|(one, &(place, _))| *one = land(place));
        }
        let mut ground = Self(ground);
        ground.flood();
        ground
    }

    /// Everything is outside that a way over places without a space leads to from the north-western corner.
    fn flood(&mut self) {
        let mut next = vec![Beyond(0, 0)];
        while let Some(Beyond(row, column)) = next.pop() {
            let Some(land) = self.0.get_mut(row).and_then(|line| line.get_mut(column)) else { continue };
            if *land != Land::Hole {
                continue;
            }
            *land = Land::Outside;
            next.extend([Beyond(row + 1, column), Beyond(row, column + 1)]);
            next.extend(row.checked_sub(1).map(|row| Beyond(row, column)));
            next.extend(column.checked_sub(1).map(|column| Beyond(row, column)));
        }
    }

    pub(super) fn at(&self, Beyond(row, column): Beyond) -> Land {
        self.0.get(row).and_then(|line| line.get(column)).copied().unwrap_or(Land::Outside)
    }
}
