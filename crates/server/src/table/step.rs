//! From a command to durable rows: journal first, then everything else.

use std::time::Instant;

use game_core::Seat;
use protocol::ErrorBody;
use referee::{Actor, Command, Millis, StepId};
use store::{AppendError, DeviceHash, NewRow, SeatChange, Standing};
use tables::{AnyCommand, Proposed, Seating};

use super::standing::standing_after;
use super::{Broken, Stepped, TableTask};
use crate::error::{of_append, of_store};
use crate::metrics::{Limit, by, kind};
use crate::rows::stored;

/// How long somebody must have been away before the host may let a computer player stand in.
pub(super) const AWAY: Millis = 60_000;

/// Whose the seat is that is taken by a command.
#[derive(Clone, Copy)]
pub(super) enum Taker {
    /// A person's device.
    Device(DeviceHash),
    /// A program with this token.
    Program(DeviceHash),
}

impl Taker {
    fn takes(self, seat: Seat) -> SeatChange {
        match self {
            Self::Device(device) => SeatChange::Claim { seat, device },
            Self::Program(device) => SeatChange::Program { seat, device },
        }
    }
}

impl TableTask {
    /// Carries out a command of somebody; the answer is the number of its row.
    pub(super) async fn command(
        &mut self,
        actor: Actor,
        device: Option<DeviceHash>,
        id: Option<StepId>,
        command: AnyCommand,
    ) -> Stepped {
        match command {
            Command::Rematch { .. } => self.rematch(actor, id).await,
            Command::Sit { .. } if device.is_none() => Ok(Err(ErrorBody::new("no_seat"))),
            Command::StandIn { seat, .. } if actor != Actor::House => {
                match self.is_away_long_enough(actor, id.as_ref(), &command, seat) {
                    Ok(()) => self.step(actor, None, id, command).await,
                    Err(error) => Ok(Err(error)),
                }
            }
            command => self.step(actor, device.map(Taker::Device), id, command).await,
        }
    }

    /// Whether the host may replace somebody for being away; any other refusal comes before this one.
    fn is_away_long_enough(
        &self,
        actor: Actor,
        id: Option<&StepId>,
        command: &AnyCommand,
        seat: Seat,
    ) -> Result<(), ErrorBody> {
        let now = self.hub.clock.now();
        if let Proposed::Done(_) = self.table.propose(actor, id.cloned(), command.clone(), now)? {
            return Ok(());
        }
        let away = self.away_since[seat].map_or(0, |since| now.saturating_sub(since));
        match AWAY.saturating_sub(away) {
            0 => Ok(()),
            left => Err(ErrorBody::new("not_away_long_enough").with("seconds", left.div_ceil(1000))),
        }
    }

    /// Proposes, appends and applies, again if others were faster.
    pub(super) async fn step(
        &mut self,
        actor: Actor,
        taker: Option<Taker>,
        id: Option<StepId>,
        command: AnyCommand,
    ) -> Stepped {
        loop {
            // The clock may have been set back; the journal's times never go back.
            let at = self.hub.clock.now().max(self.last_at);
            let (rows, seating) = match self.table.propose(actor, id.clone(), command.clone(), at) {
                Err(error) => return Ok(Err(error)),
                Ok(Proposed::Done(n)) => return Ok(Ok(n)),
                Ok(Proposed::Append(..)) if !self.has_room(actor, &command) => {
                    self.hub.metrics.refused(Limit::Room);
                    return Ok(Err(ErrorBody::new("too_much_written")));
                }
                Ok(Proposed::Append(rows, seating)) => (stored(rows), seating),
            };
            let first = self.table.seq() + 1;
            let changes = seating.iter().filter_map(|seating| match *seating {
                Seating::Took(seat) => taker.map(|taker| taker.takes(seat)),
                Seating::Freed(seat) => Some(SeatChange::Release { seat }),
            });
            let changes: Vec<SeatChange> = changes.collect();
            let standing = standing_after(self.table.as_ref(), &command, &rows);
            let began = Instant::now();
            match self.hub.store.append(self.id.as_str(), first, rows.clone(), changes.clone(), standing).await {
                Ok(_) => {
                    self.noted = standing;
                    let (kind, by) = (kind(&command), by(actor));
                    self.hub.metrics.step(self.table.game(), kind, by, began.elapsed());
                    tracing::debug!(table = %self.id, n = first, kind, by, "a step");
                    self.apply(&rows)?;
                    changes.into_iter().for_each(|change| self.seat_changed(change));
                    return Ok(Ok(first));
                }
                Err(AppendError::Conflict { .. }) => match self.catch_up().await? {
                    Ok(()) => {}
                    Err(error) => return Ok(Err(error)),
                },
                Err(error @ AppendError::Store(_)) => {
                    // It may have been written all the same; only the journal knows.
                    let error = of_append(&error);
                    if self.catch_up().await?.is_err() {
                        return Ok(Err(error));
                    }
                    let written = id.is_some().then(|| self.table.propose(actor, id, command, at));
                    return Ok(match written {
                        Some(Ok(Proposed::Done(n))) => Ok(n),
                        _ => Err(error),
                    });
                }
                Err(error) => return Ok(Err(of_append(&error))),
            }
        }
    }

    fn apply(&mut self, rows: &[NewRow]) -> Result<(), Broken> {
        for NewRow { at, json, .. } in rows {
            self.table.apply(json).map_err(Broken)?;
            self.last_at = self.last_at.max(*at);
        }
        self.news = true;
        Ok(())
    }

    /// Takes in what others have written.
    async fn catch_up(&mut self) -> Result<Result<(), ErrorBody>, Broken> {
        let rows = match self.hub.store.rows(self.id.as_str(), self.table.seq()).await {
            Ok(rows) => rows,
            Err(error) => return Ok(Err(of_store(&error))),
        };
        let rows: Vec<NewRow> = rows.into_iter().map(|row| NewRow { n: row.n, at: row.at, json: row.json }).collect();
        self.apply(&rows)?;
        if !rows.is_empty() {
            self.noted = Standing::UNKNOWN;
            self.look_seats_up().await;
        }
        Ok(Ok(()))
    }
}
