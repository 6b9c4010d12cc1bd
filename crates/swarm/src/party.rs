//! A table, and everybody at it.

use std::sync::Arc;

use game_core::Seat;
use protocol::{OpenTable, Opened, TakeSeat};
use referee::{Options, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::{Address, Device, Guest, Mind, Trouble, Who, Witness};

/// What table is to be opened.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The game's name.
    pub game: &'static str,
    /// How many seats there are.
    pub seats: usize,
    /// The game's setup.
    pub setup: Value,
    /// The house rules of the table.
    pub options: Options,
    /// Computer players, who take the seats after the first.
    pub computers: Vec<String>,
}

impl Plan {
    /// Polterfass for 3 to 6 until somebody has `goal` mugs, 25 to 300 (P1.1, P7.1).
    #[must_use]
    pub fn polterfass(seats: usize, goal: u16) -> Self {
        Self::of("polterfass", seats, json!({ "seats": seats, "goal": goal }))
    }

    /// Goldbräu for 3 or 4 (G1.1).
    #[must_use]
    pub fn goldbraeu(seats: usize) -> Self {
        Self::of("goldbraeu", seats, json!({ "seats": seats }))
    }

    fn of(game: &'static str, seats: usize, setup: Value) -> Self {
        Self { game, seats, setup, options: Options::default(), computers: Vec::new() }
    }
}

/// A table and the devices of the people in its seats.
#[derive(Clone, Debug)]
pub struct Party {
    /// The table.
    pub table: TableId,
    /// Who sits where; the first is the host.
    pub devices: Vec<(Seat, Device)>,
}

impl Party {
    /// Opens a table and seats people on all chairs that no computer player takes; nobody has a socket yet.
    ///
    /// # Errors
    /// If anything is refused, or the server can't be reached.
    pub async fn open(house: impl Into<Address>, plan: &Plan) -> Result<Self, Trouble> {
        let people = plan.seats.saturating_sub(plan.computers.len()).max(1);
        let house = house.into();
        Self::open_with(vec![Device::new(house); people], plan).await
    }

    /// The same with these devices, one for each person.
    ///
    /// # Errors
    /// Those of [`open`](Self::open).
    pub async fn open_with(devices: Vec<Device>, plan: &Plan) -> Result<Self, Trouble> {
        let wanted = OpenTable {
            game: plan.game.to_owned(),
            name: "Guest 1".into(),
            setup: Some(plan.setup.clone()),
            map: None,
            options: plan.options,
            computers: plan.computers.clone(),
        };
        let mut devices = devices.into_iter();
        let mut host = devices.next().ok_or(Trouble::Broken)?;
        let Opened { table, seat, .. } = post(&mut host, "api/tables", &wanted).await?;
        let mut party = Self { table, devices: vec![(seat, host)] };
        for mut device in devices {
            let name = format!("Guest {}", party.devices.len() + 1);
            let path = format!("api/tables/{}/sit", party.table);
            let TakeSeat { seat } = post(&mut device, &path, &json!({ "name": name })).await?;
            party.devices.push((seat, device));
        }
        Ok(party)
    }

    /// The guests, one for each person, with what this gives each seat to think with.
    pub fn guests<'a>(
        &'a self,
        witness: &'a Arc<dyn Witness>,
        mut mind: impl FnMut(Seat) -> Box<dyn Mind> + 'a,
    ) -> impl Iterator<Item = Guest> + 'a {
        self.devices.iter().map(move |(seat, device)| {
            let who = Who { table: self.table.clone(), seat: Some(*seat), guest: 1 };
            Guest::new(device.clone(), who, mind(*seat), Arc::clone(witness))
        })
    }

    /// Somebody who has no seat here and only watches.
    #[must_use]
    pub fn spectator(&self, guest: u32, mind: Box<dyn Mind>, witness: Arc<dyn Witness>) -> Option<Guest> {
        let house = self.devices.first()?.1.house.clone();
        let who = Who { table: self.table.clone(), seat: None, guest };
        Some(Guest::new(Device::new(house), who, mind, witness))
    }
}

async fn post<T: DeserializeOwned>(device: &mut Device, path: &str, body: &impl Serialize) -> Result<T, Trouble> {
    let body = serde_json::to_value(body).unwrap_or_default();
    let answer = device.post(path, &body).await?;
    serde_json::from_value(answer.clone())
        .map_err(|_| Trouble::Stranger { authority: device.house.authority.clone(), what: answer.to_string() })
}
