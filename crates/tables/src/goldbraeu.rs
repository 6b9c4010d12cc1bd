//! Goldbräu among the games.

use std::sync::Arc;

use goldbraeu::{Goldbraeu, Map, Phase, Setup, View};
use protocol::ErrorBody;
use serde_json::Value;

use crate::any::Moment;
use crate::games::Hosted;
use crate::{Troupe, Troupes, bad_field, internal};

impl Hosted for Goldbraeu {
    fn troupe(troupes: &Troupes) -> &Arc<Troupe<Self>> {
        &troupes.goldbraeu
    }

    fn moment(view: &View) -> Moment {
        match view.board.phase {
            Phase::Keep { .. } | Phase::Pick { .. } | Phase::Expand { .. } | Phase::Appoint { .. } => Moment::Plan,
            Phase::Bosses { .. }
            | Phase::Block { .. }
            | Phase::Break { .. }
            | Phase::Buy { .. }
            | Phase::Drawn { .. }
            | Phase::Move { .. } => Moment::Choice,
            Phase::TurnOver { .. }
            | Phase::Lot {}
            | Phase::Signs {}
            | Phase::Deal {}
            | Phase::LayOut {}
            | Phase::Blind { .. }
            | Phase::Over { .. } => Moment::Trifle,
        }
    }
}

/// A setup, the book's for four if there is none, with this map in it.
///
/// # Errors
/// `bad_field` if it has a map already.
pub fn on_map(setup: Option<Value>, map: &Map) -> Result<Value, ErrorBody> {
    let Some(mut setup) = setup else {
        return serde_json::to_value(Setup { map: map.clone(), ..Setup::standard(4) }).map_err(|_| internal());
    };
    let map = serde_json::to_value(map).map_err(|_| internal())?;
    match setup.as_object_mut() {
        Some(fields) if fields.contains_key("map") => {
            return Err(bad_field("map", "the setup has a map of its own; give one of the two"));
        }
        Some(fields) => drop(fields.insert("map".to_owned(), map)),
        // What isn't a setup at all is refused by whoever reads it.
        None => {}
    }
    Ok(setup)
}
