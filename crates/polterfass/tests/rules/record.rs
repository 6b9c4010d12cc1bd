//! The shapes in JSON, and luck from listed words.

use std::collections::VecDeque;
use std::convert::Infallible;

use game_core::{ForObserver, Game, Observer};
use polterfass::{Action, Barrel, BarrelSet, Draw, Order, Polterfass};
use rand_xoshiro::rand_core::TryRng;
use serde_json::{Value, json};

use crate::table::{seat, setup};

/// A generator that gives listed words and then none.
pub(crate) struct Words(VecDeque<u32>);

impl Words {
    pub(crate) fn new(pairs: &[[u32; 2]]) -> Self {
        Self(pairs.iter().flatten().copied().collect())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl TryRng for Words {
    type Error = Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.pop_front().expect("no word beyond the listed ones is taken"))
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unreachable!("the draw of record takes 32-bit words")
    }
    fn try_fill_bytes(&mut self, _to: &mut [u8]) -> Result<(), Infallible> {
        unreachable!("the draw of record takes 32-bit words")
    }
}

fn set(barrels: &[usize]) -> BarrelSet {
    barrels.iter().filter_map(|&barrel| Barrel::new(barrel)).collect()
}

/// One round as seat 1 sees it: the actions and draws of the record, the events, and the view at the tap.
#[test]
fn one_round_in_json() {
    let game = Polterfass::new(setup(3)).unwrap();
    let observer = Observer::Seat(seat(1));
    let mut state = game.start();
    let mut story: Vec<Value> = Vec::new();
    let act = |seat, action| (Some(seat), Some(action), None);
    let luck = |stood, large| (None, None, Some(Draw::Barrels { stood, large }));
    let order = |cards: &[u8]| Action::Order { cards: Order::of(cards).unwrap() };
    let steps = [
        act(seat(0), Action::Roll {}),
        luck(set(&[0, 3, 7, 8]), set(&[0, 7])),
        act(seat(2), order(&[7])),
        act(seat(1), order(&[3, 5])),
        act(seat(0), Action::RollOn { put_back: set(&[7]) }),
        luck(set(&[5]), set(&[])),
        act(seat(0), Action::Close {}),
        act(seat(0), Action::Target { destroyed: set(&[3]), doubled: set(&[]) }),
    ];
    for (seat, action, draw) in steps {
        let mut events = Vec::new();
        if let (Some(seat), Some(action)) = (seat, action) {
            story.push(json!({ "view": game.view(&state, observer) }));
            game.act(&mut state, seat, action, &mut events).unwrap();
            story.push(json!({ "seat": seat, "action": action }));
        } else if let Some(draw) = draw {
            game.resolve(&mut state, draw, &mut events).unwrap();
            story.push(json!({ "draw": draw }));
        }
        let seen: Vec<_> = events.iter().map(|event| event.for_observer(observer)).collect();
        story.push(json!({ "events": seen }));
    }
    let lines: Vec<String> = story.iter().map(Value::to_string).collect();
    insta::assert_snapshot!(lines.join("\n"));
}
