//! What somebody at a table wants.

use std::time::Duration;

use serde_json::Value;

use crate::Sight;

/// Something that a guest wants done.
#[derive(Clone, PartialEq, Debug)]
pub struct Wish {
    /// The command, as the protocol has it.
    pub command: Value,
    /// How long to wait before it is sent.
    pub after: Duration,
}

impl Wish {
    /// A wish that does not wait.
    #[must_use]
    pub fn now(command: Value) -> Self {
        Self { command, after: Duration::ZERO }
    }
}

/// What somebody at a table wants.
pub trait Mind: Send {
    /// What to do as things stand, if anything.
    ///
    /// It is asked after each update while no step of this guest is under way, so it may be asked several times about the same
    /// prompt, and had better want the same each time. A wish that still waits when the next update comes is forgotten.
    fn wish(&mut self, sight: &Sight) -> Option<Wish>;

    /// Whether to stay; whoever doesn't hangs up.
    fn stays(&mut self, sight: &Sight) -> bool {
        sight.goes_on()
    }
}

/// Somebody who does nothing but look on until the game has ended.
#[derive(Clone, Copy, Debug, Default)]
pub struct Onlooker;

impl Mind for Onlooker {
    fn wish(&mut self, _sight: &Sight) -> Option<Wish> {
        None
    }
}
