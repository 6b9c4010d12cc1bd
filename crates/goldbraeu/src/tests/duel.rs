//! G5: blocking and breaking majorities.

use super::*;

const BLOCKED: fn(&Seen) -> bool = |seen| matches!(seen, Seen::Blocked { .. });

/// G5.10: red has the boss and two stones, blue and green one each; green challenges: 2 is not more than 2, and 3 is.
#[test]
fn the_worked_block_is_as_in_the_book() {
    let table = Table::bare(4).boss("hirschen", 0).stones("hirschen", &[2, 1, 1]).hand(0, "hirschen");
    let mut table = table.picks("buy buy appoint buy");
    table.act(2, appoint("hirschen")).unwrap();
    assert_eq!(table.asked(), seats(&[0]));
    table.refuses(0, Action::Block { cards: 0 }, Refusal::NoMajority { cards: 0, firm: Firm::Hirschen });
    table.refuses(0, Action::Block { cards: 2 }, Refusal::CantTurnOver { cards: 2, firm: Firm::Hirschen });
    table.act(0, Action::Block { cards: 1 }).unwrap();
    let told = Seen::Blocked { seat: seat(0), challenger: seat(2), firm: Firm::Hirschen, own: 3, others: 2 };
    assert!(table.seen.contains(&told), "{:?}", table.seen);
    assert_eq!(table.board().firms[Firm::Hirschen].boss, Some(seat(0)));
}

/// G5.2: blocking is a choice.
#[test]
fn an_owner_may_let_it_be() {
    let mut table = Table::bare(4).boss("krug", 1).stones("krug", &[1, 3]).picks("appoint buy buy buy");
    table.act(0, appoint("krug")).unwrap();
    assert_eq!(table.asked(), seats(&[1]));
    table.act(1, DECLINE).unwrap();
    assert_eq!(table.board().firms[Firm::Krug].boss, Some(seat(0)));
}

/// G5.3: the challenger breaks, the owner restores, and so on, until one stops; nobody else is asked.
#[test]
fn majorities_are_broken_and_restored_in_turn() {
    let table = Table::bare(4).boss("krug", 1).stones("krug", &[1, 2]).hand(0, "krug krug").hand(1, "krug post");
    let mut table = table.hand(2, "eiche").picks("appoint buy buy buy");
    table.act(0, appoint("krug")).unwrap();
    table.act(1, Action::Block { cards: 0 }).unwrap();
    assert!(matches!(table.board().phase, Phase::Break { .. }) && table.asked() == seats(&[0]));
    table.refuses(0, Action::Break { cards: 3 }, Refusal::CantTurnOver { cards: 3, firm: Firm::Krug });
    table.act(0, Action::Break { cards: 1 }).unwrap();
    assert!(matches!(table.board().phase, Phase::Block { .. }) && table.asked() == seats(&[1]));
    table.refuses(1, Action::Block { cards: 0 }, Refusal::NoMajority { cards: 0, firm: Firm::Krug });
    table.act(1, Action::Block { cards: 1 }).unwrap();
    assert_eq!(table.board().firms[Firm::Krug].stones.as_slice(), [2, 3, 0, 0]);
    table.act(0, Action::Break { cards: 1 }).unwrap();
    // All six are set: 3 against 3, and no card can restore anything.
    assert_eq!(table.board().firms[Firm::Krug].boss, Some(seat(0)));
}

/// G5.3: owner 3, challenger 1, another 1: the challenger's sixth share makes 3 against 2 and breaks nothing.
#[test]
fn a_sixth_share_that_breaks_nothing_is_refused() {
    let table = Table::bare(4).boss("krug", 1).stones("krug", &[1, 3, 1]).hand(0, "krug");
    let mut table = table.picks("appoint buy buy buy");
    table.act(0, appoint("krug")).unwrap();
    table.act(1, Action::Block { cards: 0 }).unwrap();
    // Six with the other's lone stone gone leave 3 against 2, so the challenger is not even asked (G5.9).
    assert!(table.seen.contains(&Seen::Repelled { seat: seat(0), firm: Firm::Krug, no_stone: false }));
    let breaks = table.game.breaks(table.board(), (seat(0), seat(1)), Firm::Krug, 1);
    assert_eq!(breaks, 0);
}

