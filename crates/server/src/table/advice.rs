//! Advice: what each action is worth, thought out for the person on turn from what they see, and for nobody else.

use std::sync::{Arc, Weak};

use game_core::Seat;
use protocol::{Advice, ErrorBody};
use referee::{Millis, Stage};
use store::DeviceHash;
use tables::{Entropy, Failure};

use super::ask::Reply;
use super::{Ask, TableTask};
use crate::error::internal;
use crate::metrics::Limit;
use crate::secret::random;

/// How long the adviser may take, the queue included.
const BUDGET: Millis = 800;
/// How many may wait for the same advice.
const MOST_WAITING: usize = 8;

/// The advice that a seat asked for last.
pub(super) struct Advising {
    /// The prompt that it is about.
    asked: u64,
    /// Dropped with this.
    wanted: Arc<()>,
    state: State,
}

enum State {
    Thinks(Vec<Reply<Advice>>),
    Known(Advice),
}

impl TableTask {
    pub(super) async fn advise(&mut self, device: Option<DeviceHash>, reply: Reply<Advice>) {
        if let Err((reply, error)) = self.try_to_advise(device, reply).await {
            let _ = reply.send(Err(error));
        }
    }

    /// The person of the seat that a device has, if it may be advised now.
    async fn may_be_advised(&self, device: Option<DeviceHash>) -> Result<Seat, ErrorBody> {
        let seat = self.seat_of(device).await?.ok_or_else(|| ErrorBody::new("no_seat"))?;
        match self.table.stage() {
            _ if !self.table.options().advice => Err(ErrorBody::new("advice_off")),
            Stage::Closed => Err(ErrorBody::new("table_closed")),
            Stage::Lobby | Stage::Over => Err(ErrorBody::new("not_playing")),
            Stage::Playing if !self.is_persons_turn(seat) => Err(ErrorBody::new("not_your_turn")),
            Stage::Playing => Ok(seat),
        }
    }

    /// The number of the prompt that a seat has to answer.
    fn prompt(&self, seat: Seat) -> Option<u64> {
        self.table.asked(seat).map(|asked| asked.n)
    }

    async fn try_to_advise(
        &mut self,
        device: Option<DeviceHash>,
        reply: Reply<Advice>,
    ) -> Result<(), (Reply<Advice>, ErrorBody)> {
        let seat = match self.may_be_advised(device).await {
            Ok(seat) => seat,
            Err(error) => return Err((reply, error)),
        };
        let (Some(asked), Some(thought)) = (self.prompt(seat), self.table.advice(seat, Entropy(random()))) else {
            return Err((reply, internal()));
        };
        match self.advising[seat].as_deref_mut().filter(|advising| advising.asked == asked) {
            Some(Advising { state: State::Known(advice), .. }) => {
                let _ = reply.send(Ok(advice.clone()));
                return Ok(());
            }
            Some(Advising { state: State::Thinks(waiting), .. }) if waiting.len() < MOST_WAITING => {
                waiting.push(reply);
                return Ok(());
            }
            Some(_) => return Err((reply, ErrorBody::new("too_many_requests"))),
            None => {}
        }
        let now = self.hub.clock.now();
        if !self.limits(now).advice[seat].take(now) {
            self.hub.metrics.refused(Limit::Advice);
            return Err((reply, ErrorBody::new("too_many_requests")));
        }
        let wanted = Arc::new(());
        let (mailbox, told) = (self.mailbox.clone(), Arc::downgrade(&wanted));
        let then = move |advice| {
            if let Some(mailbox) = mailbox.upgrade() {
                // If the table is gone, whoever asked asks again.
                let _ = mailbox.blocking_send(Box::new(Ask::Advised { seat, wanted: told, advice }));
            }
        };
        let thinking = self.hub.metrics.thinking.clone();
        let thought = move |go_on: &mut dyn FnMut() -> bool| thinking.measure("adviser", || thought(go_on));
        self.hub.thinkers.think(&self.id, self.hub.clock.now() + BUDGET, &wanted, thought, then);
        let before =
            self.advising[seat].replace(Box::new(Advising { asked, wanted, state: State::Thinks(vec![reply]) }));
        before.into_iter().for_each(|before| before.comes_too_late());
        Ok(())
    }

    pub(super) fn advised(&mut self, seat: Seat, wanted: &Weak<()>, advice: Result<Advice, Failure>) {
        let this = |advising: &mut Box<Advising>| Weak::as_ptr(wanted) == Arc::as_ptr(&advising.wanted);
        let Some(advising) = self.advising[seat].take_if(this) else { return };
        let Advising { asked, wanted, state } = *advising;
        let State::Thinks(waiting) = state else { return };
        if let Err(failure) = &advice {
            let (table, game) = (&self.id, self.table.game());
            tracing::error!(%table, game, %failure, asked, "nobody can advise");
        }
        for reply in waiting {
            let _ = reply.send(advice.clone().map_err(|_| internal()));
        }
        if let Ok(advice) = advice {
            self.advising[seat] = Some(Box::new(Advising { asked, wanted, state: State::Known(advice) }));
        }
    }

    /// Nobody thinks on about what has been decided.
    pub(super) fn forget_old_advice(&mut self) {
        for seat in Seat::all(Seat::MAX) {
            let prompt = self.prompt(seat).filter(|_| self.is_persons_turn(seat));
            let old = self.advising[seat].take_if(|advising| prompt != Some(advising.asked));
            old.into_iter().for_each(|old| old.comes_too_late());
        }
    }
}

impl Advising {
    fn comes_too_late(self) {
        if let State::Thinks(waiting) = self.state {
            waiting.into_iter().for_each(|reply| drop(reply.send(Err(ErrorBody::new("already_decided")))));
        }
    }
}
