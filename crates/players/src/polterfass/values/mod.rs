//! The chance to win the game, from what everybody still has to score before a round.
//!
//! Only the mugs that are missing to the goal matter, not the goal itself (P7.1). Seat 0 is the next innkeeper's here, the others
//! follow clockwise.

mod file;
mod fit;
mod lessons;
mod net;

use std::sync::OnceLock;

use rand_core::Rng;

pub use self::file::{BadFile, TITLE};
pub use self::fit::Fitting;
pub use self::lessons::{Lesson, SOLVABLE, played_out, solved};
pub(super) use self::net::{HIDDEN, Net, Units};

/// How many play, at the least and at the most (P1.1).
const SEATS: std::ops::RangeInclusive<usize> = 3..=6;
/// How far from the goal the one who is nearest to it was in the lessons, at most.
const FAR: f32 = 150.0;

/// How likely everybody is to win, for one number of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Values {
    net: Net,
    /// How the values were made, for people to read.
    made: String,
}

impl Values {
    /// The values that come with the program, for 3 to 6 seats.
    ///
    /// # Panics
    /// If there are fewer or more seats.
    #[must_use]
    pub fn shipped(seats: usize) -> &'static Self {
        static VALUES: OnceLock<Vec<Values>> = OnceLock::new();
        assert!(SEATS.contains(&seats), "there are values for 3 to 6 seats, not {seats}");
        let all = VALUES.get_or_init(|| {
            let texts = [
                include_str!("../../../data/polterfass-3.values"),
                include_str!("../../../data/polterfass-4.values"),
                include_str!("../../../data/polterfass-5.values"),
                include_str!("../../../data/polterfass-6.values"),
            ];
            texts.map(|text| text.parse().expect("what is shipped was tested")).into()
        });
        &all[seats - SEATS.start()]
    }

    /// Values that know nothing yet.
    ///
    /// # Panics
    /// If there are not 3 to 6 seats.
    #[must_use]
    pub fn untaught(seats: usize, luck: &mut dyn Rng) -> Self {
        assert!(SEATS.contains(&seats), "there are values for 3 to 6 seats, not {seats}");
        Self { net: fit::untaught(seats, luck), made: "by luck".into() }
    }

    /// These values after lessons, of which there is at least one, for as many seats.
    ///
    /// `go_on` is told how many passes are done and how far the values are from the last pass's lessons (cross entropy), and can end it
    /// there.
    #[must_use]
    pub fn taught(
        &self,
        lessons: &[Lesson],
        fitting: Fitting,
        made: String,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut(u32, f64) -> bool,
    ) -> Self {
        let mut net = self.net.clone();
        fit::fit(&mut net, lessons, fitting, luck, go_on);
        Self { net, made }
    }

    /// How they were made: seed, command, date.
    #[must_use]
    pub fn made(&self) -> &str {
        &self.made
    }

    /// A number that other values hardly have; how they were made makes no difference.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        // FNV-1a.
        self.net
            .all()
            .flat_map(|number| number.to_bits().to_le_bytes())
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }

    /// For how many seats they are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.net.seats()
    }

    /// Everybody's chance to win before a round, clockwise from the innkeeper, by how many mugs are missing to the goal.
    ///
    /// A win that `n` share counts as `1/n`. Whoever has reached the goal has ended the game: then those win who have most.
    #[must_use]
    pub fn chances(&self, to_go: &[i32]) -> Vec<f64> {
        let mut chances = [0.0; 6];
        let near = to_go.iter().copied().min().unwrap_or(1);
        if near <= 0 {
            shares(to_go, &mut chances);
        } else {
            let mut sums = self.net.bias;
            let scale = Scale::of(to_go);
            (0..).zip(to_go).for_each(|(seat, &to_go)| self.net.add(&mut sums, seat, scale.told(to_go)));
            self.net.chances(&Net::pass(&sums), &mut chances[..to_go.len()]);
        }
        chances[..to_go.len()].iter().map(|&chance| f64::from(chance)).collect()
    }

    /// Everybody's chance to win after a round, clockwise from its innkeeper, by how many mugs are missing to the goal then.
    ///
    /// The tap goes on to the seat on the left (P1.8), which is the first of the next round.
    #[must_use]
    pub fn chances_after(&self, to_go: &[i32]) -> Vec<f64> {
        let mut next = to_go.to_vec();
        next.rotate_left(1);
        let mut chances = self.chances(&next);
        chances.rotate_right(1);
        chances
    }

    pub(super) fn net(&self) -> &Net {
        &self.net
    }
}