/// G5.3, G5.7: owner 2, three others 1 each: the owner's sixth makes 3 against none, and the challenger has no stone left.
#[test]
fn an_owners_sixth_share_can_sweep_the_firm() {
    let table = Table::bare(4).boss("krug", 1).stones("krug", &[1, 2, 1, 1]).hand(1, "krug");
    let mut table = table.picks("appoint buy buy buy");
    table.act(0, appoint("krug")).unwrap();
    table.act(1, Action::Block { cards: 1 }).unwrap();
    assert_eq!(table.board().firms[Firm::Krug].stones.as_slice(), [0, 3, 0, 0]);
    assert!(table.seen.contains(&Seen::Repelled { seat: seat(0), firm: Firm::Krug, no_stone: true }));
}

/// G5.4: a blocked challenger tries elsewhere within the same execution; the firm is closed for the day, stones stay.
#[test]
fn a_blocked_challenger_tries_another_firm() {
    let table = Table::bare(4).boss("krug", 1).stones("krug", &[0, 2]).hand(0, "krug").stones("post", &[1]);
    let mut table = table.picks("appoint buy buy buy");
    table.act(0, appoint("krug")).unwrap();
    table.act(1, Action::Block { cards: 0 }).unwrap();
    assert!(table.seen.iter().any(BLOCKED));
    assert!(matches!(table.board().phase, Phase::Appoint { left: 2, .. }));
    assert_eq!(table.board().firms[Firm::Krug].stones[seat(0)], 1);
    table.refuses(0, appoint("krug"), Refusal::ClosedFirm { firm: Firm::Krug });
    table.act(0, appoint("post")).unwrap();
    assert_eq!(table.board().firms[Firm::Post].boss, Some(seat(0)));
}

/// G5.9: whether somebody is asked depends on the number of hidden cards, not on what they show.
#[test]
fn questions_depend_on_what_all_can_see() {
    for hand in ["krug", "eiche", "adler"] {
        let table = Table::bare(4).boss("krug", 1).stones("krug", &[1, 1]).hand(1, hand);
        let mut table = table.picks("appoint buy buy buy");
        table.act(0, appoint("krug")).unwrap();
        assert_eq!(table.asked(), seats(&[1]), "{hand}");
        let can = table.legal(1).contains(&Action::Block { cards: 1 });
        assert_eq!(can, hand == "krug");
        assert!(table.legal(1).contains(&DECLINE));
    }
    // Without cards, without stones, or without shares left there is nothing to ask.
    let mut bare = Table::bare(4).boss("krug", 1).stones("krug", &[1, 1]).picks("appoint buy buy buy");
    bare.act(0, appoint("krug")).unwrap();
    assert_eq!(bare.board().firms[Firm::Krug].boss, Some(seat(0)));
    let mut out_of_stones = Table::bare(4).boss("krug", 1).stones("krug", &[1, 1]).hand(1, "eiche");
    out_of_stones.state.board.stones_left[seat(1)] = 0;
    let mut out_of_stones = out_of_stones.picks("appoint buy buy buy");
    out_of_stones.act(0, appoint("krug")).unwrap();
    assert_eq!(out_of_stones.board().firms[Firm::Krug].boss, Some(seat(0)));
}

/// G5.9: the challenger is asked by the same measure.
#[test]
fn a_challenger_without_the_cards_is_asked_all_the_same() {
    let table = Table::bare(4).boss("krug", 1).stones("krug", &[1, 2]).hand(0, "eiche adler");
    let mut table = table.picks("appoint buy buy buy");
    table.act(0, appoint("krug")).unwrap();
    table.act(1, Action::Block { cards: 0 }).unwrap();
    assert_eq!((table.asked(), table.legal(0)), (seats(&[0]), vec![DECLINE]));
    table.refuses(0, Action::Break { cards: 1 }, Refusal::CantTurnOver { cards: 1, firm: Firm::Krug });
    table.act(0, DECLINE).unwrap();
    assert_eq!(table.board().firms[Firm::Krug].boss, Some(seat(1)));
}

