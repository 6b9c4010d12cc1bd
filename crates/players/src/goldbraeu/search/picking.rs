//! Which action card to pick while all others pick theirs.

use std::num::NonZeroU32;

use ::goldbraeu::{Action, Legal, Phase, Pick, State, View};
use game_core::{Game as _, Ignored, Observer, Seat, SeatSet};
use rand_core::Rng;

use super::{Search, Tally};
use crate::goldbraeu::books::SEATS;
use crate::goldbraeu::habit::{self, Mind};
use crate::goldbraeu::playout::{self, Fate};
use crate::search::match_regrets;

type ByPick<T> = [T; Pick::COUNT];

impl Search<'_> {
    /// The card that regret matching comes to, and what was found about each of them.
    ///
    /// Everybody learns at once: on each table, all that a seat might have picked instead is played on with the same luck. What
    /// others have picked already is as unknown as what they will pick.
    pub(in crate::goldbraeu) fn pick(
        &self,
        luck: &mut dyn Rng,
        go_on: &mut dyn FnMut() -> bool,
    ) -> (Action, ByPick<Tally>) {
        let seats = self.grounds.game.seats();
        let (all, view) = (SeatSet::first(seats), self.before_picks());
        let before = Search { view: &view, ..*self };
        let fancies = Pick::ALL.map(|action| (self.fancy)(Action::Pick { action }));
        let me = self.seat.index() % SEATS;

        let mut regrets = [[0.0; Pick::COUNT]; SEATS];
        let mut strategy = [0.0; Pick::COUNT];
        let mut tallies = [Tally::default(); Pick::COUNT];
        let (mut left, mut tables) = (self.iterations, 0.0);
        while left > 0 && (tables == 0.0 || go_on()) {
            let state = before.table(luck);
            let mut fate = Fate::new(luck.next_u64());
            let mut picks = [Pick::Expand; SEATS];
            for seat in all.iter() {
                let at = seat.index() % SEATS;
                let mut chances = [0.0; Pick::COUNT];
                if tables == 0.0 {
                    chances = before.by_habit(&state, seat);
                } else {
                    match_regrets(&regrets[at], &mut chances);
                }
                if at == me {
                    // Later strategies count more, as the first ones knew nothing.
                    let weight = f64::max(tables, 0.01);
                    strategy.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += weight * chance);
                }
                picks[at] = habit::drawn(&chances, fate.whim());
            }
            let base = before.picked(&state, &picks, &fate);
            tallies[picks[me].index()].add(base[me]);
            for seat in all.iter() {
                let at = seat.index() % SEATS;
                for pick in Pick::ALL.into_iter().filter(|&pick| pick != picks[at]) {
                    let mut changed = picks;
                    changed[at] = pick;
                    let instead = before.picked(&state, &changed, &fate)[at];
                    regrets[at][pick.index()] += f64::from(instead - base[at]);
                    if at == me {
                        tallies[pick.index()].add(instead);
                        regrets[at][pick.index()] += f64::from(fancies[pick.index()] - fancies[picks[at].index()]);
                    }
                }
            }
            left = left.saturating_sub(1 + (Pick::COUNT - 1) as u32 * seats as u32);
            tables += 1.0;
        }
        let best = Pick::ALL.into_iter().max_by(|one, other| strategy[one.index()].total_cmp(&strategy[other.index()]));
        (Action::Pick { action: best.unwrap_or(Pick::Buy) }, tallies)
    }

    /// What each card is worth if the others pick what `ask` says, who are asked on so many tables; each of them is played on [`iterations`](Search::iterations)
    /// times with each card.
    pub(in crate::goldbraeu) fn answer(
        &self,
        tables: NonZeroU32,
        ask: &dyn Fn(&View, Legal, &mut dyn Rng) -> Action,
        luck: &mut dyn Rng,
    ) -> ByPick<Tally> {
        let (game, me, view) = (self.grounds.game, self.seat.index() % SEATS, self.before_picks());
        let before = Search { view: &view, ..*self };
        let mut tallies = [Tally::default(); Pick::COUNT];
        for _ in 0..tables.get() {
            let state = before.table(luck);
            let mut picks = [Pick::Expand; SEATS];
            for seat in Seat::all(game.seats()).filter(|&seat| seat != self.seat) {
                let theirs = game.view(&state, Observer::Seat(seat));
                if let Action::Pick { action } = ask(&theirs, game.legal_in(&theirs), luck) {
                    picks[seat.index() % SEATS] = action;
                }
            }
            for _ in 0..self.iterations {
                let fate = Fate::new(luck.next_u64());
                for pick in Pick::ALL {
                    picks[me] = pick;
                    tallies[pick.index()].add(before.picked(&state, &picks, &fate)[me]);
                }
            }
        }
        tallies
    }

    /// What was seen before anybody had picked: what others have picked is as unknown as what they will pick.
    fn before_picks(&self) -> View {
        let (all, mut view) = (SeatSet::first(self.grounds.game.seats()), self.view.clone());
        view.board.phase = Phase::Pick { waiting: all };
        (view.chosen, view.to_act, view.pick) = (SeatSet::EMPTY, all, None);
        view
    }

    /// How likely a seat is to pick each card by habit.
    fn by_habit(&self, state: &State, seat: Seat) -> ByPick<f64> {
        let mind = Mind::new(self.habit, self.grounds, state.board(), seat, state.hand(seat));
        habit::likely(self.habit, &mind.picks()).map(f64::from)
    }

    /// How likely everybody is to win if all pick like this.
    fn picked(&self, state: &State, picks: &[Pick; SEATS], fate: &Fate) -> [f32; SEATS] {
        let mut next = *state;
        for (seat, &action) in Seat::all(self.grounds.game.seats()).zip(picks) {
            // All of them are waited for, and any card may be picked.
            let _ = self.grounds.game.act(&mut next, seat, Action::Pick { action }, &mut Ignored);
        }
        playout::chances(self.grounds, self.habit, &mut next, self.horizon(state.board()), &mut fate.clone())
    }
}
