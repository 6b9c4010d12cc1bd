//! One game, played through a server by clients in every seat and one that watches, who keep all they get.

use std::sync::Arc;
use std::time::Duration;

use game_core::{Luck, Observer, Seat};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use referee::{Actor, Command, Options, Secret, TableId};
use serde_json::{Value, json};
use server::{ManualClock, Pace, Troupes};
use sha2::{Digest, Sha256};
use store::{DeviceHash, NewRow, NewTable, SeatChange, Store};
use tables::{AnyCommand, Proposed};

use crate::common::{Client, Device, House};

pub const AT: u64 = 1_700_000_000_000;
pub const ID: &str = "thespiestable";
/// How long computer players take, as a rule: shorter than any socket may be silent.
pub const PACE: std::ops::RangeInclusive<u64> = 700..=1500;
const TICK: Duration = Duration::from_millis(50);
/// After so many ticks in no time a thought gets some.
const HASTY: u32 = 60;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Party {
    pub game: &'static str,
    pub setup: Value,
    pub people: usize,
    pub computers: usize,
    /// After so many steps everybody goes home.
    pub steps: usize,
    /// How many milliseconds computer players take.
    pub pace: std::ops::RangeInclusive<u64>,
    pub seed: u64,
}

/// What an observer got, in order.
pub enum Heard {
    /// A frame, as it came.
    Frame(String),
    /// A command that is refused, as the table stood after entry `n`.
    Refused { n: u64, at: u64, command: Value, error: Value },
}

/// All that one observer got.
pub struct Tape {
    pub observer: Observer,
    pub heard: Vec<Heard>,
}

/// A game with everything that was said in it.
pub struct Visit {
    pub game: &'static str,
    pub secret: Secret,
    pub id: TableId,
    /// The whole truth.
    pub rows: Vec<String>,
    pub tapes: Vec<Tape>,
    /// How many people played, on the first seats.
    pub people: usize,
    /// Whether only people played, so that nothing hung on how fast somebody thought.
    pub people_only: bool,
}

/// The cookie of whoever has this seat.
pub fn cookie(seat: usize) -> String {
    char::from(b"abcdef"[seat]).to_string().repeat(32)
}

/// The rows of a table at which all have sat down and the game has begun.
fn opening(party: &Party, id: &TableId, secret: Secret) -> Vec<NewRow> {
    let entry = tables::by_name(party.game).unwrap();
    let troupes = Troupes::default();
    let options = Options { advice: true, ..Options::default() };
    let mut rows = (entry.open)(id.clone(), secret, Some(party.setup.clone()), options, AT).unwrap();
    let mut table = (entry.empty)(&troupes, id.clone(), secret);
    rows.iter().for_each(|row| table.apply(&row.json).unwrap());
    let mut give = |actor, command: AnyCommand| {
        let Proposed::Append(more, _) = table.propose(actor, None, command, AT).unwrap() else {
            panic!("nothing was done before");
        };
        more.iter().for_each(|row| table.apply(&row.json).unwrap());
        rows.extend(more);
    };
    for seat in 0..party.people {
        give(Actor::Newcomer, Command::Sit { name: format!("Person {seat}") });
    }
    for seat in party.people..party.people + party.computers {
        let seat = Seat::new(seat).unwrap();
        give(Actor::Seat(Seat::FIRST), Command::SeatComputer { seat, player: "random".into(), name: None });
    }
    give(Actor::Seat(Seat::FIRST), Command::Begin {});
    rows.into_iter().map(|row| NewRow { n: row.n, at: row.at, json: row.json }).collect()
}

/// Plays the game and gives what everybody heard.
pub async fn visit(party: &Party) -> Visit {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(AT);
    let house =
        House::with(data.path(), Arc::new(clock.clone()), |config| config.pace = Pace(party.pace.clone())).await;
    let mut luck = ChaCha8Rng::seed_from_u64(party.seed);
    let secret = Secret(Sha256::digest(party.seed.to_le_bytes()).into());
    let id = TableId::try_from(ID.to_owned()).unwrap();
    let seats = Seat::all(party.people).map(|seat| {
        let device = DeviceHash(Sha256::digest(cookie(seat.index())).into());
        SeatChange::Claim { seat, device }
    });
    let (rows, seats) = (opening(party, &id, secret), seats.collect());
    let (game, stored) = (party.game.to_owned(), store::Secret(secret.0));
    let standing = store::Standing::UNKNOWN;
    house
        .store
        .create(NewTable { id: ID.into(), game, secret: stored, opened_at: AT, rows, seats, standing })
        .await
        .unwrap();

    let mut round = Round::join(&house, party).await;
    for step in 0..party.steps {
        clock.advance(Duration::from_millis(u64::from(50 + luck.below(400))));
        if luck.below(5) == 0 {
            round.ask_for_what_is_forbidden(party.game, &clock, &mut luck).await;
        }
        if step % 40 == 7 {
            round.ask_for_the_record(&house).await;
        }
        if round.clients[0].stage() != "playing" || !round.step(&clock, &mut luck).await {
            break;
        }
    }
    let tapes = round.tapes();
    let rows = house.store.rows(ID, 0).await.unwrap().into_iter().map(|row| row.json).collect();
    house.close().await;
    Visit { game: party.game, secret, id, rows, tapes, people: party.people, people_only: party.computers == 0 }
}

struct Round {
    clients: Vec<Client>,
    people: usize,
    refusals: Vec<(usize, usize, Heard)>,
}

