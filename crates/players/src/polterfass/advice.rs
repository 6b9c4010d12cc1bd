//! Advice by solving the round that somebody is in.

use ::polterfass::{Action, Legal, Pad, PhaseView, Polterfass, View};
use game_core::{Game, LegalActions};
use rand_core::Rng;

use super::acting::{choice, served};
use super::coaster::Coaster;
use super::falls::Falls;
use super::round::OrderKind;
use super::solver::{Place, Solver};
use super::tap::Plan;
use super::values::Values;
use crate::{Advice, Adviser};

/// Says what each action is worth to who plays on as this solver would, at a table of others like it.
pub(super) struct RoundAdviser {
    /// Who solves the round.
    pub(super) solver: Solver,
}

impl Adviser<Polterfass> for RoundAdviser {
    fn advise(
        &self,
        game: &Polterfass,
        view: &View,
        pad: &Pad,
        legal: Legal,
        _luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Advice {
        match Place::of(game, view, pad) {
            Some(place) => self.solved(game, view, legal, &place, go_on),
            // Before there is an innkeeper nobody decides anything, and nobody is ahead.
            None => Advice { chances: vec![1.0 / game.seats() as f64; legal.len()], error: 0.0 },
        }
    }
}

impl RoundAdviser {
    fn solved(
        &self,
        game: &Polterfass,
        view: &View,
        legal: Legal,
        place: &Place,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Advice {
        let each = |worth: &dyn Fn(Action) -> Option<f64>| -> Vec<f64> {
            // What the round is worth is added up from rounded numbers.
            legal.iter().map(|action| worth(action).unwrap_or(0.0).clamp(0.0, 1.0)).collect()
        };
        if view.ordered_at.is_none() {
            // Nothing can be decided before the first roll.
            let chance = Values::shipped(game.seats()).chances(&place.to_go)[place.own];
            return Advice { chances: each(&|_| Some(chance)), error: 0.0 };
        }
        let solution = self.solver.solution(game, place, go_on);
        let chances = if view.phase == PhaseView::Ordering {
            let gains = &solution.gains[place.own - 1];
            each(&|action| match action {
                Action::Order { cards } => Some(gains[OrderKind::of(cards).option()]),
                _ => None,
            })
        } else {
            let worth = solution.worth(place.pattern);
            let (falls, now) = (Falls::new(game.setup().barrels), Coaster::seen(&view.barrels));
            let plan = Plan::with(&falls, &worth.servings, worth.failed, now);
            each(&|action| match action {
                Action::Target { .. } => served(view, action).map(|served| worth.servings[served]),
                _ => choice(view, action).map(|choice| plan.value(now, choice)),
            })
        };
        Advice { chances, error: solution.nash_conv / game.seats() as f64 }
    }
}

#[cfg(test)]
mod tests {
    use ::polterfass::{BarrelSet, Draw, FirstInnkeeper, Order, Setup, State};
    use game_core::{Ignored, Observer, Seat};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::polterfass::solver::Aim;
    use crate::polterfass::{Careful, adviser};
    use crate::{Player, unhurried};

    fn luck(seed: u64) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(seed)
    }

    /// A table at which seat 0 keeps the tap, these totals are written down, and the first roll shows these barrels on their smaller end.
    fn table(totals: &[i32], shown: u16) -> (Polterfass, State) {
        let setup = Setup {
            first_innkeeper: FirstInnkeeper::Seat(Seat::FIRST),
            ..Setup::standard(totals.len().try_into().unwrap())
        };
        let game = Polterfass::new(setup).unwrap();
        let mut state = game.start();
        game.act(&mut state, Seat::FIRST, Action::Roll {}, &mut Ignored).unwrap();
        let shown = BarrelSet::from_bits(shown);
        game.resolve(&mut state, Draw::Barrels { stood: shown, large: shown }, &mut Ignored).unwrap();
        let view = View { totals: totals.to_vec(), ..game.view(&state, Observer::Spectator) };
        let state = game.sample(&view, &mut luck(0));
        (game, state)
    }

    fn order(game: &Polterfass, state: &mut State, sums: &[u8]) {
        for (seat, sum) in Seat::all(game.seats()).skip(1).zip(sums) {
            let cards = Order::all().find(|order| order.sum() == *sum).unwrap();
            game.act(state, seat, Action::Order { cards }, &mut Ignored).unwrap();
        }
    }

