//! Clients that know no rules play whole games over real sockets, some of them on bad lines.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use common::House;
use game_core::Seat;
use protocol::ServerMessage;
use referee::Stage;
use serde_json::Value;
use swarm::{Accidents, Choice, Guest, Heard, Left, Onlooker, Party, Plan, Player, Who, Witness};

/// What was acknowledged, and which entries each guest was told of.
#[derive(Default)]
struct Notes {
    /// By the seat and the name of the step: the number of the entry.
    acknowledged: Mutex<BTreeMap<(Seat, String), u64>>,
    /// By whom: the number up to which they were told everything.
    told: Mutex<BTreeMap<String, u64>>,
    lines: AtomicU32,
}

impl Witness for Notes {
    fn understood(&self, who: &Who, _at: Instant, message: &Heard) {
        match message {
            ServerMessage::Ack { id, n } => {
                let key = (who.seat.expect("who watches has no steps"), String::from(id.clone()));
                let before = self.acknowledged.lock().unwrap().insert(key, *n);
                assert!(before.is_none_or(|before| before == *n), "{id:?} is {n} and {before:?}");
            }
            ServerMessage::Update(sight) => {
                let mut told = self.told.lock().unwrap();
                let told = told.entry(who.to_string()).or_default();
                assert!(sight.since <= *told, "{who} was told up to {told}, and then only from {}", sight.since);
                *told = sight.n;
            }
            _ => {}
        }
    }

    fn parted(&self, _who: &Who, _at: Instant) {
        self.lines.fetch_add(1, Ordering::Relaxed);
    }
}

/// Everybody stays until the game is over.
async fn all_stay(guests: Vec<Guest>) -> Vec<u64> {
    let staying: Vec<_> = guests.into_iter().map(|guest| tokio::spawn(guest.stay())).collect();
    let mut last = Vec::new();
    for guest in staying {
        let Left::Content(sight) = guest.await.unwrap().unwrap() else { panic!("nobody is shown out") };
        assert_eq!(sight.table.stage, Stage::Over);
        last.push(sight.n);
    }
    last
}

/// Plays a whole game on lines with such accidents; returns how many lines there were.
async fn play(plan: Plan, choice: Choice, accidents: Accidents) -> u32 {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let party = Party::open(house.address, &plan).await.unwrap();
    let notes = Arc::new(Notes::default());
    let witness: Arc<dyn Witness> = notes.clone();
    let mind = |seat: Seat| Box::new(Player::new(choice, seat.index() as u64)) as _;
    let seated = (0..).zip(party.guests(&witness, mind)).map(|(seed, guest)| guest.with_accidents(accidents, seed));
    let spectator = party.spectator(1, Box::new(Onlooker), Arc::clone(&witness));
    let last = all_stay(seated.chain(spectator).collect()).await;
    assert!(last.iter().all(|n| *n == last[0]), "{last:?}");

    // Every acknowledged step is in the record once, by whoever did it.
    let (_, mut host) = party.devices[0].clone();
    let record = host.text(&format!("api/tables/{}/record", party.table)).await.unwrap();
    let entries: BTreeMap<u64, Value> = record
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter_map(|entry| Some((entry["n"].as_u64()?, entry)))
        .collect();
    let acknowledged = std::mem::take(&mut *notes.acknowledged.lock().unwrap());
    // A lucky game is short, but nobody gets through one without a step.
    let seats: BTreeSet<Seat> = acknowledged.keys().map(|(seat, _)| *seat).collect();
    assert_eq!(seats.len(), party.devices.len());
    for ((seat, id), n) in &acknowledged {
        let found = entries.values().filter(|entry| entry["from"] == seat.index() && entry["id"] == **id);
        let found: Vec<u64> = found.filter_map(|entry| entry["n"].as_u64()).collect();
        assert_eq!(found, [*n], "{id} of seat {seat}: {}", entries[n]);
    }
    house.close().await;
    notes.lines.load(Ordering::Relaxed)
}

#[tokio::test]
async fn three_play_polterfass() {
    assert_eq!(play(Plan::polterfass(3, 75), Choice::Random, Accidents::default()).await, 4);
}

#[tokio::test]
async fn three_play_goldbraeu() {
    assert_eq!(play(Plan::goldbraeu(3), Choice::Random, Accidents::default()).await, 4);
}

#[tokio::test]
async fn the_first_of_all_choices_ends_a_game_too() {
    play(Plan::polterfass(6, 25), Choice::First, Accidents::default()).await;
}

#[tokio::test]
async fn on_bad_lines_every_step_is_done_once() {
    let once_in = NonZeroU32::new;
    let accidents = Accidents { cut: once_in(6), unheard: once_in(6), twice: once_in(4), dropped: once_in(25) };
    // To 75 one in fifty games is over after so few steps that there are fewer lines.
    let lines = play(Plan::polterfass(3, 150), Choice::Random, accidents).await;
    assert!(lines > 20, "{lines}");
}
