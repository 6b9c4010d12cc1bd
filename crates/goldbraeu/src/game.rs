//! The game as one value.

use crate::Setup;

/// The rules of Goldbräu with one setup.
#[derive(Clone, Debug)]
pub struct Goldbraeu {
    pub(crate) setup: Setup,
}
