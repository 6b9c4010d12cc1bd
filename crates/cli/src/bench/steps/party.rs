//! A table whose seats are all sockets of this process, and the random game that is played there.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use game_core::Luck as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout;

use super::super::visitor::{Arrival, Mouth, Trouble, Visitor};

/// How long a table rests between steps. Shorter, and a seat would come to the limit of 20 messages a second.
const REST: Duration = Duration::from_millis(50);
/// Whoever hears nothing for so many seconds has lost the server.
const PATIENCE: u64 = 30;

/// A table and its seats.
pub(super) struct Party {
    mouths: Vec<Mouth>,
    arrivals: UnboundedReceiver<Arrival>,
    /// The last update of each seat.
    updates: Vec<Value>,
    luck: Xoshiro256PlusPlus,
    orders: u64,
}

impl Party {
    /// Opens a table, seats everybody and begins the game.
    pub(super) async fn open(address: SocketAddr, seats: u8, seed: u64) -> Result<Self, Trouble> {
        let mut host = Visitor::new(address);
        let setup = json!({ "seats": seats, "goal": 75 });
        let opened =
            host.post("/api/tables", &json!({ "game": "polterfass", "name": "Seat 0", "setup": setup })).await?;
        let table = opened["table"].as_str().ok_or_else(|| Trouble::Answer(opened.to_string()))?.to_owned();
        let mut visitors = vec![host];
        for seat in 1..seats {
            let mut guest = Visitor::new(address);
            guest.post(&format!("/api/tables/{table}/sit"), &json!({ "name": format!("Seat {seat}") })).await?;
            visitors.push(guest);
        }
        let (sender, arrivals) = unbounded_channel();
        let mut mouths = Vec::new();
        for (seat, visitor) in visitors.iter().enumerate() {
            let mut mouth = visitor.connect(&table, seat, sender.clone()).await?;
            mouth.say(&json!({ "type": "hello", "protocol": 1, "since": 0 })).await?;
            mouths.push(mouth);
        }
        let updates = vec![Value::Null; mouths.len()];
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut party = Self { mouths, arrivals, updates, luck, orders: 0 };
        party.hear(0, None).await?;
        party.order(0, json!({ "kind": "begin" })).await?;
        Ok(party)
    }

    /// Makes a random step of a seat that is asked; how long it took to all seats, or none if the game is over.
    pub(super) async fn step(&mut self) -> Result<Option<Duration>, Trouble> {
        let legal = |update: &Value| update["game"]["legal"].as_array().map_or(0, Vec::len);
        let Some(seat) = self.updates.iter().position(|update| legal(update) > 0) else {
            return match self.updates[0]["table"]["stage"].as_str() {
                Some("over") => Ok(None),
                _ => Err(Trouble::Answer(self.updates[0].to_string())),
            };
        };
        let game = &self.updates[seat]["game"];
        let action = &game["legal"][self.luck.below(legal(&self.updates[seat]) as u32) as usize];
        let command = json!({ "kind": "act", "action": action, "asked": game["asked"] });
        self.order(seat, command).await.map(Some)
    }

    /// Leaves the table alone for a while.
    pub(super) async fn rest(&self) {
        tokio::time::sleep(REST).await;
    }

    async fn order(&mut self, seat: usize, command: Value) -> Result<Duration, Trouble> {
        let before = self.updates.iter().filter_map(number).max().unwrap_or(0);
        self.orders += 1;
        let id = format!("bench-{}", self.orders);
        let message = json!({ "type": "do", "id": id, "command": command });
        let sent = Instant::now();
        self.mouths[seat].say(&message).await?;
        Ok(self.hear(before, Some(&id)).await?.duration_since(sent))
    }

    /// Waits until every seat has an update with a number above `before`, and the step with this name, if there is one,
    /// is acknowledged; when the last seat got its update.
    async fn hear(&mut self, before: u64, id: Option<&str>) -> Result<Instant, Trouble> {
        let mut missing: Vec<bool> = vec![true; self.updates.len()];
        let (mut last, mut acknowledged) = (Instant::now(), id.is_none());
        while !acknowledged || missing.contains(&true) {
            let arrival = timeout(Duration::from_secs(PATIENCE), self.arrivals.recv()).await;
            let Ok(Some(Arrival { seat, at, message })) = arrival else { return Err(Trouble::Silence(PATIENCE)) };
            match message["type"].as_str() {
                Some("update") => {
                    if missing[seat] && number(&message) > Some(before) {
                        missing[seat] = false;
                        last = last.max(at);
                    }
                    self.updates[seat] = message;
                }
                Some("ack") => acknowledged |= message["id"].as_str() == id,
                Some("welcome" | "pong") => {}
                _ => return Err(Trouble::Answer(message.to_string())),
            }
        }
        Ok(last)
    }
}

fn number(update: &Value) -> Option<u64> {
    update["n"].as_u64()
}