/// G5.3, G7.1: of several cards turned over at once the last one fills the firm, and the majority is counted after that.
#[test]
fn several_cards_can_fill_a_firm_in_the_middle_of_a_duel() {
    // Owner 2, challenger 1, another 1: two more make 4 against none.
    let table = Table::bare(4).boss("krug", 1).stones("krug", &[1, 2, 1]).hand(1, "krug krug");
    let mut table = table.picks("appoint buy buy buy");
    table.act(0, appoint("krug")).unwrap();
    table.act(1, Action::Block { cards: 2 }).unwrap();
    assert_eq!(table.board().firms[Firm::Krug].stones.as_slice(), [0, 4, 0, 0]);
    let told = Seen::Blocked { seat: seat(1), challenger: seat(0), firm: Firm::Krug, own: 4, others: 0 };
    assert!(table.seen.contains(&told), "{:?}", table.seen);
    assert!(table.seen.contains(&Seen::Repelled { seat: seat(0), firm: Firm::Krug, no_stone: true }));
    assert_eq!(table.board().stones_left.as_slice(), [16, 16 - 4, 16, 16]);

    // Owner 3, challenger 1: one more makes 3 against 2, two more 3 against 3.
    let table = Table::bare(4).boss("krug", 1).stones("krug", &[1, 3]).hand(0, "krug krug");
    let mut table = table.picks("appoint buy buy buy");
    table.act(0, appoint("krug")).unwrap();
    table.act(1, Action::Block { cards: 0 }).unwrap();
    table.refuses(0, Action::Break { cards: 1 }, Refusal::MajorityStands { cards: 1, firm: Firm::Krug });
    table.act(0, Action::Break { cards: 2 }).unwrap();
    assert_eq!(table.board().firms[Firm::Krug].stones.as_slice(), [3, 3, 0, 0]);
    assert_eq!(table.board().firms[Firm::Krug].boss, Some(seat(0)));
}

/// G5.9, G5.5, G5.7: the view names the firms where a block is possible, and none where no appointment is.
#[test]
fn blocks_are_foretold_only_where_an_appointment_is_possible() {
    let table = || {
        let table = Table::bare(4).stones("krug", &[1, 3]).stones("eiche", &[1, 0, 3]).stones("post", &[1, 1]);
        table.boss("krug", 1).boss("eiche", 2).boss("post", 1).boss("adler", 0).boss("mayerbraeu", 0)
    };
    let mut open = table().picks("appoint buy buy buy");
    for observer in Observer::all(4) {
        let told = open.game.view(&open.state, observer).may_block;
        assert_eq!(told, [Firm::Krug, Firm::Eiche].into_iter().collect());
    }
    open.act(0, appoint("krug")).unwrap();
    assert!(open.view(0).may_block.is_empty());
    open.act(1, Action::Block { cards: 0 }).unwrap();
    assert_eq!(open.view(3).may_block, [Firm::Eiche].into_iter().collect());

    let mut fresh = table();
    fresh.state.board.firms[Firm::Eiche].fresh = true;
    let fresh = fresh.picks("appoint buy buy buy");
    assert_eq!(fresh.view(0).may_block, [Firm::Krug].into_iter().collect());

    // With six bosses on the board only contracts are left.
    let others = ["baeren", "hirschen", "steinbraeu", "kramerbraeu"];
    let six = others.into_iter().fold(table(), |table, id| table.boss(id, 0)).picks("appoint buy buy buy");
    assert!(matches!(six.board().phase, Phase::Appoint { .. }));
    assert!(!six.legal(0).iter().any(|action| matches!(action, Action::Appoint { .. })));
    assert!(six.view(0).may_block.is_empty());
}
