//! Setup: start player, signs and first hands (G2.2 to G2.5, G2.8).

use game_core::{Events, Luck, Seat};

use crate::board::Board;
use crate::by::SEATS;
use crate::state::State;
use crate::{
    Brewery, ByFirm, ByGarden, BySeat, Card, Cards, Event, Figures, Firm, FirmBoard, Garden, GardenBoard, Goldbraeu,
    Phase, Row, Seen, SpaceSet, StartPlayer,
};

/// Each player's thalers at the beginning (G2.2).
pub(crate) const MONEY: u16 = 25;
/// Signs of each brewery (G1.5).
pub(crate) const SIGNS: u8 = 3;
/// Cards of each figure (G1.3).
const FIGURES: u8 = 5;

impl Goldbraeu {
    /// All cards of the game (G1.3, G1.7).
    pub(crate) fn all_cards(&self) -> Cards {
        let shares = Firm::ALL.into_iter().map(|firm| Cards::of(firm.into(), self.shares));
        let figures = [Cards::of(Card::Drunkard, FIGURES), Cards::of(Card::Waitress, FIGURES)];
        shares.chain(figures).fold(Cards::EMPTY, Cards::plus)
    }

    fn all_shares(&self) -> Cards {
        self.all_cards().minus(Cards::of(Card::Drunkard, FIGURES)).minus(Cards::of(Card::Waitress, FIGURES))
    }

    /// How many cards are dealt to each (G2.5).
    pub(crate) fn dealt(&self) -> u8 {
        if self.seats == 3 { 8 } else { 6 }
    }

    /// Stones of each player (G1.4).
    pub(crate) fn stones(&self) -> u8 {
        if self.seats == 3 { 18 } else { 16 }
    }

    pub(crate) fn first_state(&self) -> State {
        let seats = self.seats;
        let firm = FirmBoard { boss: None, fresh: false, stones: BySeat::all(seats, 0) };
        let garden = |inn| GardenBoard { spaces: SpaceSet::only(self.fronts[inn]), supplier: Brewery::Mayerbraeu };
        let (start, phase) = match self.setup.start {
            StartPlayer::Luck => (Seat::FIRST, Phase::Lot {}),
            StartPlayer::Seat(seat) => (seat, Phase::Signs {}),
        };
        let board = Board {
            week: 1,
            day: 1,
            start,
            payday: self.payday_seat(start),
            money: BySeat::all(seats, MONEY),
            stones_left: BySeat::all(seats, self.stones()),
            hand_sizes: BySeat::all(seats, 0),
            known: BySeat::all(seats, Cards::EMPTY),
            firms: ByFirm([firm; Firm::COUNT]),
            gardens: ByGarden(Garden::ALL.map(garden)),
            figures: Figures { drunkard: Garden::Adler, waitress: Garden::Baeren },
            face_up: [None; 2],
            pile: 0,
            under: Row::EMPTY,
            gone: Cards::EMPTY,
            picks: BySeat::all(seats, None),
            phase,
        };
        State {
            board,
            hands: BySeat::all(seats, Cards::EMPTY),
            kept: BySeat::all(seats, None),
            picked: BySeat::all(seats, None),
            pile: Cards::EMPTY,
            drawn: None,
        }
    }

    pub(crate) fn draw_signs(luck: &mut impl Luck) -> ByGarden<Brewery> {
        let mut left = [SIGNS; Brewery::COUNT];
        let mut bag = SIGNS * Brewery::COUNT as u8;
        ByGarden(Garden::ALL.map(|_| {
            let mut place = luck.below(u32::from(bag)) as u8;
            bag -= 1;
            for brewery in Brewery::ALL {
                let signs = &mut left[brewery.index()];
                if place < *signs {
                    *signs -= 1;
                    return brewery;
                }
                place -= *signs;
            }
            Brewery::Schmidbraeu
        }))
    }

    /// Figures would be swapped until there are none, and go back only then: so the hands are drawn from the shares alone.
    pub(crate) fn draw_hands(&self, luck: &mut impl Luck) -> [Cards; SEATS] {
        let mut rest = self.all_shares();
        let mut count = rest.len() as u32;
        let mut hands = [Cards::EMPTY; SEATS];
        for hand in hands.iter_mut().take(self.seats) {
            for _ in 0..self.dealt() {
                let Some(card) = rest.nth(luck.below(count) as usize) else { continue };
                (rest, *hand) = (rest.minus(Cards::only(card)), hand.plus(Cards::only(card)));
                count -= 1;
            }
        }
        hands
    }

    pub(crate) fn name_start(&self, state: &mut State, start: Seat, events: &mut impl Events<Event>) {
        state.board.start = start;
        state.board.payday = self.payday_seat(start);
        state.board.phase = Phase::Signs {};
        events.push(|| Event::Public(Seen::StartDrawn { start }));
    }

    /// Whether the six inns can have these signs: a brewery has three (G1.5).
    pub(crate) fn are_signs(signs: &ByGarden<Brewery>) -> bool {
        Brewery::ALL.into_iter().all(|brewery| signs.0.iter().filter(|&&sign| sign == brewery).count() <= SIGNS.into())
    }

    pub(crate) fn hang_signs(state: &mut State, signs: ByGarden<Brewery>, events: &mut impl Events<Event>) {
        for (garden, brewery) in signs.iter() {
            state.board.gardens[garden].supplier = brewery;
        }
        state.board.phase = Phase::Deal {};
        events.push(|| Event::Public(Seen::SignsDrawn { signs }));
    }

    /// Whether these can be the first hands (G2.5).
    pub(crate) fn are_hands(&self, hands: &[Cards; SEATS]) -> bool {
        let sizes = hands
            .iter()
            .enumerate()
            .all(|(seat, hand)| hand.len() == if seat < self.seats { self.dealt().into() } else { 0 });
        let enough = |card| hands.iter().map(|hand| hand.count(card)).sum::<u8>() <= self.all_shares().count(card);
        sizes && Card::ALL.into_iter().all(enough)
    }

    pub(crate) fn deal(&self, state: &mut State, hands: &[Cards; SEATS], events: &mut impl Events<Event>) {
        let mut pile = self.all_cards();
        for (seat, &hand) in self.all.iter().zip(hands) {
            state.hands[seat] = hand;
            state.board.hand_sizes[seat] = self.dealt();
            pile = pile.minus(hand);
        }
        state.pile = pile;
        state.board.pile = pile.len() as u8;
        state.board.phase = Phase::Keep { waiting: self.all };
        events.push(|| Event::Dealt { hands: state.hands });
    }
}