    fn advised(game: &Polterfass, state: &State, seat: Seat) -> Vec<(Action, f64)> {
        let view = game.view(state, Observer::Seat(seat));
        let legal = game.legal_in(&view);
        let advice = adviser().advise(game, &view, &Pad::default(), legal, &mut luck(1), &mut unhurried);
        assert_eq!(advice.chances.len(), legal.len());
        assert!(advice.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{advice:?}");
        assert!((0.0..0.05).contains(&advice.error), "{advice:?}");
        legal.iter().zip(advice.chances).collect()
    }

    fn best(advice: &[(Action, f64)]) -> (Action, f64) {
        advice.iter().copied().max_by(|one, other| one.1.total_cmp(&other.1)).unwrap()
    }

    /// 32 mugs stand, the guests are far away, and with orders of at most 6 each there is enough to reach the goal.
    #[test]
    fn to_close_is_nearly_certain_to_win_where_it_ends_the_game() {
        let (game, mut state) = table(&[70, 2, 3], 0b10_1111);
        order(&game, &mut state, &[4, 5]);
        let (action, chance) = best(&advised(&game, &state, Seat::FIRST));
        assert_eq!(action, Action::Close {});
        assert!(chance > 0.99, "{chance}");
    }

    /// Two mugs are missing, and much more stands than all can order without being mad.
    #[test]
    fn who_needs_two_mugs_orders_enough_to_have_them() {
        let (game, state) = table(&[20, 73, 10], 0b11_1111);
        let advice = advised(&game, &state, Seat::new(1).unwrap());
        let (action, chance) = best(&advice);
        let Action::Order { cards } = action else { panic!("{action:?}") };
        assert!(cards.sum() >= 2 && chance > 0.6, "{cards:?} {chance}");
        let nothing = Action::Order { cards: Order::of(&[0]).unwrap() };
        let of_nothing = advice.iter().find(|(action, _)| *action == nothing).unwrap().1;
        // Without them this seat is at the tap next, which brings as much nearly always.
        assert!(of_nothing < chance - 0.05, "{of_nothing} {chance}");
    }

    /// Through games of careful players: other secrets change nothing, the master does what is rated best at the tap, and both targets
    /// and orders are rated, orders of one kind alike.
    #[test]
    fn advice_goes_by_the_view_and_agrees_with_the_master() {
        for seats in [3, 4] {
            let game = Polterfass::new(Setup { goal: 25, ..Setup::standard(seats) }).unwrap();
            let (mut at, mut state) = (luck(3), game.start());
            let (mut orders, mut taps, mut targets) = (0, 0, 0);
            while let turn @ (game_core::Turn::Luck | game_core::Turn::Act(_)) = game.turn(&state) {
                let game_core::Turn::Act(asked) = turn else {
                    let draw = game.draw_fast(&state, &mut at);
                    game.resolve(&mut state, draw, &mut Ignored).unwrap();
                    continue;
                };
                let seat = asked.lowest().unwrap();
                let view = game.view(&state, Observer::Seat(seat));
                let legal = game.legal_in(&view);
                let advice = advised(&game, &state, seat);
                let other = game.sample(&view, &mut luck(orders + taps));
                assert_eq!(advice, advised(&game, &other, seat));
                match view.phase {
                    PhaseView::Ordering => {
                        orders += 1;
                        let value = |one: &[u8]| {
                            let cards = Order::of(one).unwrap();
                            advice.iter().find(|(action, _)| *action == Action::Order { cards }).unwrap().1
                        };
                        assert_eq!(value(&[1, 7]).to_bits(), value(&[2, 6]).to_bits());
                    }
                    PhaseView::Tap | PhaseView::Targets { .. } => {
                        let chosen =
                            Solver::MASTER.choose(&game, &view, &Pad::default(), legal, &mut luck(9), &mut unhurried);
                        let chance = advice.iter().find(|(action, _)| *action == chosen).unwrap().1;
                        let near = if view.phase == PhaseView::Tap { Aim::Win.near() } else { 0.1 };
                        assert!(chance >= best(&advice).1 - near - 1e-9, "{chosen:?} of {advice:?}");
                        *if view.phase == PhaseView::Tap { &mut taps } else { &mut targets } += 1;
                    }
                    _ => assert_eq!(advice.len(), 1),
                }
                let action = Careful.choose(&game, &view, &Pad::default(), legal, &mut at, &mut unhurried);
                game.act(&mut state, seat, action, &mut Ignored).unwrap();
            }
            assert!(orders > 3 && taps > 3, "{orders} {taps} {targets}");
        }
    }

    #[test]
    fn who_has_no_time_is_advised_all_the_same() {
        for totals in [&[30, 40, 20, 10][..], &[30, 40, 20, 10, 5, 1]] {
            let (game, state) = table(totals, 0b1001);
            let view = game.view(&state, Observer::Seat(Seat::new(2).unwrap()));
            let legal = game.legal_in(&view);
            let advice = adviser().advise(&game, &view, &Pad::default(), legal, &mut luck(1), &mut || false);
            assert_eq!(advice.chances.len(), legal.len());
            let advice = advised(&game, &state, Seat::new(2).unwrap());
            assert!(best(&advice).1 > advice.iter().map(|(_, chance)| chance).sum::<f64>() / advice.len() as f64);
        }
    }
}
