//! What happens because of the time: deadlines, the host's absence, computer players, sleep.

use game_core::Seat;
use referee::{Actor, Command, Deadline, Millis, Occupant, Stage, Why};

use super::computers::RETRY;
use super::{Broken, DOZE, TableTask};

/// So much longer than the limit a decision may take, as its prompt opens only when the barrels have come to rest.
const ALLOWANCE: Millis = 4_000;

/// After a start no deadline passes before clients have had this time to come back.
const GRACE: Millis = 30_000;

/// How long the host may be away before somebody else becomes host.
const HOST_AWAY: Millis = 120_000;

impl TableTask {
    /// Whether the game waits for the person of `seat`.
    pub(super) fn is_persons_turn(&self, seat: Seat) -> bool {
        let chair = self.table.chairs().get(seat.index());
        let stands_in = chair.is_some_and(|chair| chair.stand_in.is_some());
        self.is_persons(seat) && !stands_in && self.is_playing() && self.table.to_act().contains(seat)
    }

    fn is_persons(&self, seat: Seat) -> bool {
        let chair = self.table.chairs().get(seat.index());
        chair.is_some_and(|chair| matches!(chair.occupant, Occupant::Person { .. }))
    }

    /// Until when the person of `seat` has to decide.
    pub(super) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let Deadline::Seconds(seconds) = self.table.options().deadline else { return None };
        let asked = self.table.asked(seat).filter(|_| self.is_persons_turn(seat))?;
        Some((asked.at + u64::from(seconds) * 1000 + ALLOWANCE).max(self.hub.started + GRACE))
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

    /// The next moment at which something happens here by itself.
    pub(super) fn pending(&self) -> Option<Millis> {
        let deadlines = Seat::all(Seat::MAX).filter_map(|seat| self.deadline(seat));
        deadlines.map(|due| due.max(self.rests_until)).chain(self.next_plan()).chain(self.next_announcement()).min()
    }

    /// When to look again.
    pub(super) fn next_moment(&self) -> Millis {
        let succession = self.succession().map(|(at, _)| at.max(self.rests_until));
        let sleep = self.people.is_empty().then_some(self.busy_at + DOZE).filter(|_| self.pending().is_none());
        [self.pending(), succession, sleep].into_iter().flatten().min().unwrap_or(Millis::MAX)
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
