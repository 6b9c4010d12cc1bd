//! G9 and G10: the end, and what is hidden.

use super::*;

fn last_payday() -> Table {
    let mut table = Table::bare(4).hand(0, "krug").hand(2, "post adler");
    (table.state.board.week, table.state.board.day) = (3, 7);
    table
}

/// G9.1, G10.3: the richest wins, and a tie is a shared win; all hands are shown.
#[test]
fn the_richest_win_together() {
    let mut table = last_payday();
    table.state.board.money[seat(1)] = 40;
    table.state.board.money[seat(3)] = 40;
    let mut table = table.picks("expand expand expand expand");
    table.until(|board| matches!(board.phase, Phase::Over { .. }));
    assert_eq!(table.board().phase, Phase::Over { winners: seats(&[1, 3]) });
    assert!(table.seen.contains(&Seen::Ended { winners: seats(&[1, 3]), money: 40 }));
    let hands = table.game.view(&table.state, Observer::Spectator).hands.unwrap();
    assert_eq!(hands.as_slice()[..3], [cards("krug"), Cards::EMPTY, cards("post adler")]);
    assert_eq!(table.game.outcome(&table.state).unwrap().winners, seats(&[1, 3]));
    table.refuses(0, DECLINE, Refusal::Over);
}

/// G10.1, G10.2: others' hidden cards are a number, everything laid out is open.
#[test]
fn hidden_cards_are_a_number() {
    let table = last_payday().stones("eiche", &[1, 2]).boss("krug", 3);
    for observer in [Observer::Seat(seat(1)), Observer::Spectator] {
        let view = table.game.view(&table.state, observer);
        assert_eq!(view.board.hand_sizes.as_slice(), [1, 0, 2, 0]);
        assert!(view.hand.is_empty() && view.hands.is_none());
        assert_eq!(view.board, table.state.board);
    }
    assert_eq!(table.view(2).hand, cards("post adler"));
}

/// G10.4: cards that left the game are listed.
#[test]
fn cards_that_left_the_game_are_open() {
    let mut table = Table::bare(4).stones("krug", &[2]).picks("buy expand expand expand");
    table.act(0, Action::Buy { card: Card::Post }).unwrap();
    assert_eq!(table.view(3).board.gone, cards("krug krug post"));
}
