//! What is secret in each game.

use game_core::{Game, Observer, Seat};
use goldbraeu::{Card, Cards, Goldbraeu, Phase};
use polterfass::Polterfass;
use rand_chacha::ChaCha8Rng;
use referee::{EntryOf, Row};

use crate::twin::{Journal, Spied};

impl Spied for Polterfass {
    fn is_sealed(action: &Self::Action) -> bool {
        matches!(action, polterfass::Action::Order { .. })
    }

    /// How many cards lie there all can see when all have laid (P3.2).
    fn is_alike(one: &Self::Action, other: &Self::Action) -> bool {
        use polterfass::Action::Order;
        matches!((one, other), (Order { cards: one }, Order { cards: other }) if one.backs() == other.backs())
    }

    fn reveals(seen: &Self::Seen) -> bool {
        matches!(seen, polterfass::Seen::Billed { .. })
    }

    fn redealt(_: &Journal<Self>, _: Observer, _: usize, _: &mut ChaCha8Rng) -> Option<Vec<EntryOf<Self>>> {
        None
    }
}

impl Spied for Goldbraeu {
    fn is_sealed(action: &Self::Action) -> bool {
        use goldbraeu::Action::{Keep, Pick};
        matches!(action, Keep { .. } | Pick { .. })
    }

    fn is_alike(one: &Self::Action, other: &Self::Action) -> bool {
        std::mem::discriminant(one) == std::mem::discriminant(other)
    }

    fn reveals(seen: &Self::Seen) -> bool {
        use goldbraeu::Seen::{PicksShown, Shown};
        matches!(seen, PicksShown { .. } | Shown { .. })
    }

    /// What others still hold at that place is dealt anew among them and the pile, and the journal is written as if they had
    /// got just that when they got their cards.
    fn redealt(
        journal: &Journal<Self>,
        observer: Observer,
        until: usize,
        luck: &mut ChaCha8Rng,
    ) -> Option<Vec<EntryOf<Self>>> {
        let (game, state) = (&journal.game, journal.before.get(until)?);
        let view = game.view(state, observer);
        let quiet = matches!(
            view.board.phase,
            Phase::Expand { .. } | Phase::Appoint { .. } | Phase::Buy { .. } | Phase::TurnOver { .. }
        );
        if !quiet {
            return None;
        }
        let twin = game.sample(&view, luck);
        let mut entries = journal.entries.clone();
        for seat in Seat::all(game.seats()).filter(|seat| !observer.is(*seat)) {
            let hand = |state| game.view(state, Observer::Seat(seat)).hand;
            let (had, has) = (hand(state), hand(&twin));
            let (lost, won) = (only_in(had, has), only_in(has, had));
            for (card, other) in lost.iter().zip(won.iter()) {
                replace(journal, &mut entries[..until], seat, card, other)?;
            }
        }
        Some(entries)
    }
}

/// Whoever got this card last gets another one instead.
fn replace(
    journal: &Journal<Goldbraeu>,
    entries: &mut [EntryOf<Goldbraeu>],
    seat: Seat,
    card: Card,
    other: Card,
) -> Option<()> {
    let exchanged = |cards: Cards| cards.minus(Cards::only(card)).plus(Cards::only(other));
    let drawn = (0..entries.len()).rev().find(|&place| {
        let is_it = matches!(entries[place].row, Row::Luck { draw: goldbraeu::Draw::Card { card: drawn }, .. } if drawn == card);
        is_it && bought_by(journal, place) == Some(seat) && !is_shown(&entries[place + 1..])
    });
    if let Some(drawn) = drawn {
        let Row::Luck { draw: goldbraeu::Draw::Card { card: drawn }, .. } = &mut entries[drawn].row else {
            return None;
        };
        *drawn = other;
        return Some(());
    }
    for entry in entries {
        match &mut entry.row {
            Row::Luck { draw: goldbraeu::Draw::Deal { hands }, .. } => {
                let hand = hands.get_mut(seat.index()).filter(|hand| hand.contains(card))?;
                *hand = exchanged(*hand);
            }
            Row::Act { seat: keeper, action: goldbraeu::Action::Keep { cards }, .. } if *keeper == seat => {
                *cards = Some(*cards).filter(|cards| cards.contains(card)).map(exchanged)?;
                return Some(());
            }
            _ => {}
        }
    }
    None
}

/// Who gets the card that luck draws here, if it isn't laid out for all.
fn bought_by(journal: &Journal<Goldbraeu>, place: usize) -> Option<Seat> {
    match journal.game.view(&journal.before[place], Observer::Spectator).board.phase {
        Phase::Blind { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Whether the card just drawn was shown at once (G6.3).
fn is_shown(after: &[EntryOf<Goldbraeu>]) -> bool {
    let action = after.iter().find_map(|entry| match entry.row {
        Row::Act { action, .. } => Some(action),
        _ => None,
    });
    action == Some(goldbraeu::Action::Show {})
}

/// The cards of one hand that the other one hasn't.
fn only_in(hand: Cards, other: Cards) -> Cards {
    let more = |card| Cards::of(card, hand.count(card).saturating_sub(other.count(card)));
    Card::ALL.into_iter().map(more).fold(Cards::EMPTY, Cards::plus)
}
