//! What there is to tell the people of a table who aren't there. Everything here follows from how the table stands, so it can be found
//! again after a start; what was told or seen is in the store, so it isn't told twice.

use game_core::{PerSeat, Seat};
use protocol::{ErrorBody, NoticeKind};
use referee::{Deadline, Millis, Occupant, Stage, Why};
use store::{DeviceHash, Mark, NewNotice, NoticeChange, SeatNotices, StoreError};

use super::TableTask;
use super::ask::Wish;
use super::computers::RETRY;
use crate::error::of_store;
use crate::hub::Hub;
use crate::metrics::Limit;

/// How long somebody may take to come to the table, or back to it, before anything is sent.
const PATIENCE: Millis = 10_000;
/// A takeover is announced so long before, or at half the limit if that is later;
const AHEAD: Millis = 60 * 60 * 1000;
/// with limits of at least so many seconds.
const LONG: u32 = 10 * 60;

/// What a table knows of its seats' notices.
#[derive(Default)]
pub(super) struct Noticing {
    seats: PerSeat<Heard>,
    /// The store refused something; nothing is tried again before this time.
    rests_until: Millis,
}

/// What the person of a seat has heard of.
#[derive(Clone, Default)]
struct Heard {
    /// Whether there is a way to tell them anything.
    has_way: bool,
    known: Vec<Known>,
}

/// Something that is true of a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Fact {
    what: NoticeKind,
    n: u64,
}

#[derive(Clone, Copy)]
struct Known {
    fact: Fact,
    /// They were at the table, so it wasn't told.
    seen: bool,
}

impl From<Fact> for Mark {
    fn from(Fact { what, n }: Fact) -> Self {
        Self { what: what.as_str().to_owned(), n }
    }
}

/// All about a seat's notices, for its own device.
pub(crate) struct OfSeat {
    pub(crate) seat: Seat,
    pub(crate) game: &'static str,
    pub(crate) kept: Option<SeatNotices>,
}

impl Noticing {
    /// What is in the store of a table, if the house sends anything at all.
    pub(super) async fn read(hub: &Hub, table: &str) -> Result<Self, StoreError> {
        let mut noticing = Self::default();
        if hub.notices.is_on() {
            for kept in hub.store.notices().of_table(table).await? {
                let known = kept.known.iter().filter_map(|mark| {
                    let what = NoticeKind::named(&mark.what)?;
                    Some(Known { fact: Fact { what, n: mark.n }, seen: false })
                });
                noticing.seats[kept.seat] = Heard { has_way: !kept.ways.is_empty(), known: known.collect() };
            }
        }
        Ok(noticing)
    }

    /// Nobody has the seat any more; the store has forgotten all about it already.
    pub(super) fn released(&mut self, seat: Seat) {
        self.seats[seat] = Heard::default();
    }
}

impl TableTask {
    /// What a device wants to know or change about its seat's notices.
    pub(super) async fn notices_of(&mut self, device: Option<DeviceHash>, wish: Wish) -> Result<OfSeat, ErrorBody> {
        let seat = self.seat_of(device).await?.ok_or_else(|| ErrorBody::new("no_seat"))?;
        match wish {
            Wish::Look => {}
            Wish::Test => self.may_test(seat)?,
            Wish::Change(change) => self.change_notices(seat, change).await?,
        }
        let kept = self.hub.store.notices().of_table(self.id.as_str()).await.map_err(|error| of_store(&error))?;
        let kept = kept.into_iter().find(|kept| kept.seat == seat);
        let has_way = kept.as_ref().is_some_and(|kept| !kept.ways.is_empty());
        if has_way && !self.noticing.seats[seat].has_way {
            // Whoever sets it looks at the table, and knows how it stands.
            self.noticing.seats[seat].has_way = true;
            self.note(true).await;
        }
        self.noticing.seats[seat].has_way = has_way;
        Ok(OfSeat { seat, game: self.table.game(), kept })
    }

    fn may_test(&mut self, seat: Seat) -> Result<(), ErrorBody> {
        if self.limits.tests[seat].take(self.hub.clock.now()) {
            return Ok(());
        }
        self.hub.metrics.refused(Limit::Notices);
        Err(ErrorBody::new("too_many_requests"))
    }

    async fn change_notices(&mut self, seat: Seat, change: NoticeChange) -> Result<(), ErrorBody> {
        if self.table.stage() == Stage::Closed {
            return Err(ErrorBody::new("table_closed"));
        }
        // Each change is written to the disk.
        if !self.limits.changes[seat].take(self.hub.clock.now()) {
            self.hub.metrics.refused(Limit::Changes);
            return Err(ErrorBody::new("too_many_requests"));
        }
        let changed = self.hub.store.notices().change(self.id.as_str(), seat, change).await;
        self.hub.notices.news.notify_one();
        changed.map_err(|error| of_store(&error))
    }

    /// Writes down what there is to tell, if there is anything new.
    pub(super) async fn see_to_notices(&mut self) {
        if self.noticing.seats.0.iter().any(|heard| heard.has_way) && self.hub.clock.now() >= self.noticing.rests_until {
            self.forget_leavers().await;
            self.note(false).await;
        }
    }

