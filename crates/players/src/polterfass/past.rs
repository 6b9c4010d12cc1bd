//! What earlier rounds tell about who plays.

use ::polterfass::{Order, Pad};

use super::coaster::Coaster;
use super::mind::Mind;
use super::responder::careful_orders;
use super::round::{OPTIONS, OrderKind};

/// For how likely somebody takes it that another is [`Careful`](super::Careful).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Suspicion {
    /// Of a hundred of whom nothing is known yet: how many are, 0 to 100.
    pub at_first: u32,
    /// The most that orders can make of it, `at_first` to 100; none for who goes by nothing that came before.
    pub at_most: Option<u32>,
}

impl Suspicion {
    /// Of who takes everybody for as wise as they are themselves.
    pub const NONE: Self = Self { at_first: 0, at_most: None };
    /// An expert's, who reckons with careful people at the table.
    pub const EXPERT: Self = Self { at_first: 20, at_most: None };
    /// A master's.
    pub const MASTER: Self = Self { at_first: 1, at_most: Some(60) };
}

/// How often somebody who is not careful orders what nobody careful ever would; masters who left out rare orders did 54 times of 100, those of now 60.
const ODD: f64 = 0.5;
/// How much of their other orders is anything that somebody careful might order, all cards alike; the rest is as of somebody careful.
const EVEN: f64 = 0.5;
/// How much likelier somebody careful orders what nobody careful ever would: it may have been somebody else in this seat, or a slip.
const SLIPPED: f64 = 1.0 / 150.0;
/// The least odds of being careful that orders can make, so that somebody else in this seat is known again some time.
const LEAST: f64 = 1.0 / 1000.0;

/// What all could see in the rounds before, the oldest first: what stood when guests ordered, and the orders, clockwise from who keeps
/// the tap now.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Past(Vec<(Coaster, Vec<Option<Order>>)>);

impl Past {
    /// What is written on this pad; `clockwise` are all seats from the innkeeper on.
    pub(super) fn of(pad: &Pad, clockwise: impl Iterator<Item = usize> + Clone) -> Self {
        let known = pad.rows.iter().filter(|row| !row.tops.is_empty());
        let orders =
            |orders: &[Option<Order>]| clockwise.clone().map(|seat| orders.get(seat).copied().flatten()).collect();
        Self(known.map(|row| (Coaster::written(&row.tops), orders(&row.orders))).collect())
    }

    /// How many of a hundred who ordered like each of these seats are careful, clockwise from the innkeeper.
    pub(super) fn careful(&self, mind: &Mind, seats: usize, suspicion: Suspicion) -> Vec<u32> {
        let (first, Some(most)) = (suspicion.at_first.min(100), suspicion.at_most.filter(|_| suspicion.at_first > 0))
        else {
            return vec![suspicion.at_first.min(100); seats];
        };
        let most = odds(most.clamp(first, 100));
        let mut all = vec![odds(first); seats];
        for (laid, orders) in &self.0 {
            let careful = careful_orders(mind, *laid);
            for (odds, order) in all.iter_mut().zip(orders) {
                if let Some(order) = order {
                    *odds = (*odds * likelier(&careful, *order)).clamp(LEAST, most);
                }
            }
        }
        all.into_iter().map(|odds| (100.0 - 100.0 / (1.0 + odds)).round() as u32).collect()
    }
}

/// The odds that go with so many of a hundred.
fn odds(of_hundred: u32) -> f64 {
    f64::from(of_hundred) / f64::from(100 - of_hundred)
}

/// How much likelier somebody careful lays this order than somebody else does, if the careful lay orders so often.
fn likelier(careful: &[f64; OPTIONS], order: Order) -> f64 {
    let option = OrderKind::of(order).option();
    let chance = careful[option];
    if chance <= 0.0 {
        return SLIPPED;
    }
    let ways =
        |counts: &dyn Fn(OrderKind) -> bool| Order::all().map(OrderKind::of).filter(|kind| counts(*kind)).count();
    let usual = ways(&|kind| careful[kind.option()] > 0.0);
    let even = ways(&|kind| kind.option() == option) as f64 / usual as f64;
    let odd = if usual < Order::COUNT { ODD } else { 0.0 };
    chance / ((1.0 - odd) * (EVEN * even + (1.0 - EVEN) * chance))
}

