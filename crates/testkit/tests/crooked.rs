//! The suite catches games that break the laws: Kuhn poker with one fault each.

use std::ops::RangeInclusive;

use game_core::{Events, ForObserver, Game, Luck, Observer, Outcome, Seat, SeatSet, Turn};
use testkit::kuhn::{Action, Card, Deal, Event, Kuhn, KuhnSubject, Legal, Never, Refusal, Seen, State, View};
use testkit::{Law, Subject, conformance};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// Spectators see the first player's card.
    LeakyView,
    /// The second player's bets tell whether the card is a king.
    LeakyEvent,
    /// A pass out of turn is accepted.
    LaxTurn,
    /// A bet out of turn is refused, but dealt with.
    HalfRefused,
    /// Samples don't keep the observer's own card.
    ForgetfulSample,
    /// Nobody is asked after the deal.
    Stuck,
    /// The winner is not told.
    NoResult,
}

struct Crooked(Fault);

#[derive(Clone, Copy, Debug)]
struct CrookedEvent {
    event: Event,
    king: bool,
}

impl ForObserver for CrookedEvent {
    type Seen = Seen;
    fn for_observer(&self, observer: Observer) -> Seen {
        match self.event.for_observer(observer) {
            Seen::Acted { seat, action: Action::Bet } if self.king => Seen::Acted { seat, action: Action::Pass },
            seen => seen,
        }
    }
}

impl Game for Crooked {
    const ID: &'static str = "crooked";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    type Setup = Fault;
    type SetupError = Never;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Draw = Deal;
    type Event = CrookedEvent;
    type Seen = Seen;
    type View = View;
    type Pad = ();
    type Refusal = Refusal;

    fn standard(_seats: usize) -> Fault {
        Fault::LeakyView
    }
    fn with_seats(setup: Fault, _seats: usize) -> Fault {
        setup
    }
    fn new(setup: Fault) -> Result<Self, Never> {
        Ok(Self(setup))
    }
    fn setup(&self) -> &Fault {
        &self.0
    }
    fn seats(&self) -> usize {
        2
    }
    fn start(&self) -> State {
        Kuhn.start()
    }
    fn turn(&self, state: &State) -> Turn {
        match Kuhn.turn(state) {
            Turn::Act(_) if self.0 == Fault::Stuck => Turn::Act(SeatSet::EMPTY),
            turn => turn,
        }
    }
    fn legal(&self, state: &State, seat: Seat) -> Legal {
        Kuhn.legal(state, seat)
    }
    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl Events<CrookedEvent>,
    ) -> Result<(), Refusal> {
        let own = Kuhn.view(state, Observer::Seat(seat)).own;
        let king = self.0 == Fault::LeakyEvent && own == Some(Card::King) && seat != Seat::FIRST;
        let mut told = Vec::new();
        let mut done = Kuhn.act(state, seat, action, &mut told);
        if done.is_err() {
            match (self.0, action, Kuhn.turn(state)) {
                (Fault::LaxTurn, Action::Pass, Turn::Act(_)) => done = Ok(()),
                (Fault::HalfRefused, Action::Bet, Turn::Act(seats)) => {
                    let due = seats.lowest().unwrap();
                    Kuhn.act(state, due, action, &mut told).unwrap();
                }
                _ => {}
            }
        }
        for event in told {
            events.push(|| CrookedEvent { event, king });
        }
        done
    }
    fn draw(&self, state: &State, luck: &mut impl Luck) -> Deal {
        Kuhn.draw(state, luck)
    }
    fn resolve(&self, state: &mut State, draw: Deal, events: &mut impl Events<CrookedEvent>) -> Result<(), Refusal> {
        let mut told = Vec::new();
        let done = Kuhn.resolve(state, draw, &mut told);
        for event in told {
            events.push(|| CrookedEvent { event, king: false });
        }
        done
    }
    fn view(&self, state: &State, observer: Observer) -> View {
        let view = Kuhn.view(state, observer);
        if self.0 == Fault::LeakyView && observer == Observer::Spectator {
            return View { own: Kuhn.view(state, Observer::Seat(Seat::FIRST)).own, ..view };
        }
        view
    }
    fn legal_in(&self, view: &View) -> Legal {
        Kuhn.legal_in(view)
    }
    fn sample(&self, view: &View, luck: &mut impl Luck) -> State {
        if self.0 == Fault::ForgetfulSample {
            return Kuhn.sample(&View { own: None, ..*view }, luck);
        }
        Kuhn.sample(view, luck)
    }
    fn note(&self, _pad: &mut (), _event: &Seen) -> bool {
        false
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        Kuhn.outcome(state).filter(|_| self.0 != Fault::NoResult)
    }
}

struct CrookedSubject;

impl Subject for CrookedSubject {
    type Game = Crooked;
    fn any_action(&self, luck: &mut impl Luck) -> Action {
        KuhnSubject.any_action(luck)
    }
    fn any_draw(&self, luck: &mut impl Luck) -> Deal {
        KuhnSubject.any_draw(luck)
    }
    fn reveals(&self, event: &Seen) -> bool {
        KuhnSubject.reveals(event)
    }
    fn conserved(&self, _game: &Crooked, view: &View, pad: &()) -> Result<(), String> {
        KuhnSubject.conserved(&Kuhn, view, pad)
    }
}

fn caught(fault: Fault) -> Law {
    let breach = conformance(&CrookedSubject, &Crooked(fault), 200).expect_err("the fault goes unnoticed");
    assert!(breach.to_string().starts_with("crooked breaks the law \""), "{breach}");
    breach.law
}

#[test]
fn every_fault_is_caught_by_its_law() {
    let faults = [
        (Fault::LeakyView, Law::SamplesFitTheView),
        (Fault::LeakyEvent, Law::SecretsStaySecret),
        (Fault::LaxTurn, Law::IllegalIsRefused),
        (Fault::HalfRefused, Law::IllegalIsRefused),
        (Fault::ForgetfulSample, Law::SamplesFitTheView),
        (Fault::Stuck, Law::SomebodyCanAct),
        (Fault::NoResult, Law::ResultsAtTheEnd),
    ];
    for (fault, law) in faults {
        assert_eq!(caught(fault), law, "{fault:?}");
    }
}
