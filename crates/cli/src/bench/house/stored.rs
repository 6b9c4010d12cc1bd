//! A journal full of tables that nobody looks at.

use std::path::Path;

use game_core::Seat;
use store::{DeviceHash, NewRow, NewTable, SeatChange, SqliteStore, Store, Which};
use swarm::{Choice, Left, Mind, Party, Plan, Player, Sight, Trouble, Wish};

use super::child::House;

/// How many rows the tables have: the middle of a game.
const ROWS: u64 = 100;
/// How many tables are written at the same time; they share commits.
const AT_ONCE: usize = 256;

/// Why tables could not be stored.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failed {
    /// No game could be played that they are copies of.
    #[error("no table could be played: {0}")]
    Played(String),
    /// They could not be written.
    #[error("{0}")]
    Written(String),
}

/// Plays until the middle of the game.
struct HalfTime(Player);

impl Mind for HalfTime {
    fn wish(&mut self, sight: &Sight) -> Option<Wish> {
        self.0.wish(sight)
    }

    fn stays(&mut self, sight: &Sight) -> bool {
        sight.goes_on() && sight.n < ROWS
    }
}

/// Fills the folder with so many tables, all of them copies of one that was played until the middle of a game.
///
/// # Errors
/// If a server can't be started there, or the tables can't be written.
pub(super) async fn fill(folder: &Path, tables: u32) -> Result<(), Failed> {
    let played = |error: &dyn std::error::Error| Failed::Played(error.to_string());
    let house = House::start(folder).await.map_err(|error| played(&error))?;
    play_one(&house).await.map_err(|error| played(&error))?;
    drop(house);
    let written = |error: &dyn std::error::Error| Failed::Written(crate::serve::chain(error));
    let store = SqliteStore::open(folder).await.map_err(|error| written(&error))?;
    let list = store.list(Which::Open).await.map_err(|error| written(&error))?;
    let Some(model) = list.into_iter().next() else { return Err(Failed::Played("it is gone".into())) };
    let rows = store.rows(&model.id, 0).await.map_err(|error| written(&error))?;
    let rows: Vec<NewRow> = rows.into_iter().map(|row| NewRow { n: row.n, at: row.at, json: row.json }).collect();
    let copy = |number: u32| NewTable {
        id: format!("copy{number}"),
        game: model.game.clone(),
        secret: model.secret,
        opened_at: model.opened_at,
        rows: rows.clone(),
        seats: vec![SeatChange::Claim { seat: Seat::FIRST, device: device(number) }],
        standing: model.standing,
    };
    let numbers: Vec<u32> = (1..=tables).collect();
    for numbers in numbers.chunks(AT_ONCE) {
        let writes = numbers.iter().map(|number| store.create(copy(*number)));
        futures_util::future::try_join_all(writes).await.map_err(|error| written(&error))?;
    }
    store.shut_down().await.map_err(|error| written(&error))
}

/// Everybody has a device of their own.
fn device(number: u32) -> DeviceHash {
    let mut hash = [0; 32];
    hash[..4].copy_from_slice(&number.to_le_bytes());
    DeviceHash(hash)
}

async fn play_one(house: &House) -> Result<(), Trouble> {
    let party = Party::open(house.address, &Plan::polterfass(4, super::GOAL)).await?;
    let witness = std::sync::Arc::new(swarm::Nobody) as std::sync::Arc<dyn swarm::Witness>;
    let mind = |seat: Seat| Box::new(HalfTime(Player::new(Choice::Random, seat.index() as u64))) as _;
    let staying = party.guests(&witness, mind).map(swarm::Guest::stay);
    for left in futures_util::future::join_all(staying).await {
        if let Left::ShownOut(error) = left? {
            return Err(Trouble::Refused(error));
        }
    }
    Ok(())
}
