//! Reckoning for a game at a real table, of which only what lies there at paydays is known.

mod check;
mod fault;
mod money;
mod sheet;
mod weeks;

pub use fault::Fault;
pub use money::Entry;
pub use sheet::{GardenSheet, Ground, Sheet};
pub use weeks::{Reckoned, Week};
