//! The rules one by one, on tables that are laid out by hand.

mod appoint;
mod buy;
mod day;
mod duel;
mod end;
mod expand;
mod full;
mod payday;
mod reckon;
mod setup;

use game_core::{Game, LegalActions, Observer, Seat, SeatSet, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::state::State;
use crate::{
    Action, Board, Brewery, ByGarden, Card, Cards, Draw, Event, Firm, Garden, Goldbraeu, Phase, Pick, Refusal, Row,
    Seen, Setup, Space, SpaceSet, StartPlayer, View,
};
use game_core::ForObserver;

/// A table in the middle of a game.
struct Table {
    game: Goldbraeu,
    state: State,
    /// What spectators saw.
    seen: Vec<Seen>,
    luck: Xoshiro256PlusPlus,
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|&number| seat(number)).collect()
}

fn firm(id: &str) -> Firm {
    Firm::from_id(id).unwrap()
}

fn garden(id: &str) -> Garden {
    Garden::from_id(id).unwrap()
}

fn brewery(id: &str) -> Brewery {
    Brewery::from_id(id).unwrap()
}

fn cards(ids: &str) -> Cards {
    ids.split_whitespace().map(|id| Card::from_id(id).unwrap()).collect()
}

impl Table {
    /// Before the first step; seat 0 starts.
    fn new(seats: u8) -> Self {
        let setup = Setup { start: StartPlayer::Seat(Seat::FIRST), ..Setup::standard(seats) };
        let game = Goldbraeu::new(setup).unwrap();
        let state = game.start();
        Self { game, state, seen: Vec::new(), luck: Xoshiro256PlusPlus::seed_from_u64(1) }
    }

    /// On the first day, before anybody has picked: no boss, no stone and no hidden card anywhere, an eiche and a post share
    /// face up. Mayerbräu supplies krug and hirschen, Steinbräu eiche and adler, Kramerbräu baeren, Schmidbräu post.
    fn bare(seats: u8) -> Self {
        let mut table = Self::new(seats);
        let Self { game, state, .. } = &mut table;
        state.pile = game.all_cards();
        state.board.phase = Phase::Pick { waiting: game.all };
        let signs = ["mayerbraeu", "steinbraeu", "kramerbraeu", "schmidbraeu", "mayerbraeu", "steinbraeu"];
        for (garden, sign) in Garden::ALL.into_iter().zip(signs) {
            state.board.gardens[garden].supplier = brewery(sign);
        }
        for (place, card) in [Card::Eiche, Card::Post].into_iter().enumerate() {
            table.take(card, 1);
            table.state.board.face_up[place] = Some(card);
        }
        table
    }

    /// Takes cards out of the pile.
    fn take(&mut self, card: Card, count: u8) {
        self.state.pile = self.state.pile.minus(Cards::of(card, count));
        self.state.board.pile = self.state.pile.len() as u8;
    }

    /// Stones by seat.
    fn stones(mut self, id: &str, stones: &[u8]) -> Self {
        let firm = firm(id);
        for (number, &count) in stones.iter().enumerate() {
            self.take(firm.into(), count);
            let board = &mut self.state.board;
            board.gone = board.gone.plus(Cards::of(firm.into(), count));
            board.stones_left[seat(number)] -= count;
            board.firms[firm].stones[seat(number)] = count;
        }
        self
    }

    fn boss(mut self, id: &str, number: usize) -> Self {
        self.state.board.firms[firm(id)].boss = Some(seat(number));
        self
    }

    /// Hidden cards of a seat.
    fn hand(mut self, number: usize, ids: &str) -> Self {
        let hand = cards(ids);
        for card in hand.iter() {
            self.take(card, 1);
        }
        self.state.hands[seat(number)] = hand;
        self.state.board.hand_sizes[seat(number)] = hand.len() as u8;
        self
    }

    /// Gives a garden spaces, as `column,row`.
    fn spaces(mut self, id: &str, places: &str) -> Self {
        let spaces: SpaceSet = places.split_whitespace().map(|place| self.space(place)).collect();
        let of = &mut self.state.board.gardens[garden(id)];
        of.spaces = of.spaces.union(spaces);
        self
    }

