//! How a table stands once nobody looks: when something is due there by itself, and whether strangers may find it.

use game_core::Seat;
use referee::{Deadline, Millis, Occupant, Stage};
use store::{NewRow, Standing};
use tables::AnyTable;

/// So much longer than the limit a decision may take, as its prompt opens only when the barrels have come to rest.
const ALLOWANCE: Millis = 4_000;

/// How a table stands.
pub(crate) fn standing(table: &dyn AnyTable) -> Standing {
    Standing { alarm: alarm(table), listed: is_to_be_found(table) }
}

/// How a table will stand when these rows are added. If that can't be told, whoever keeps the house has to look at it.
pub(crate) fn standing_after(table: &dyn AnyTable, rows: &[NewRow]) -> Standing {
    let rows: Vec<&str> = rows.iter().map(|row| row.json.as_str()).collect();
    table.ahead(&rows).map_or(Standing::UNKNOWN, |table| standing(table.as_ref()))
}

/// The next moment at which a table has to be awake though nobody is there: at once if a computer player has to act, else when the first
/// deadline passes.
fn alarm(table: &dyn AnyTable) -> Option<Millis> {
    if !table.computers_to_act().is_empty() {
        return Some(Standing::AT_ONCE);
    }
    Seat::all(Seat::MAX).filter_map(|seat| limit(table, seat)).min()
}

/// Until when the person of `seat` has to decide.
pub(super) fn limit(table: &dyn AnyTable, seat: Seat) -> Option<Millis> {
    let Deadline::Seconds(seconds) = table.options().deadline else { return None };
    let asked = table.asked(seat).filter(|_| is_persons_turn(table, seat))?;
    Some(asked.at + u64::from(seconds) * 1000 + ALLOWANCE)
}

/// Whether the game waits for the person of `seat`.
pub(super) fn is_persons_turn(table: &dyn AnyTable, seat: Seat) -> bool {
    let chair = table.chairs().get(seat.index());
    let is_there =
        chair.is_some_and(|chair| matches!(chair.occupant, Occupant::Person { .. }) && chair.stand_in.is_none());
    is_there && table.stage() == Stage::Playing && table.to_act().contains(seat)
}

/// Whether a table belongs into the house's list.
pub(super) fn is_to_be_found(table: &dyn AnyTable) -> bool {
    let has_room = || table.chairs().iter().any(|chair| chair.occupant == Occupant::Open);
    table.options().listed && table.stage() == Stage::Lobby && has_room()
}
