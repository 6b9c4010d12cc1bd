//! Tables and pads in a browser without a network.
//!
//! [`Keeper`] keeps one table for one person against computer players, and speaks to the page as the server does: the same
//! messages, from the same types. It has no clock, no disk and no luck of its own; whoever holds it, a worker in the browser,
//! brings them. [`ask`] answers questions that need the rules but no table, such as the pads have.

mod goldbraeu_pad;
mod keeper;
mod polterfass_pad;
mod question;
mod thinking;

#[cfg(target_arch = "wasm32")]
mod browser;

pub use keeper::{Keeper, Opening, Rematch, Row, Step};
pub use question::ask;
