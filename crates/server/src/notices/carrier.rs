//! The one who carries notices: a task that takes what is due out of the store, many at a time, but few to one host.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use game_core::Seat;
use protocol::NoticeKind;
use referee::{Millis, TableId};
use store::{Post, Then, Way};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::About;
use super::hours::quiet_until;
use crate::hub::Hub;

/// How many are under way at once.
const MOST: usize = 32;
/// How many of them to one host, so that a slow one delays nobody else.
const OF_HOST: usize = 2;
/// How many are looked at.
const LOOKED_AT: u32 = 256;
/// When to try again what the store refused.
const RETRY: Millis = 30_000;
/// How long those under way may take when the house closes.
const LAST: Duration = Duration::from_secs(3);

/// What tells a post from all others.
type Key = (String, Seat, String, u64, Way);

fn key(post: &Post) -> Key {
    (post.table.clone(), post.seat, post.mark.what.clone(), post.mark.n, post.to.way)
}

/// Carries notices until the house closes. What is under way then and doesn't end in time is sent once more after the next start.
pub(crate) async fn carry(hub: Arc<Hub>) {
    if !hub.notices.is_on() {
        return;
    }
    let mut stop = hub.stop.subscribe();
    let mut round = Round { running: JoinSet::new(), busy: HashSet::new(), hosts: HashMap::new() };
    tokio::select! {
        () = look_after(&hub) => {}
        _ = stop.wait_for(|stop| *stop) => {}
    }
    while !*hub.stop.borrow() {
        let now = hub.clock.now();
        let next = round.start(&hub, now).await;
        tokio::select! {
            Some(done) = round.running.join_next() => round.ended(done.ok()),
            () = hub.notices.news.notified() => {}
            () = hub.clock.sleep_until(next) => {}
            _ = stop.wait_for(|stop| *stop) => {}
        }
    }
    let rest = async { while round.running.join_next().await.is_some() {} };
    let _ = timeout(LAST, rest).await;
}

/// Wakes the tables that have somebody to tell: the house may have ended before it was written down what there is to tell.
async fn look_after(hub: &Arc<Hub>) {
    match hub.store.notices().tables().await {
        Ok(tables) => {
            for id in tables.into_iter().filter_map(|id| TableId::try_from(id).ok()) {
                if let Err(error) = hub.rouse(&id).await {
                    tracing::warn!(table = %id, code = error.code, "a table can't be woken");
                }
            }
        }
        Err(error) => tracing::error!(%error, "the tables with notices can't be listed"),
    }
}

/// What is under way.
struct Round {
    running: JoinSet<(Key, String)>,
    busy: HashSet<Key>,
    hosts: HashMap<String, usize>,
}

impl Round {
    /// Starts whatever may start; when to look again, if nothing happens before.
    async fn start(&mut self, hub: &Arc<Hub>, now: Millis) -> Millis {
        let notices = hub.store.notices();
        let of_host = u32::try_from(OF_HOST).unwrap_or(u32::MAX);
        let (due, next) = match (notices.due(now, of_host, LOOKED_AT).await, notices.next_due(now).await) {
            (Ok(due), Ok(next)) => (due, next),
            (Err(error), _) | (_, Err(error)) => {
                tracing::error!(%error, "notices can't be read");
                return now + RETRY;
            }
        };
        for post in due {
            let at_host = self.hosts.get(&post.to.host).copied().unwrap_or_default();
            let key = key(&post);
            if self.running.len() >= MOST || at_host >= OF_HOST || self.busy.contains(&key) {
                continue;
            }
            let host = post.to.host.clone();
            *self.hosts.entry(host.clone()).or_default() += 1;
            self.busy.insert(key.clone());
            let hub = Arc::clone(hub);
            self.running.spawn(async move {
                attempt(&hub, post).await;
                (key, host)
            });
        }
        next.unwrap_or(Millis::MAX)
    }

    fn ended(&mut self, done: Option<(Key, String)>) {
        // A task that panicked keeps its place, so that what broke it isn't tried for ever.
        let Some((key, host)) = done else { return };
        self.busy.remove(&key);
        if let Some(count) = self.hosts.get_mut(&host) {
            *count -= 1;
        }
        self.hosts.retain(|_, count| *count > 0);
    }
}

/// Sends a post unless it has to wait, and writes down what became of it.
async fn attempt(hub: &Hub, post: Post) {
    let now = hub.clock.now();
    if let Some(end) = post.quiet.as_ref().and_then(|hours| quiet_until(hours, now)) {
        return finish(hub, &post, None, Then::Later { due_at: end, attempts: post.attempts }).await;
    }
    let (Ok(table), Some(what)) = (TableId::try_from(post.table.clone()), NoticeKind::named(&post.mark.what)) else {
        return finish(hub, &post, None, Then::Done).await;
    };
    if !hub.notices.offers(post.to.way) {
        return finish(hub, &post, None, Then::Done).await;
    }
    let about = About { table: &table, game: &post.game, seat: post.seat, at: post.at, deadline: post.deadline };
    let notice = hub.notices.notice(what, about);
    let outcome = hub.notices.deliver(&post.to, &notice, now).await;
    hub.metrics.notice(what, post.to.way, outcome.result);
    let (host, result) = (post.to.host.as_str(), outcome.result.as_str());
    tracing::info!(%table, host, what = what.as_str(), result, status = outcome.status, "a notice");
    finish(hub, &post, Some(outcome.kept(now)), outcome.then(post.attempts, now)).await;
}

/// As long as it isn't written down what became of a post, it isn't sent again.
async fn finish(hub: &Hub, post: &Post, last: Option<store::LastPost>, then: Then) {
    while let Err(error) = hub.store.notices().posted(post, last.clone(), then).await {
        tracing::error!(%error, "what became of a notice can't be written down");
        hub.clock.sleep_until(hub.clock.now() + RETRY).await;
    }
}