/// How far everybody is from the goal, as the network is told: from very far away, the same part of the way. Leads count less the longer
/// the way is, about by the square root of it.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    near: f32,
    lead: f32,
}

impl Scale {
    /// For a position in which so much is missing to whoever is nearest to the goal.
    pub(super) fn of(to_go: &[i32]) -> Self {
        let near = to_go.iter().copied().min().unwrap_or(1) as f32;
        if near <= FAR { Self { near: 0.0, lead: 1.0 } } else { Self { near: near - FAR, lead: (FAR / near).sqrt() } }
    }

    /// What the network is told of who needs so much.
    pub(super) fn told(self, to_go: i32) -> f32 {
        let to_go = to_go as f32 - self.near;
        if self.lead < 1.0 { FAR + (to_go - FAR) * self.lead } else { to_go }
    }
}

/// How the win is shared once somebody has reached the goal (P7.2).
pub(super) fn shares(to_go: &[i32], shares: &mut [f32]) {
    let best = to_go.iter().copied().min().unwrap_or(0);
    let winners = to_go.iter().filter(|&&other| other == best).count() as f32;
    shares.iter_mut().zip(to_go).for_each(|(share, &to_go)| *share = if to_go == best { 1.0 / winners } else { 0.0 });
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn what_is_shipped_gives_everybody_a_chance_and_leaders_a_better_one() {
        for seats in SEATS {
            let values = Values::shipped(seats);
            assert_eq!(values.seats(), seats);
            for far in [10, 40, 75, 150, 300] {
                let mut to_go = vec![far; seats];
                for leader in 0..seats {
                    let [ahead, behind] = [far - 9, far + 9].map(|own| {
                        to_go[leader] = own;
                        let chances = values.chances(&to_go);
                        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{chances:?}");
                        assert!(chances.iter().all(|&chance| chance > 0.0), "{to_go:?} {chances:?}");
                        chances[leader]
                    });
                    assert!(ahead > behind, "{far} {leader}: {ahead} {behind}");
                    to_go[leader] = far;
                }
            }
        }
    }

    #[test]
    fn p7_2_whoever_has_most_has_won_and_a_tie_is_shared() {
        let values = Values::shipped(3);
        assert_eq!(values.chances(&[-3, 5, -1]), [1.0, 0.0, 0.0]);
        assert_eq!(values.chances(&[0, 5, 0]), [0.5, 0.0, 0.5]);
    }

    #[test]
    fn values_are_read_as_they_were_written() {
        let values = Values::shipped(4);
        assert_eq!(values.to_string().parse(), Ok(values.clone()));
    }

    #[test]
    fn the_first_guest_is_the_next_innkeeper() {
        let values = Values::shipped(4);
        let [a, b, c, d] = values.chances(&[30, 40, 50, 60])[..] else { panic!("there are four") };
        assert_eq!(values.chances_after(&[60, 30, 40, 50]), [d, a, b, c]);
        assert_eq!(values.chances_after(&[60, 30, -1, 50]), [0.0, 0.0, 1.0, 0.0]);
    }

    #[test]
    fn lessons_teach() {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let won = [0.5, 0.2, 0.3, 0.0, 0.0, 0.0];
        let lessons = [Lesson { to_go: [40.0, 50.0, 45.0, 0.0, 0.0, 0.0], won }; 256];
        let untaught = Values::untaught(3, &mut luck);
        let fitting = Fitting { passes: 400, pace: 1e-2 };
        let taught = untaught.taught(&lessons, fitting, "here".into(), &mut luck, &mut |_, _| true);
        for (chance, won) in taught.chances(&[40, 50, 45]).into_iter().zip(won) {
            assert!((chance - f64::from(won)).abs() < 0.01, "{chance} {won}");
        }
        assert_ne!(taught.fingerprint(), untaught.fingerprint());
        let other = Values { made: "there".into(), ..taught.clone() };
        assert_eq!(taught.fingerprint(), other.fingerprint());
    }

    /// From very far away, too, where the network is told another distance.
    #[test]
    fn what_is_taught_is_what_is_asked() {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(2);
        for (seats, to_go) in [(3, [75, 40, 1]), (3, [150, 150, 150]), (3, [151, 163, 180]), (3, [300, 300, 344])] {
            let mut lesson = Lesson { to_go: [0.0; 6], won: [0.5, 0.2, 0.3, 0.0, 0.0, 0.0] };
            lesson.to_go.iter_mut().zip(to_go).for_each(|(told, to_go)| *told = to_go as f32);
            let untaught = Values::untaught(seats, &mut luck);
            let chances = untaught.chances(&to_go);
            let entropy: f64 = chances.iter().zip(lesson.won).map(|(chance, won)| -f64::from(won) * chance.ln()).sum();
            let mut teach = |fitting| {
                let mut losses = Vec::new();
                let taught = untaught.taught(&[lesson], fitting, "here".into(), &mut luck, &mut |_, loss| {
                    losses.push(loss);
                    true
                });
                (taught, losses)
            };
            let (_, losses) = teach(Fitting { passes: 1, pace: 0.0 });
            assert!((losses[0] - entropy).abs() < 1e-4, "{to_go:?}: {losses:?}, not {entropy}");
            let (taught, _) = teach(Fitting { passes: 2_000, pace: 3e-3 });
            for (chance, won) in taught.chances(&to_go).into_iter().zip(lesson.won) {
                assert!((chance - f64::from(won)).abs() < 0.02, "{to_go:?}: {chance}, not {won}");
            }
        }
    }

    /// Wherever a file is cut off, somebody is told so.
    #[test]
    fn a_file_that_is_cut_off_or_wrong_is_refused_with_the_line() {
        let text = Values::shipped(3).to_string();
        for end in 0..text.len() - 1 {
            let error = text[..end].parse::<Values>().unwrap_err().to_string();
            let line = text[..end].lines().count().max(1);
            assert!(error.starts_with(&format!("line {line}: the file is cut off")), "{end}: {error}");
        }
        for more in ["beer", "\n", "end\n", &text] {
            let error = (text.clone() + more).parse::<Values>().unwrap_err().to_string();
            let line = text.lines().count() + 1;
            assert!(error.starts_with(&format!("line {line}: ")) && error.ends_with("follows the end"), "{error}");
        }
        for (from, to, named) in [
            ("stammtisch", "beer", "line 1"),
            ("seats 3", "seats 7", "line 3"),
            ("seats 3", "seats 4", "a number"),
            ("seats 3\n", "beer\n", "line 3: \"beer\" stands where there is to be `seats`"),
            ("hidden 32", "hidden 64", "line 4"),
            ("end\n", "1.0\nend\n", "`end`"),
        ] {
            let error = text.replace(from, to).parse::<Values>().unwrap_err().to_string();
            assert!(error.contains(named), "{to}: {error}");
        }
        let number = text.lines().nth(4).unwrap().split(' ').next().unwrap();
        let error = text.replacen(number, "NaN", 1).parse::<Values>().unwrap_err().to_string();
        assert!(error.contains("line 5") && error.contains("NaN"), "{error}");
    }
}
