//! Polterfass among the games.

use std::sync::Arc;

use polterfass::{PhaseView, Polterfass, View};

use crate::any::Moment;
use crate::games::Hosted;
use crate::{Troupe, Troupes};

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
