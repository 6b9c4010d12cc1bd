//! The HTTP interface: one file per route, and what they share.

mod address;
mod advice;
mod api;
mod app;
pub(crate) mod bucket;
mod connections;
mod crowd;
pub(crate) mod device;
mod files;
mod guard;
mod invitation;
mod json;
mod me;
mod notices;
mod open_tables;
mod opening;
mod origin;
mod preview;
mod ready;
mod return_link;
mod schema;
mod seat_token;
mod sit;
mod socket;
mod table;
mod watch;

pub(crate) use app::{App, is_this_machine};
pub(crate) use connections::serve;
pub(crate) use crowd::Crowd;
pub(crate) use files::Files;
pub(crate) use ready::Wellness;
