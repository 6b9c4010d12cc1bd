//! The player who reckons what everything will have brought by the last payday.

use ::goldbraeu::{Action, Card, Cards, Firm, Goldbraeu, Legal, Pad, Phase, Pick, View};
use game_core::{Game as _, LegalActions, Seat};
use rand_core::Rng;

use super::ahead::Ahead;
use super::worth::Worth;
use crate::Player;

/// Values shares by the paydays to come, keeps majorities, minds lone stones in nearly full firms, and picks actions with an eye
/// on how crowded they will be.
///
/// It looks one action ahead, on a table drawn from what it has seen; others' hidden cards are anybody's guess to it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trader;

/// On how many tables it tries out an action card.
const TRIES: u32 = 6;

impl Player<Goldbraeu> for Trader {
    fn choose(
        &self,
        game: &Goldbraeu,
        view: &View,
        _pad: &Pad,
        legal: Legal,
        luck: &mut dyn Rng,
        _go_on: &mut dyn FnMut() -> bool,
    ) -> Action {
        let first = legal.get(0);
        let Some(seat) = view.seat.filter(|_| legal.len() > 1) else { return first };
        match view.board.phase {
            Phase::Keep { .. } => keep(view.hand, legal),
            Phase::Pick { .. } => pick(game, view, seat, luck).unwrap_or(first),
            _ => {
                let ahead = ahead(game, view, seat, luck);
                ahead.best(&ahead.state, luck).map_or(first, |(action, _)| action)
            }
        }
    }
}

fn ahead<'a>(game: &'a Goldbraeu, view: &View, seat: Seat, luck: &mut dyn Rng) -> Ahead<'a> {
    let state = game.sample(view, &mut { luck });
    Ahead { worth: Worth { game, seat, hand: view.hand }, state }
}

/// Keeps what it has only once, so that pairs are stones from the start and no lone stone is at risk.
fn keep(hand: Cards, legal: Legal) -> Action {
    let lonely = |action: &Action| match action {
        Action::Keep { cards } => Firm::ALL
            .into_iter()
            .map(Card::from)
            .map(|card| u32::from(cards.count(card)) * u32::from(hand.count(card)))
            .sum(),
        _ => u32::MAX,
    };
    legal.iter().min_by_key(lonely).unwrap_or_else(|| legal.get(0))
}

/// The action card that brings most, whatever the others pick.
fn pick(game: &Goldbraeu, view: &View, seat: Seat, luck: &mut dyn Rng) -> Option<Action> {
    let mut worth = [0.0; Pick::COUNT];
    for _ in 0..TRIES {
        let ahead = ahead(game, view, seat, luck);
        for (worth, pick) in worth.iter_mut().zip(Pick::ALL) {
            *worth += ahead.picked(pick, luck);
        }
    }
    let best = Pick::ALL.into_iter().max_by(|one, other| worth[one.index()].total_cmp(&worth[other.index()]))?;
    Some(Action::Pick { action: best })
}