impl Round {
    /// The people, then one who watches.
    async fn join(house: &House, party: &Party) -> Self {
        let mut clients: Vec<Client> = Vec::new();
        for seat in 0..=party.people {
            let mut device = Device::new(house.address);
            device.cookie = (seat < party.people).then(|| format!("stammtisch_device={}", cookie(seat)));
            // Some keep the pad, some don't.
            let joined = if seat % 2 == 0 {
                Client::join(&device, ID, 0).await
            } else {
                Client::join_keeping_pad(&device, ID).await
            };
            for client in &mut clients {
                client.wait(|_| true).await;
            }
            clients.push(joined);
        }
        Self { clients, people: party.people, refusals: Vec::new() }
    }

    /// One step of somebody; whether there was one.
    async fn step(&mut self, clock: &ManualClock, luck: &mut ChaCha8Rng) -> bool {
        let able: Vec<usize> = (0..self.people).filter(|&seat| !self.clients[seat].legal().is_empty()).collect();
        if able.is_empty() {
            self.wait_for_computers(clock).await;
        } else {
            let seat = able[luck.below(able.len() as u32) as usize];
            let client = &mut self.clients[seat];
            let action = client.action(luck.below(client.legal().len() as u32) as usize).unwrap();
            client.done(action).await;
        }
        self.level().await;
        true
    }

    /// Lets everybody hear as much as whoever has heard most. Whoever sends next must have the same in mind as the one who waits for
    /// what comes next; that one may have heard of two steps at once, of which the others have heard only the first.
    async fn level(&mut self) {
        let heard = |client: &Client| client.update["n"].as_u64().unwrap();
        loop {
            let most = self.clients.iter().map(heard).max().unwrap();
            for client in &mut self.clients {
                client.until(|update| update["n"].as_u64() >= Some(most)).await;
            }
            if self.clients.iter().all(|client| heard(client) == most) {
                return;
            }
        }
    }

    /// Lets time pass until a computer player has acted.
    async fn wait_for_computers(&mut self, clock: &ManualClock) {
        let watching = &mut self.clients[self.people];
        for tick in 0_u32.. {
            clock.advance(TICK);
            for _ in 0..20 {
                tokio::task::yield_now().await;
            }
            // The thinkers have threads of their own, which may have had no time yet; no socket may be taken for dead by then.
            let patience = if tick < HASTY { Duration::ZERO } else { TICK };
            if tokio::time::timeout(patience, watching.wait(|_| true)).await.is_ok() {
                return;
            }
        }
    }

    async fn ask_for_what_is_forbidden(&mut self, game: &str, clock: &ManualClock, luck: &mut ChaCha8Rng) {
        let who = luck.below(self.clients.len() as u32) as usize;
        let actions = forbidden(game);
        let action = actions[luck.below(actions.len() as u32) as usize].clone();
        let client = &mut self.clients[who];
        if client.legal().contains(&action) {
            return;
        }
        let command = json!({ "kind": "act", "action": action });
        let answer = client.order(command.clone()).await;
        // A computer player may have acted meanwhile, so that it was legal after all.
        if answer["type"] == "refused" {
            let n = client.update["n"].as_u64().unwrap();
            let place = client.frames.len() - 1;
            let error = answer["error"].clone();
            self.refusals.push((who, place, Heard::Refused { n, at: clock_now(clock), command, error }));
        }
        self.level().await;
    }

    /// Before the end nobody gets it, and the refusal says nothing else.
    async fn ask_for_the_record(&self, house: &House) {
        let mut device = Device::new(house.address);
        for cookies in [None, Some(cookie(0))] {
            device.cookie = cookies.map(|cookie| format!("stammtisch_device={cookie}"));
            let answer = device.get(&format!("/api/tables/{ID}/record")).await;
            if self.clients[0].stage() == "playing" {
                assert_eq!((answer.status, answer.text()), (409, r#"{"code":"not_over"}"#));
            }
        }
    }

    fn tapes(self) -> Vec<Tape> {
        let Self { clients, people, mut refusals } = self;
        let tape = |(index, client): (usize, Client)| {
            let observer = if index < people { Observer::Seat(Seat::new(index).unwrap()) } else { Observer::Spectator };
            let mut heard = Vec::new();
            for (place, frame) in client.frames.into_iter().enumerate() {
                let refused = refusals.iter().position(|(who, at, _)| (*who, *at) == (index, place));
                heard.push(refused.map_or(Heard::Frame(frame), |at| refusals.remove(at).2));
            }
            Tape { observer, heard }
        };
        clients.into_iter().enumerate().map(tape).collect()
    }
}

fn clock_now(clock: &ManualClock) -> u64 {
    server::Time::now(clock)
}

/// Actions that are refused unless they are legal just now.
pub fn forbidden(game: &str) -> Vec<Value> {
    let actions = if game == "polterfass" {
        json!([
            { "kind": "roll" }, { "kind": "close" }, { "kind": "order", "cards": [3] },
            { "kind": "order", "cards": [2, 6] }, { "kind": "roll_on", "put_back": [1] },
            { "kind": "target", "destroyed": [0], "doubled": [] }
        ])
    } else {
        json!([
            { "kind": "pick", "action": "buy" }, { "kind": "pick", "action": "expand" }, { "kind": "buy_blind" },
            { "kind": "keep", "cards": ["krug", "eiche"] }, { "kind": "keep_hidden" }, { "kind": "show" },
            { "kind": "turn_over", "firm": "krug" }, { "kind": "turn_over", "firm": "mayerbraeu" },
            { "kind": "block", "cards": 1 }, { "kind": "break", "cards": 1 }, { "kind": "decline" },
            { "kind": "appoint", "firm": "eiche" }, { "kind": "place_boss", "firm": "post" },
            { "kind": "buy", "card": "krug" }
        ])
    };
    serde_json::from_value(actions).unwrap()
}
