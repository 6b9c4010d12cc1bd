//! G5: appointments and contracts, and G3.6: two of them.

use game_core::{Game as _, LegalActions as _, Seat};
use goldbraeu::{Action, Board, Brewery, Card, Firm, Phase, Pick, Seen};

use super::{Situation, Step};

pub const SITUATIONS: &[Situation] = &[
    ("G5.1 appointed without a challenge to anybody's boss (G5.6)", |step| appointed(step, |old| old.is_none())),
    ("G5.1 an old boss goes home unasked, as nobody could block", unasked),
    ("G5.2 blocked by stones that lie there", |step| blocked(step, |cards| cards == 0)),
    ("G5.2 blocked by turning over a card", |step| blocked(step, |cards| cards == 1)),
    ("G5.2 blocked by turning over several cards", |step| blocked(step, |cards| cards > 1)),
    ("G5.2 let be, though they could block", |step| lets_be(step) && choices(step) > 1),
    ("G5.2 let be after the majority was broken", |step| lets_be(step) && broken_before(step)),
    ("G5.3 broken by a card", |step| broke(step, |cards| cards == 1)),
    ("G5.3 broken by several cards", |step| broke(step, |cards| cards > 1)),
    ("G5.3 broken for good", |step| broke(step, |_| true) && appointed(step, |old| old.is_some())),
    ("G5.3 broken, and blocked again", |step| blocked(step, |_| true) && broken_before(step)),
    ("G5.3 the challenger gives in, though they could break", |step| gives_in(step) && choices(step) > 1),
    ("G5.3 a block that can't be broken", |step| blocked(step, |_| true) && repelled(step, false)),
    ("G5.4 another firm in the same execution", |step| after_a_block(step, false) && appointed(step, |_| true)),
    ("G5.4 a contract in the same execution", |step| after_a_block(step, false) && contracted(step, |_| true)),
    ("G5.4 blocked twice on a day", |step| after_a_block(step, false) && blocked(step, |_| true)),
    ("G5.4 the firm is closed in the second execution, too", |step| after_a_block(step, true)),
    ("G5.5 a boss appointed today is safe from whoever is asked", fresh_is_safe),
    ("G5.7 the challenger's only stone is lost by qualifying", |step| {
        matches!(step.action(), Some(Action::Appoint { .. })) && repelled(step, true)
    }),
    ("G5.7 the challenger's only stone is lost by a block", |step| blocked(step, |_| true) && repelled(step, true)),
    ("G5.7 all six bosses are on the board", |step| asked_to_appoint(step, |bosses, _| bosses == 6)),
    ("G5.7 asked for contracts alone", |step| asked_to_appoint(step, |_, firms| firms == 0)),
    ("G5.7 a boss stays when its owner's stones are gone", |step| {
        step.tells(|seen| matches!(seen, Seen::FullFirm { firm, losers } if step.after().firms[*firm].boss.is_some_and(|boss| losers.contains(boss))))
    }),
    ("G5.8 the last sign is taken", |step| contracted(step, |left| left == 0)),
    ("G5.8 a brewery gets its first garden", |step| contracted(step, |left| left == 2)),
    ("G5.8 a brewery loses its last garden", loses_its_last_garden),
    ("G5.9 asked whether to block, without a card for it", |step| lets_be(step) && choices(step) == 1),
    ("G5.9 asked whether to break, without a card for it", |step| gives_in(step) && choices(step) == 1),
    ("G5.9 asked to appoint, with nothing but to decline", |step| {
        matches!(step.phase(), Phase::Appoint { .. }) && step.action().is_some() && choices(step) == 1
    }),
    ("G3.6 appointed twice", |step| twice(step, Did::Appointed, Did::Appointed)),
    ("G3.6 appointed, then a contract", |step| twice(step, Did::Appointed, Did::Contracted)),
    ("G3.6 a contract, then appointed", |step| twice(step, Did::Contracted, Did::Appointed)),
    ("G3.6 two contracts", |step| twice(step, Did::Contracted, Did::Contracted)),
    ("G3.6 a contract with the firm just appointed to", contract_of_the_new_boss),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Did {
    Appointed,
    Contracted,
}

fn appointed(step: &Step<'_>, wanted: fn(Option<Seat>) -> bool) -> bool {
    step.tells(|seen| matches!(seen, Seen::Appointed { old, .. } if wanted(*old)))
}

fn unasked(step: &Step<'_>) -> bool {
    matches!(step.action(), Some(Action::Appoint { .. })) && appointed(step, |old| old.is_some())
}

fn blocked(step: &Step<'_>, wanted: fn(u8) -> bool) -> bool {
    matches!(step.action(), Some(Action::Block { cards }) if wanted(cards))
}

fn broke(step: &Step<'_>, wanted: fn(u8) -> bool) -> bool {
    matches!(step.action(), Some(Action::Break { cards }) if wanted(cards))
}

fn contracted(step: &Step<'_>, wanted: fn(u8) -> bool) -> bool {
    step.tells(|seen| matches!(seen, Seen::Contracted { signs_left, .. } if wanted(*signs_left)))
}

fn repelled(step: &Step<'_>, wanted: bool) -> bool {
    step.tells(|seen| matches!(seen, Seen::Repelled { no_stone, .. } if *no_stone == wanted))
}

fn lets_be(step: &Step<'_>) -> bool {
    step.tells(|seen| matches!(seen, Seen::LetBe { .. }))
}

fn gives_in(step: &Step<'_>) -> bool {
    matches!((step.phase(), step.action()), (Phase::Break { .. }, Some(Action::Decline {})))
}

/// How many legal actions the seat had that acted.
fn choices(step: &Step<'_>) -> usize {
    step.actor().map_or(0, |seat| step.game.legal(step.before, seat).len())
}

/// Whether in the same duel the majority was broken before.
fn broken_before(step: &Step<'_>) -> bool {
    let Phase::Block { challenger, firm, .. } = step.phase() else { return false };
    let same =
        |seen: &Seen| matches!(seen, Seen::Broke { seat, firm: other, .. } if (*seat, *other) == (challenger, firm));
    step.told_today(same)
}

/// Whether a seat that was blocked today does something: still in the execution in which it was, or in the next one.
fn after_a_block(step: &Step<'_>, later: bool) -> bool {
    let (Phase::Appoint { seat, closed, .. } | Phase::Block { challenger: seat, closed, .. }) = step.phase() else {
        return false;
    };
    let last = step.today.iter().rposition(|seen| matches!(seen, Seen::Repelled { seat: who, .. } if *who == seat));
    let next = step.today.iter().rposition(|seen| execution(seen).is_some_and(|(who, _)| who == seat));
    !closed.is_empty() && last.is_some() && (next > last) == later
}

fn bosses(board: &Board, seat: Seat) -> usize {
    Firm::ALL.into_iter().filter(|&firm| board.firms[firm].boss == Some(seat)).count()
}

fn asked_to_appoint(step: &Step<'_>, wanted: fn(usize, usize) -> bool) -> bool {
    let (Phase::Appoint { seat, .. }, Some(_)) = (step.phase(), step.action()) else { return false };
    let legal = step.game.legal(step.before, seat);
    let firms = legal.iter().filter(|action| matches!(action, Action::Appoint { .. })).count();
    let contracts = legal.len() - 1 - firms;
    contracts > 0 && wanted(bosses(step.before(), seat), firms)
}

fn fresh_is_safe(step: &Step<'_>) -> bool {
    let Phase::Appoint { seat, .. } = step.phase() else { return false };
    let board = step.before();
    let safe = |firm: Firm| {
        let of = &board.firms[firm];
        let share = of.stones[seat] > 0 || step.before.hand(seat).contains(Card::from(firm));
        of.fresh && of.boss != Some(seat) && share && bosses(board, seat) < 6
    };
    step.action().is_some() && Firm::ALL.into_iter().any(safe)
}

fn loses_its_last_garden(step: &Step<'_>) -> bool {
    let gardens = |brewery: Brewery| step.after().gardens.0.iter().filter(|garden| garden.supplier == brewery).count();
    step.tells(|seen| matches!(seen, Seen::Contracted { replaced, .. } if gardens(*replaced) == 0))
}

fn execution(seen: &Seen) -> Option<(Seat, Did)> {
    match seen {
        Seen::Appointed { seat, .. } => Some((*seat, Did::Appointed)),
        Seen::Contracted { seat, .. } => Some((*seat, Did::Contracted)),
        _ => None,
    }
}

/// The two executions of a lone picker, if the second comes about in this step.
fn pair<'a>(step: &'a Step<'_>) -> Option<(&'a Seen, &'a Seen)> {
    let second = step.seen.iter().find(|seen| execution(seen).is_some())?;
    let first = step.today.iter().rfind(|seen| execution(seen).is_some())?;
    let same = execution(first)?.0 == execution(second)?.0 && step.pickers(Pick::Appoint) == 1;
    same.then_some((first, second))
}

fn twice(step: &Step<'_>, one: Did, other: Did) -> bool {
    let did = |seen| execution(seen).map(|(_, did)| did);
    pair(step).is_some_and(|(first, second)| did(first) == Some(one) && did(second) == Some(other))
}

fn contract_of_the_new_boss(step: &Step<'_>) -> bool {
    let Some((Seen::Appointed { firm, .. }, Seen::Contracted { brewery, garden, .. })) = pair(step) else {
        return false;
    };
    [Firm::from(*brewery), Firm::from(*garden)].contains(firm)
}
