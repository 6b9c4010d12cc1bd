//! What somebody can't know makes no difference to a single byte that they get, nor to when they get it.

mod common;

use std::sync::Arc;

use common::{Client, Device, House, Log, order, roll, steady};
use game_core::Seat;
use goldbraeu::Goldbraeu;
use polterfass::{FirstInnkeeper, Polterfass};
use referee::{Actor, Command, EntryOf, Options, Proposal, Secret, Table, TableGame, TableId};
use serde_json::{Value, json};
use server::ManualClock;
use sha2::{Digest, Sha256};
use store::{DeviceHash, NewRow, NewTable, SeatChange, Standing, Store};

const AT: u64 = 1_700_000_000_000;
const ID: &str = "thesametable";

/// A cookie that the server takes for one of its own.
fn cookie(seat: usize) -> String {
    char::from(b"abcd"[seat]).to_string().repeat(32)
}

/// The first rows of a table of four whose luck is always the same.
fn rows<G: TableGame>(setup: G::Setup) -> Vec<EntryOf<G>> {
    let id = TableId::try_from(ID.to_owned()).unwrap();
    let (mut table, first) = Table::<G>::open(id, Secret([7; 32]), setup, Options::default(), AT).unwrap();
    let mut rows = Vec::new();
    let mut add = |table: &mut Table<G>, proposal: Proposal<G>| {
        let Proposal::Append(entries) = proposal else { panic!("nothing was done before") };
        entries.iter().for_each(|entry| table.apply(entry.clone()).unwrap());
        rows.extend(entries);
    };
    add(&mut table, first);
    for name in ["Ada", "Bo", "Cy", "Di"] {
        let sat = table.propose(Actor::Newcomer, None, Command::Sit { name: name.into() }, AT).unwrap();
        add(&mut table, sat);
    }
    let begun = table.propose(Actor::Seat(Seat::FIRST), None, Command::Begin {}, AT).unwrap();
    add(&mut table, begun);
    rows
}

/// A server with such a table, four people and one who watches.
struct Evening {
    house: House,
    log: Log,
    clients: Vec<Client>,
    _data: tempfile::TempDir,
    _listening: tracing::subscriber::DefaultGuard,
}

/// What was said to the one with the secret, and to all others: spectator, log and metrics.
type Said = (Vec<String>, Vec<Vec<String>>);

impl Evening {
    async fn begin<G: TableGame>(setup: G::Setup) -> Self {
        let (log, listening) = Log::listen();
        let data = tempfile::tempdir().unwrap();
        let house = House::with(data.path(), Arc::new(ManualClock::at(AT)), |config| {
            config.metrics = Some("127.0.0.1:0".parse().unwrap());
        })
        .await;
        let rows = rows::<G>(setup).into_iter().map(|entry| NewRow {
            n: entry.n,
            at: AT,
            json: serde_json::to_string(&entry).unwrap(),
        });
        let seats = Seat::all(4).map(|seat| {
            let device = DeviceHash(Sha256::digest(cookie(seat.index())).into());
            SeatChange::Claim { seat, device }
        });
        let (rows, seats) = (rows.collect(), seats.collect());
        let secret = store::Secret([7; 32]);
        let game = G::ID.to_owned();
        house
            .store
            .create(NewTable { id: ID.into(), game, secret, opened_at: AT, rows, seats, standing: Standing::default() })
            .await
            .unwrap();

        let mut clients: Vec<Client> = Vec::new();
        for seat in 0..5 {
            let mut device = Device::new(house.address);
            device.cookie = (seat < 4).then(|| format!("stammtisch_device={}", cookie(seat)));
            let joined = Client::join(&device, ID, 0).await;
            for client in &mut clients {
                client.wait(|_| true).await;
            }
            clients.push(joined);
        }
        Self { house, log, clients, _data: data, _listening: listening }
    }

    async fn step(&mut self, seat: usize, name: &str, command: Value) {
        let answer = self.clients[seat].order_as(name, command).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        let n = self.clients[seat].update["n"].clone();
        for client in &mut self.clients {
            client.until(|update| update["n"] == n).await;
        }
    }

    async fn end(mut self) -> Said {
        let metrics = Device::new(self.log.metrics()).get("/metrics").await;
        let heard = [self.log.lines(), steady(metrics.text())];
        self.house.close().await;
        let own = self.clients.remove(1).frames;
        (own, self.clients.into_iter().map(|client| client.frames).chain(heard).collect())
    }
}

/// What is said before the orders are turned over, if the guest of seat 1 laid this card.
async fn with_card(card: u8) -> Said {
    let setup =
        polterfass::Setup { first_innkeeper: FirstInnkeeper::Seat(Seat::FIRST), ..polterfass::Setup::standard(4) };
    let mut evening = Evening::begin::<Polterfass>(setup).await;
    let steps = [(0, roll()), (2, order(4)), (1, order(card)), (3, order(6))];
    let rolls_on = json!({ "kind": "act", "action": { "kind": "roll_on", "put_back": [] } });
    for (index, (seat, command)) in steps.into_iter().chain([(0, rolls_on)]).enumerate() {
        evening.step(seat, &format!("step-{index}"), command).await;
    }
    assert_eq!(evening.clients[4].update["game"]["view"]["phase"]["kind"], "tap", "the secret was not out yet");
    evening.end().await
}

/// What is said until one seat has still to choose in this phase of Goldbräu, if the player of seat 1 chose the first or the last thing
/// that was legal.
async fn with_choice(phase: &str, last: bool) -> Said {
    let mut evening = Evening::begin::<Goldbraeu>(goldbraeu::Setup::standard(4)).await;
    for step in 0..60 {
        let able: Vec<usize> = (0..4).filter(|&seat| !evening.clients[seat].legal().is_empty()).collect();
        let there = evening.clients[4].update["game"]["view"]["phase"]["kind"] == phase;
        // Who has the secret chooses first, and whoever would be the last one leaves it hidden.
        let seat = if there && able.contains(&1) { 1 } else { able[0] };
        if there && able.len() == 1 {
            assert!(step > 2, "others have chosen");
            return evening.end().await;
        }
        let number = if there && seat == 1 && last { evening.clients[1].legal().len() - 1 } else { 0 };
        let command = evening.clients[seat].action(number).unwrap();
        evening.step(seat, &format!("step-{step}"), command).await;
    }
    panic!("there was no such phase");
}

fn are_alike((own, others): Said, (own_too, others_too): Said) {
    assert_ne!(own, own_too);
    assert!(others.iter().all(|heard| heard.len() >= 5), "a welcome, an update and steps");
    assert!(others[4].iter().any(|line| line.contains("a step")), "the log tells of steps: {:?}", others[4]);
    assert!(others[5].iter().any(|line| line.starts_with("stammtisch_steps_total")), "{:?}", others[5]);
    assert_eq!(others, others_too);
}

#[tokio::test]
async fn a_hidden_order_changes_nothing_for_anybody_else() {
    are_alike(with_card(2).await, with_card(7).await);
}

#[tokio::test]
async fn cards_that_are_kept_change_nothing_for_anybody_else() {
    are_alike(with_choice("keep", false).await, with_choice("keep", true).await);
}

#[tokio::test]
async fn a_sealed_pick_changes_nothing_for_anybody_else() {
    are_alike(with_choice("pick", false).await, with_choice("pick", true).await);
}
