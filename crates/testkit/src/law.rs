//! The laws by name, and how a breach is told.

use std::fmt;

/// A law that every game keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// In a state that is not over somebody can act or luck decides, and exactly those asked have legal actions.
    SomebodyCanAct,
    /// A set of legal actions lists each of its actions once and contains exactly those.
    LegalSetsAreSets,
    /// Legal actions and drawn luck are accepted.
    LegalIsAccepted,
    /// Anything else is refused, and then nothing has changed or happened.
    IllegalIsRefused,
    /// Replaying actions and draws gives the same state and the same events.
    ReplayIsEqual,
    /// What the observer of a view may do is what that seat may do.
    ViewsTellWhatIsLegal,
    /// Views, events, actions, draws and pads survive JSON.
    JsonRoundTrip,
    /// A state sampled from a view looks the same to that view's observer.
    SamplesFitTheView,
    /// States that differ only in secrets look, ask and go on alike for the observer who doesn't know them.
    SecretsStaySecret,
    /// What is written on the pad is the same whoever writes it.
    PadsArePublic,
    /// There is a result exactly when the game is over, and somebody has won.
    ResultsAtTheEnd,
    /// A random game ends.
    GamesEnd,
    /// What the game itself says is conserved is conserved.
    Conserved,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::SomebodyCanAct => "somebody can act",
            Self::LegalSetsAreSets => "legal sets are sets",
            Self::LegalIsAccepted => "legal is accepted",
            Self::IllegalIsRefused => "illegal is refused",
            Self::ReplayIsEqual => "replay is equal",
            Self::ViewsTellWhatIsLegal => "views tell what is legal",
            Self::JsonRoundTrip => "JSON round trip",
            Self::SamplesFitTheView => "samples fit the view",
            Self::SecretsStaySecret => "secrets stay secret",
            Self::PadsArePublic => "pads are public",
            Self::ResultsAtTheEnd => "results at the end",
            Self::GamesEnd => "games end",
            Self::Conserved => "conserved",
        })
    }
}

/// A law was broken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{game} breaks the law \"{law}\" at step {step} of random game {seed}: {what}")]
pub struct Breach {
    /// The name of the game.
    pub game: &'static str,
    /// The law.
    pub law: Law,
    /// The seed of the random game.
    pub seed: u64,
    /// How many steps had been made.
    pub step: usize,
    /// What was found.
    pub what: String,
}

/// A breach before it is known where it happened.
pub(crate) type Found = (Law, String);

/// A breach of `law` unless `kept`.
pub(crate) fn hold(kept: bool, law: Law, what: impl FnOnce() -> String) -> Result<(), Found> {
    if kept { Ok(()) } else { Err((law, what())) }
}
