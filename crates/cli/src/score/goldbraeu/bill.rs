//! Who gets what: the output of the payday reckoner.

use std::collections::BTreeMap;
use std::fmt;

use goldbraeu::payday::{self, ORDER, Split};
use goldbraeu::{Brewery, Garden};
use serde::Serialize;

use super::books::{Books, Colour, has_part};

/// A payday.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Bill {
    gardens: BTreeMap<Garden, GardenBill>,
    breweries: BTreeMap<Brewery, BreweryBill>,
    totals: BTreeMap<Colour, u16>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct GardenBill {
    takings: u16,
    half: u16,
    per_stone: u16,
    salary: u16,
    paid: BTreeMap<Colour, u16>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct BreweryBill {
    received: u16,
    per_stone: u16,
    salary: u16,
    paid: BTreeMap<Colour, u16>,
}

impl Bill {
    /// Reckons it (G8.2 to G8.5).
    pub(super) fn of(books: &Books) -> Self {
        let case = books.case();
        let pay = payday::payday(&case);
        let gardens = books.gardens.keys().map(|&garden| {
            let one = &pay.gardens[garden];
            let paid = paid(&one.split, &case.gardens[garden].holders);
            let split = &one.split;
            let bill = GardenBill {
                takings: one.takings,
                half: one.half,
                per_stone: split.per_stone,
                salary: split.salary,
                paid,
            };
            (garden, bill)
        });
        // A brewery that was left out, but supplies somebody, shows where the money goes.
        let listed = |brewery: &Brewery| books.breweries.contains_key(brewery) || pay.breweries[*brewery].received > 0;
        let breweries = Brewery::ALL.into_iter().filter(listed).map(|brewery| {
            let one = &pay.breweries[brewery];
            let paid = paid(&one.split, &case.breweries[brewery]);
            let bill =
                BreweryBill { received: one.received, per_stone: one.split.per_stone, salary: one.split.salary, paid };
            (brewery, bill)
        });
        Self {
            gardens: gardens.collect(),
            breweries: breweries.collect(),
            totals: books.players().map(|colour| (colour, pay.totals[colour.seat()])).collect(),
        }
    }
}

/// What everyone got who has a stone or the boss.
fn paid(split: &Split, holders: &payday::Holders) -> BTreeMap<Colour, u16> {
    let players = Colour::ALL.into_iter().filter(|&colour| has_part(holders, colour));
    players.map(|colour| (colour, split.paid[colour.seat()])).collect()
}

impl fmt::Display for Bill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players: Vec<Colour> = self.totals.keys().copied().collect();
        write!(f, "{:12} {:>7} {:>6} {:>9} {:>6}", "", "takings", "half", "per stone", "salary")?;
        players.iter().try_for_each(|colour| write!(f, " {:>7}", colour.name()))?;
        let columns = |f: &mut fmt::Formatter<'_>, paid: &BTreeMap<Colour, u16>| {
            players.iter().try_for_each(|colour| match paid.get(colour) {
                Some(thalers) => write!(f, " {thalers:>7}"),
                None => write!(f, " {:>7}", "-"),
            })
        };
        for garden in ORDER {
            let Some(GardenBill { takings, half, per_stone, salary, paid }) = self.gardens.get(&garden) else {
                continue;
            };
            write!(f, "\n{:12} {takings:>7} {half:>6} {per_stone:>9} {salary:>6}", garden.id())?;
            columns(f, paid)?;
        }
        for (brewery, BreweryBill { received, per_stone, salary, paid }) in &self.breweries {
            write!(f, "\n{:12} {:>7} {received:>6} {per_stone:>9} {salary:>6}", brewery.id(), "")?;
            columns(f, paid)?;
        }
        write!(f, "\n{:12} {:31}", "in all", "")?;
        columns(f, &self.totals)
    }
}
