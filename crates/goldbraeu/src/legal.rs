//! The legal actions of a seat.

use game_core::{LegalActions, Seat};

use crate::contract::Contracts;
use crate::expand::Expansions;
use crate::{Action, Board, Card, Cards, Firm, FirmSet, Garden, GardenSet, Goldbraeu, Phase, Pick};

/// The legal actions of a seat, counted and picked by number; [`Action::Decline`], where it is legal, is the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legal(Choice);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    Nothing,
    Keep { hand: Cards },
    Bosses { firms: FirmSet },
    Pick,
    Expand(Expansions),
    Appoint { firms: FirmSet, contracts: Contracts },
    Block { numbers: u8 },
    Break { numbers: u8 },
    Buy { cards: Cards, blind: bool },
    Drawn,
    Move { gardens: GardenSet },
    TurnOver { firms: FirmSet },
}

impl Legal {
    pub(crate) const NOTHING: Self = Self(Choice::Nothing);
}

impl Goldbraeu {
    /// What `seat` may do if this lies open and that is its hand.
    #[inline]
    pub(crate) fn legal_for(&self, board: &Board, seat: Seat, hand: Cards) -> Legal {
        if !board.phase.asked().contains(seat) {
            return Legal::NOTHING;
        }
        Legal(match board.phase {
            Phase::Keep { .. } => Choice::Keep { hand },
            Phase::Bosses { .. } => Choice::Bosses { firms: Self::without_boss(board) },
            Phase::Pick { .. } => Choice::Pick,
            Phase::Expand { .. } => Choice::Expand(self.expansions(board, seat)),
            Phase::Appoint { closed, .. } => Choice::Appoint {
                firms: self.appointments(board, seat, closed, hand),
                contracts: Self::contracts(board, Self::bosses_of(board, seat)),
            },
            Phase::Block { firm, .. } => {
                let most = self.in_truth(board, seat, firm, hand);
                Choice::Block { numbers: self.blocks(board, seat, firm, most) }
            }
            Phase::Break { firm, owner, .. } => {
                let most = self.in_truth(board, seat, firm, hand);
                Choice::Break { numbers: self.breaks(board, (seat, owner), firm, most) }
            }
            Phase::Buy { .. } => Choice::Buy { cards: Self::on_offer(board, seat), blind: Self::has_pile(board) },
            Phase::Drawn { .. } => Choice::Drawn,
            Phase::Move { figure, .. } => Choice::Move { gardens: self.reach(board.figures, figure) },
            Phase::TurnOver { .. } => Choice::TurnOver { firms: Self::hidden_firms(hand) },
            Phase::Lot {} | Phase::Signs {} | Phase::Deal {} | Phase::LayOut {} => Choice::Nothing,
            Phase::Blind { .. } | Phase::Over { .. } => Choice::Nothing,
        })
    }
}

impl Choice {
    /// How many there are besides declining.
    #[inline]
    fn count(&self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Keep { hand } => {
                let kinds = hand.kinds().count_ones() as usize;
                kinds * (kinds - 1) / 2 + doubles(*hand)
            }
            Self::Bosses { firms } | Self::TurnOver { firms } => firms.len(),
            Self::Pick => Pick::COUNT,
            Self::Expand(Expansions { annex, shift, .. }) => annex.iter().chain(shift).map(|spaces| spaces.len()).sum(),
            Self::Appoint { firms, contracts } => firms.len() + contracts.len(),
            Self::Block { numbers } | Self::Break { numbers } => numbers.count_ones() as usize,
            Self::Buy { cards, blind } => cards.kinds().count_ones() as usize + usize::from(*blind),
            Self::Drawn => 2,
            Self::Move { gardens } => gardens.len(),
        }
    }

    #[inline]
    fn may_decline(&self) -> bool {
        matches!(
            self,
            Self::Expand(_)
                | Self::Appoint { .. }
                | Self::Block { .. }
                | Self::Break { .. }
                | Self::Buy { .. }
                | Self::TurnOver { .. }
        )
    }

    /// The action with this number; none from [`Choice::count`] on.
    #[inline]
    fn nth(&self, index: usize) -> Option<Action> {
        Some(match *self {
            Self::Nothing => return None,
            Self::Keep { hand } => Action::Keep { cards: pair(hand, index)? },
            Self::Bosses { firms } => Action::PlaceBoss { firm: firms.nth(index)? },
            Self::Pick => Action::Pick { action: Pick::from_index(index)? },
            Self::Expand(ref expansions) => return expansions.nth(index),
            Self::Appoint { firms, contracts } => match firms.nth(index) {
                Some(firm) => Action::Appoint { firm },
                None => {
                    let (brewery, garden) = contracts.nth(index - firms.len())?;
                    Action::Contract { brewery, garden }
                }
            },
            Self::Block { numbers } => Action::Block { cards: bit(numbers, index)? },
            Self::Break { numbers } => Action::Break { cards: bit(numbers, index)? },
            Self::Buy { cards, blind } => match kind(cards, index) {
                Some(card) => Action::Buy { card },
                None if blind => Action::BuyBlind {},
                None => return None,
            },
            Self::Drawn if index == 0 => Action::KeepHidden {},
            Self::Drawn => Action::Show {},
            Self::Move { gardens } => Action::Move { to: gardens.nth(index)? },
            Self::TurnOver { firms } => Action::TurnOver { firm: firms.nth(index)? },
        })
    }
}

