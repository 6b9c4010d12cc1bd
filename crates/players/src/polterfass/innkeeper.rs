//! The innkeeper's side of a round, solved for any stake.

use std::sync::Arc;

use ::polterfass::{BarrelModel, BarrelView};

use super::coaster::{Coaster, MOST};
use super::falls::Falls;
use super::stopping::Stopping;

/// Solves when to close the tap (P4) and what to destroy and double (P5), for any worth of servings.
///
/// Reckoning goes through all 3,888 arrangements of the barrels and all ways in which they can fall; the worths are exact up to
/// rounding.
///
/// ```
/// use players::polterfass::Innkeeper;
/// use polterfass::{BarrelModel, BarrelView};
///
/// let mut innkeeper = Innkeeper::new(BarrelModel::default());
/// // Every mug served is worth one; who fails has nothing.
/// innkeeper.reckon(&std::array::from_fn(|served| served as f64), 0.0);
/// let nothing_stands = [BarrelView::Lying; 9];
/// assert!((23.0..25.0).contains(&innkeeper.worth(&nothing_stands)));
/// ```
pub struct Innkeeper {
    falls: Arc<Falls>,
    worths: Stopping,
}

impl Innkeeper {
    /// For barrels that fall like this; every serving and failing are worth 0 until [`reckon`](Self::reckon) is called.
    #[must_use]
    pub fn new(model: BarrelModel) -> Self {
        Self { falls: Falls::new(model), worths: Stopping::new() }
    }

    /// Reckons with what each serving from 0 to 68 mugs is worth to the innkeeper, and failing.
    pub fn reckon(&mut self, servings: &[f64; MOST + 1], failed: f64) {
        self.worths.reckon(&self.falls, servings, failed, 0);
    }

    /// What it is worth to be at the tap with these barrels, of which those in the cup count as lying.
    #[must_use]
    pub fn worth(&self, barrels: &[BarrelView; 9]) -> f64 {
        self.worths.value(Coaster::seen(barrels))
    }
}
