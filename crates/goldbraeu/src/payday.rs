//! The payday reckoner (G8.2 to G8.6): pure arithmetic on what all can see.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Brewery, ByBrewery, ByGarden, BySeat, Garden};

/// Thalers of a plain space (G8.2).
const SPACE: u16 = 4;
/// Thalers of a space with a parasol (G8.2).
const PARASOL: u16 = 8;
/// Thalers that the drunkard costs, as far as there are any (G8.2).
const DRUNKARD: u16 = 12;
/// Thalers that the waitress brings (G8.2).
const WAITRESS: u16 = 20;

/// Who divides what a firm got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holders {
    /// Stones by seat.
    pub stones: BySeat<u8>,
    /// Whose boss it has.
    pub boss: Option<Seat>,
}

/// A garden before the payday.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GardenCase {
    /// How many spaces it has, at most 64.
    pub spaces: u8,
    /// How many of them have a parasol.
    pub parasols: u8,
    /// Who gets the other half; none if it is not in the reckoning.
    pub supplier: Option<Brewery>,
    /// Who divides its own half.
    pub holders: Holders,
}

/// Everything that a payday depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Case {
    /// The gardens.
    pub gardens: ByGarden<GardenCase>,
    /// The breweries.
    pub breweries: ByBrewery<Holders>,
    /// Where the drunkard is; none if he is nowhere.
    pub drunkard: Option<Garden>,
    /// Where the waitress is; none if she is nowhere.
    pub waitress: Option<Garden>,
}

/// How a firm divided what it got (G8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Split {
    /// The number of stones that it was divided by.
    pub stones: u8,
    /// Thalers for each stone; 0 without stones.
    pub per_stone: u16,
    /// The rest.
    pub salary: u16,
    /// Who got the rest; none if it went to the bank.
    pub boss: Option<Seat>,
    /// What each seat got, salary included.
    pub paid: BySeat<u16>,
}

/// How a garden was paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GardenPay {
    /// How many spaces it has.
    pub spaces: u8,
    /// How many of them have a parasol.
    pub parasols: u8,
    /// What the drunkard cost, 0 to 12.
    pub lost: u16,
    /// What the waitress brought, 0 or 20.
    pub gained: u16,
    /// The takings after both (G8.2).
    pub takings: u16,
    /// Half of the takings: for the supplier, and for the holders of stones (G8.3).
    pub half: u16,
    /// Who gets the other half.
    pub supplier: Option<Brewery>,
    /// How the garden's own half was divided.
    #[serde(flatten)]
    pub split: Split,
}

/// How a brewery was paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BreweryPay {
    /// What its gardens brought it (G8.3).
    pub received: u16,
    /// How that was divided.
    #[serde(flatten)]
    pub split: Split,
}

/// A whole payday.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Payday {
    /// The gardens.
    pub gardens: ByGarden<GardenPay>,
    /// The breweries.
    pub breweries: ByBrewery<BreweryPay>,
    /// What each seat gets in all.
    pub totals: BySeat<u16>,
}

/// The order in which gardens are paid: from Zum Adler on, then in the order of [`Garden::ALL`] (G8.5).
pub const ORDER: [Garden; Garden::COUNT] =
    [Garden::Adler, Garden::Krug, Garden::Eiche, Garden::Baeren, Garden::Post, Garden::Hirschen];

/// Divides what a firm got by its stones; the rest goes to its boss's owner (G8.4).
#[must_use]
pub fn split(thalers: u16, holders: &Holders) -> Split {
    let stones: u8 = holders.stones.as_slice().iter().sum();
    let (per_stone, salary) = match u16::from(stones) {
        0 => (0, thalers),
        stones => (thalers / stones, thalers % stones),
    };
    let mut paid = BySeat::all(holders.stones.seats(), 0);
    for (seat, stones) in holders.stones.iter() {
        paid[seat] = per_stone * u16::from(stones);
    }
    if let Some(boss) = holders.boss {
        paid[boss] += salary;
    }
    Split { stones, per_stone, salary, boss: holders.boss, paid }
}

/// Reckons a garden (G8.2, G8.3).
#[must_use]
pub fn garden(garden: Garden, case: &Case) -> GardenPay {
    let GardenCase { spaces, parasols, supplier, holders } = case.gardens[garden];
    let beer = SPACE * u16::from(spaces - parasols) + PARASOL * u16::from(parasols);
    let gained = if case.waitress == Some(garden) { WAITRESS } else { 0 };
    let lost = if case.drunkard == Some(garden) { DRUNKARD.min(beer) } else { 0 };
    let takings = beer - lost + gained;
    let half = takings / 2;
    GardenPay { spaces, parasols, lost, gained, takings, half, supplier, split: split(half, &holders) }
}

/// Reckons a whole payday: all gardens, then the breweries with what they were brought (G8.5).
#[must_use]
pub fn payday(case: &Case) -> Payday {
    let gardens = ByGarden(Garden::ALL.map(|one| garden(one, case)));
    let mut received = ByBrewery([0; Brewery::COUNT]);
    let mut totals = BySeat::all(case.gardens[Garden::Krug].holders.stones.seats(), 0);
    for pay in &gardens.0 {
        if let Some(brewery) = pay.supplier {
            received[brewery] += pay.half;
        }
        add(&mut totals, &pay.split.paid);
    }
    let brewery = |one| BreweryPay { received: received[one], split: split(received[one], &case.breweries[one]) };
    let breweries = ByBrewery(Brewery::ALL.map(brewery));
    for pay in &breweries.0 {
        add(&mut totals, &pay.split.paid);
    }
    Payday { gardens, breweries, totals }
}

/// Who has most, several of them together (G9.1).
#[must_use]
pub fn richest<T: Copy + Ord>(money: &BySeat<T>) -> SeatSet {
    let best = money.as_slice().iter().max();
    money.iter().filter(|(_, thalers)| Some(thalers) == best).map(|(seat, _)| seat).collect()
}

fn add(totals: &mut BySeat<u16>, paid: &BySeat<u16>) {
    for (seat, thalers) in paid.iter() {
        totals[seat] += thalers;
    }
}
