//! From a durable entry to a changed table.

use std::collections::HashMap;

use game_core::{Game, Seat};

use crate::entry::{Entry, EntryOf, Row};
use crate::event::{Happened, TableEvent};
use crate::game::TableGame;
use crate::lobby::{Chair, Occupant};
use crate::seed::Secret;
use crate::table::{Logged, ReplayError, Table};

type Events<G> = Result<Vec<Happened<<G as Game>::Event>>, String>;

impl<G: TableGame> Table<G> {
    /// Makes a durable entry true.
    ///
    /// # Errors
    /// If it does not follow on the last one, or does not fit the rules; the table is then as before.
    pub fn apply(&mut self, entry: EntryOf<G>) -> Result<(), ReplayError> {
        let Entry { n, at, id, from, row } = entry;
        if n != self.seq + 1 {
            return Err(ReplayError { n, why: format!("entry {} was expected", self.seq + 1) });
        }
        let actor = match &row {
            Row::Act { seat, by, .. } => Some((*seat, *by)),
            _ => None,
        };
        let stand_in = match row {
            Row::StandIn { seat, why } => Some((seat, why)),
            _ => None,
        };
        let vacated = match row {
            Row::Stood { seat, .. } | Row::Computer { seat, .. } => Some(seat),
            _ => None,
        };
        let events = self.change(row).map_err(|why| ReplayError { n, why })?;
        self.seq = n;
        if let (Some(seat), Some(id)) = (from, id) {
            self.done.insert((seat, id), n);
        }
        if let Some(vacated) = vacated {
            // Whoever sits there next may give their steps the same names.
            self.done.retain(|(seat, _), _| *seat != vacated);
        }
        if let Some(played) = &mut self.played {
            played.prompt(n, at, actor);
            match stand_in {
                Some((seat, None)) => played.take_back(seat, at),
                Some((seat, Some(_))) => played.stand_in(seat, at),
                None => {}
            }
        }
        self.log.extend(events.into_iter().map(|event| Logged { n, at, event }));
        Ok(())
    }

    /// The table as it would be after these entries, to look ahead and no more: what is remembered for those who missed an entry, or send
    /// a step again, is not in it.
    ///
    /// # Errors
    /// If they do not follow, or do not fit the rules.
    pub fn ahead(&self, entries: impl IntoIterator<Item = EntryOf<G>>) -> Result<Self, ReplayError>
    where
        G: Clone,
    {
        let mut ahead = Self {
            id: self.id.clone(),
            secret: self.secret,
            seq: self.seq,
            setup: self.setup.clone(),
            options: self.options,
            chairs: self.chairs.clone(),
            host: self.host,
            played: self.played.clone(),
            seed: self.seed,
            commitment: self.commitment,
            disclosed: self.disclosed,
            rematch: self.rematch.clone(),
            closed: self.closed,
            done: HashMap::new(),
            log: Vec::new(),
        };
        entries.into_iter().try_for_each(|entry| ahead.apply(entry))?;
        Ok(ahead)
    }

