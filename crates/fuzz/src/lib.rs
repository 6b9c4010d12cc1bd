//! Damaged input for everything that reads what others wrote.
//!
//! A [`Target`] reads bytes and says what it made of them: accepted, or refused in words. Whatever the bytes are, it keeps the laws: it
//! doesn't panic; what it accepts can be written, and read again as the same; a refusal names a place; and neither memory nor time
//! grows out of proportion to the input. [`judge`] holds a target to them, [`Mutator`] makes input that is nearly right, and [`hunt`]
//! goes on until something is found.
//!
//! Inputs worth keeping are in `corpus/`, one folder for each target; ordinary tests read them all.

mod corpus;
mod hunt;
mod judge;
mod mutate;
mod shrink;
mod targets;

pub use corpus::{Input, corpus, keep, root};
pub use hunt::{Found, Limit, Tally, hunt};
pub use judge::{Broken, Verdict, judge};
pub use mutate::Mutator;
pub use shrink::shrunk;
pub use targets::{TARGETS, Target};
