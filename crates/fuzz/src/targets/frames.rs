//! What clients send over a table's socket.

use protocol::ClientMessage;
use tables::AnyCommand;

use super::{refused, same_again, tables as tried, text};
use crate::Verdict;

pub(super) const WORDS: &[&str] = &[
    "hello",
    "do",
    "ping",
    "act",
    "sit",
    "leave",
    "rename",
    "nonce",
    "take_back",
    "say",
    "phrase",
    "arrange",
    "seat_computer",
    "remove",
    "mute",
    "pass_host",
    "begin",
    "stand_in",
    "rematch",
    "close",
    "asked",
    "order",
    "cards",
    "roll",
    "roll_on",
    "put_back",
    "target",
    "keep",
    "pick",
    "setup",
    "options",
    "seats",
    "cheers",
    "random",
];

/// Reads a frame, and gives its command at tables of both games.
pub(super) fn read(input: &[u8]) -> Result<Verdict, String> {
    let frame = match text(input) {
        Ok(frame) => frame,
        Err(verdict) => return Ok(verdict),
    };
    let message: ClientMessage<AnyCommand> = match serde_json::from_str(frame) {
        Ok(message) => message,
        // What is JSON, but no message, is told by its value; serde has forgotten the place by then.
        Err(error) if error.is_data() => return Ok(Verdict::Refused(error.to_string())),
        Err(error) => return refused(error.to_string()),
    };
    same_again(&message)?;
    if let ClientMessage::Do { command, .. } = &message {
        tried::taken(command)?;
    }
    Ok(Verdict::Accepted)
}
