//! Waking a table from its journal.

use std::collections::HashMap;
use std::sync::Arc;

use game_core::{PerSeat, Seat};
use referee::{Secret, TableId};
use store::TableMeta;
use tokio::sync::mpsc;

use super::notices::Noticing;
use super::{DOZE, Letter, TableTask};
use crate::hub::Hub;

/// The table as its journal tells it.
///
/// # Errors
/// If the store fails, the game is unknown or the journal does not hold, in words for the server's log.
pub(super) async fn wake(
    hub: Arc<Hub>,
    meta: &TableMeta,
    mailbox: mpsc::WeakSender<Letter>,
) -> Result<TableTask, String> {
    let id = TableId::try_from(meta.id.clone())?;
    let entry = tables::by_name(&meta.game).map_err(|_| format!("the game `{}` is unknown", meta.game))?;
    let mut table = (entry.empty)(&hub.troupes, id.clone(), Secret(meta.secret.0));
    for row in hub.store.rows(&meta.id, 0).await.map_err(|error| error.to_string())? {
        table.apply(&row.json)?;
    }
    if table.seq() == 0 {
        return Err("the journal is empty".into());
    }
    let noticing = Noticing::read(&hub, &meta.id).await.map_err(|error| error.to_string())?;
    let now = hub.clock.now();
    // Nobody is connected yet, so whoever sits here has been away since now at the latest.
    let away_since = PerSeat([Some(now); Seat::MAX]);
    Ok(TableTask {
        hub,
        id,
        table,
        mailbox,
        people: HashMap::new(),
        away_since,
        secret: Secret(meta.secret.0),
        plans: PerSeat([const { None }; Seat::MAX]),
        strikes: HashMap::new(),
        chain_until: None,
        advising: PerSeat([const { None }; Seat::MAX]),
        limits: None,
        rests_until: 0,
        noticing,
        dozes_until: now + DOZE,
        visited: false,
        noted: meta.standing,
        last_at: meta.last_at,
        opened_at: meta.opened_at,
        on_list: false,
        news: false,
    })
}
