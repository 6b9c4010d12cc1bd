//! What an observer sees, and the states that an observer can't tell apart.

use game_core::{Luck, Observer, SeatSet};

use crate::state::State;
use crate::{Board, BySeat, Card, Cards, Cut, FirmSet, Goldbraeu, Phase, Pick, View};

impl Goldbraeu {
    pub(crate) fn look(&self, state: &State, observer: Observer) -> View {
        let board = state.board;
        // Who has no seat here sees what spectators see.
        let seat = observer.seat().filter(|&seat| self.all.contains(seat));
        let chosen = match board.phase {
            Phase::Keep { waiting } | Phase::Pick { waiting } => self.all.minus(waiting),
            _ => SeatSet::EMPTY,
        };
        View {
            setup: self.setup.clone(),
            seat,
            board,
            to_act: board.phase.asked(),
            chosen,
            hand: seat.map_or(Cards::EMPTY, |seat| state.hands[seat]),
            kept: seat.and_then(|seat| state.kept[seat]),
            pick: seat.and_then(|seat| state.picked[seat]),
            drawn: state.drawn.filter(|_| seat.is_some_and(|seat| board.phase.asked().contains(seat))),
            hands: matches!(board.phase, Phase::Over { .. }).then_some(state.hands),
            shares: self.shares,
            cuts: self.cuts(&board),
            may_block: match board.phase {
                Phase::Appoint { seat, closed, .. } => self.blockable(&board, seat, closed),
                _ => FirmSet::EMPTY,
            },
            forecast: self.forecast(&board),
        }
    }

    /// What each shift of the seat that is asked to expand would cut off (G4.3).
    fn cuts(&self, board: &Board) -> Vec<Cut> {
        let Phase::Expand { seat, .. } = board.phase else { return Vec::new() };
        let mut cuts = Vec::new();
        let expansions = self.expansions(board, seat);
        let shifted = expansions.shift.into_iter().fold(crate::SpaceSet::EMPTY, crate::SpaceSet::union);
        for space in shifted.iter() {
            let Some(from) = expansions.from(space) else { continue };
            let frees = self.cut_off(board, from, space);
            if !frees.is_empty() {
                cuts.push(Cut { space, frees });
            }
        }
        cuts
    }

    /// Any state that fits what was seen: everybody's unknown cards are dealt anew from all that are not accounted for, and
    /// sealed choices are anybody's guess.
    pub(crate) fn imagine(&self, view: &View, luck: &mut impl Luck) -> State {
        let board = view.board;
        let seats = self.seats;
        let mut state = State {
            board,
            hands: view.hands.unwrap_or(BySeat::all(seats, Cards::EMPTY)),
            kept: BySeat::all(seats, None),
            picked: BySeat::all(seats, None),
            pile: Cards::EMPTY,
            drawn: view.drawn,
        };
        if matches!(board.phase, Phase::Lot {} | Phase::Signs {} | Phase::Deal {}) {
            return state;
        }
        let mut unseen = self.unseen(view);
        if let Phase::Drawn { card, .. } = board.phase
            && state.drawn.is_none()
        {
            state.drawn = card.or_else(|| take_share(&mut unseen, luck));
        }
        if view.hands.is_none() {
            for seat in self.all.iter() {
                state.hands[seat] = if view.seat == Some(seat) {
                    view.hand
                } else {
                    let unknown = usize::from(board.hand_sizes[seat]).saturating_sub(board.known[seat].len());
                    let others = (0..unknown).filter_map(|_| take_share(&mut unseen, luck));
                    others.fold(board.known[seat], |hand, card| hand.plus(Cards::only(card)))
                };
            }
        }
        for seat in view.chosen.iter() {
            let own = view.seat == Some(seat);
            match board.phase {
                Phase::Keep { .. } if own => state.kept[seat] = view.kept,
                Phase::Keep { .. } => {
                    let mut hand = state.hands[seat];
                    let two = (0..2).filter_map(|_| take_share(&mut hand, luck));
                    state.kept[seat] = Some(two.collect());
                }
                _ if own => state.picked[seat] = view.pick,
                _ => state.picked[seat] = Pick::from_index(luck.below(Pick::COUNT as u32) as usize),
            }
        }
        state.pile = unseen;
        state
    }

    /// The cards whose place the observer does not know.
    fn unseen(&self, view: &View) -> Cards {
        let board = &view.board;
        let hands = match view.hands {
            Some(hands) => hands.iter().fold(Cards::EMPTY, |all, (_, hand)| all.plus(hand)),
            None => {
                let others = board.known.iter().filter(|&(seat, _)| view.seat != Some(seat));
                others.fold(view.hand, |all, (_, known)| all.plus(known))
            }
        };
        let public = match board.phase {
            Phase::Drawn { card, .. } => card,
            _ => None,
        };
        let open = board.face_up.into_iter().flatten().chain(board.under.iter()).chain(view.drawn.or(public));
        open.fold(self.all_cards().minus(board.gone).minus(hands), |rest, card| rest.minus(Cards::only(card)))
    }
}

/// Takes any share, each card with the same odds; none if there is no share.
fn take_share(cards: &mut Cards, luck: &mut impl Luck) -> Option<Card> {
    let figures = Cards::of(Card::Drunkard, cards.count(Card::Drunkard))
        .plus(Cards::of(Card::Waitress, cards.count(Card::Waitress)));
    let shares = cards.minus(figures);
    if shares.is_empty() {
        return None;
    }
    let card = shares.nth(luck.below(shares.len() as u32) as usize)?;
    *cards = cards.minus(Cards::only(card));
    Some(card)
}
