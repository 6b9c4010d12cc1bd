//! G7: full firms.

use super::*;

/// G7.1: whatever sets the last stone, whoever has exactly one loses it.
#[test]
fn the_last_share_costs_lone_stones() {
    let mut table = Table::bare(4).stones("eiche", &[2, 1, 1, 1]).picks("buy buy buy expand");
    let left = table.board().stones_left;
    table.act(0, Action::Buy { card: Card::Eiche }).unwrap();
    assert!(table.seen.contains(&Seen::FullFirm { firm: Firm::Eiche, losers: seats(&[1, 2, 3]) }));
    assert_eq!(table.board().firms[Firm::Eiche].stones.as_slice(), [3, 0, 0, 0]);
    assert_eq!(table.board().stones_left[seat(1)], left[seat(1)] + 1);
    assert_eq!(table.board().money.as_slice(), [25 - 8, 25, 25, 25]);
}

/// G7.1: the buyer's own lone stone, too; with three players five shares fill a firm.
#[test]
fn five_shares_are_all_with_three_players() {
    let mut table = Table::bare(3).stones("eiche", &[0, 2, 2]).picks("buy expand expand");
    table.act(0, Action::Buy { card: Card::Eiche }).unwrap();
    assert!(table.seen.contains(&Seen::FullFirm { firm: Firm::Eiche, losers: seats(&[0]) }));
    assert_eq!(table.board().stones_left[seat(0)], 18);
}

/// G7.2: it can't happen again, as no share is left.
#[test]
fn a_firm_fills_once() {
    let mut table = Table::bare(4).stones("eiche", &[2, 2, 1]).picks("buy buy buy expand");
    table.act(0, Action::Buy { card: Card::Eiche }).unwrap();
    assert_eq!(table.board().firms[Firm::Eiche].stones.as_slice(), [3, 2, 0, 0]);
    assert_eq!(table.game.unset(table.board(), Firm::Eiche), 0);
    assert_eq!(table.state.pile.count(Card::Eiche), 0);
    let fills = table.seen.iter().filter(|seen| matches!(seen, Seen::FullFirm { .. })).count();
    assert_eq!(fills, 1);
}
