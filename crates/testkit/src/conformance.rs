//! Random games under the eyes of the law.

use game_core::{ForObserver, Game, LegalActions, Observer, Seat, SeatSet, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::law::{Found, hold};
use crate::playout::{Step, step};
use crate::subject::Json;
use crate::twin::Twins;
use crate::{Breach, Law, Subject};

/// What was seen while the laws were checked, so that a test can tell that something was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Games played to their end.
    pub games: u64,
    /// Steps made in them.
    pub steps: u64,
    /// Illegal actions and draws tried.
    pub refused: u64,
    /// Steps that a state and its twin with other secrets made alike.
    pub twin_steps: u64,
}

type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Draw>;

/// Plays `games` random games and checks every law at every step.
///
/// # Errors
/// The first breach; its seed gives the same game again.
pub fn conformance<S: Subject>(subject: &S, game: &S::Game, games: u64) -> Result<Census, Breach> {
    let mut census = Census::default();
    for seed in 0..games {
        let mut walk = Walk::new(subject, game, seed);
        let played = walk.play(&mut census);
        played.map_err(|(law, what)| Breach { game: S::Game::ID, law, seed, step: walk.steps.len(), what })?;
    }
    Ok(census)
}

struct Walk<'a, S: Subject> {
    subject: &'a S,
    game: &'a S::Game,
    luck: Xoshiro256PlusPlus,
    state: <S::Game as Game>::State,
    steps: Vec<StepOf<S::Game>>,
    events: Vec<<S::Game as Game>::Event>,
    pads: Vec<<S::Game as Game>::Pad>,
}

impl<'a, S: Subject> Walk<'a, S> {
    fn new(subject: &'a S, game: &'a S::Game, seed: u64) -> Self {
        let pads = Observer::all(game.seats()).map(|_| Default::default()).collect();
        let luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { subject, game, luck, state: game.start(), steps: Vec::new(), events: Vec::new(), pads }
    }

    fn observers(&self) -> impl Iterator<Item = Observer> + use<S> {
        Observer::all(self.game.seats())
    }

    fn play(&mut self, census: &mut Census) -> Result<(), Found> {
        let mut twins = Twins::default();
        loop {
            self.check_turn()?;
            self.check_views()?;
            census.refused += self.check_refusals()?;
            twins.beget(self.game, &self.state, &mut self.luck)?;
            let Some(step) = step(self.game, &self.state, &mut self.luck) else { break };
            let mut events = Vec::new();
            let before = self.state;
            let accepted = step.apply(self.game, &mut self.state, &mut events);
            hold(accepted.is_ok(), Law::LegalIsAccepted, || format!("{step:?} in {before:?}: {accepted:?}"))?;
            census.twin_steps += twins.follow(self.subject, self.game, &self.state, step, &events, &mut self.luck)?;
            self.write_down(step, events)?;
            census.steps += 1;
            let longest = self.subject.longest_game();
            hold(self.steps.len() <= longest, Law::GamesEnd, || format!("not within {longest} steps"))?;
        }
        self.check_result()?;
        self.check_replay()?;
        census.games += 1;
        Ok(())
    }

    fn write_down(&mut self, step: StepOf<S::Game>, events: Vec<<S::Game as Game>::Event>) -> Result<(), Found> {
        match step {
            Step::Act(_, action) => survives(&action)?,
            Step::Luck(draw) => survives(&draw)?,
        }
        for (observer, pad) in Observer::all(self.game.seats()).zip(&mut self.pads) {
            for event in &events {
                let seen = event.for_observer(observer);
                survives(&seen)?;
                self.game.note(pad, &seen);
            }
        }
        let public = self.pads.last().ok_or((Law::PadsArePublic, "nobody keeps one".into()))?;
        let equal = self.pads.iter().all(|pad| pad == public);
        hold(equal, Law::PadsArePublic, || format!("{:?}", self.pads))?;
        survives(public)?;
        let view = self.game.view(&self.state, Observer::Spectator);
        self.subject.conserved(self.game, &view, public).map_err(|what| (Law::Conserved, what))?;
        self.steps.push(step);
        self.events.extend(events);
        Ok(())
    }

    fn check_turn(&self) -> Result<(), Found> {
        let turn = self.game.turn(&self.state);
        let asked = if let Turn::Act(seats) = turn { seats } else { SeatSet::EMPTY };
        let law = Law::SomebodyCanAct;
        hold(!matches!(turn, Turn::Act(seats) if seats.is_empty()), law, || format!("{:?}", self.state))?;
        hold(asked.minus(SeatSet::first(self.game.seats())).is_empty(), law, || format!("{asked:?} are asked"))?;
        for seat in Seat::all(Seat::MAX) {
            let legal = self.game.legal(&self.state, seat);
            hold(asked.contains(seat) != legal.is_empty(), law, || format!("{turn:?}, but {seat:?} has {legal:?}"))?;
            let listed: Vec<_> = legal.iter().collect();
            let once = listed.iter().enumerate().all(|(i, action)| !listed[..i].contains(action));
            let contained = listed.iter().all(|&action| legal.contains(action));
            let law = Law::LegalSetsAreSets;
            hold(once && contained && listed.len() == legal.len(), law, || format!("{legal:?} lists {listed:?}"))?;
            for action in listed {
                let (mut state, mut events) = (self.state, Vec::new());
                let accepted = self.game.act(&mut state, seat, action, &mut events);
                hold(accepted.is_ok(), Law::LegalIsAccepted, || format!("{action:?} of {seat:?}: {accepted:?}"))?;
            }
        }
        if turn == Turn::Luck {
            let (mut state, mut events) = (self.state, Vec::new());
            let draw = self.game.draw_fast(&state, &mut self.luck.clone());
            let accepted = self.game.resolve(&mut state, draw, &mut events);
            hold(accepted.is_ok(), Law::LegalIsAccepted, || format!("{draw:?}: {accepted:?}"))?;
        }
        Ok(())
    }