    /// The space at `column,row`, counted from 0.
    fn space(&self, place: &str) -> Space {
        let (column, row) = place.split_once(',').unwrap();
        self.game.setup.map.space_at(row.parse().unwrap(), column.parse().unwrap()).unwrap()
    }

    fn face_up(mut self, cards: [Option<Card>; 2]) -> Self {
        for card in cards.into_iter().flatten() {
            self.take(card, 1);
        }
        self.state.board.face_up = cards;
        self
    }

    /// The pile is used up; these cards lie under it, known to all.
    fn only_known(mut self, ids: &str) -> Self {
        let mut under = Row::EMPTY;
        for id in ids.split_whitespace() {
            under.push(Card::from_id(id).unwrap());
        }
        let board = &mut self.state.board;
        board.gone = board.gone.plus(self.state.pile.minus(under.iter().collect()));
        (self.state.pile, board.pile, board.under) = (Cards::EMPTY, 0, under);
        self
    }

    /// Everybody picks: one word each.
    fn picks(mut self, picks: &str) -> Self {
        for (number, pick) in picks.split_whitespace().enumerate() {
            self.act(number, Action::Pick { action: Pick::from_id(pick).unwrap() }).unwrap();
        }
        self
    }

    fn board(&self) -> &Board {
        &self.state.board
    }

    fn view(&self, number: usize) -> View {
        self.game.view(&self.state, Observer::Seat(seat(number)))
    }

    fn act(&mut self, number: usize, action: Action) -> Result<(), Refusal> {
        let mut events: Vec<Event> = Vec::new();
        let before = self.state;
        let listed = self.game.legal(&self.state, seat(number)).contains(action);
        let result = self.game.act(&mut self.state, seat(number), action, &mut events);
        assert_eq!(listed, result.is_ok(), "{action:?} of seat {number}: {result:?}");
        assert!(result.is_ok() || before == self.state);
        self.note(&events);
        result
    }

    fn refuses(&mut self, number: usize, action: Action, refusal: Refusal) {
        assert_eq!(self.act(number, action), Err(refusal), "{action:?}");
    }

    fn draw(&mut self, draw: Draw) -> Result<(), Refusal> {
        let mut events: Vec<Event> = Vec::new();
        let result = self.game.resolve(&mut self.state, draw, &mut events);
        self.note(&events);
        result
    }

    fn note(&mut self, events: &[Event]) {
        self.seen.extend(events.iter().map(|event| event.for_observer(Observer::Spectator)));
    }

    /// Luck decides as long as it is due.
    fn luck(&mut self) {
        while self.game.turn(&self.state) == Turn::Luck {
            let draw = self.game.draw(&self.state, &mut self.luck);
            self.draw(draw).unwrap();
        }
    }

    /// Everybody declines, or does what there is, until the table is as wanted.
    fn until(&mut self, wanted: impl Fn(&Board) -> bool) {
        for _ in 0..2000 {
            self.luck();
            if wanted(&self.state.board) {
                return;
            }
            let Turn::Act(asked) = self.game.turn(&self.state) else { panic!("the game is over") };
            let one = asked.lowest().unwrap();
            let legal = self.game.legal(&self.state, one);
            let action = if legal.contains(Action::Decline {}) { Action::Decline {} } else { legal.get(0) };
            self.act(one.index(), action).unwrap();
        }
        panic!("it never comes to this");
    }

    fn legal(&self, number: usize) -> Vec<Action> {
        self.game.legal(&self.state, seat(number)).iter().collect()
    }

    fn asked(&self) -> SeatSet {
        self.state.board.phase.asked()
    }
}

const DECLINE: Action = Action::Decline {};

fn appoint(id: &str) -> Action {
    Action::Appoint { firm: firm(id) }
}

fn contract(of: &str, with: &str) -> Action {
    Action::Contract { brewery: brewery(of), garden: garden(with) }
}
