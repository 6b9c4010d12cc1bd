//! Why something came to nothing.

use std::error::Error;
use std::fmt::Write;

use protocol::ErrorBody;

/// Why a request or a line came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// Nobody answered.
    #[error("{authority} can't be reached: {why}")]
    Unreachable {
        /// Who.
        authority: String,
        /// What the system says.
        why: String,
    },
    /// The server refused.
    #[error("refused: {}", .0.code)]
    Refused(ErrorBody),
    /// Whoever answered is no such server.
    #[error("{authority} is no Stammtisch server: it answered {what}")]
    Stranger {
        /// Who.
        authority: String,
        /// What came.
        what: String,
    },
    /// A line ended without a last word.
    #[error("the line broke")]
    Broken,
    /// The server was silent for too long.
    #[error("the server said nothing for {0} s")]
    Silence(u64),
}

impl Trouble {
    /// Whether it may be over after a while: the server is away, stops, or has too much to do.
    #[must_use]
    pub fn passes(&self) -> bool {
        match self {
            Self::Unreachable { .. } | Self::Broken => true,
            Self::Refused(error) => passes(error),
            Self::Stranger { .. } | Self::Silence(_) => false,
        }
    }

    pub(crate) fn unreachable(authority: &str, error: &dyn Error) -> Self {
        let mut why = error.to_string();
        let mut source = error.source();
        while let Some(error) = source {
            let _ = write!(why, ": {error}");
            source = error.source();
        }
        Self::Unreachable { authority: authority.to_owned(), why }
    }

    /// The error in a body, if it is one of the protocol.
    pub(crate) fn of_answer(authority: &str, body: &str, status: &str) -> Self {
        match serde_json::from_str(body) {
            Ok(error) => Self::Refused(error),
            Err(_) => Self::Stranger { authority: authority.to_owned(), what: status.to_owned() },
        }
    }
}

/// Whether a refusal is over after a while, so that the same may be asked again.
pub(crate) fn passes(error: &ErrorBody) -> bool {
    matches!(error.code.as_str(), "shutting_down" | "internal" | "too_many_requests" | "store_full" | "read_only")
}
