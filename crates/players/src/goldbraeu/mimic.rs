//! The player who has learnt to pick like somebody else.

use std::iter::zip;
use std::num::ParseFloatError;

use ::goldbraeu::{Action, Goldbraeu, Legal, Pad, Phase, Pick, View};
use game_core::{Game as _, LegalActions, Luck, Seat};
use rand_core::Rng;

use super::Habitual;
use super::books::{Grounds, SEATS, told};
use super::habit::{self, HABIT, Mind};
use super::leaf::{FEATURES, WEIGHTS, exp, features, judge};
use super::playout::Fate;
use crate::Player;
use crate::adam::Adam;

/// What is told of a pick: what the table looks like to the seat and, in the mean, to the others; what each card brings it by habit, and
/// the logarithm of how likely that makes the card; how likely the others are to pick each, as far as all can see; its chance to win; the week; and 1.
const INPUTS: usize = 2 * FEATURES + 3 * Pick::COUNT + 1 + 3 + 1;
const HIDDEN: usize = 24;
const ROW: usize = HIDDEN + Pick::COUNT;
/// How many numbers a mimic is made of: for each input what it gives to the hidden units and straight to the cards, then for each hidden unit what it gives to the cards.
const NUMBERS: usize = INPUTS * ROW + HIDDEN * Pick::COUNT;
/// How many picks are looked at before the numbers change.
const BATCH: usize = 64;

/// A pick that was seen.
#[derive(Clone, Debug)]
pub struct SeenPick {
    inputs: [f32; INPUTS],
    pick: Pick,
}

impl SeenPick {
    /// Somebody who saw this picked that; none if there was nothing to pick.
    #[must_use]
    pub fn new(game: &Goldbraeu, view: &View, pick: Pick) -> Option<Self> {
        Some(Self { inputs: inputs(game, view)?, pick })
    }
}

/// Picks as it has seen somebody pick, with a small network that tells how likely each card is; in everything else it acts by habit.
///
/// It is no strong player, but says without looking ahead what a strong one might pick; see [`Responder`](super::Responder).
#[derive(Clone, PartialEq, Debug)]
pub struct Mimic {
    numbers: Vec<f32>,
}

/// Numbers that are no mimic's.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum MimicError {
    /// There are too few or too many.
    #[error("a mimic has {NUMBERS} numbers, not {0}")]
    Count(usize),
    /// A line is no number.
    #[error("line {line}: {error}")]
    Number {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        error: ParseFloatError,
    },
    /// A number is not finite.
    #[error("line {0}: it has to be a finite number")]
    Endless(usize),
}

impl Mimic {
    /// Learns from these picks, going through them so often.
    pub fn learn(seen: &[SeenPick], passes: u32, luck: &mut dyn Rng) -> Self {
        let mut luck = luck;
        let mut numbers: Vec<f32> =
            (0..NUMBERS).map(|_| ((&mut luck).below(2_001) as f32 / 1_000.0 - 1.0) * 0.1).collect();
        let mut adam = Adam::new(NUMBERS);
        let mut order: Vec<usize> = (0..seen.len()).collect();
        let steps = (seen.len().div_ceil(BATCH) * passes as usize).max(1);
        let (mut slopes, mut step) = (vec![0.0; NUMBERS], 0);
        for _ in 0..passes {
            for last in (1..order.len()).rev() {
                order.swap(last, (&mut luck).below(last as u32 + 1) as usize);
            }
            for batch in order.chunks(BATCH) {
                slopes.fill(0.0);
                batch.iter().for_each(|&one| slope(&numbers, &seen[one], &mut slopes));
                let pace = 2e-3 * (1.0 - step as f32 / steps as f32);
                step += 1;
                // What is not borne out again and again fades.
                let faded: Vec<f32> =
                    zip(&slopes, &numbers).map(|(slope, number)| slope / batch.len() as f32 + 1e-4 * number).collect();
                adam.step(&mut numbers, faded.into_iter(), pace);
            }
        }
        Self { numbers }
    }

    /// The mean of minus the logarithm of the likelihood of each pick.
    #[must_use]
    pub fn loss(&self, seen: &[SeenPick]) -> f64 {
        let loss = |one: &SeenPick| -f64::from(chances(&self.numbers, &one.inputs).1[one.pick.index()]).max(1e-9).ln();
        seen.iter().map(loss).sum::<f64>() / seen.len().max(1) as f64
    }

    /// How likely each card, in the order of [`Pick::ALL`], is to be picked by somebody who sees this; none if there is nothing to pick.
    #[must_use]
    pub fn likely(&self, game: &Goldbraeu, view: &View) -> Option<[f32; Pick::COUNT]> {
        Some(chances(&self.numbers, &inputs(game, view)?).1)
    }

    /// One number a line, to be read again by [`read`](Self::read).
    #[must_use]
    pub fn written(&self) -> String {
        self.numbers.iter().map(|number| format!("{number}\n")).collect()
    }

