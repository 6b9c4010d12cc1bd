//! Computer players.
//!
//! A [`Player`] is asked with the view of its seat, what is written on the table's public pad, and nothing else, so it can't know what a person in its place couldn't.
//! It draws its luck from the generator that it is given and has no clock: the same view and the same luck give the same
//! action, on a server as in a browser.
//!
//! ```
//! use game_core::{Game, LegalActions, Observer, Seat};
//! use polterfass::{FirstInnkeeper, Pad, Polterfass, Setup};
//! use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
//!
//! let setup = Setup { first_innkeeper: FirstInnkeeper::Seat(Seat::FIRST), ..Setup::standard(4) };
//! let game = Polterfass::new(setup)?;
//! let (view, pad) = (game.view(&game.start(), Observer::Seat(Seat::FIRST)), Pad::default());
//! let player = players::polterfass::by_name("careful").expect("it is one of `NAMES`");
//! let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
//! let action = player.choose(&game, &view, &pad, game.legal_in(&view), &mut luck, &mut players::unhurried);
//! assert!(game.legal_in(&view).contains(action));
//! # Ok::<(), polterfass::SetupError>(())
//! ```

mod adam;
pub mod goldbraeu;
mod named;
mod player;
pub mod polterfass;
mod random;
pub mod search;

pub use player::{Advice, Adviser, Anybody, Player, unhurried};
pub use random::Random;

/// Of the sources and data that decide about play, 16 hexadecimal digits: the same on every machine for the same ones, and others if anything
/// differs. Players of two programs with the same fingerprint decide by the same rules and numbers; what generators of luck draw for them is not in it.
pub const FINGERPRINT: &str = env!("FINGERPRINT_OF_PLAY");
