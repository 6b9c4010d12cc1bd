//! Events of Goldbräu as they happen in random games.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{ForObserver, Game, LegalActions, Luck, Observer, Seat, Turn};
use goldbraeu::{Event, Goldbraeu, Seen, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// How many events of a kind are told apart.
const OF_EACH: usize = 4;
/// So many random games have every kind of event.
const GAMES: u64 = 60;

/// What distinguishes events for those who word them: the kind and whatever a message may select by.
fn shape(event: &serde_json::Value) -> String {
    let field = |name: &str| event.get(name).map(ToString::to_string).unwrap_or_default();
    let none = |name: &str| event.get(name).map(serde_json::Value::is_null);
    let selected = ["kind", "figure", "parasol", "no_stone"].map(field);
    format!("{selected:?} {:?}", ["owner", "old", "card", "cards", "action", "hand"].map(none))
}

/// Events of every kind: the first ones of each shape.
pub fn samples() -> Vec<Seen> {
    let mut found: BTreeMap<String, Vec<Seen>> = BTreeMap::new();
    for number in 0..GAMES {
        for seen in played(number) {
            let kept = found.entry(shape(&serde_json::to_value(&seen).unwrap())).or_default();
            if kept.len() < OF_EACH && !kept.contains(&seen) {
                kept.push(seen);
            }
        }
    }
    found.into_values().flatten().collect()
}

/// A random game as a seat saw it.
fn played(number: u64) -> Vec<Seen> {
    let game = Goldbraeu::new(Setup::standard(3 + (number % 2) as u8)).unwrap();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut state = game.start();
    let mut events: Vec<Event> = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Luck => {
                let draw = game.draw(&state, &mut luck);
                game.resolve(&mut state, draw, &mut events).unwrap();
            }
            Turn::Act(seats) => {
                let seat = seats.lowest().unwrap();
                let legal = game.legal(&state, seat);
                let action = legal.get(luck.below(legal.len() as u32) as usize);
                game.act(&mut state, seat, action, &mut events).unwrap();
            }
            Turn::Over => break,
        }
    }
    events.iter().map(|event| event.for_observer(Observer::Seat(Seat::FIRST))).collect()
}

/// Adding a kind of event does not compile here, and then has to happen in a random game.
#[test]
fn every_kind_happens() {
    let number = |event: &Seen| match event {
        Seen::StartDrawn { .. } => 0,
        Seen::SignsDrawn { .. } => 1,
        Seen::Dealt { .. } => 2,
        Seen::Kept { .. } => 3,
        Seen::Shown { .. } => 4,
        Seen::FullFirm { .. } => 5,
        Seen::BossPlaced { .. } => 6,
        Seen::DayBegan { .. } => 7,
        Seen::LaidOut { .. } => 8,
        Seen::Picked { .. } => 9,
        Seen::PicksShown { .. } => 10,
        Seen::Annexed { .. } => 11,
        Seen::Shifted { .. } => 12,
        Seen::Declined { .. } => 13,
        Seen::Idle { .. } => 14,
        Seen::Challenged { .. } => 15,
        Seen::TurnedOver { .. } => 16,
        Seen::Blocked { .. } => 17,
        Seen::Broke { .. } => 18,
        Seen::LetBe { .. } => 19,
        Seen::Repelled { .. } => 20,
        Seen::Appointed { .. } => 21,
        Seen::Contracted { .. } => 22,
        Seen::Bought { .. } => 23,
        Seen::Drew { .. } => 24,
        Seen::KeptHidden { .. } => 25,
        Seen::Moved { .. } => 26,
        Seen::DayEnded { .. } => 27,
        Seen::PutUnder { .. } => 28,
        Seen::PaydayBegan { .. } => 29,
        Seen::Finished { .. } => 30,
        Seen::GardenPaid { .. } => 31,
        Seen::BreweryPaid { .. } => 32,
        Seen::PaydayEnded { .. } => 33,
        Seen::HandsShown { .. } => 34,
        Seen::Ended { .. } => 35,
    };
    assert_eq!(samples().iter().map(number).collect::<BTreeSet<_>>(), (0..=35).collect());
}
