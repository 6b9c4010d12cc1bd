//! Tables of any game with their computer players, for whoever keeps tables: the server, or a browser without a network.
//!
//! Nothing here knows a clock, a disk or a network. Rows are proposed, and made true once whoever keeps the table has made them
//! durable; thoughts are handed out to be thought wherever there is time for it.

mod any;
mod erased;
mod games;
mod goldbraeu;
mod opening;
mod pace;
mod pause;
mod polterfass;
mod troupe;

use protocol::ErrorBody;
use referee::Millis;

pub use any::{AnyCommand, AnyTable, Moment, Proposed, Seating, Thought};
pub use games::{Entry, by_name};
pub use goldbraeu::on_map;
pub use opening::first_rows;
pub use pace::Pace;
pub use pause::{Slots, pause};
pub use troupe::{AnyAdviser, Troupe, Troupes, offered};

/// An entry of a journal, to be made durable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// Its number, from 1.
    pub n: u64,
    /// When it was made.
    pub at: Millis,
    /// The whole of it.
    pub json: String,
}

/// Random bytes that have nothing to do with any table's luck.
#[derive(Clone, Copy)]
pub struct Entropy(pub [u8; 32]);

/// Why nothing came of a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// The player panicked.
    #[error("it panicked")]
    Panicked,
    /// The player wants what the rules forbid.
    #[error("its action is illegal")]
    Illegal,
    /// There is no such player, or its answer can't be told.
    #[error("it gave no answer")]
    Silent,
}

fn internal() -> ErrorBody {
    ErrorBody::new("internal")
}

/// A field that makes no sense, and what is wrong with it.
pub fn bad_field(field: &str, what: impl ToString) -> ErrorBody {
    ErrorBody::new("bad_field").with("field", field).with("what", what.to_string())
}
