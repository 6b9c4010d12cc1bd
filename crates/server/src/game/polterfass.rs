//! Polterfass at this server.

use std::sync::Arc;

use polterfass::{PhaseView, Polterfass, View};

use super::{Hosted, Moment};
use crate::thinking::{Troupe, Troupes};

impl Hosted for Polterfass {
    fn troupe(troupes: &Troupes) -> &Arc<Troupe<Self>> {
        &troupes.polterfass
    }

    fn moment(view: &View) -> Moment {
        match view.phase {
            PhaseView::Ordering => Moment::Plan,
            PhaseView::Tap | PhaseView::Targets { .. } => Moment::Choice,
            PhaseView::Lot | PhaseView::FirstRoll | PhaseView::Rolling { .. } | PhaseView::Over { .. } => {
                Moment::Trifle
            }
        }
    }
}