    /// The mimic that was written like this.
    ///
    /// # Errors
    /// If there are other numbers than a mimic has.
    pub fn read(text: &str) -> Result<Self, MimicError> {
        let number = |(line, text): (usize, &str)| {
            let number: f32 = text.trim().parse().map_err(|error| MimicError::Number { line, error })?;
            if number.is_finite() { Ok(number) } else { Err(MimicError::Endless(line)) }
        };
        let numbers: Vec<f32> = zip(1.., text.lines()).map(number).collect::<Result<_, _>>()?;
        if numbers.len() == NUMBERS { Ok(Self { numbers }) } else { Err(MimicError::Count(numbers.len())) }
    }
}

impl Player<Goldbraeu> for Mimic {
    fn choose(
        &self,
        game: &Goldbraeu,
        view: &View,
        pad: &Pad,
        legal: Legal,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Action {
        match self.likely(game, view).filter(|_| legal.len() > 1) {
            Some(likely) => {
                let roll = Fate::new(luck.next_u64()).whim();
                Action::Pick { action: habit::drawn(&likely.map(f64::from), roll) }
            }
            None => Habitual(HABIT).choose(game, view, pad, legal, luck, go_on),
        }
    }
}

/// What is told of a pick; none if there is nothing to pick.
fn inputs(game: &Goldbraeu, view: &View) -> Option<[f32; INPUTS]> {
    let seat = view.seat.filter(|_| matches!(view.board.phase, Phase::Pick { .. }))?;
    let (grounds, board, seats) = (Grounds::new(game), &view.board, game.seats());
    let looks = features(&grounds, board, &told(seat, view.hand));
    let week = usize::from(board.week.clamp(1, 3)) - 1;
    let chance = judge(&WEIGHTS[week], &looks, seats)[seat.index() % SEATS];
    let others = || Seat::all(seats).filter(|&other| other != seat);
    let share = 1.0 / (seats as f32 - 1.0);
    let (mut beside, mut theirs) = ([0.0; FEATURES], [0.0; Pick::COUNT]);
    for other in others() {
        zip(&mut beside, looks[other.index() % SEATS]).for_each(|(sum, look)| *sum += share * look);
        // Only they know their cards.
        let mind = Mind::new(&HABIT, &grounds, board, other, ::goldbraeu::Cards::EMPTY);
        zip(&mut theirs, habit::likely(&HABIT, &mind.picks())).for_each(|(sum, likely)| *sum += share * likely);
    }
    let brings = Mind::new(&HABIT, &grounds, board, seat, view.hand).picks();
    let habits = habit::likely(&HABIT, &brings).map(|likely| likely.max(1e-4).ln() / 4.0);
    let mut weeks = [0.0; 3];
    weeks[week] = 1.0;
    let all = looks[seat.index() % SEATS].into_iter().chain(beside).chain(brings.map(|brings| brings / 20.0));
    let mut all = all.chain(habits).chain(theirs).chain([chance]).chain(weeks).chain([1.0]);
    Some(std::array::from_fn(|_| all.next().unwrap_or(0.0)))
}

/// What the hidden units pass on, and how likely each card is.
fn chances(numbers: &[f32], inputs: &[f32; INPUTS]) -> ([f32; HIDDEN], [f32; Pick::COUNT]) {
    let (rows, outputs) = numbers.split_at(INPUTS * ROW);
    let mut sums = [0.0; ROW];
    for (input, row) in zip(inputs, rows.chunks_exact(ROW)) {
        zip(&mut sums, row).for_each(|(sum, number)| *sum += input * number);
    }
    let (mut hidden, mut cards) = ([0.0; HIDDEN], [0.0; Pick::COUNT]);
    zip(&mut hidden, &sums).for_each(|(unit, sum)| *unit = sum.max(0.0));
    cards.copy_from_slice(&sums[HIDDEN..]);
    for (unit, row) in zip(hidden, outputs.chunks_exact(Pick::COUNT)) {
        zip(&mut cards, row).for_each(|(card, number)| *card += unit * number);
    }
    let most = cards.into_iter().fold(f32::MIN, f32::max);
    let odds = cards.map(|card| exp(card - most));
    let all: f32 = odds.iter().sum();
    (hidden, odds.map(|odds| odds / all))
}

/// Adds to the slopes how the loss of one pick changes with each number.
fn slope(numbers: &[f32], seen: &SeenPick, slopes: &mut [f32]) {
    let (hidden, mut wrong) = chances(numbers, &seen.inputs);
    wrong[seen.pick.index()] -= 1.0;
    let (rows, outputs) = slopes.split_at_mut(INPUTS * ROW);
    let mut back = [0.0; ROW];
    back[HIDDEN..].copy_from_slice(&wrong);
    let weights = numbers[INPUTS * ROW..].chunks_exact(Pick::COUNT);
    for (((unit, back), slopes), weights) in
        zip(zip(zip(hidden, &mut back), outputs.chunks_exact_mut(Pick::COUNT)), weights)
    {
        zip(slopes, wrong).for_each(|(slope, wrong)| *slope += unit * wrong);
        *back = if unit > 0.0 { zip(weights, wrong).map(|(weight, wrong)| weight * wrong).sum() } else { 0.0 };
    }
    for (input, row) in zip(seen.inputs, rows.chunks_exact_mut(ROW)) {
        zip(row, back).for_each(|(slope, back)| *slope += input * back);
    }
}

#[cfg(test)]
mod tests {
    use ::goldbraeu::Setup;
    use game_core::{Ignored, Observer, Turn};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// What this one picks in games by habit.
    fn seen(games: std::ops::Range<u64>, picks: impl Fn(&View) -> Pick) -> Vec<SeenPick> {
        let mut seen = Vec::new();
        for number in games {
            let game = Goldbraeu::new(Setup::standard(if number % 2 == 0 { 3 } else { 4 })).unwrap();
            let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
            let mut state = game.start();
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Luck => {
                        let draw = game.draw_fast(&state, &mut luck);
                        game.resolve(&mut state, draw, &mut Ignored).unwrap();
                    }
                    Turn::Act(seats) => {
                        let seat = seats.lowest().unwrap();
                        let view = game.view(&state, Observer::Seat(seat));
                        seen.extend(SeenPick::new(&game, &view, picks(&view)));
                        let legal = game.legal_in(&view);
                        let action = Habitual(HABIT).choose(
                            &game,
                            &view,
                            &Pad::default(),
                            legal,
                            &mut luck,
                            &mut crate::unhurried,
                        );
                        game.act(&mut state, seat, action, &mut Ignored).unwrap();
                    }
                }
            }
        }
        seen
    }

    /// Buys with much money, appoints with little money and few stones, and expands with many.
    fn by_rule(view: &View) -> Pick {
        let Some(seat) = view.seat else { return Pick::Buy };
        match (view.board.money[seat], view.board.stones_left[seat]) {
            (30.., _) => Pick::Buy,
            (_, 0..9) => Pick::Appoint,
            _ => Pick::Expand,
        }
    }

    #[test]
    fn how_somebody_picks_is_learnt_and_foretold() {
        let (lessons, others) = (seen(0..60, by_rule), seen(100..120, by_rule));
        let count = lessons.len() as f64;
        let shares = Pick::ALL.map(|pick| lessons.iter().filter(|one| one.pick == pick).count() as f64 / count);
        let unlearnt: f64 = shares.iter().map(|share| -share * share.max(1e-9).ln()).sum();
        let mimic = Mimic::learn(&lessons, 20, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        assert!(unlearnt > 0.8, "{shares:?}");
        assert!(
            mimic.loss(&lessons) < 0.15 && mimic.loss(&others) < 0.2,
            "{}, {}",
            mimic.loss(&lessons),
            mimic.loss(&others)
        );
    }

    #[test]
    fn cards_come_up_as_often_as_they_are_likely() {
        let mimic = Mimic::learn(&seen(0..3, by_rule), 1, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let game = Goldbraeu::new(Setup::standard(4)).unwrap();
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut state = game.start();
        while !matches!(state.board().phase, Phase::Pick { .. }) {
            match game.turn(&state) {
                Turn::Act(seats) => {
                    let seat = seats.lowest().unwrap();
                    let action = game.legal(&state, seat).get(0);
                    game.act(&mut state, seat, action, &mut Ignored).unwrap();
                }
                _ => {
                    let draw = game.draw(&state, &mut luck);
                    game.resolve(&mut state, draw, &mut Ignored).unwrap();
                }
            }
        }
        let view = game.view(&state, Observer::Seat(Seat::FIRST));
        let (likely, legal) = (mimic.likely(&game, &view).unwrap(), game.legal_in(&view));
        let mut counts = [0_u32; Pick::COUNT];
        for _ in 0..6_000 {
            let action = mimic.choose(&game, &view, &Pad::default(), legal, &mut luck, &mut crate::unhurried);
            let Action::Pick { action } = action else { panic!("{action:?}") };
            counts[action.index()] += 1;
        }
        for (count, likely) in zip(counts, likely) {
            assert!((count as f32 / 6_000.0 - likely).abs() < 0.03, "{counts:?} for {likely:?}");
        }
    }

    #[test]
    fn a_mimic_is_read_as_it_was_written_or_not_at_all() {
        let mimic = Mimic::learn(&seen(0..1, by_rule), 1, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let text = mimic.written();
        assert_eq!(Mimic::read(&text), Ok(mimic));
        let (_, shorter) = text.split_once('\n').unwrap();
        assert_eq!(Mimic::read(shorter), Err(MimicError::Count(NUMBERS - 1)));
        assert_eq!(Mimic::read(&format!("{text}0\n")), Err(MimicError::Count(NUMBERS + 1)));
        let error = Mimic::read(&format!("0.5\nhalf\n{shorter}")).unwrap_err();
        assert_eq!(error.to_string(), "line 2: invalid float literal");
        assert_eq!(Mimic::read(&format!("inf\n{shorter}")), Err(MimicError::Endless(1)));
        assert!(matches!(Mimic::read(""), Err(MimicError::Count(0))));
    }
}
