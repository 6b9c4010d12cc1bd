//! The server: seats, sockets, the HTTP interface, timers and the browser client's files, round a referee per table.
//!
//! [`run`] is a whole server; [`serve`] is one with somebody else's listener, clock and store, as tests have it. Each
//! table that is awake has a task of its own (`table`), found through the `hub`; a step is proposed by the referee, made
//! durable by the store, applied, sent to everybody and then acknowledged. Nothing of a table is kept outside its journal
//! but who is connected, and how people want to be told that it waits for them.

mod admin;
mod alarms;
mod clock;
mod config;
mod error;
mod http;
mod hub;
mod lan;
mod listing;
mod maps;
mod metrics;
mod notices;
mod outbox;
mod qr;
mod rows;
mod run;
mod secret;
#[cfg(debug_assertions)]
mod skewed;
mod socket;
mod steady;
mod table;
mod thinking;
mod trust;

pub use admin::{AdminError, ListedTable, close_table, delete_table, list_tables};
pub use clock::{Clock, ManualClock, SystemClock, Time};
pub use config::{BasePath, Config, ConfigError, PublicUrl, Rate, Room, Watching};
pub use lan::lan_address;
pub use maps::{BadMap, Maps, MapsError};
pub use notices::{Allowed, Contact, NoticesConfig, PushKeyError};
pub use qr::terminal as terminal_qr;
pub use run::{Address, RunError, run, serve};
pub use tables::{Pace, Troupe, Troupes, offered};
pub use trust::trust;