    fn check_views(&self) -> Result<(), Found> {
        for observer in self.observers() {
            let view = self.game.view(&self.state, observer);
            survives(&view)?;
            let legal = observer.seat().map(|seat| self.game.legal(&self.state, seat));
            let told = self.game.legal_in(&view);
            let same = legal.map_or(told.is_empty(), |legal| told.iter().eq(legal.iter()));
            hold(same, Law::ViewsTellWhatIsLegal, || format!("{observer:?}: {told:?}, in truth {legal:?}"))?;
        }
        Ok(())
    }

    fn check_refusals(&mut self) -> Result<u64, Found> {
        let mut refused = 0;
        for seat in Seat::all(Seat::MAX) {
            let action = self.subject.any_action(&mut self.luck);
            let legal = self.game.legal(&self.state, seat);
            let listed = legal.iter().any(|known| known == action);
            let contained = legal.contains(action);
            hold(listed == contained, Law::LegalSetsAreSets, || format!("{legal:?} contains {action:?}: {contained}"))?;
            if !listed {
                let (mut state, mut events) = (self.state, Vec::new());
                let refusal = self.game.act(&mut state, seat, action, &mut events);
                let unchanged = refusal.is_err() && state == self.state && events.is_empty();
                hold(unchanged, Law::IllegalIsRefused, || format!("{action:?} of {seat:?} in {:?}", self.state))?;
                refused += 1;
            }
        }
        let (mut state, mut events) = (self.state, Vec::new());
        let draw = self.subject.any_draw(&mut self.luck);
        let refusal = self.game.resolve(&mut state, draw, &mut events);
        if self.game.turn(&self.state) != Turn::Luck {
            hold(refusal.is_err(), Law::IllegalIsRefused, || format!("{draw:?} in {:?}", self.state))?;
        }
        if refusal.is_err() {
            let unchanged = state == self.state && events.is_empty();
            hold(unchanged, Law::IllegalIsRefused, || format!("{draw:?} changed {:?}", self.state))?;
            refused += 1;
        }
        Ok(refused)
    }

    fn check_result(&self) -> Result<(), Found> {
        let over = self.game.turn(&self.state) == Turn::Over;
        let outcome = self.game.outcome(&self.state);
        let law = Law::ResultsAtTheEnd;
        let won = outcome.is_some_and(|outcome| !outcome.winners.is_empty());
        hold(over && won, law, || format!("{outcome:?} in {:?}", self.state))?;
        let mut state = self.game.start();
        for step in &self.steps {
            hold(self.game.outcome(&state).is_none(), law, || format!("a result before the end: {state:?}"))?;
            let _ = step.apply(self.game, &mut state, &mut game_core::Ignored);
        }
        Ok(())
    }

    fn check_replay(&self) -> Result<(), Found> {
        let (mut state, mut events) = (self.game.start(), Vec::new());
        for step in &self.steps {
            let accepted = step.apply(self.game, &mut state, &mut events);
            hold(accepted.is_ok(), Law::ReplayIsEqual, || format!("{step:?}: {accepted:?}"))?;
        }
        hold(state == self.state, Law::ReplayIsEqual, || format!("{:?} became {state:?}", self.state))?;
        for observer in self.observers() {
            let [was, is] = [&self.events, &events].map(|events| seen_by::<S::Game>(events, observer));
            hold(was == is, Law::ReplayIsEqual, || format!("{was:?} became {is:?}"))?;
        }
        Ok(())
    }
}

pub(crate) fn seen_by<G: Game>(events: &[G::Event], observer: Observer) -> Vec<G::Seen> {
    events.iter().map(|event| event.for_observer(observer)).collect()
}

pub(crate) fn json(value: &impl serde::Serialize) -> Result<String, Found> {
    serde_json::to_string(value).map_err(|error| (Law::JsonRoundTrip, error.to_string()))
}

fn survives<T: Json>(value: &T) -> Result<(), Found> {
    let text = json(value)?;
    let read = serde_json::from_str::<T>(&text).map_err(|error| (Law::JsonRoundTrip, format!("{text}: {error}")))?;
    hold(read == *value, Law::JsonRoundTrip, || format!("{value:?} became {read:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kuhn::{Kuhn, KuhnSubject};

    #[test]
    fn kuhn_poker_keeps_every_law() {
        let game = Kuhn::new(()).unwrap();
        let census = conformance(&KuhnSubject, &game, 500).unwrap();
        assert_eq!(census.games, 500);
        assert!(census.twin_steps > 500 && census.refused > 500, "{census:?}");
    }
}
