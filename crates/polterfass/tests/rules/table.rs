//! A table to try rules on, with barrels named by what they show.

use game_core::{Game, Ignored, LegalActions, Observer, Outcome, Seat, Turn};
use polterfass::{
    Action, Barrel, BarrelSet, BarrelView, Draw, End, FirstInnkeeper, Order, Pad, Polterfass, Refusal, Row, Seen,
    Setup, State, Top, View,
};

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// The book's setup with seat 0 as first innkeeper.
pub(crate) fn setup(seats: u8) -> Setup {
    Setup { first_innkeeper: FirstInnkeeper::Seat(seat(0)), ..Setup::standard(seats) }
}

/// Any order with this sum.
pub(crate) fn order(sum: u8) -> Order {
    Order::all().find(|order| order.sum() == sum).unwrap()
}

pub(crate) fn tops(words: &str) -> Vec<Top> {
    let top = |word: &str| match word {
        "double" => Top::Double,
        "spoiled" => Top::Spoiled,
        number => Top::Number(number.parse().unwrap()),
    };
    words.split_whitespace().map(top).collect()
}

pub(crate) struct Table {
    pub(crate) game: Polterfass,
    pub(crate) state: State,
    pub(crate) seen: Vec<Seen>,
    pub(crate) pad: Pad,
}

impl Table {
    pub(crate) fn new(setup: Setup) -> Self {
        let game = Polterfass::new(setup).unwrap();
        Self { state: game.start(), game, seen: Vec::new(), pad: Pad::default() }
    }

    /// Four players, and a first roll that shows this.
    pub(crate) fn rolled(shown: &str) -> Self {
        let mut table = Self::new(setup(4));
        table.first_roll(shown);
        table
    }

    /// Four players, a first roll that shows this, and orders of 1, 2 and 3.
    pub(crate) fn at_the_tap(shown: &str) -> Self {
        let mut table = Self::rolled(shown);
        table.orders(&[1, 2, 3]);
        table
    }

    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let mut events = Vec::new();
        let done = self.game.act(&mut self.state, seat, action, &mut events);
        self.take(&events);
        done
    }

    fn take(&mut self, events: &[polterfass::Event]) {
        use game_core::ForObserver as _;
        for event in events {
            let seen = event.for_observer(Observer::Spectator);
            self.game.note(&mut self.pad, &seen);
            self.seen.push(seen);
        }
    }

    pub(crate) fn draw(&mut self, draw: Draw) -> Result<(), Refusal> {
        let mut events = Vec::new();
        let done = self.game.resolve(&mut self.state, draw, &mut events);
        self.take(&events);
        done
    }

    /// The barrels of the cup come to rest showing this; those not named lie.
    pub(crate) fn fall(&mut self, shown: &str) {
        let (mut stood, mut large) = (BarrelSet::EMPTY, BarrelSet::EMPTY);
        let barrels = self.view().barrels;
        for top in tops(shown) {
            let free = |barrel: &Barrel| barrels[barrel.index()] == BarrelView::Cup && !stood.contains(*barrel);
            let ends = [End::Large, End::Small];
            let shows = |barrel: Barrel| ends.into_iter().find(|&up| barrel.top(up) == top).map(|up| (barrel, up));
            let (barrel, up) = BarrelSet::ALL.iter().filter(free).find_map(shows).expect("such a barrel in the cup");
            stood = stood.union(BarrelSet::only(barrel));
            if up == End::Large {
                large = large.union(BarrelSet::only(barrel));
            }
        }
        self.draw(Draw::Barrels { stood, large }).unwrap();
    }

    pub(crate) fn first_roll(&mut self, shown: &str) {
        self.act(self.innkeeper(), Action::Roll {}).unwrap();
        self.fall(shown);
    }

    /// The guests order such sums, clockwise from the innkeeper's left.
    pub(crate) fn orders(&mut self, sums: &[u8]) {
        let mut guest = self.innkeeper();
        for &sum in sums {
            guest = guest.next(self.game.seats());
            self.act(guest, Action::Order { cards: order(sum) }).unwrap();
        }
    }

    /// The standing barrels that show this.
    pub(crate) fn showing(&self, shown: &str) -> BarrelSet {
        let mut found = BarrelSet::EMPTY;
        let barrels = self.view().barrels;
        for top in tops(shown) {
            let shows = |barrel: &Barrel| match barrels[barrel.index()] {
                BarrelView::Standing { up, .. } => barrel.top(up) == top && !found.contains(*barrel),
                _ => false,
            };
            found = found.union(BarrelSet::only(BarrelSet::ALL.iter().find(shows).expect("such a standing barrel")));
        }
        found
    }

    pub(crate) fn roll_on(&mut self, put_back: &str) -> Result<(), Refusal> {
        let put_back = self.showing(put_back);
        self.act(self.innkeeper(), Action::RollOn { put_back })
    }

    pub(crate) fn close(&mut self) {
        self.act(self.innkeeper(), Action::Close {}).unwrap();
    }

    pub(crate) fn target(&mut self, destroyed: &str, doubled: &str) -> Result<(), Refusal> {
        let (destroyed, doubled) = (self.showing(destroyed), self.showing(doubled));
        self.act(self.innkeeper(), Action::Target { destroyed, doubled })
    }

    pub(crate) fn view(&self) -> View {
        self.view_of(Observer::Spectator)
    }

    pub(crate) fn view_of(&self, observer: Observer) -> View {
        self.game.view(&self.state, observer)
    }

    pub(crate) fn innkeeper(&self) -> Seat {
        self.view().innkeeper.unwrap()
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        self.game.legal(&self.state, seat).iter().collect()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    pub(crate) fn over(&self) -> bool {
        self.game.turn(&self.state) == Turn::Over
    }

    pub(crate) fn last_row(&self) -> &Row {
        self.pad.rows.last().expect("a round has been paid")
    }

    /// The action is refused so, and nothing has changed.
    pub(crate) fn refuses(&self, seat: Seat, action: Action, refusal: Refusal) {
        let mut state = self.state;
        assert_eq!(self.game.act(&mut state, seat, action, &mut Ignored), Err(refusal));
        assert_eq!(state, self.state);
    }
}
