//! A step that is under way.

use std::time::Instant;

use protocol::ClientMessage;
use referee::StepId;
use serde_json::Value;

/// A step that is under way: wished for, and neither acknowledged nor refused.
pub(crate) struct Step {
    pub(crate) id: StepId,
    command: Value,
    /// The number of the update that it was wished for at.
    pub(crate) at_n: u64,
    /// When it is to be sent, for the first time or again.
    pub(crate) due: Instant,
    /// Whether it was ever on its way; if so, the server may know of it.
    pub(crate) sent: bool,
}

impl Step {
    pub(crate) fn new(id: StepId, command: Value, at_n: u64, due: Instant) -> Self {
        Self { id, command, at_n, due, sent: false }
    }

    /// What is to be done.
    pub(crate) fn command(&self) -> &Value {
        &self.command
    }

    /// The frame that tells the server.
    pub(crate) fn frame(&self) -> String {
        let message = ClientMessage::Do { id: self.id.clone(), command: &self.command };
        // A value made of JSON goes back into it.
        serde_json::to_string(&message).unwrap_or_default()
    }
}
