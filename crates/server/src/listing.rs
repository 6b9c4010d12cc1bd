//! The list of tables that strangers may join.
//!
//! Each table keeps its own line up to date while it is awake, so reading the list wakes nobody. A table that is left stays in it for a while;
//! then nobody would answer a guest.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::FreeTable;
use referee::{Millis, TableId};

use crate::hub::Hub;

/// How long a table is listed with nobody of it there.
const LEFT: Millis = 2 * 60 * 60 * 1000;
/// How many tables are told at once, and how many of them may come from one address.
const TOLD: usize = 50;
const OF_ONE: usize = 5;
/// How many tables are in the list at most; the oldest make room.
const MOST: usize = 1_000;
/// From how many tables it is remembered which address opened them.
const OPENERS: usize = 4_096;
/// How old an answer may be that is given again.
const FRESH: Millis = 2_000;
/// After a start, so many tables of the list that were opened in this time before it are looked at.
const RECENT: u32 = 1_000;
const RECENTLY: Millis = 24 * 60 * 60 * 1000;

/// The list of tables that strangers may join.
#[derive(Default)]
pub(crate) struct Listing(Mutex<Inside>);

#[derive(Default)]
struct Inside {
    lines: HashMap<TableId, Line>,
    /// Which addresses opened the latest tables.
    openers: HashMap<TableId, IpAddr>,
    opened: VecDeque<TableId>,
    /// The last answer, and until when it holds.
    told: Option<(Millis, Arc<[FreeTable]>)>,
}

struct Line {
    table: FreeTable,
    /// Since when nobody of the table has been there; none while somebody is.
    left: Option<Millis>,
}

impl Listing {
    /// Remembers who opened a table, so that nobody fills the list alone.
    pub(crate) fn opened(&self, table: TableId, by: IpAddr) {
        let mut inside = self.inside();
        inside.opened.push_back(table.clone());
        inside.openers.insert(table, by);
        if inside.opened.len() > OPENERS
            && let Some(oldest) = inside.opened.pop_front()
        {
            inside.openers.remove(&oldest);
        }
    }

    /// Shows a table as it is now; if nobody is there, they left at `left`, unless they are known to have left before.
    pub(crate) fn show(&self, table: FreeTable, left: Millis) {
        let mut inside = self.inside();
        let before = inside.lines.get(&table.table).and_then(|line| line.left);
        let left = (!table.present).then_some(before.unwrap_or(left));
        inside.lines.insert(table.table.clone(), Line { table, left });
        if inside.lines.len() > MOST {
            let oldest =
                inside.lines.values().min_by_key(|line| line.table.opened_at).map(|line| line.table.table.clone());
            oldest.and_then(|oldest| inside.lines.remove(&oldest));
        }
    }

    /// Shows a table no longer.
    pub(crate) fn take_off(&self, table: &TableId) {
        let mut inside = self.inside();
        inside.lines.remove(table);
        // Whoever looks now must not be sent where the game is on.
        inside.told = None;
    }

