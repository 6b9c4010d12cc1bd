//! The `stammtisch` command: each of its subcommands is a module here, so that tests can call it.
//!
//! Results go to standard output and nothing else does; progress and errors go to standard error. Exit codes: 0 if all
//! went well, 1 if a game was not finished as its input ended, 2 if something is wrong with the command line or the input,
//! 130 if interrupted.

mod arena;
mod backup;
mod bench;
mod cli;
mod complaint;
mod completions;
mod config;
mod contest;
mod date;
mod file;
mod health;
mod input;
mod interrupt;
mod intervals;
mod language;
mod log;
mod man;
mod map;
pub mod notation;
mod out;
mod picture;
mod play;
mod record;
mod restore;
mod rules;
mod score;
mod serve;
mod simulate;
mod sit;
mod solve;
mod table;
mod train;
mod version;
pub mod words;

pub use cli::{main, run};
