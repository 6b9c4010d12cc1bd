//! A table with somebody at it.

use game_core::Seat;
use protocol::{ErrorBody, OpenTable};
use referee::{Actor, Command, Millis, Occupant, Secret, TableId};

use crate::any::{AnyCommand, AnyTable, Proposed};
use crate::{Troupes, Written, games, internal};

/// The rows of a table whose host has sat down and seated computer players. A map has to be in the setup already.
///
/// # Errors
/// If the game, the setup, the name or a computer player is unknown or impossible, or there are too few chairs.
pub fn first_rows(
    troupes: &Troupes,
    id: &TableId,
    secret: Secret,
    wanted: OpenTable,
    at: Millis,
) -> Result<Vec<Written>, ErrorBody> {
    let OpenTable { game, name, setup, options, computers, map: _ } = wanted;
    let entry = games::by_name(&game)?;
    let mut rows = (entry.open)(id.clone(), secret, setup, options, at)?;
    let mut table = (entry.empty)(troupes, id.clone(), secret);
    apply(table.as_mut(), &rows)?;
    let mut give = |actor, command: &dyn Fn(&dyn AnyTable) -> Result<AnyCommand, ErrorBody>| {
        let command = command(table.as_ref())?;
        let Proposed::Append(more, _) = table.propose(actor, None, command, at)? else { return Err(internal()) };
        apply(table.as_mut(), &more)?;
        rows.extend(more);
        Ok(())
    };
    give(Actor::Newcomer, &|_| Ok(Command::Sit { name: name.clone() }))?;
    for player in computers {
        give(Actor::Seat(Seat::FIRST), &|table| {
            let free = table.chairs().iter().position(|chair| chair.occupant == Occupant::Open);
            let seat = free.and_then(Seat::new).ok_or_else(|| ErrorBody::new("table_full"))?;
            Ok(Command::SeatComputer { seat, player: player.clone(), name: None })
        })?;
    }
    Ok(rows)
}

fn apply(table: &mut dyn AnyTable, rows: &[Written]) -> Result<(), ErrorBody> {
    rows.iter().try_for_each(|row| table.apply(&row.json)).map_err(|_| internal())
}