    /// The latest tables.
    pub(crate) fn tell(&self, now: Millis) -> Arc<[FreeTable]> {
        let mut inside = self.inside();
        if let Some((until, told)) = &inside.told
            && now < *until
        {
            return Arc::clone(told);
        }
        inside.lines.retain(|_, line| line.left.is_none_or(|left| now < left + LEFT));
        let mut lines: Vec<&Line> = inside.lines.values().collect();
        lines.sort_by_key(|line| (std::cmp::Reverse(line.table.opened_at), &line.table.table));
        let mut of_one: HashMap<IpAddr, usize> = HashMap::new();
        let mut is_one_of_few = |line: &&Line| {
            let Some(&opener) = inside.openers.get(&line.table.table) else { return true };
            let count = of_one.entry(opener).or_default();
            *count += 1;
            *count <= OF_ONE
        };
        let few = lines.into_iter().filter(|line| is_one_of_few(line)).take(TOLD);
        let told: Arc<[FreeTable]> = few.map(|line| line.table.clone()).collect();
        inside.told = Some((now + FRESH, Arc::clone(&told)));
        told
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// After a start, wakes the tables that were in the list; they put themselves back.
pub(crate) async fn find_again(hub: &Arc<Hub>) {
    if hub.listing.is_none() {
        return;
    }
    let since = hub.clock.now().saturating_sub(RECENTLY);
    let recent = match hub.store.listed_since(since, RECENT).await {
        Ok(recent) => recent,
        Err(error) => return tracing::warn!(%error, "listed tables can't be looked for"),
    };
    for id in recent {
        let Ok(id) = TableId::try_from(id) else { continue };
        // Whether it still belongs into the list is for the table itself to say.
        let _ = hub.rouse(&id).await;
    }
}

#[cfg(test)]
mod tests {
    use protocol::FreeChair;
    use referee::Deadline;

    use super::*;

    fn id(name: &str) -> TableId {
        TableId::try_from(name.to_owned()).unwrap()
    }

    fn table(name: &str, opened_at: Millis, present: bool) -> FreeTable {
        let chairs = vec![FreeChair::Person, FreeChair::Open];
        FreeTable { table: id(name), game: "polterfass".into(), chairs, deadline: Deadline::Off, present, opened_at }
    }

    fn names(listing: &Listing, now: Millis) -> Vec<String> {
        listing.tell(now).iter().map(|table| table.table.to_string()).collect()
    }

    #[test]
    fn the_latest_tables_come_first_and_few_at_once() {
        let listing = Listing::default();
        for n in 0..60 {
            listing.show(table(&format!("t{n}"), n, true), 0);
        }
        let told = names(&listing, 100);
        assert_eq!((told.len(), told[0].as_str(), told[49].as_str()), (50, "t59", "t10"));
    }

    #[test]
    fn a_table_stays_two_hours_after_everybody_has_left() {
        let listing = Listing::default();
        listing.show(table("a", 0, true), 0);
        assert_eq!(names(&listing, 50 * LEFT), ["a"], "somebody is there");
        listing.show(table("a", 0, false), 50 * LEFT + 1);
        // A guest who looks in wakes the table, which changes nothing.
        listing.show(table("a", 0, false), 50 * LEFT + 900);
        assert_eq!(names(&listing, 51 * LEFT), ["a"]);
        assert!(names(&listing, 51 * LEFT + FRESH).is_empty());
        listing.show(table("a", 0, true), 52 * LEFT);
        assert_eq!(names(&listing, 52 * LEFT), ["a"], "somebody came back");
    }

    #[test]
    fn an_answer_is_given_again_for_a_while_but_never_with_a_table_that_has_begun() {
        let listing = Listing::default();
        listing.show(table("a", 0, true), 0);
        assert_eq!(names(&listing, 0), ["a"]);
        listing.show(table("b", 1, true), 0);
        assert_eq!(names(&listing, FRESH - 1), ["a"]);
        assert_eq!(names(&listing, FRESH), ["b", "a"]);
        listing.take_off(&id("b"));
        assert_eq!(names(&listing, FRESH), ["a"]);
    }

    #[test]
    fn nobody_fills_the_list_alone() {
        let listing = Listing::default();
        for n in 0..20 {
            let name = format!("t{n}");
            listing.opened(id(&name), "192.0.2.1".parse().unwrap());
            listing.show(table(&name, n, true), 0);
        }
        listing.opened(id("other"), "192.0.2.2".parse().unwrap());
        listing.show(table("other", 0, true), 0);
        assert_eq!(names(&listing, 0), ["t19", "t18", "t17", "t16", "t15", "other"]);
    }

    #[test]
    fn neither_tables_nor_openers_pile_up() {
        let listing = Listing::default();
        for n in 0..OPENERS as u64 + 10 {
            let name = format!("t{n}");
            listing.opened(id(&name), "192.0.2.1".parse().unwrap());
            listing.show(table(&name, n, true), 0);
        }
        let inside = listing.inside();
        assert_eq!((inside.lines.len(), inside.openers.len(), inside.opened.len()), (MOST, OPENERS, OPENERS));
        assert!(!inside.lines.contains_key(&id("t0")) && inside.lines.contains_key(&id("t4105")));
    }
}
