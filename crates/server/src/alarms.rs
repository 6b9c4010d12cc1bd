//! Waking the tables that sleep when something is due there.
//!
//! When that is stands in the store, written with the row that it follows from. One task waits for the soonest of these moments.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream;
use referee::{Millis, TableId};
use store::{Alarm, Standing};
use tokio::sync::Notify;

use crate::hub::Hub;

/// Where nobody is nothing is so urgent; so tables are woken in groups, which are as far from each other at least.
const GAP: Millis = 1_000;
/// How many alarms are read at once.
const PAGE: u32 = 256;
/// How many tables are being woken at once.
const AT_ONCE: usize = 8;
/// How long a table may take to wake.
const PATIENCE: Duration = Duration::from_secs(30);
/// When to try again if a table can't be woken or nothing comes of it: each time after twice as long, up to the longest.
const RETRY: Millis = 5_000;
const LONGEST: Millis = 6 * 60 * 60 * 1000;

/// What is known of the alarms of tables that sleep: when to look at them, and which come to nothing.
#[derive(Default)]
pub(crate) struct Alarms {
    inside: Mutex<Inside>,
    sooner: Notify,
}

#[derive(Default)]
struct Inside {
    /// When to look; at once after a start.
    next: Millis,
    troubled: HashMap<TableId, Trouble>,
}

/// A table where something is due of which nothing came.
struct Trouble {
    not_before: Millis,
    wait: Millis,
}

impl Alarms {
    /// A table fell asleep whose alarm in the store is this. If it is due already, nothing came of it, and it is tried again later.
    pub(crate) fn fell_asleep(&self, table: &TableId, alarm: Option<Millis>, now: Millis) {
        match alarm {
            Some(at) if at <= now => return self.in_trouble(table, now),
            Some(at) => self.look_at(at),
            None => {}
        }
        self.inside().troubled.remove(table);
    }

    /// Something is due at a table, but nothing came of it.
    fn in_trouble(&self, table: &TableId, now: Millis) {
        let not_before = {
            let mut inside = self.inside();
            let before = inside.troubled.get(table).map_or(0, |trouble| trouble.wait);
            let wait = (before * 2).clamp(RETRY, LONGEST);
            inside.troubled.insert(table.clone(), Trouble { not_before: now + wait, wait });
            now + wait
        };
        self.look_at(not_before);
    }

    fn look_at(&self, at: Millis) {
        let mut inside = self.inside();
        if at < inside.next {
            inside.next = at;
            self.sooner.notify_one();
        }
    }

    /// Until when a table is to be left alone, if it is.
    fn troubled_until(&self, table: &TableId) -> Option<Millis> {
        self.inside().troubled.get(table).map(|trouble| trouble.not_before)
    }