    fn change(&mut self, row: Row<G::Setup, G::Action, G::Draw>) -> Events<G> {
        if self.setup.is_none() != matches!(row, Row::Opened { .. }) {
            return Err("a journal has one opening row, at its beginning".into());
        }
        let prepares = matches!(
            row,
            Row::Arranged { .. } | Row::Sat { .. } | Row::Stood { .. } | Row::Nonce { .. } | Row::Began {}
        );
        if prepares && self.played.is_some() {
            return Err("the game has begun already".into());
        }
        let event = match row {
            Row::Opened { game, rules, format, commitment, setup, options } => {
                if game != G::ID {
                    return Err(format!("this is a game of `{game}`, not of `{}`", G::ID));
                }
                if rules == 0 || format == 0 {
                    return Err("there is no version 0 of the rules or the format".into());
                }
                if rules > G::RULES_VERSION || format > 1 {
                    return Err(format!("it was written by a later version (rules {rules}, format {format})"));
                }
                if self.secret.is_some_and(|secret| commitment != secret.commitment()) {
                    return Err("the commitment does not belong to the table's secret".into());
                }
                let game = G::new(setup.clone()).map_err(|error| error.to_string())?;
                self.chairs = vec![Chair::default(); game.seats()];
                (self.setup, self.options, self.commitment) = (Some(setup), options, Some(commitment));
                TableEvent::Opened {}
            }
            Row::Arranged { setup, options } => {
                let game = G::new(setup.clone()).map_err(|error| error.to_string())?;
                self.chairs.resize(game.seats(), Chair::default());
                (self.setup, self.options) = (Some(setup), options);
                TableEvent::Arranged {}
            }
            Row::Sat { seat, name } => {
                let chair = self.chair_mut(seat)?;
                if chair.occupant != Occupant::Open {
                    return Err(format!("seat {seat} is taken"));
                }
                *chair = Chair { occupant: Occupant::Person { name: name.clone() }, ..Chair::default() };
                TableEvent::Sat { seat, name }
            }
            Row::Computer { seat, name, player } => {
                let chair = self.chair_mut(seat)?;
                chair.occupant = Occupant::Computer { name: name.clone(), player: player.clone() };
                (chair.stand_in, chair.muted) = (None, false);
                TableEvent::Computer { seat, name, player }
            }
            Row::Stood { seat, removed } => {
                let chair = std::mem::take(self.chair_mut(seat)?);
                if self.host == Some(seat) {
                    self.host = None;
                }
                match chair.occupant {
                    Occupant::Person { name } | Occupant::Computer { name, .. } if removed => {
                        TableEvent::Removed { seat, name }
                    }
                    Occupant::Person { name } | Occupant::Computer { name, .. } => TableEvent::Stood { seat, name },
                    Occupant::Open => return Err(format!("nobody has seat {seat}")),
                }
            }
            Row::Renamed { seat, name } => match &mut self.chair_mut(seat)?.occupant {
                Occupant::Person { name: known } | Occupant::Computer { name: known, .. } => {
                    let before = std::mem::replace(known, name.clone());
                    TableEvent::Renamed { seat, before, name }
                }
                Occupant::Open => return Err(format!("nobody has seat {seat}")),
            },
            Row::Host { seat } => {
                self.chair_mut(seat)?;
                self.host = Some(seat);
                TableEvent::Host { seat }
            }
            Row::Nonce { seat, nonce } => {
                self.chair_mut(seat)?.nonce = Some(nonce);
                TableEvent::Nonce { seat }
            }
            Row::Began {} => {
                if self.chairs.iter().any(|chair| chair.occupant == Occupant::Open) {
                    return Err("a chair is free".into());
                }
                let (played, seed) = self.beginning()?;
                (self.played, self.seed) = (Some(played), seed);
                TableEvent::Began {}
            }
            Row::Act { seat, by: _, action } => {
                let played = self.played.as_mut().ok_or("no game has begun")?;
                return game_events::<G>(played.act(seat, action));
            }
            Row::Luck { ordinal, draw } => {
                let played = self.played.as_mut().ok_or("no game has begun")?;
                if ordinal != played.luck_events() {
                    return Err(format!("luck event {} was expected, not {ordinal}", played.luck_events()));
                }
                return game_events::<G>(played.luck(draw));
            }
            Row::Ended { scores, winners, secret } => {
                if self.disclosed.is_some() {
                    return Err("the game has ended already".into());
                }
                let outcome = self.played.as_ref().and_then(|played| played.outcome()).ok_or("the game is not over")?;
                if scores != outcome.scores.0[..self.chairs.len()] || winners != outcome.winners {
                    return Err("the result does not follow from the steps".into());
                }
                if self.commitment != Some(Secret(secret.0).commitment()) {
                    return Err("another secret was disclosed than the table's".into());
                }
                self.disclosed = Some(secret);
                TableEvent::Disclosed {}
            }
            Row::StandIn { seat, why } => {
                self.chair_mut(seat)?.stand_in = why;
                why.map_or(TableEvent::TookBack { seat }, |why| TableEvent::StandIn { seat, why })
            }
            Row::Said { seat, text } => TableEvent::Said { seat, text },
            Row::Phrase { seat, phrase } => TableEvent::Phrase { seat, phrase },
            Row::Muted { seat, muted } => {
                self.chair_mut(seat)?.muted = muted;
                TableEvent::Muted { seat, muted }
            }
            Row::Rematch { table } => {
                self.rematch = Some(table.clone());
                TableEvent::Rematch { table }
            }
            Row::Closed {} => {
                self.closed = true;
                TableEvent::Closed {}
            }
        };
        Ok(vec![Happened::Table(event)])
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("the table has no seat {seat}"))
    }
}

fn game_events<G: Game>(result: Result<Vec<G::Event>, G::Refusal>) -> Events<G> {
    let events = result.map_err(|refusal| refusal.to_string())?;
    Ok(events.into_iter().map(Happened::Game).collect())
}
