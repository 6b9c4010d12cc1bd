//! The page that shows Goldbräu in JSON is true.

use game_core::{Events, ForObserver, Game, LegalActions, Observer, Seat, Turn};
use goldbraeu::{Action, Draw, Event, Goldbraeu, Phase, Seen, Setup, StartPlayer, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/goldbraeu-json.md");

/// The examples under a heading, one a line.
fn examples(heading: &str) -> Vec<&'static str> {
    let section = PAGE.split("\n## ").find(|section| section.starts_with(heading)).expect("such a heading");
    let blocks = section.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    blocks.flat_map(str::lines).collect()
}

/// Every example under the heading says everything that the type has, and nothing else.
fn survive<T: Serialize + DeserializeOwned>(heading: &str, at_least: usize) -> Vec<Value> {
    let read = |example: &&str| {
        let value: T = serde_json::from_str(example).unwrap_or_else(|error| panic!("{example}: {error}"));
        let json = serde_json::to_value(value).unwrap();
        assert_eq!(json, serde_json::from_str::<Value>(example).unwrap(), "{example}");
        json
    };
    let values: Vec<Value> = examples(heading).iter().map(read).collect();
    assert!(values.len() >= at_least, "{heading}: {} examples", values.len());
    values
}

fn kinds(values: &[Value]) -> Vec<String> {
    let mut kinds: Vec<String> =
        values.iter().filter_map(|value| value.get("kind")?.as_str()).map(str::to_owned).collect();
    kinds.sort();
    kinds.dedup();
    kinds
}

#[test]
fn every_example_is_read_and_written_back() {
    survive::<Setup>("Setup", 1);
    survive::<Action>("Action", 16);
    survive::<Draw>("Draw", 4);
    survive::<Phase>("Phase", 17);
    survive::<Seen>("Seen", 30);
}

/// A listener that wants the kinds of events.
#[derive(Default)]
struct Told(Vec<Value>);

impl Events<Event> for Told {
    fn push(&mut self, event: impl FnOnce() -> Event) {
        self.0.push(serde_json::to_value(event().for_observer(Observer::Spectator)).unwrap());
    }
}

/// Random games come by nothing that the page leaves out.
#[test]
fn every_kind_that_comes_up_is_on_the_page() {
    let (mut actions, mut draws, mut phases, mut told) = (Vec::new(), Vec::new(), Vec::new(), Told::default());
    for seed in 0..30 {
        let game = Goldbraeu::new(Setup::standard(3 + seed as u8 % 2)).unwrap();
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = game.start();
        loop {
            phases.push(serde_json::to_value(state.board().phase).unwrap());
            match testkit::step(&game, &state, &mut luck) {
                Some(step) => {
                    match step {
                        testkit::Step::Act(_, action) => actions.push(serde_json::to_value(action).unwrap()),
                        testkit::Step::Luck(draw) => draws.push(serde_json::to_value(draw).unwrap()),
                    }
                    step.apply(&game, &mut state, &mut told).unwrap();
                }
                None => break,
            }
        }
        assert_eq!(game.turn(&state), Turn::Over);
    }
    let page = |values: Vec<Value>, heading, found: &[Value]| {
        let (known, found) = (kinds(&values), kinds(found));
        assert_eq!(known, found, "{heading}");
    };
    page(survive::<Action>("Action", 1), "Action", &actions);
    page(survive::<Draw>("Draw", 1), "Draw", &draws);
    page(survive::<Phase>("Phase", 1), "Phase", &phases);
    page(survive::<Seen>("Seen", 1), "Seen", &told.0);
}

/// A view in the middle of a game, with what its seat may do.
#[test]
fn a_view_in_json() {
    let game = Goldbraeu::new(Setup { start: StartPlayer::Seat(Seat::FIRST), ..Setup::standard(3) }).unwrap();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(6);
    let mut state = game.start();
    // Seat 1 may expand and has something to cut off.
    let wanted = |state: &State| {
        let view = game.view(state, Observer::Seat(Seat::FIRST.next(3)));
        (!view.cuts.is_empty() && view.to_act == view.seat.into_iter().collect()).then_some(view)
    };
    let view = loop {
        if let Some(view) = wanted(&state) {
            break view;
        }
        match testkit::step(&game, &state, &mut luck) {
            Some(step) => step.apply(&game, &mut state, &mut game_core::Ignored).unwrap(),
            None => state = game.start(),
        }
    };
    let legal: Vec<Action> = game.legal_in(&view).iter().collect();
    insta::assert_snapshot!("view", serde_json::to_string(&view).unwrap());
    insta::assert_snapshot!(
        "legal",
        legal.iter().map(|one| serde_json::to_string(one).unwrap()).collect::<Vec<_>>().join("\n")
    );
}
