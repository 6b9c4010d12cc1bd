//! Who decides for a seat: a computer player, a program, or whoever plays on for a program that can't.

use std::collections::HashMap;
use std::time::Duration;

use game_core::{Game, LegalActions, Seat};
use rand_xoshiro::rand_core::Rng;

use super::entrant::Kind;
use super::program::{Program, Unanswered, question};
use super::{Deals, House, Replaced, Seating, Stopped};
use crate::complaint::Complaint;
use crate::interrupt;

/// The programs that a worker has running; they end when it does.
pub(crate) struct Crew {
    limit: Duration,
    /// Whether the command is to come to its end.
    pub(super) was_wished: fn() -> bool,
    /// By entrant, and which of its seats it has.
    running: HashMap<(usize, usize), Program>,
}

impl Crew {
    /// Nobody yet; answers may take as long as `limit`.
    pub(crate) fn new(limit: Duration) -> Self {
        Self { limit, was_wished: interrupt::was_wished, running: HashMap::new() }
    }
}

/// Who decides in one game.
pub(super) struct Chairs<'a> {
    crew: &'a mut Crew,
    chairs: Vec<Chair>,
    pub(super) replaced: Vec<Replaced>,
}

/// One of the line-up.
#[derive(Clone, Copy)]
struct Chair {
    entrant: usize,
    /// Which of this entrant's seats it is.
    which: usize,
    /// Whether somebody else plays on.
    is_replaced: bool,
}

impl<'a> Chairs<'a> {
    /// Seats the line-up, and greets its programs.
    ///
    /// # Errors
    /// If a program can't be started.
    pub(super) fn take<G: House>(deals: &Deals<G>, seating: Seating<'_>, crew: &'a mut Crew) -> Result<Self, Stopped> {
        let line_up = seating.line_up;
        let which = |position: usize| line_up[..position].iter().filter(|&&one| one == line_up[position]).count();
        let chair = |position: usize| Chair { entrant: line_up[position], which: which(position), is_replaced: false };
        let chairs: Vec<_> = (0..line_up.len()).map(chair).collect();
        for seat in Seat::all(chairs.len()) {
            let Chair { entrant, which, .. } = chairs[seating.position_at(seat)];
            let Kind::Program { words, .. } = &deals.entrants[entrant].kind else { continue };
            let mut program = match crew.running.remove(&(entrant, which)) {
                Some(program) => program,
                None => Program::start(words).map_err(|error| {
                    Stopped::Broken(Complaint::flag(deals.flag, format!("`{}` can't be started: {error}", words[0])))
                })?,
            };
            program.tell(super::program::hello(&deals.game, seat));
            crew.running.insert((entrant, which), program);
        }
        Ok(Self { crew, chairs, replaced: Vec::new() })
    }

    /// What the one at this place of the line-up does.
    ///
    /// # Errors
    /// On Ctrl-C: what was thought in haste is nobody's move, and the game is not the one that its luck gives.
    pub(super) fn choose<G: House>(
        &mut self,
        deals: &Deals<G>,
        position: usize,
        view: &G::View,
        pad: &G::Pad,
        legal: G::Legal,
        luck: &mut dyn Rng,
    ) -> Result<G::Action, Stopped> {
        let Chair { entrant, which, is_replaced } = self.chairs[position];
        let was_wished = self.crew.was_wished;
        let mut go_on = || !was_wished();
        let stand_in = match &deals.entrants[entrant].kind {
            Kind::House(player) => player,
            Kind::Program { stand_in, .. } if is_replaced => stand_in,
            Kind::Program { stand_in, .. } => match self.ask::<G>((entrant, which), view, pad, legal) {
                Ok(action) => return Ok(action),
                Err(Unanswered::Interrupted) => return Err(Stopped::Interrupted),
                Err(Unanswered::Fault(why, detail)) => {
                    self.crew.running.remove(&(entrant, which));
                    self.chairs[position].is_replaced = true;
                    self.replaced.push(Replaced { entrant, why, detail });
                    stand_in
                }
            },
        };
        let action = stand_in.choose(&deals.game, view, pad, legal, luck, &mut go_on);
        if was_wished() { Err(Stopped::Interrupted) } else { Ok(action) }
    }

    fn ask<G: House>(
        &mut self,
        key: (usize, usize),
        view: &G::View,
        pad: &G::Pad,
        legal: G::Legal,
    ) -> Result<<G as Game>::Action, Unanswered> {
        let limit = self.crew.limit;
        let program = self.crew.running.get_mut(&key).expect("it was greeted when the game began");
        let actions: Vec<_> = legal.iter().collect();
        let answer = program.ask(question::<G>(view, pad, &actions), limit)?;
        super::program::understand(&answer, &actions)
    }
}
