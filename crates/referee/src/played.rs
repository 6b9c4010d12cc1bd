//! A game that has begun: its true state, and the luck that is due.

use game_core::{ForObserver, Game, Ignored, Observer, Outcome, PerSeat, Seat, SeatSet, Turn};

use crate::entry::{By, Millis, Row, RowOf};
use crate::game::TableGame;
use crate::seed::Seed;

/// A prompt: since when a seat has been asked for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The number of the entry that opened the prompt.
    pub n: u64,
    /// When it opened.
    pub at: Millis,
    /// When the person took the seat back last while it stood.
    pub back: Option<Millis>,
}

/// So long a stand-in has for its answer before the person may take the same prompt back a second time. It needs a second or two; should it
/// fail, nobody waits for it for ever.
const TURN: Millis = 60_000;

/// The rows that follow on a step, and how the game then ended.
pub(crate) type Followed<G> = Result<(Vec<RowOf<G>>, Option<Outcome>), <G as Game>::Refusal>;

/// The game of a table. Everything in it is private to the referee.
#[derive(Clone)]
pub(crate) struct Played<G: TableGame> {
    pub(crate) game: G,
    state: G::State,
    pub(crate) pad: G::Pad,
    /// Whether something was written on the pad in the entry that is being applied.
    written: bool,
    /// The number of the entry that wrote on the pad last.
    pub(crate) written_at: u64,
    luck_events: u64,
    asked: PerSeat<Option<Asked>>,
    /// When a computer player last stood in.
    stood_in: PerSeat<Millis>,
    /// The prompts that were closed last, with who closed them.
    pub(crate) answered: PerSeat<Option<(u64, By)>>,
}

impl<G: TableGame> Played<G> {
    pub(crate) fn begin(game: G) -> Self {
        let state = game.start();
        let pad = G::Pad::default();
        Self {
            game,
            state,
            pad,
            written: true,
            written_at: 0,
            luck_events: 0,
            asked: PerSeat([None; Seat::MAX]),
            stood_in: PerSeat([0; Seat::MAX]),
            answered: PerSeat([None; Seat::MAX]),
        }
    }

    pub(crate) fn to_act(&self) -> SeatSet {
        match self.game.turn(&self.state) {
            Turn::Act(seats) => seats,
            Turn::Luck | Turn::Over => SeatSet::EMPTY,
        }
    }

    pub(crate) fn asked(&self, seat: Seat) -> Option<Asked> {
        self.asked[seat]
    }

    /// A computer player stands in.
    pub(crate) fn stand_in(&mut self, seat: Seat, at: Millis) {
        self.stood_in[seat] = at;
    }

    /// The person took the seat back; it is still the same prompt.
    pub(crate) fn take_back(&mut self, seat: Seat, at: Millis) {
        if let Some(asked) = &mut self.asked[seat] {
            asked.back = Some(at);
        }
    }

    /// Whether the decision is the stand-in's for good: the person took the same prompt back before, and let the time pass or left again.
    pub(crate) fn is_stand_ins(&self, seat: Seat, now: Millis) -> bool {
        self.asked[seat].is_some_and(|asked| asked.back.is_some()) && now < self.stood_in[seat].saturating_add(TURN)
    }

    pub(crate) fn view(&self, observer: Observer) -> G::View {
        self.game.view(&self.state, observer)
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// The rows that follow once an action of a seat, or the beginning, has been made: luck, as long as it is due; and the
    /// result, if that ends the game.
    pub(crate) fn follow(&self, act: Option<(Seat, G::Action)>, seed: &Seed) -> Followed<G> {
        let mut state = self.state;
        if let Some((seat, action)) = act {
            self.game.act(&mut state, seat, action, &mut Ignored)?;
        }
        let mut rows = Vec::new();
        let mut ordinal = self.luck_events;
        while self.game.turn(&state) == Turn::Luck {
            let draw = self.game.draw(&state, &mut seed.luck(ordinal));
            self.game.resolve(&mut state, draw, &mut Ignored)?;
            rows.push(Row::Luck { ordinal, draw });
            ordinal += 1;
        }
        Ok((rows, self.game.outcome(&state)))
    }

    /// The draw that the seed gives for the luck event that is due, if one is due.
    pub(crate) fn due_draw(&self, seed: &Seed) -> Option<G::Draw> {
        (self.game.turn(&self.state) == Turn::Luck)
            .then(|| self.game.draw(&self.state, &mut seed.luck(self.luck_events)))
    }

    pub(crate) fn luck_events(&self) -> u64 {
        self.luck_events
    }

    pub(crate) fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        self.step(|game, state, events| game.act(state, seat, action, events))
    }

    pub(crate) fn luck(&mut self, draw: G::Draw) -> Result<Vec<G::Event>, G::Refusal> {
        let events = self.step(|game, state, events| game.resolve(state, draw, events))?;
        self.luck_events += 1;
        Ok(events)
    }

    fn step(
        &mut self,
        change: impl FnOnce(&G, &mut G::State, &mut Vec<G::Event>) -> Result<(), G::Refusal>,
    ) -> Result<Vec<G::Event>, G::Refusal> {
        let mut events = Vec::new();
        change(&self.game, &mut self.state, &mut events)?;
        for event in &events {
            self.written |= self.game.note(&mut self.pad, &event.for_observer(Observer::Spectator));
        }
        Ok(events)
    }

    /// Opens and closes prompts after entry `n` was applied, and notes if it wrote on the pad; `actor` is the seat whose action it was.
    pub(crate) fn prompt(&mut self, n: u64, at: Millis, actor: Option<(Seat, By)>) {
        if std::mem::take(&mut self.written) {
            self.written_at = n;
        }
        let asked = self.to_act();
        for seat in Seat::all(self.game.seats()) {
            let acted = actor.filter(|&(who, _)| who == seat);
            if let (Some((_, by)), Some(before)) = (acted, self.asked[seat]) {
                self.answered[seat] = Some((before.n, by));
            }
            self.asked[seat] = match (asked.contains(seat), self.asked[seat]) {
                (false, _) => None,
                (true, Some(before)) if acted.is_none() => Some(before),
                (true, _) => Some(Asked { n, at, back: None }),
            };
        }
    }
}
