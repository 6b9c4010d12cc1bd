//! `cargo xtask spy`: the leak test, at length.

use crate::shell;

const GAMES: u32 = 1_000;

/// Plays so many games with a spy in every seat.
///
/// # Errors
/// If a spy finds something out.
pub fn spy(games: Option<u32>) -> anyhow::Result<()> {
    let games = games.unwrap_or(GAMES).to_string();
    let test = ["test", "--package", "server", "--test", "spy", "--", "--nocapture", "nothing_that_leaves"];
    shell::run(shell::cargo().args(test).env("SPY_GAMES", games))
}
