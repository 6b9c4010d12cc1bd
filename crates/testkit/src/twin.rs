//! States that differ only in secrets, played side by side.

use game_core::{Game, LegalActions, Luck, Observer};

use crate::conformance::{json, seen_by};
use crate::law::{Found, hold};
use crate::playout::Step;
use crate::{JsonGame, Law, Subject};

/// For each observer a state that the observer can't tell from the true one, as long as nothing is revealed.
pub(crate) struct Twins<State> {
    living: Vec<(Observer, State)>,
}

impl<State> Default for Twins<State> {
    fn default() -> Self {
        Self { living: Vec::new() }
    }
}

impl<State: Copy + Eq + std::fmt::Debug> Twins<State> {
    /// Samples a twin for every observer who has none, and now and then another one instead.
    pub(crate) fn beget<G: JsonGame + Game<State = State>>(
        &mut self,
        game: &G,
        state: &State,
        luck: &mut impl Luck,
    ) -> Result<(), Found> {
        self.living.retain(|_| luck.below(4) > 0);
        for observer in Observer::all(game.seats()) {
            if !self.living.iter().any(|&(of, _)| of == observer) {
                let view = game.view(state, observer);
                let twin = game.sample(&view, luck);
                let seen = game.view(&twin, observer);
                let law = Law::SamplesFitTheView;
                hold(json(&seen)? == json(&view)?, law, || format!("{observer:?} saw {view:?}, now {seen:?}"))?;
                self.living.push((observer, twin));
            }
        }
        Ok(())
    }

    /// Makes the step in every twin and compares what its observer gets; gives the number of twins that went on.
    pub(crate) fn follow<S: Subject<Game: Game<State = State>>>(
        &mut self,
        subject: &S,
        game: &S::Game,
        state: &State,
        step: Step<<S::Game as Game>::Action, <S::Game as Game>::Draw>,
        events: &[<S::Game as Game>::Event],
        luck: &mut impl Luck,
    ) -> Result<u64, Found> {
        let mut next = Vec::with_capacity(self.living.len());
        for (observer, before) in self.living.drain(..) {
            let seen = seen_by::<S::Game>(events, observer);
            let Some(same) = advance(subject, game, before, step, observer, &seen)? else { continue };
            compare(game, state, &same, observer)?;
            let mut after = same;
            // Another choice that looks the same to the observer must leave everything else looking the same.
            if let Step::Act(seat, _) = step
                && !observer.is(seat)
            {
                let legal = game.legal(&before, seat);
                let other = Step::Act(seat, legal.get(luck.below(legal.len() as u32) as usize));
                let (mut changed, mut events) = (before, Vec::new());
                let accepted = other.apply(game, &mut changed, &mut events).is_ok();
                if accepted && json(&seen_by::<S::Game>(&events, observer))? == json(&seen)? {
                    compare(game, state, &changed, observer)?;
                    after = changed;
                }
            }
            next.push((observer, after));
        }
        self.living = next;
        Ok(self.living.len() as u64)
    }
}

/// The twin after the step; none if the step is impossible there or reveals that it is another state.
fn advance<S: Subject>(
    subject: &S,
    game: &S::Game,
    before: <S::Game as Game>::State,
    step: Step<<S::Game as Game>::Action, <S::Game as Game>::Draw>,
    observer: Observer,
    seen: &[<S::Game as Game>::Seen],
) -> Result<Option<<S::Game as Game>::State>, Found> {
    let (mut after, mut events) = (before, Vec::new());
    if step.apply(game, &mut after, &mut events).is_err() {
        // The observer's own choices are known to be the same; somebody else's may hang on a secret.
        let own = matches!(step, Step::Act(seat, _) if observer.is(seat));
        hold(!own, Law::SecretsStaySecret, || format!("{observer:?} can do {step:?} only in one of two states"))?;
        return Ok(None);
    }
    let twins = seen_by::<S::Game>(&events, observer);
    let revealed = |seen: &[<S::Game as Game>::Seen]| -> Vec<_> {
        seen.iter().filter(|event| subject.reveals(event)).cloned().collect()
    };
    if revealed(&twins) != revealed(seen) {
        return Ok(None);
    }
    let law = Law::SecretsStaySecret;
    hold(json(&twins)? == json(&seen)?, law, || format!("{observer:?} sees {seen:?} or {twins:?} after {step:?}"))?;
    Ok(Some(after))
}

fn compare<G: JsonGame>(game: &G, state: &G::State, twin: &G::State, observer: Observer) -> Result<(), Found> {
    let law = Law::SecretsStaySecret;
    let [turn, twins] = [state, twin].map(|state| game.turn(state));
    hold(turn == twins, law, || format!("{observer:?} can tell {turn:?} from {twins:?}"))?;
    let [view, twins] = [state, twin].map(|state| game.view(state, observer));
    hold(json(&view)? == json(&twins)?, law, || format!("{observer:?} can tell {view:?} from {twins:?}"))?;
    if let Some(seat) = observer.seat() {
        let [legal, twins] = [state, twin].map(|state| game.legal(state, seat));
        hold(legal.iter().eq(twins.iter()), law, || format!("{observer:?} may do {legal:?} or {twins:?}"))?;
    }
    Ok(())
}
