//! The innkeeper's results for which chances are reckoned.

use crate::polterfass::coaster::MOST;
use crate::polterfass::guests::LARGEST;

/// Small results are likelier, and chances bend more there.
const MARKS: [usize; 14] = [0, 3, 6, 9, 12, 16, 20, 24, 29, 34, 40, 47, 56, MOST];

/// Results for which chances are reckoned; between two of them they lie on a straight line.
pub(super) struct Ruler {
    marks: Vec<usize>,
    /// By result: the mark at or before it, which is never the last, and which part of the way to the next one it is.
    places: [(usize, f32); MOST + 1],
}

impl Ruler {
    /// Marks for a round in which so many mugs are missing to the innkeeper and to the guests, or in which nobody can reach a goal.
    ///
    /// What ends the game gets a mark for each result that makes a difference.
    pub(super) fn new(to_go: Option<&[i32]>) -> Self {
        let (innkeeper, guest) = to_go
            .map_or((i32::MAX, i32::MAX), |to_go| (to_go[0], to_go[1..].iter().copied().min().unwrap_or(i32::MAX)));
        let limit = usize::try_from(innkeeper - 1).unwrap_or(0).min(MOST);
        let mut marks: Vec<usize> = MARKS.into_iter().filter(|&mark| mark < limit).collect();
        marks.push(limit);
        // Beyond the goal only those matter who may have gone beyond it, too.
        let further = usize::try_from(LARGEST as i32 - guest).map_or(0, |beyond| beyond + 1);
        marks.extend((limit + 1..=MOST).take(1 + further));
        let places = std::array::from_fn(|result| {
            let at = marks.partition_point(|&mark| mark <= result).clamp(1, marks.len() - 1) - 1;
            let part = (result - marks[at]) as f32 / (marks[at + 1] - marks[at]) as f32;
            (at, part.min(1.0))
        });
        Self { marks, places }
    }

    pub(super) fn marks(&self) -> &[usize] {
        &self.marks
    }

    /// How many numbers one for each mark take, filled up so that whole vectors of the processor fit.
    pub(super) fn width(&self) -> usize {
        self.marks.len().next_multiple_of(LANES)
    }

    /// What lies at this result, by what lies at the marks.
    #[inline]
    pub(super) fn read(&self, at_marks: &[f32], result: usize) -> f32 {
        let (at, part) = self.places[result];
        at_marks[at] + part * (at_marks[at + 1] - at_marks[at])
    }

    /// Adds the chance of a result to those of the marks around it, so that the product with what lies at the marks is right.
    #[inline]
    pub(super) fn add(&self, at_marks: &mut [f32], result: usize, chance: f32) {
        let (at, part) = self.places[result];
        at_marks[at] += chance * (1.0 - part);
        at_marks[at + 1] += chance * part;
    }
}

/// How many numbers are multiplied at once.
const LANES: usize = 8;

/// The sum of the products of two rows of a ruler's width.
#[inline]
pub(super) fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0_f32; LANES];
    for (one, other) in one.chunks_exact(LANES).zip(other.chunks_exact(LANES)) {
        sums.iter_mut().zip(one).zip(other).for_each(|((sum, one), other)| *sum += one * other);
    }
    total(sums)
}

/// A row that lies on the straight line between two others, such a part of the way.
pub(super) struct Between<'r> {
    pub(super) one: &'r [f32],
    pub(super) other: &'r [f32],
    pub(super) part: f32,
}

impl Between<'_> {
    /// The sum of its products with a row, and of those of two further rows.
    #[inline]
    pub(super) fn dots(&self, row: &[f32], first: &[f32], second: &[f32]) -> f32 {
        let mut sums = [0.0_f32; LANES];
        let all = self.one.chunks_exact(LANES).zip(self.other.chunks_exact(LANES)).zip(row.chunks_exact(LANES));
        for (((one, other), row), (first, second)) in all.zip(first.chunks_exact(LANES).zip(second.chunks_exact(LANES)))
        {
            for lane in 0..LANES {
                let between = one[lane] + self.part * (other[lane] - one[lane]);
                sums[lane] += between * row[lane] + first[lane] * second[lane];
            }
        }
        total(sums)
    }
}

fn total([a, b, c, d, e, f, g, h]: [f32; LANES]) -> f32 {
    // As vectors of the processor are added up: halves upon halves.
    ((a + e) + (c + g)) + ((b + f) + (d + h))
}

/// Adds a multiple of a row of a ruler's width.
#[inline]
pub(super) fn add(sum: &mut [f32], times: f32, row: &[f32]) {
    for (sum, row) in sum.chunks_exact_mut(LANES).zip(row.chunks_exact(LANES)) {
        sum.iter_mut().zip(row).for_each(|(sum, row)| *sum += times * row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_is_read_where_it_is_reckoned_and_between_lies_a_line() {
        for to_go in [None, Some(&[1, 1, 1][..]), Some(&[30, 75, 8]), Some(&[68, 69, 70]), Some(&[69, 3, 90])] {
            let ruler = Ruler::new(to_go);
            assert!(ruler.marks().is_sorted_by(|one, other| one < other), "{:?}", ruler.marks());
            let mut at_marks = vec![0.0; ruler.width()];
            at_marks.iter_mut().zip(ruler.marks()).for_each(|(at, &mark)| *at = mark as f32);
            let last = *ruler.marks().last().unwrap();
            for result in 0..=MOST {
                assert!((ruler.read(&at_marks, result) - result.min(last) as f32).abs() < 1e-4, "{to_go:?} {result}");
                let mut chances = vec![0.0; ruler.width()];
                ruler.add(&mut chances, result, 0.5);
                assert!((dot(&chances, &at_marks) - 0.5 * result.min(last) as f32).abs() < 1e-4);
            }
        }
    }

    #[test]
    fn p7_2_ends_of_the_game_have_marks_as_long_as_they_differ() {
        // Guests may go beyond the goal by 5 mugs, so it matters until the innkeeper goes beyond it by 6.
        assert_eq!(Ruler::new(Some(&[10, 8, 40])).marks(), [0, 3, 6, 9, 10, 11, 12, 13, 14, 15, 16]);
        assert_eq!(Ruler::new(Some(&[10, 40, 40])).marks(), [0, 3, 6, 9, 10]);
    }
}
