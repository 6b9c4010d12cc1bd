//! Rounds played out by the rules of the game, with real rolls and cards, against what the solver reckons.

use ::polterfass::{
    Action, BarrelModel, BarrelSet, Draw, Event, FirstInnkeeper, PhaseView, Polterfass, Seen, Setup, State, View,
};
use game_core::{Game, Ignored, LegalActions, Observer, Seat, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::*;
use crate::polterfass::acting::{at_tap, lay, pick, targets};
use crate::polterfass::tap::{Choice, Plan};
use crate::polterfass::values::Values;

/// The innkeeper's seat, so that seats and places differ.
const INNKEEPER: usize = 1;
/// How many rounds are played for each mean.
const ROUNDS: u32 = 6_000;
/// How many standard errors a mean may be off.
const OFF: f64 = 4.0;

/// A round after its first roll, in which the 9/2 shows 9, a 6/5 shows 5 and a special barrel is spoiled.
struct Table {
    game: Polterfass,
    state: State,
    view: View,
    to_go: Vec<i32>,
}

impl Table {
    fn new(to_go: &[i32]) -> Self {
        let innkeeper = Seat::new(INNKEEPER).unwrap();
        let setup = Setup { first_innkeeper: FirstInnkeeper::Seat(innkeeper), ..Setup::standard(to_go.len() as u8) };
        let game = Polterfass::new(setup).unwrap();
        let mut state = game.start();
        game.act(&mut state, innkeeper, Action::Roll {}, &mut Ignored).unwrap();
        let [stood, large] = [0b1010_0001, 1].map(BarrelSet::from_bits);
        game.resolve(&mut state, Draw::Barrels { stood, large }, &mut Ignored).unwrap();
        let mut totals: Vec<i32> = to_go.iter().map(|to_go| i32::from(setup.goal) - to_go).collect();
        totals.rotate_right(INNKEEPER);
        let view = View { totals, ..game.view(&state, Observer::Spectator) };
        let state = game.sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
        Self { game, state, view, to_go: to_go.to_vec() }
    }

    fn seat(&self, place: usize) -> Seat {
        Seat::new((INNKEEPER + place) % self.to_go.len()).unwrap()
    }

    /// What everybody scores, clockwise from the innkeeper, if guest `fixed.0` makes order `fixed.1` and all others play by the solution.
    fn play(
        &self,
        solution: &Solution,
        plans: &[Vec<(f64, TapWorth, Plan<'_>)>],
        fixed: Option<(usize, usize)>,
        luck: &mut Xoshiro256PlusPlus,
    ) -> Vec<i32> {
        let (game, mut state) = (&self.game, self.state);
        let mut events: Vec<Event> = Vec::new();
        let mut pattern = 0;
        for (guest, orders) in solution.orders.iter().enumerate() {
            let option = match fixed {
                Some((fixed, option)) if fixed == guest => option,
                _ => pick(orders, luck),
            };
            pattern |= OrderKind::all().nth(option).unwrap().backs << guest;
            game.act(&mut state, self.seat(guest + 1), lay(option, luck), &mut events).unwrap();
        }
        let plans = &plans[pattern];
        let likely: Vec<f64> = plans.iter().map(|(likely, ..)| *likely).collect();
        let (_, worth, plan) = &plans[pick(&likely, luck)];
        loop {
            let billed = events.iter().find_map(|event| match event {
                Event::Public(Seen::Billed { row }) => Some(row.results.clone()),
                _ => None,
            });
            if let Some(mut results) = billed {
                results.rotate_left(INNKEEPER);
                return results;
            }
            if game.turn(&state) == Turn::Luck {
                let draw = game.draw(&state, luck);
                game.resolve(&mut state, draw, &mut events).unwrap();
                continue;
            }
            let view = game.view(&state, Observer::Seat(self.seat(0)));
            let legal = game.legal_in(&view);
            assert!(!legal.is_empty());
            let action = if view.phase == PhaseView::Tap {
                let now = Coaster::seen(&view.barrels);
                let better = |best: (Choice, f64), choice| {
                    let value = plan.value(now, choice);
                    if value > best.1 { (choice, value) } else { best }
                };
                at_tap(&view, legal, Choice::all(now).fold((Choice::Close, f64::MIN), better).0)
            } else {
                targets(&worth.servings, &view, legal)
            };
            game.act(&mut state, self.seat(0), action, &mut events).unwrap();
        }
    }
}

/// A mean of many numbers.
#[derive(Clone, Default)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn take(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    /// How many standard errors it is off from what was reckoned.
    fn off(&self, reckoned: f64) -> f64 {
        let mean = self.sum / self.count;
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        // A trillionth keeps what never varies from being infinitely certain.
        (mean - reckoned).abs() / (variance / self.count + 1e-12).sqrt()
    }
}

fn agree(means: &[Mean], reckoned: &[f64]) -> bool {
    means.len() == reckoned.len() && means.iter().zip(reckoned).all(|(mean, &reckoned)| mean.off(reckoned) < OFF)
}

#[test]
fn rounds_that_are_played_out_bring_what_was_reckoned() {
    for (seed, to_go) in [(1, &[30, 22, 60][..]), (2, &[40, 25, 70, 33])] {
        let (table, guests) = (Table::new(to_go), to_go.len() - 1);
        let values = Values::shipped(to_go.len());
        let (model, equal_greedy) = (BarrelModel::default(), table.view.setup.equal_greedy);
        let from = Coaster::seen(&table.view.barrels);
        let stakes = Stakes::chances(values, to_go, equal_greedy);
        let mut round = Round::at(model, from, &stakes);
        let solution = round.solve(16, &mut || true);
        let played = round.as_played(&solution, model);
        // The plans that are played make up the strategies that were measured.
        assert!((played.nash_conv - solution.nash_conv).abs() < 0.002, "{} {}", played.nash_conv, solution.nash_conv);
        let mugs = Stakes::mugs(guests, equal_greedy);
        let in_mugs = Round::at(model, from, &mugs).measure(played.orders.clone(), played.outcomes.clone(), 0);

        let falls = Falls::new(model);
        let plan = |(likely, worth): (f64, TapWorth)| {
            let plan = Plan::with(&falls, &worth.servings, worth.failed, from);
            (likely, worth, plan)
        };
        let plans: Vec<Vec<_>> =
            (0..patterns(guests)).map(|pattern| solution.plans(pattern).map(plan).collect()).collect();
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut means = |fixed: Option<(usize, usize)>| {
            let mut found = [vec![Mean::default(); to_go.len()], vec![Mean::default(); to_go.len()]];
            for _ in 0..ROUNDS {
                let results = table.play(&solution, &plans, fixed, &mut luck);
                let after: Vec<i32> = to_go.iter().zip(&results).map(|(to_go, result)| to_go - result).collect();
                found[0].iter_mut().zip(values.chances_after(&after)).for_each(|(mean, chance)| mean.take(chance));
                found[1].iter_mut().zip(&results).for_each(|(mean, &result)| mean.take(f64::from(result)));
            }
            found
        };

        let [chances, results] = means(None);
        let told = |means: &[Mean]| means.iter().map(|mean| mean.sum / mean.count).collect::<Vec<_>>();
        assert!(agree(&chances, &played.values), "{:?}, not {:?}", told(&chances), played.values);
        assert!(agree(&results, &in_mugs.values), "{:?}, not {:?}", told(&results), in_mugs.values);
        // Were two seats mixed up, that would be noticed.
        let mut mixed_up = played.values.clone();
        mixed_up.swap(1, 2);
        assert!(!agree(&chances, &mixed_up), "{mixed_up:?}");

        for (guest, option) in [(0, 0), (0, 15), (1, 7), (guests - 1, 20)] {
            let [chances, results] = means(Some((guest, option)));
            for (found, gains) in [(chances, &played.gains), (results, &in_mugs.gains)] {
                let (found, gain) = (&found[guest + 1], gains[guest][option]);
                assert!(found.off(gain) < OFF, "{guest} {option}: {}, not {gain}", found.sum / found.count);
            }
        }
    }
}
