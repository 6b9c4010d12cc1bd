//! Looking for inputs that break a law.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use crate::{Broken, Mutator, Target, Verdict, judge};

/// Inputs longer than this are read, but not damaged: there would be little else to do.
const LONGEST: usize = 16 << 10;
/// So many inputs that led to something new are damaged further.
const MOST: usize = 4_000;

/// Refusals are told apart by so many letters.
const ALIKE: usize = 32;

/// When to stop if nothing is found.
#[derive(Clone, Copy, Debug)]
pub enum Limit {
    /// After so many inputs.
    Inputs(u64),
    /// After this time.
    Time(Duration),
}

/// What was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many inputs.
    pub inputs: u64,
    /// How many of them were accepted.
    pub accepted: u64,
    /// How many ways to answer there were.
    pub ways: usize,
}

/// An input that breaks a law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The input.
    pub input: Vec<u8>,
    /// The law.
    pub broken: Broken,
}

/// Damages the inputs of a pool, and what led to new answers, until the limit; `before` is told each input before it is read.
///
/// # Errors
/// The first input that breaks a law.
pub fn hunt(
    target: &Target,
    mut pool: Vec<Vec<u8>>,
    seed: u64,
    limit: Limit,
    before: &mut dyn FnMut(&[u8]),
) -> Result<Tally, Box<Found>> {
    pool.retain(|input| input.len() <= LONGEST);
    let first = pool.len();
    let (began, mut tally, mut ways) = (Instant::now(), Tally::default(), HashSet::new());
    let mut mutator = Mutator::new(seed, target.words);
    let goes_on = |tally: &Tally| match limit {
        Limit::Inputs(most) => tally.inputs < most,
        Limit::Time(most) => began.elapsed() < most,
    };
    while goes_on(&tally) {
        // Every other time anew: after much damage little is left that is nearly right.
        let known = if tally.inputs % 2 == 0 { first } else { pool.len() };
        let input = mutator.damaged(&pool[..known]);
        before(&input);
        tally.inputs += 1;
        match judge(target, &input) {
            Ok(verdict) => {
                tally.accepted += u64::from(verdict == Verdict::Accepted);
                if ways.insert(way(&verdict, &input)) && pool.len() < MOST && input.len() <= LONGEST {
                    pool.push(input);
                }
            }
            Err(broken) => return Err(Box::new(Found { input, broken })),
        }
    }
    tally.ways = ways.len();
    Ok(tally)
}

/// What is alike of answers that come about in the same way: the first words, without numbers and quotations.
fn way(verdict: &Verdict, input: &[u8]) -> String {
    match verdict {
        // Accepted inputs of different sizes are likely to be different things.
        Verdict::Accepted => format!("accepted {}", input.len() / 32),
        Verdict::Refused(why) => {
            let mut quoted = false;
            let plain = |letter: char| {
                quoted ^= letter == '"' || letter == '`';
                (!quoted && !letter.is_ascii_digit()).then_some(letter)
            };
            why.chars().filter_map(plain).take(ALIKE).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLANTED: Target = Target {
        name: "planted",
        read: |input| match input {
            [b'7', b'7', ..] => Err("two sevens".into()),
            [b'7', ..] => Ok(Verdict::Refused("one seven".into())),
            _ => Ok(Verdict::Refused("line 1: `x` is no seven".into())),
        },
        seeds: &[],
        words: &["7"],
    };

    #[test]
    fn what_takes_two_steps_is_found_by_way_of_the_first() {
        let mut told = 0;
        let found = hunt(&PLANTED, vec![b"abc".to_vec()], 1, Limit::Inputs(20_000), &mut |_| told += 1).unwrap_err();
        assert_eq!(found.broken, Broken::Law("two sevens".into()));
        assert!(found.input.starts_with(b"77") && told > 1, "{told}");
    }

    #[test]
    fn refusals_that_differ_in_numbers_and_names_are_alike() {
        let way = |why: &str| way(&Verdict::Refused(why.into()), b"");
        assert_eq!(way("line 1: `a` is \"b\""), way("line 22: `c` is \"d\""));
        assert_ne!(way("line 1: `a` is"), way("line 1: `a` was"));
    }
}
