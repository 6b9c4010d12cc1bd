//! Which program it was.

/// The version, and after a plus the fingerprint of all that decides about play: what is kept for later says by it which program made it, as games
/// of two programs don't belong together even if their players have the same names.
pub(crate) fn of_play() -> String {
    format!("{}+{}", env!("CARGO_PKG_VERSION"), players::FINGERPRINT)
}