impl LegalActions for Legal {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        self.0.count() + usize::from(self.0.may_decline())
    }

    #[inline]
    fn get(&self, index: usize) -> Action {
        let count = self.0.count();
        if index == count && self.0.may_decline() {
            return Action::Decline {};
        }
        assert!(index < count, "there is no legal action number {index}");
        self.0.nth(index).unwrap_or(Action::Decline {})
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        match (self.0, action) {
            (choice, Action::Decline {}) => choice.may_decline(),
            (Choice::Keep { hand }, Action::Keep { cards }) => cards.len() == 2 && cards.is_within(hand),
            (Choice::Bosses { firms }, Action::PlaceBoss { firm })
            | (Choice::Appoint { firms, .. }, Action::Appoint { firm })
            | (Choice::TurnOver { firms }, Action::TurnOver { firm }) => firms.contains(firm),
            (Choice::Pick, Action::Pick { .. }) | (Choice::Drawn, Action::KeepHidden {} | Action::Show {}) => true,
            (Choice::Expand(e), Action::Annex { garden, space }) => e.annex[garden.index()].contains(space),
            (Choice::Expand(e), Action::Shift { space, from, to }) => {
                e.shift[to.index()].contains(space) && e.spaces[from.index()].contains(space)
            }
            (Choice::Appoint { contracts, .. }, Action::Contract { brewery, garden }) => {
                contracts.contains(brewery, garden)
            }
            (Choice::Block { numbers }, Action::Block { cards })
            | (Choice::Break { numbers }, Action::Break { cards }) => cards < 8 && numbers >> cards & 1 == 1,
            (Choice::Buy { cards, .. }, Action::Buy { card }) => cards.contains(card),
            (Choice::Buy { blind, .. }, Action::BuyBlind {}) => blind,
            (Choice::Move { gardens }, Action::Move { to }) => gardens.contains(to),
            _ => false,
        }
    }
}

impl Expansions {
    /// First what can be annexed, garden by garden, then what can be shifted, by receiving garden.
    fn nth(&self, index: usize) -> Option<Action> {
        let mut place = index;
        for garden in Garden::ALL {
            let spaces = self.annex[garden.index()];
            if let Some(space) = spaces.nth(place) {
                return Some(Action::Annex { garden, space });
            }
            place -= spaces.len();
        }
        for to in Garden::ALL {
            let spaces = self.shift[to.index()];
            if let Some(space) = spaces.nth(place) {
                return Some(Action::Shift { space, from: self.from(space)?, to });
            }
            place -= spaces.len();
        }
        None
    }
}

/// How many kinds there are of which the hand has two cards or more.
fn doubles(hand: Cards) -> usize {
    Firm::ALL.into_iter().filter(|&firm| hand.count(Card::from(firm)) > 1).count()
}

/// The pair with this number: by its lower card, then by its higher one.
fn pair(hand: Cards, index: usize) -> Option<Cards> {
    let mut place = index;
    for low in Card::ALL.into_iter().filter(|&card| hand.contains(card)) {
        for high in Card::ALL.into_iter().skip(low.index()) {
            let pair = Cards::only(low).plus(Cards::only(high));
            if !pair.is_within(hand) {
                continue;
            }
            if place == 0 {
                return Some(pair);
            }
            place -= 1;
        }
    }
    None
}

fn bit(numbers: u8, place: usize) -> Option<u8> {
    (0..8).filter(|number| numbers >> number & 1 == 1).nth(place)
}

fn kind(cards: Cards, place: usize) -> Option<Card> {
    Card::ALL.into_iter().filter(|&card| cards.contains(card)).nth(place)
}