    fn next(&self) -> Millis {
        self.inside().next
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes tables as long as the house is open.
pub(crate) async fn keep(hub: &Arc<Hub>) {
    let mut not_before = 0;
    loop {
        let next = hub.alarms.next().max(not_before);
        tokio::select! {
            () = hub.clock.sleep_until(next) => {}
            () = hub.alarms.sooner.notified() => continue,
        }
        sweep(hub).await;
        not_before = hub.clock.now() + GAP;
    }
}

/// Wakes all tables where something is due, and finds out when to look again.
async fn sweep(hub: &Arc<Hub>) {
    // Whoever falls asleep from now on says when.
    hub.alarms.inside().next = Millis::MAX;
    // Those in trouble that are still there are remembered.
    let (mut next, mut after, mut avoided) = (Millis::MAX, None, HashSet::new());
    loop {
        let page = match hub.store.alarms(after.take(), PAGE).await {
            Ok(page) => page,
            Err(error) => {
                tracing::error!(%error, "the alarms can't be read");
                return hub.alarms.look_at(hub.clock.now() + RETRY);
            }
        };
        let is_last = page.len() < PAGE as usize;
        let Sorted { due, later, is_over } = sort(hub, &page, &mut avoided);
        next = next.min(later);
        stream::iter(due).for_each_concurrent(AT_ONCE, |table| rouse(hub, table)).await;
        if is_last || is_over {
            break;
        }
        after = page.into_iter().last();
    }
    let now = hub.clock.now();
    hub.alarms.inside().troubled.retain(|table, trouble| avoided.contains(table) || trouble.not_before > now);
    hub.alarms.look_at(next);
}

/// What is to be done about some alarms.
struct Sorted {
    due: Vec<TableId>,
    /// The first moment of the others at which something is to be done.
    later: Millis,
    /// Whether all further alarms are later than that.
    is_over: bool,
}

fn sort(hub: &Hub, page: &[Alarm], avoided: &mut HashSet<TableId>) -> Sorted {
    let now = hub.clock.now();
    let mut sorted = Sorted { due: Vec::new(), later: Millis::MAX, is_over: false };
    for Alarm { at, table } in page {
        // No deadline passes before people have had time to come back.
        let due = if *at == Standing::AT_ONCE { 0 } else { (*at).max(hub.grace_ends()) };
        sorted.is_over = due > now;
        let Ok(table) = TableId::try_from(table.clone()) else { continue };
        if hub.is_awake(&table) {
            // It sees to that itself, and says so when it falls asleep.
            continue;
        }
        if sorted.is_over {
            sorted.later = sorted.later.min(due);
            return sorted;
        }
        match hub.alarms.troubled_until(&table) {
            Some(not_before) if not_before > now => {
                avoided.insert(table);
                sorted.later = sorted.later.min(not_before);
            }
            Some(_) => {
                avoided.insert(table.clone());
                sorted.due.push(table);
            }
            None => sorted.due.push(table),
        }
    }
    if let Some(last) = page.last().filter(|_| sorted.is_over) {
        sorted.later = sorted.later.min(last.at.max(hub.grace_ends()));
    }
    sorted
}

async fn rouse(hub: &Arc<Hub>, table: TableId) {
    match tokio::time::timeout(PATIENCE, hub.rouse(&table)).await {
        Ok(Ok(())) => tracing::debug!(%table, "a table was woken"),
        Ok(Err(error)) if error.code == "unknown_table" => {}
        Ok(Err(error)) => {
            tracing::warn!(%table, code = error.code, "a table can't be woken");
            hub.alarms.in_trouble(&table, hub.clock.now());
        }
        Err(_) => {
            tracing::warn!(%table, "a table does not wake");
            hub.alarms.in_trouble(&table, hub.clock.now());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(name: &str) -> TableId {
        TableId::try_from(name.to_owned()).unwrap()
    }

    #[test]
    fn what_comes_to_nothing_is_tried_again_ever_later_and_forgotten_when_it_comes_to_something() {
        let (alarms, one) = (Alarms::default(), table("one"));
        let mut now = 1_000_000;
        let mut waits = Vec::new();
        for _ in 0..16 {
            alarms.inside().next = Millis::MAX;
            alarms.fell_asleep(&one, Some(Standing::AT_ONCE), now);
            let next = alarms.next();
            assert_eq!(alarms.troubled_until(&one), Some(next));
            waits.push(next - now);
            now = next;
        }
        assert_eq!(waits[..4], [5_000, 10_000, 20_000, 40_000]);
        assert_eq!(waits[15], LONGEST);
        alarms.fell_asleep(&one, Some(now + 1), now);
        assert_eq!(alarms.troubled_until(&one), None);
    }

    #[test]
    fn only_a_sooner_alarm_changes_when_to_look() {
        let alarms = Alarms::default();
        alarms.inside().next = 5_000;
        alarms.fell_asleep(&table("later"), Some(6_000), 0);
        alarms.fell_asleep(&table("never"), None, 0);
        assert_eq!(alarms.next(), 5_000);
        alarms.fell_asleep(&table("sooner"), Some(4_000), 0);
        assert_eq!(alarms.next(), 4_000);
    }
}
