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
/// Somebody who comes and goes is heeded so often: each time is written to the disk.
const HEED: Millis = 1_000;

/// What a table knows of its seats' notices; nothing as long as no seat has a way to be told anything.
#[derive(Default)]
pub(super) struct Noticing {
    seats: PerSeat<Heard>,
    /// The store refused something; nothing is tried again before this time.
    rests_until: Millis,
    /// When to look again at those who came too soon after they had come before.
    again_at: Option<Millis>,
}

/// What the person of a seat has heard of.
#[derive(Clone, Default)]
struct Heard {
    /// Whether there is a way to tell them anything.
    has_way: bool,
    known: Vec<Known>,
    /// They came, and what was to be sent is still to be withdrawn.
    came: bool,
    /// From when on their coming withdraws what is to be sent;
    withdraws_from: Millis,
    /// and the warning of a takeover.
    unwarns_from: Millis,
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
    /// What is in the store of a table, if the house sends anything at all and somebody there wants it.
    pub(super) async fn read(hub: &Hub, table: &str) -> Result<Option<Box<Self>>, StoreError> {
        if !hub.notices.is_on() {
            return Ok(None);
        }
        let mut noticing: Option<Box<Self>> = None;
        for kept in hub.store.notices().of_table(table).await?.into_iter().filter(|kept| !kept.ways.is_empty()) {
            let known = kept.known.iter().filter_map(|mark| {
                let what = NoticeKind::named(&mark.what)?;
                Some(Known { fact: Fact { what, n: mark.n }, seen: false })
            });
            noticing.get_or_insert_default().seats[kept.seat] =
                Heard { has_way: true, known: known.collect(), ..Heard::default() };
        }
        Ok(noticing)
    }

    fn tells_anybody(&self) -> bool {
        self.seats.0.iter().any(|heard| heard.has_way)
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
        if has_way || self.noticing.is_some() {
            let heard = &mut self.noticing.get_or_insert_default().seats[seat];
            let had_way = std::mem::replace(&mut heard.has_way, has_way);
            if has_way && !had_way {
                // Whoever sets it looks at the table, and knows how it stands.
                self.note(Some(seat)).await;
            }
        }
        Ok(OfSeat { seat, game: self.table.game(), kept })
    }

