//! What has been found out about a setup, kept because it costs a few milliseconds.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock};

use ::polterfass::{BarrelModel, EqualGreedy, Polterfass};
use game_core::Game;

use super::coaster::Coaster;
use super::falls::Falls;
use super::few::Few;
use super::guests::{Sums, by_backs, suspected, totals, wise};
use super::tap::{Plan, Worth, worth};

/// How many things of a kind are remembered about each.
const THOUGHTS: usize = 60_000;

static MINDS: Few<Key, Mind> = Few::new();

/// What of a setup makes a difference.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Key {
    seats: usize,
    equal_greedy: EqualGreedy,
    barrels: BarrelModel,
}

/// What is known about all coasters of a setup.
pub(super) struct Mind {
    key: Key,
    falls: Arc<Falls>,
    orders: Memo<Coaster, Sums>,
    taps: Memo<(Coaster, Coaster, usize), u16>,
}

impl Mind {
    /// What is known about the setup of this game.
    pub(super) fn of(game: &Polterfass) -> Arc<Self> {
        let setup = game.setup();
        let key = Key { seats: game.seats(), equal_greedy: setup.equal_greedy, barrels: setup.barrels };
        MINDS.get(key, || Self { key, falls: Falls::new(key.barrels), orders: Memo::default(), taps: Memo::default() })
    }

    /// How a wise guest orders who sees this coaster.
    pub(super) fn orders(&self, coaster: Coaster) -> Sums {
        self.orders.get(coaster, || wise(&self.falls, coaster, self.key.seats, self.key.equal_greedy))
    }

    /// What each serving is worth after the guests saw `laid`, and so many of them laid a single card.
    pub(super) fn worth(&self, laid: Coaster, single_backs: usize) -> Worth {
        let [one, two] = by_backs(&suspected(&self.orders(laid)));
        let guests = self.key.seats - 1;
        worth(&totals((0..guests).map(|guest| if guest < single_backs { &one } else { &two })))
    }

    /// The choices that are worth at most `near` mugs less than the best: bit `n` stands for the choice with that number.
    pub(super) fn taps(&self, laid: Coaster, now: Coaster, single_backs: usize, near: f64) -> u16 {
        self.taps.get((laid, now, single_backs), || {
            Plan::new(&self.falls, &self.worth(laid, single_backs), now).good(now, near)
        })
    }
}

/// The values of a function that gives the same for the same arguments.
struct Memo<K, V>(RwLock<HashMap<K, V>>);

impl<K, V> Default for Memo<K, V> {
    fn default() -> Self {
        Self(RwLock::default())
    }
}

impl<K: Eq + Hash, V: Copy> Memo<K, V> {
    fn get(&self, key: K, find: impl FnOnce() -> V) -> V {
        if let Some(&known) = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return known;
        }
        let value = find();
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= THOUGHTS {
            known.clear();
        }
        known.insert(key, value);
        value
    }
}
