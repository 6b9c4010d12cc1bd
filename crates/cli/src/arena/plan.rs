//! Which line-ups are played.

use std::ops::RangeInclusive;

use crate::complaint::Complaint;
use crate::contest::Seating;

/// How many seats a table has if nothing else follows from the players.
const SEATS: usize = 4;

/// The line-ups; players are numbered in the order of their first naming.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) players: Vec<String>,
    pub(super) seats: usize,
    pub(super) line_ups: Vec<Vec<usize>>,
}

impl Plan {
    /// The line-up of these names or, if they don't fill a table or pairs are wished, all pairs in both forms.
    ///
    /// # Errors
    /// If there are too few names, or one is there twice in pairs.
    pub(super) fn of(
        names: &[String],
        seats: Option<usize>,
        pairs: bool,
        possible: &RangeInclusive<usize>,
    ) -> Result<Self, Complaint> {
        if names.len() < 2 {
            return Err(Complaint::flag("--players", "a contest needs two players at least"));
        }
        let seats = match seats {
            Some(seats) if possible.contains(&seats) => seats,
            Some(seats) => {
                let why = format!("{seats} can't play, {} to {} can", possible.start(), possible.end());
                return Err(Complaint::flag("--seats", why));
            }
            None if !pairs && possible.contains(&names.len()) => names.len(),
            None => SEATS,
        };
        let mut players: Vec<String> = Vec::new();
        for name in names {
            if !players.contains(name) {
                players.push(name.clone());
            }
        }
        let number = |name: &String| players.iter().position(|player| player == name).unwrap_or_default();
        if names.len() == seats && !pairs {
            return Ok(Self { line_ups: vec![names.iter().map(number).collect()], players, seats });
        }
        if players.len() < names.len() {
            let help = format!("name {seats} players for a line-up of {seats} seats");
            return Err(Complaint::flag_with_help("--players", "in pairs every player is named once", help));
        }
        let mut line_ups = Vec::new();
        for first in 0..players.len() {
            for second in first + 1..players.len() {
                line_ups.push(one_against_the_rest(first, second, seats));
                line_ups.push(one_against_the_rest(second, first, seats));
            }
        }
        Ok(Self { players, seats, line_ups })
    }

    /// The number of the player with this name.
    ///
    /// # Errors
    /// If nobody of this name takes part.
    pub(super) fn player(&self, name: &str) -> Result<usize, Complaint> {
        self.players.iter().position(|player| player == name).ok_or_else(|| {
            let help = format!("it is one of: {}", self.players.join(", "));
            Complaint::flag_with_help("--anchor", format!("`{name}` does not play"), help)
        })
    }

    /// How many games there are in all if each line-up plays so many, or up to a rotation more.
    pub(super) fn games(&self, of_each: u64) -> u64 {
        of_each.div_ceil(self.seats as u64) * self.games_of_a_deal()
    }

    /// How many games have the same luck.
    pub(super) fn games_of_a_deal(&self) -> u64 {
        (self.line_ups.len() * self.seats) as u64
    }

    /// Which line-up plays the game with this number, counted from 0 and deal by deal.
    pub(super) fn line_up(&self, number: u64) -> usize {
        (number / self.seats as u64 % self.line_ups.len() as u64) as usize
    }

    /// Who sits where in the game with this number.
    pub(super) fn seating(&self, number: u64) -> Seating<'_> {
        let rotation = (number % self.seats as u64) as usize;
        Seating { deal: number / self.games_of_a_deal(), rotation, line_up: &self.line_ups[self.line_up(number)] }
    }
}

fn one_against_the_rest(one: usize, rest: usize, seats: usize) -> Vec<usize> {
    let mut line_up = vec![rest; seats];
    line_up[0] = one;
    line_up
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(names: &str, seats: Option<usize>, pairs: bool) -> Result<Plan, Complaint> {
        let names: Vec<_> = names.split(',').map(str::to_owned).collect();
        Plan::of(&names, seats, pairs, &(3..=6))
    }

    #[test]
    fn as_many_names_as_seats_are_a_line_up() {
        let plan = plan("a,b,a", None, false).unwrap();
        assert_eq!((plan.line_ups, plan.players.len()), (vec![vec![0, 1, 0]], 2));
    }

    #[test]
    fn two_names_are_one_against_the_rest_and_the_rest_against_one() {
        let plan = plan("a,b", Some(3), false).unwrap();
        assert_eq!(plan.line_ups, [[0, 1, 1], [1, 0, 0]]);
        assert_eq!((plan.games(1), plan.games(3), plan.games(4)), (6, 6, 12));
    }

    #[test]
    fn other_numbers_of_names_and_wished_pairs_are_a_round_robin() {
        assert_eq!(plan("a,b,c,d,e", Some(4), false).unwrap().line_ups.len(), 20);
        assert_eq!(plan("a,b,c", Some(4), false).unwrap().line_ups.len(), 6);
        let pairs = plan("a,b,c,d", None, true).unwrap();
        assert_eq!((pairs.line_ups.len(), pairs.seats), (12, 4));
    }

    #[test]
    fn every_one_of_a_line_up_sits_everywhere_once_a_deal() {
        let plan = plan("a,b", Some(4), false).unwrap();
        for number in 0..16 {
            let seating = plan.seating(number);
            assert_eq!((seating.deal, plan.line_up(number)), (number / 8, number as usize / 4 % 2));
            let lone = game_core::Seat::new(number as usize % 4).unwrap();
            assert_eq!(seating.position_at(lone), 0);
        }
    }

    #[test]
    fn what_makes_no_contest_is_refused() {
        assert!(plan("a", None, false).unwrap_err().to_string().contains("two players"));
        assert!(plan("a,b", Some(7), false).unwrap_err().to_string().contains("7 can't play, 3 to 6 can"));
        assert!(plan("a,b,a", Some(4), false).unwrap_err().to_string().contains("named once"));
    }
}