    fn may_test(&mut self, seat: Seat) -> Result<(), ErrorBody> {
        let now = self.hub.clock.now();
        if self.limits(now).tests[seat].take(now) {
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
        let now = self.hub.clock.now();
        if !self.limits(now).changes[seat].take(now) {
            self.hub.metrics.refused(Limit::Changes);
            return Err(ErrorBody::new("too_many_requests"));
        }
        let changed = self.hub.store.notices().change(self.id.as_str(), seat, change).await;
        self.hub.notices.news.notify_one();
        changed.map_err(|error| of_store(&error))
    }

    /// Writes down what there is to tell, if there is anything new.
    pub(super) async fn see_to_notices(&mut self) {
        let now = self.hub.clock.now();
        let Some(noticing) = self.noticing.as_deref().filter(|noticing| now >= noticing.rests_until) else { return };
        if !noticing.tells_anybody() {
            self.noticing = None;
            return;
        }
        self.forget_leavers().await;
        self.heed_those_who_came(now).await;
        self.note(None).await;
    }

    /// When those are looked at who came too soon after they had come before.
    pub(super) fn heeds_at(&self) -> Option<Millis> {
        let noticing = self.noticing.as_deref()?;
        noticing.again_at.map(|at| at.max(noticing.rests_until))
    }

    async fn heed_those_who_came(&mut self, now: Millis) {
        for seat in Seat::all(Seat::MAX) {
            let is_here = self.is_here(seat);
            let Some(noticing) = &mut self.noticing else { return };
            // Who has gone again is told what has become true meanwhile.
            noticing.seats[seat].came &= is_here;
            if noticing.seats[seat].came && now >= noticing.seats[seat].withdraws_from {
                self.came(seat).await;
            }
        }
    }

    /// Those who left for good are told nothing any more; should they come back, they can ask for it again.
    async fn forget_leavers(&mut self) {
        let left =
            |seat: Seat| self.table.chairs().get(seat.index()).is_some_and(|chair| chair.stand_in == Some(Why::Left));
        for seat in Seat::all(Seat::MAX).filter(|&seat| left(seat)).collect::<Vec<_>>() {
            if !self.noticing.as_ref().is_some_and(|noticing| noticing.seats[seat].has_way) {
                continue;
            }
            match self.hub.store.notices().change(self.id.as_str(), seat, NoticeChange::Forget).await {
                Ok(()) => self.released(seat),
                Err(error) => drop(of_store(&error)),
            }
        }
    }

    /// Compares what is true with what is known. Who is `looking` knows it all.
    async fn note(&mut self, looking: Option<Seat>) {
        let now = self.hub.clock.now();
        let Some(noticing) = &self.noticing else { return };
        let (mut new, mut gone, mut after) = (Vec::new(), Vec::new(), noticing.seats.clone());
        let mut again_at = after.0.iter().filter(|heard| heard.came).map(|heard| heard.withdraws_from).min();
        for seat in Seat::all(Seat::MAX).filter(|&seat| noticing.seats[seat].has_way) {
            let (facts, seen) = (self.facts(seat, now), looking == Some(seat) || self.is_here(seat));
            let Heard { known, unwarns_from, .. } = &mut after[seat];
            // Who is here need not be warned, unless that was done; should they leave again, they are warned all the same.
            let mut stays = |known: &mut Known| {
                let Some(&(fact, at)) = facts.iter().find(|(fact, _)| *fact == known.fact) else { return false };
                if !(seen && fact.what == NoticeKind::SoonTakenOver && at > now) {
                    return true;
                }
                if now < *unwarns_from {
                    again_at = Some(again_at.map_or(*unwarns_from, |at| at.min(*unwarns_from)));
                    return true;
                }
                *unwarns_from = now + HEED;
                false
            };
            gone.extend(known.extract_if(.., |known| !stays(known)).map(|known| (seat, known.fact.into())));
            for (fact, at) in facts {
                let warns = fact.what == NoticeKind::SoonTakenOver;
                if (seen && warns) || known.iter().any(|known| known.fact == fact) {
                    continue;
                }
                known.push(Known { fact, seen });
                let (due, deadline) = ((!seen).then_some(at.max(now + PATIENCE)), self.deadline(seat));
                new.push(NewNotice { seat, mark: fact.into(), at, deadline, due });
            }
        }
        if let Some(noticing) = &mut self.noticing {
            noticing.again_at = again_at;
        }
        if !new.is_empty() || !gone.is_empty() {
            self.write_down(new, gone, after, now).await;
        }
    }

    async fn write_down(&mut self, new: Vec<NewNotice>, gone: Vec<(Seat, Mark)>, after: PerSeat<Heard>, now: Millis) {
        let tells = new.iter().any(|new| new.due.is_some());
        let written = self.hub.store.notices().note(self.id.as_str(), new, gone).await;
        let Some(noticing) = &mut self.noticing else { return };
        match written {
            Ok(()) => noticing.seats = after,
            Err(error) => {
                drop(of_store(&error));
                noticing.rests_until = now + RETRY;
            }
        }
        if tells {
            self.hub.notices.news.notify_one();
        }
    }

    /// What is true of a seat that its person might want to know, and since when; of a takeover, when it is to be announced.
    fn facts(&self, seat: Seat, now: Millis) -> Vec<(Fact, Millis)> {
        let Some(chair) = self.table.chairs().get(seat.index()) else { return Vec::new() };
        if !matches!(chair.occupant, Occupant::Person { .. }) {
            return Vec::new();
        }
        let mut facts = Vec::new();
        match self.table.stage() {
            Stage::Playing => {
                if let Some(asked) = self.table.asked(seat).filter(|_| self.is_persons_turn(seat)) {
                    facts.push((Fact { what: NoticeKind::YourTurn, n: asked.n }, now));
                    let announced = self.announced_at(seat);
                    facts.extend(announced.map(|at| (Fact { what: NoticeKind::SoonTakenOver, n: asked.n }, at)));
                }
                if matches!(chair.stand_in, Some(Why::Deadline | Why::Away)) {
                    facts.push((Fact { what: NoticeKind::TakenOver, n: 0 }, now));
                }
            }
            Stage::Over => facts.push((Fact { what: NoticeKind::GameOver, n: 0 }, now)),
            Stage::Lobby | Stage::Closed => {}
        }
        facts
    }

    /// When it is announced that a computer player will stand in, if that is announced at all. It waits in the store, so that the table
    /// need not be awake for it.
    fn announced_at(&self, seat: Seat) -> Option<Millis> {
        let Deadline::Seconds(seconds) = self.table.options().deadline else { return None };
        let asked = self.table.asked(seat).filter(|_| seconds >= LONG)?;
        let half = asked.at + u64::from(seconds) * 1000 / 2;
        Some(self.deadline(seat)?.saturating_sub(AHEAD).max(half))
    }

    /// Whether the person of a seat looks at the table; a program that plays for them isn't them.
    fn is_here(&self, seat: Seat) -> bool {
        self.people
            .values()
            .any(|connection| connection.seat == Some(seat) && !connection.program && !connection.hidden)
    }

    /// The person of a seat has come, and sees what was still to be sent; if that was so just now, it is seen to in a moment.
    pub(super) async fn came(&mut self, seat: Seat) {
        let now = self.hub.clock.now();
        let Some(noticing) = self.noticing.as_mut() else { return };
        let heard = &mut noticing.seats[seat];
        if heard.known.is_empty() {
            return;
        }
        heard.came = now < heard.withdraws_from;
        if heard.came {
            return;
        }
        heard.withdraws_from = now + HEED;
        if let Err(error) = self.hub.store.notices().withdraw(self.id.as_str(), seat).await {
            drop(of_store(&error));
        }
    }

    /// A person's line has gone dead, and nobody knows since when they see nothing; what they were taken to have seen is told.
    pub(super) fn lost(&mut self, seat: Seat) {
        let is_here = self.is_here(seat);
        if let Some(noticing) = self.noticing.as_mut().filter(|_| !is_here) {
            noticing.seats[seat].known.retain(|known| !known.seen);
        }
    }

    /// Nobody has the seat any more; the store has forgotten all about it already.
    pub(super) fn released(&mut self, seat: Seat) {
        if let Some(noticing) = &mut self.noticing {
            noticing.seats[seat] = Heard::default();
        }
    }
}
