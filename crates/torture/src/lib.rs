//! Whether a house loses anything: real server processes, real sockets and clients that play whole games of both kinds, while the
//! processes are killed, the disk fills up, the clock jumps and lines are cut in the middle of frames; and afterwards a checker that
//! knows only what the clients were told and what the journal says.
//!
//! An *evening* is one data folder. Parties play at it through a [proxy](proxy) that cuts lines, the server is killed and started
//! again so many times, then everybody plays to the end in peace, and the [`checker`] compares. A run is evening after evening.

#![cfg(unix)]

pub mod checker;
mod disk;
mod evening;
mod guests;
mod journal;
mod notes;
mod options;
mod proxy;
mod records;
mod run;
mod server;
mod tally;
mod watch;

pub use journal::{Journal, Row};
pub use notes::Notes;
pub use options::Options;
pub use run::run;
pub use tally::Tally;
