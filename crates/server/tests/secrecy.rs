//! What somebody can't know makes no difference to a single byte that they get, nor to when they get it.

mod common;

use std::sync::Arc;

use common::{Client, Device, House, order, roll};
use game_core::Seat;
use polterfass::{FirstInnkeeper, Polterfass, Setup};
use referee::{Actor, Command, EntryOf, Options, Proposal, Secret, Table, TableId};
use serde_json::json;
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
fn rows() -> Vec<EntryOf<Polterfass>> {
    let setup = Setup { first_innkeeper: FirstInnkeeper::Seat(Seat::FIRST), ..Setup::standard(4) };
    let id = TableId::try_from(ID.to_owned()).unwrap();
    let (mut table, first) = Table::<Polterfass>::open(id, Secret([7; 32]), setup, Options::default(), AT).unwrap();
    let mut rows = Vec::new();
    let mut add = |table: &mut Table<Polterfass>, proposal: Proposal<Polterfass>| {
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

/// Everything that the guest of seat 1 got, and what all others did, spectator included, before the orders were turned
/// over, if that guest laid this card.
async fn frames(card: u8) -> (Vec<String>, Vec<Vec<String>>) {
    let data = tempfile::tempdir().unwrap();
    let house = House::with_clock(data.path(), Arc::new(ManualClock::at(AT))).await;
    let rows =
        rows().into_iter().map(|entry| NewRow { n: entry.n, at: AT, json: serde_json::to_string(&entry).unwrap() });
    let seats = Seat::all(4).map(|seat| {
        let device = DeviceHash(Sha256::digest(cookie(seat.index())).into());
        SeatChange::Claim { seat, device }
    });
    let (rows, seats) = (rows.collect(), seats.collect());
    let secret = store::Secret([7; 32]);
    let table = NewTable {
        id: ID.into(),
        game: "polterfass".into(),
        secret,
        opened_at: AT,
        rows,
        seats,
        standing: Standing::UNKNOWN,
    };
    house.store.create(table).await.unwrap();

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
    let steps = [(0, roll()), (2, order(4)), (1, order(card)), (3, order(6))];
    let rolls_on = json!({ "kind": "act", "action": { "kind": "roll_on", "put_back": [] } });
    for (index, (seat, command)) in steps.into_iter().chain([(0, rolls_on)]).enumerate() {
        let answer = clients[seat].order_as(&format!("step-{index}"), command).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        let n = clients[seat].update["n"].clone();
        for client in &mut clients {
            client.until(|update| update["n"] == n).await;
        }
    }
    assert_eq!(clients[4].update["game"]["view"]["phase"]["kind"], "tap", "the secret was not out yet");
    house.close().await;
    let own = clients.remove(1).frames;
    (own, clients.into_iter().map(|client| client.frames).collect())
}

#[tokio::test]
async fn a_hidden_order_changes_nothing_for_anybody_else() {
    let ((own_two, two), (own_seven, seven)) = (frames(2).await, frames(7).await);
    assert_ne!(own_two, own_seven);
    assert!(two.iter().all(|frames| frames.len() >= 7), "a welcome, an update and five steps");
    assert_eq!(two, seven);
}
