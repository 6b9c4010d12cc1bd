//! G6: buying cards, and what is known of them (G10.4).

use goldbraeu::{Action, Card, Figure, Garden, Phase, Pick, Seen};

use super::{Situation, Step};

pub const SITUATIONS: &[Situation] = &[
    ("G6.1 one buyer pays 2", |step| paid(step, 1, 2)),
    ("G6.1 two buyers pay 5", |step| paid(step, 2, 5)),
    ("G6.1 three buyers pay 8", |step| paid(step, 3, 8)),
    ("G6.1 four buyers pay 8", |step| paid(step, 4, 8)),
    ("G6.1 who can't pay is not asked", |step| {
        let price = [2, 2, 5, 8, 8][step.pickers(Pick::Buy)];
        idles(step, |step, seat| step.before().money[seat] < price)
    }),
    ("G6.2 a share lies face up that can't be bought without a stone", |step| {
        let share = || step.before().face_up.into_iter().flatten().any(|card| card.firm().is_some());
        matches!(step.phase(), Phase::Buy { seat, .. } if step.before().stones_left[seat] == 0 && share())
    }),
    ("G6.2 a share is bought face up", |step| bought(step, |card| card.firm().is_some())),
    ("G6.3 both face-up cards are sold", |step| buying(step) && step.before().face_up == [None; 2]),
    ("G6.3 a share drawn blind is kept hidden", |step| decides(step, false, Action::KeepHidden {})),
    ("G6.3 a share drawn blind is shown", |step| decides(step, false, Action::Show {})),
    ("G6.3 without a stone the share is kept unasked", |step| {
        matches!(step.phase(), Phase::Blind { .. }) && step.tells(|seen| matches!(seen, Seen::KeptHidden { .. }))
    }),
    ("G6.4 the drunkard is bought face up", |step| bought(step, |card| card == Card::Drunkard)),
    ("G6.4 the waitress is bought face up", |step| bought(step, |card| card == Card::Waitress)),
    ("G6.4 the drunkard is drawn blind", |step| drew(step, |card| card == Card::Drunkard)),
    ("G6.4 the waitress is drawn blind", |step| drew(step, |card| card == Card::Waitress)),
    ("G6.4 the drunkard stays", |step| moved(step, Figure::Drunkard, |steps, _| steps == 0)),
    ("G6.4 the drunkard walks one garden", |step| moved(step, Figure::Drunkard, |steps, _| steps == 1)),
    ("G6.4 the drunkard walks two gardens", |step| moved(step, Figure::Drunkard, |steps, _| steps == 2)),
    ("G6.4 the drunkard passes the waitress", |step| moved(step, Figure::Drunkard, |_, passes| passes)),
    ("G6.4 the waitress stays", |step| moved(step, Figure::Waitress, |steps, _| steps == 0)),
    ("G6.4 the waitress walks one garden", |step| moved(step, Figure::Waitress, |steps, _| steps == 1)),
    ("G6.4 the waitress walks two gardens", |step| moved(step, Figure::Waitress, |steps, _| steps == 2)),
    ("G6.4 the waitress passes the drunkard", |step| moved(step, Figure::Waitress, |_, passes| passes)),
    ("G6.5 the last card of the pile is drawn", |step| {
        let cards = |board: &goldbraeu::Board| usize::from(board.pile) + board.under.len();
        matches!(step.action(), Some(Action::BuyBlind {})) && cards(step.before()) == 1
    }),
    ("G6.5 the pile is empty, but a card lies face up", |step| {
        buying(step) && step.before().pile == 0 && step.before().under.is_empty()
    }),
    ("G6.5 nothing is left to buy", |step| {
        let board = step.before();
        idles(step, |_, _| board.pile == 0 && board.under.is_empty() && step.after().face_up == [None; 2])
    }),
    ("G10.4 a share that all know is drawn and kept", |step| decides(step, true, Action::KeepHidden {})),
    ("G10.4 a share that all know is drawn and shown", |step| decides(step, true, Action::Show {})),
    ("G10.4 a figure that all know is drawn", |step| {
        matches!(step.action(), Some(Action::BuyBlind {})) && matches!(step.after().phase, Phase::Move { .. })
    }),
    ("G10.4 a card of a hand that all know is turned over", |step| {
        step.actor().is_some_and(|seat| step.after().known[seat].len() < step.before().known[seat].len())
    }),
];

fn buying(step: &Step<'_>) -> bool {
    matches!(step.phase(), Phase::Buy { .. })
}

fn paid(step: &Step<'_>, buyers: usize, thalers: u8) -> bool {
    step.pickers(Pick::Buy) == buyers
        && step.tells(|seen| matches!(seen, Seen::Bought { price, .. } | Seen::Drew { price, .. } if *price == thalers))
}

fn idles(step: &Step<'_>, wanted: impl Fn(&Step<'_>, game_core::Seat) -> bool) -> bool {
    step.tells(|seen| matches!(seen, Seen::Idle { seat, action: Pick::Buy } if wanted(step, *seat)))
}

fn bought(step: &Step<'_>, wanted: fn(Card) -> bool) -> bool {
    matches!(step.action(), Some(Action::Buy { card }) if wanted(card))
}

fn drew(step: &Step<'_>, wanted: fn(Card) -> bool) -> bool {
    matches!(step.phase(), Phase::Blind { .. })
        && step.tells(|seen| matches!(seen, Seen::Drew { card: Some(card), .. } if wanted(*card)))
}

fn decides(step: &Step<'_>, known: bool, wanted: Action) -> bool {
    matches!(step.phase(), Phase::Drawn { card, .. } if card.is_some() == known) && step.action() == Some(wanted)
}

/// How many gardens a figure walks, that of the other one not counted, and whether it passes that one.
fn moved(step: &Step<'_>, wanted: Figure, how: fn(usize, bool) -> bool) -> bool {
    let figures = step.before().figures;
    step.tells(|seen| {
        let Seen::Moved { figure, from, to, .. } = *seen else { return false };
        let other = if figure == Figure::Drunkard { figures.waitress } else { figures.drunkard };
        let ahead = |garden: Garden| (garden.index() + Garden::COUNT - from.index()) % Garden::COUNT;
        let passes = ahead(other) < ahead(to);
        figure == wanted && how(ahead(to) - usize::from(passes), passes)
    })
}
