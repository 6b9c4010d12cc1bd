//! Buying cards (G6).

use game_core::{Events, Seat};

use crate::state::State;
use crate::{Board, Card, Cards, Event, Goldbraeu, Phase, Pick, Purpose, Refusal, Seen};

/// What a card costs one buyer, each of two, and each of more (G6.1).
pub(crate) const PRICES: [u8; 3] = [2, 5, 8];

/// The price by the number of buyers (G6.1).
const fn price(buyers: u8) -> u8 {
    match buyers {
        0 | 1 => PRICES[0],
        2 => PRICES[1],
        _ => PRICES[2],
    }
}

impl Goldbraeu {
    /// The face-up cards that a seat can take, whatever they cost (G6.2).
    pub(crate) fn on_offer(board: &Board, seat: Seat) -> Cards {
        let fits = |card: &Card| card.figure().is_some() || board.stones_left[seat] > 0;
        board.face_up.into_iter().flatten().filter(fits).collect()
    }

    pub(crate) fn has_pile(board: &Board) -> bool {
        board.pile > 0 || !board.under.is_empty()
    }

    /// Asks a seat to buy, unless it can't pay or there is nothing to buy; all of that is open.
    pub(crate) fn ask_to_buy(&self, board: &Board, seat: Seat, buyers: u8) -> Option<Phase> {
        let price = price(buyers);
        let goods = Self::has_pile(board) || !Self::on_offer(board, seat).is_empty();
        (goods && board.money[seat] >= u16::from(price)).then_some(Phase::Buy { seat, price })
    }

    fn buying(&self, state: &State, seat: Seat) -> Result<u8, Refusal> {
        match state.board.phase {
            Phase::Buy { seat: asked, price } if asked == seat => Ok(price),
            _ => Err(self.out_of_place(state, seat)),
        }
    }

    /// A face-up card is bought (G6.2, G6.4).
    pub(crate) fn buy(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let price = self.buying(state, seat)?;
        let board = &mut state.board;
        let Some(place) = board.face_up.iter_mut().find(|place| **place == Some(card)) else {
            return Err(Refusal::NotFaceUp { card });
        };
        if card.firm().is_some() && board.stones_left[seat] == 0 {
            return Err(Refusal::NoStoneLeft);
        }
        *place = None;
        board.money[seat] -= u16::from(price);
        events.push(|| Event::Public(Seen::Bought { seat, card, price }));
        match (card.firm(), card.figure()) {
            (Some(firm), _) => {
                self.set_stone(board, seat, firm, events);
                self.go_on(state, Pick::Buy, Some(seat), events);
            }
            (None, figure) => self.play_figure(board, seat, figure),
        }
        Ok(())
    }

    /// The top card of the pile is bought: luck decides which it is, unless all know it (G6.3).
    pub(crate) fn buy_blind(
        &self,
        state: &mut State,
        seat: Seat,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let price = self.buying(state, seat)?;
        let board = &mut state.board;
        if !Self::has_pile(board) {
            return Err(Refusal::PileEmpty);
        }
        board.money[seat] -= u16::from(price);
        board.phase = Phase::Blind { seat, price };
        if board.pile == 0
            && let Some(card) = board.under.pop()
        {
            self.get(state, seat, price, (card, true), events);
        }
        Ok(())
    }

    /// A seat gets the top card; whether it is asked what to do with a share does not depend on which share it is.
    pub(crate) fn get(
        &self,
        state: &mut State,
        seat: Seat,
        price: u8,
        (card, known): (Card, bool),
        events: &mut impl Events<Event>,
    ) {
        let figure = card.figure();
        if known || figure.is_some() {
            events.push(|| Event::Public(Seen::Drew { seat, price, card: Some(card), known: true }));
        } else {
            events.push(|| Event::Drew { seat, price, card });
        }
        if figure.is_some() {
            return self.play_figure(&mut state.board, seat, figure);
        }
        state.drawn = Some(card);
        state.board.phase = Phase::Drawn { seat, card: known.then_some(card) };
        if state.board.stones_left[seat] == 0 {
            self.put_in_hand(state, seat, known, events);
        }
    }

    fn put_in_hand(&self, state: &mut State, seat: Seat, known: bool, events: &mut impl Events<Event>) {
        let card = state.drawn.take().map_or(Cards::EMPTY, Cards::only);
        state.hands[seat] = state.hands[seat].plus(card);
        state.board.hand_sizes[seat] += 1;
        if known {
            state.board.known[seat] = state.board.known[seat].plus(card);
        }
        events.push(|| Event::Public(Seen::KeptHidden { seat }));
        self.go_on(state, Pick::Buy, Some(seat), events);
    }

    /// The share just drawn is kept hidden, or shown at once (G6.3).
    pub(crate) fn keep_or_show(
        &self,
        state: &mut State,
        seat: Seat,
        show: bool,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let known = match state.board.phase {
            Phase::Drawn { seat: asked, card } if asked == seat => card.is_some(),
            _ => return Err(self.out_of_place(state, seat)),
        };
        let Some(firm) = state.drawn.and_then(Card::firm).filter(|_| show) else {
            self.put_in_hand(state, seat, known, events);
            return Ok(());
        };
        state.drawn = None;
        events.push(|| Event::Public(Seen::TurnedOver { seat, firm, cards: 1, purpose: Purpose::Drawn }));
        self.set_stone(&mut state.board, seat, firm, events);
        self.go_on(state, Pick::Buy, Some(seat), events);
        Ok(())
    }
}
