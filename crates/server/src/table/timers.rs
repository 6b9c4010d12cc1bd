//! What happens because of the time: deadlines, the host's absence, computer players, sleep.

use game_core::Seat;
use referee::{Actor, Command, Millis, Occupant, Stage, Why};

use super::computers::RETRY;
use super::standing::{is_persons_turn, limit, standing};
use super::{Broken, TableTask};

/// Whatever is due sooner keeps a table awake where nobody is: it would hardly have fallen asleep.
const NAP: Millis = 60_000;

/// How long the host may be away before somebody else becomes host.
const HOST_AWAY: Millis = 120_000;

impl TableTask {
    /// Whether the game waits for the person of `seat`.
    pub(super) fn is_persons_turn(&self, seat: Seat) -> bool {
        is_persons_turn(self.table.as_ref(), seat)
    }

    fn is_persons(&self, seat: Seat) -> bool {
        let chair = self.table.chairs().get(seat.index());
        chair.is_some_and(|chair| matches!(chair.occupant, Occupant::Person { .. }))
    }

    /// Until when the person of `seat` has to decide.
    pub(super) fn deadline(&self, seat: Seat) -> Option<Millis> {
        limit(self.table.as_ref(), seat).map(|limit| limit.max(self.hub.grace_ends()))
    }

    /// When the host's role passes on, and to whom.
    fn succession(&self) -> Option<(Millis, Seat)> {
        let host = self.table.host().filter(|_| self.table.stage() != Stage::Closed)?;
        let since = self.away_since[host].filter(|_| !self.is_present(host))?;
        let seats = self.table.chairs().len();
        let mut others = std::iter::successors(Some(host.next(seats)), |seat| Some(seat.next(seats))).take(seats);
        let heir = others.find(|&seat| seat != host && self.is_persons(seat) && self.is_present(seat))?;
        Some((since + HOST_AWAY, heir))
    }

    /// The next moment at which the game goes on by itself. While the table sleeps, its alarm stands for this; so whatever is pending here
    /// has to be in [`standing`](super::standing()), too.
    pub(super) fn pending(&self) -> Option<Millis> {
        let deadlines = Seat::all(Seat::MAX).filter_map(|seat| self.deadline(seat));
        deadlines.map(|due| due.max(self.rests_until)).chain(self.next_plan()).min()
    }

    /// When to look again.
    pub(super) fn next_moment(&self) -> Millis {
        let succession = self.succession().map(|(at, _)| at.max(self.rests_until));
        let now = self.hub.clock.now();
        let sleep = Some(self.dozes_until).filter(|&at| self.may_sleep(at.max(now)));
        [self.pending(), succession, self.heeds_at(), sleep].into_iter().flatten().min().unwrap_or(Millis::MAX)
    }

    /// Whether nothing keeps the table awake that is known now, once it is `at`.
    fn may_sleep(&self, at: Millis) -> bool {
        let has_time = self.next_plan().is_none() && self.pending().is_none_or(|due| due >= at + NAP);
        self.people.is_empty() && at >= self.dozes_until && has_time
    }

    /// Whether the table may go to sleep.
    pub(super) fn is_idle(&self) -> bool {
        self.may_sleep(self.hub.clock.now())
    }

    /// Writes down how the table stands, unless it is written already, as it is with every row of this version.
    pub(super) async fn note_standing(&mut self) {
        let standing = standing(self.table.as_ref());
        if standing == self.noted {
            return;
        }
        match self.hub.store.note_standing(self.id.as_str(), self.table.seq(), standing).await {
            Ok(true) => self.noted = standing,
            // It is closed, or others have written; then what they wrote counts.
            Ok(false) => {}
            Err(error) => tracing::warn!(table = %self.id, %error, "how a table stands can't be written down"),
        }
    }

    /// Does whatever is due.
    pub(super) async fn on_time(&mut self) -> Result<(), Broken> {
        let now = self.hub.clock.now();
        if now >= self.rests_until {
            self.keep_time(now).await?;
        }
        self.act_for_computers(now).await
    }

    async fn keep_time(&mut self, now: Millis) -> Result<(), Broken> {
        let late = Seat::all(Seat::MAX).filter(|&seat| self.deadline(seat).is_some_and(|due| due <= now));
        for seat in late.collect::<Vec<_>>() {
            self.house(Command::StandIn { seat, why: Why::Deadline }).await?;
        }
        if let Some((_, seat)) = self.succession().filter(|&(at, _)| at <= now) {
            self.house(Command::PassHost { seat }).await?;
        }
        Ok(())
    }

    async fn house(&mut self, command: tables::AnyCommand) -> Result<(), Broken> {
        if let Err(error) = self.step(Actor::House, None, None, command).await? {
            tracing::warn!(table = %self.id, code = error.code, "the house was refused");
            self.rests_until = self.hub.clock.now() + RETRY;
        }
        Ok(())
    }
}
