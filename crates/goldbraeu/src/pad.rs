//! What is written down in public: the money chart and the paydays.

use serde::{Deserialize, Serialize};

use crate::payday::{BreweryPay, GardenPay};
use crate::{Brewery, BySeat, Garden, Seen};

/// What is written down as the game goes on.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GoldbraeuPad"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GoldbraeuPad"))]
pub struct Pad {
    /// The finished days, the oldest first.
    pub days: Vec<DayRow>,
    /// The finished paydays, the oldest first.
    pub paydays: Vec<PaydayRow>,
}

/// A day that has ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DayRow {
    /// The week, 1 to 3.
    pub week: u8,
    /// The day, 1 to 7.
    pub day: u8,
    /// Thalers by seat at its end, before the payday if there was one.
    pub money: BySeat<u16>,
}

/// A payday.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PaydayRow {
    /// The week, 1 to 3.
    pub week: u8,
    /// The gardens in the order in which they were paid.
    pub gardens: Vec<GardenRow>,
    /// The breweries in the order in which they were paid.
    pub breweries: Vec<BreweryRow>,
    /// What each seat got in all; empty until all is paid.
    pub totals: Vec<u16>,
    /// Thalers by seat after it; empty until all is paid.
    pub money: Vec<u16>,
}

/// A garden's line.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GardenRow {
    /// The garden.
    pub garden: Garden,
    /// The reckoning.
    #[serde(flatten)]
    pub pay: GardenPay,
}

/// A brewery's line.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BreweryRow {
    /// The brewery.
    pub brewery: Brewery,
    /// The reckoning.
    #[serde(flatten)]
    pub pay: BreweryPay,
}

impl Pad {
    /// Whether there was anything to write.
    pub(crate) fn write(&mut self, event: &Seen) -> bool {
        if let Seen::DayEnded { week, day, money } = *event {
            self.days.push(DayRow { week, day, money });
            return true;
        }
        if let Seen::PaydayBegan { week } = *event {
            let row =
                PaydayRow { week, gardens: Vec::new(), breweries: Vec::new(), totals: Vec::new(), money: Vec::new() };
            self.paydays.push(row);
            return true;
        }
        let Some(row) = self.paydays.last_mut() else { return false };
        match *event {
            Seen::GardenPaid { garden, pay } => row.gardens.push(GardenRow { garden, pay }),
            Seen::BreweryPaid { brewery, pay } => row.breweries.push(BreweryRow { brewery, pay }),
            Seen::PaydayEnded { totals, money, .. } => {
                (row.totals, row.money) = (totals.as_slice().to_vec(), money.as_slice().to_vec());
            }
            _ => return false,
        }
        true
    }
}