    /// Those who left for good are told nothing any more; should they come back, they can ask for it again.
    async fn forget_leavers(&mut self) {
        for (seat, chair) in Seat::all(Seat::MAX).zip(self.table.chairs()) {
            if self.noticing.seats[seat].has_way && chair.stand_in == Some(Why::Left) {
                match self.hub.store.notices().change(self.id.as_str(), seat, NoticeChange::Forget).await {
                    Ok(()) => self.noticing.seats[seat] = Heard::default(),
                    Err(error) => drop(of_store(&error)),
                }
            }
        }
    }

    /// Compares what is true with what is known; `all_seen` if nobody needs to be told.
    async fn note(&mut self, all_seen: bool) {
        let now = self.hub.clock.now();
        let (mut new, mut gone, mut after) = (Vec::new(), Vec::new(), self.noticing.seats.clone());
        for seat in Seat::all(Seat::MAX).filter(|&seat| self.noticing.seats[seat].has_way) {
            let (facts, seen) = (self.facts(seat, now), all_seen || self.is_here(seat));
            let known = &mut after[seat].known;
            gone.extend(known.extract_if(.., |known| !facts.contains(&known.fact)).map(|known| (seat, known.fact.into())));
            for fact in facts {
                // Who is here now may have left before the takeover.
                let waits = seen && fact.what == NoticeKind::SoonTakenOver;
                if waits || known.iter().any(|known| known.fact == fact) {
                    continue;
                }
                known.push(Known { fact, seen });
                let (due, deadline) = ((!seen).then_some(now + PATIENCE), self.deadline(seat));
                new.push(NewNotice { seat, mark: fact.into(), at: now, deadline, due });
            }
        }
        if new.is_empty() && gone.is_empty() {
            return;
        }
        let tells = new.iter().any(|new| new.due.is_some());
        match self.hub.store.notices().note(self.id.as_str(), new, gone).await {
            Ok(()) => self.noticing.seats = after,
            Err(error) => {
                drop(of_store(&error));
                self.noticing.rests_until = now + RETRY;
            }
        }
        if tells {
            self.hub.notices.news.notify_one();
        }
    }

    /// What is true of a seat that its person might want to know.
    fn facts(&self, seat: Seat, now: Millis) -> Vec<Fact> {
        let Some(chair) = self.table.chairs().get(seat.index()) else { return Vec::new() };
        if !matches!(chair.occupant, Occupant::Person { .. }) {
            return Vec::new();
        }
        let mut facts = Vec::new();
        match self.table.stage() {
            Stage::Playing => {
                if let Some(asked) = self.table.asked(seat).filter(|_| self.is_persons_turn(seat)) {
                    facts.push(Fact { what: NoticeKind::YourTurn, n: asked.n });
                    if self.announced_at(seat).is_some_and(|at| at <= now) {
                        facts.push(Fact { what: NoticeKind::SoonTakenOver, n: asked.n });
                    }
                }
                if matches!(chair.stand_in, Some(Why::Deadline | Why::Away)) {
                    facts.push(Fact { what: NoticeKind::TakenOver, n: 0 });
                }
            }
            Stage::Over => facts.push(Fact { what: NoticeKind::GameOver, n: 0 }),
            Stage::Lobby | Stage::Closed => {}
        }
        facts
    }

    /// When it is announced that a computer player will stand in, if that is announced at all.
    fn announced_at(&self, seat: Seat) -> Option<Millis> {
        let Deadline::Seconds(seconds) = self.table.options().deadline else { return None };
        let asked = self.table.asked(seat).filter(|_| seconds >= LONG)?;
        let half = asked.at + u64::from(seconds) * 1000 / 2;
        Some(self.deadline(seat)?.saturating_sub(AHEAD).max(half))
    }

    /// When a takeover has to be announced next.
    pub(super) fn next_announcement(&self) -> Option<Millis> {
        let told = |seat: Seat| {
            self.noticing.seats[seat].known.iter().any(|known| known.fact.what == NoticeKind::SoonTakenOver)
        };
        let waiting = Seat::all(Seat::MAX).filter(|&seat| self.noticing.seats[seat].has_way && !told(seat));
        let waiting = waiting.filter(|&seat| !self.is_here(seat) && self.is_persons_turn(seat));
        let next = waiting.filter_map(|seat| self.announced_at(seat)).min()?;
        Some(next.max(self.noticing.rests_until))
    }

    /// Whether the person of a seat is at the table; a program that plays for them isn't them.
    fn is_here(&self, seat: Seat) -> bool {
        self.people.values().any(|connection| connection.seat == Some(seat) && !connection.program)
    }

    /// The person of a seat has come, so what was still to be sent is none the wiser.
    pub(super) async fn came(&mut self, seat: Seat) {
        let Heard { has_way, known } = &self.noticing.seats[seat];
        if *has_way
            && !known.is_empty()
            && let Err(error) = self.hub.store.notices().withdraw(self.id.as_str(), seat).await
        {
            drop(of_store(&error));
        }
    }

    /// A person's line has gone dead, and nobody knows since when they see nothing; what they were taken to have seen is told.
    pub(super) fn lost(&mut self, seat: Seat) {
        if !self.is_here(seat) {
            self.noticing.seats[seat].known.retain(|known| !known.seen);
        }
    }
}