#[cfg(test)]
mod tests {
    use ::polterfass::{Polterfass, Setup};
    use game_core::Game;

    use super::*;
    use crate::Player;
    use crate::polterfass::playout::play;
    use crate::polterfass::{Aim, Careful, Solver};

    const SUSPICION: Suspicion = Suspicion { at_first: 20, at_most: Some(90) };

    /// What a game of these players leaves on the pad.
    fn played(game: &Polterfass, players: &[&dyn Player<Polterfass>], seed: u64) -> Pad {
        play(game, players, seed, &mut |_, _, _| {})
    }

    fn careful(game: &Polterfass, pad: &Pad) -> Vec<u32> {
        Past::of(pad, 0..game.seats()).careful(&Mind::of(game), game.seats(), SUSPICION)
    }

    #[test]
    fn who_orders_like_the_careful_is_taken_for_careful_and_who_does_not_is_not() {
        let solver = Solver { iterations: 8, careful: Suspicion::NONE, aim: Aim::Win };
        for seats in [3, 4, 6] {
            let game = Polterfass::new(Setup::standard(seats)).unwrap();
            let solver = Solver { iterations: if seats > 4 { 2 } else { 8 }, ..solver };
            let mut players: Vec<&dyn Player<Polterfass>> = vec![&Careful; seats.into()];
            players[1] = &solver;
            let pad = played(&game, &players, 5);
            assert!(pad.rows.len() > 4);
            let found = careful(&game, &pad);
            assert!(found[1] < 5, "{found:?}");
            assert!(found.iter().enumerate().all(|(seat, part)| seat == 1 || *part > 70), "{found:?}");
            assert!(found.iter().all(|part| *part <= 90), "{found:?}");
        }
    }

    /// Seats are told apart by where they sit, whoever keeps the tap.
    #[test]
    fn the_past_is_told_clockwise_from_the_innkeeper() {
        let game = Polterfass::new(Setup::standard(3)).unwrap();
        let pad = played(&game, &[&Careful, &crate::Random, &Careful], 2);
        let (mind, from_first) = (Mind::of(&game), careful(&game, &pad));
        let mut from_second = Past::of(&pad, [1, 2, 0].into_iter()).careful(&mind, 3, SUSPICION);
        assert!(from_first[1] < from_first[0] && from_first[1] < from_first[2], "{from_first:?}");
        from_second.rotate_right(1);
        assert_eq!(from_first, from_second);
    }

    #[test]
    fn without_a_past_it_is_what_it_is_at_first_and_some_never_change_their_mind() {
        let game = Polterfass::new(Setup::standard(3)).unwrap();
        assert_eq!(careful(&game, &Pad::default()), [20; 3]);
        let (mind, pad) = (Mind::of(&game), played(&game, &[&Careful as &dyn Player<Polterfass>; 3], 1));
        for (at_first, at_most) in [(0, Some(90)), (0, None), (10, None), (100, Some(100))] {
            let found = Past::of(&pad, 0..3).careful(&mind, 3, Suspicion { at_first, at_most });
            assert_eq!(found, [at_first; 3]);
        }
    }

    /// A row of somebody who doesn't say what stood tells nothing.
    #[test]
    fn a_row_without_a_first_roll_is_left_out() {
        let game = Polterfass::new(Setup::standard(3)).unwrap();
        let mut pad = played(&game, &[&Careful as &dyn Player<Polterfass>; 3], 1);
        pad.rows.iter_mut().for_each(|row| row.tops.clear());
        assert_eq!(careful(&game, &pad), [20; 3]);
    }
}
