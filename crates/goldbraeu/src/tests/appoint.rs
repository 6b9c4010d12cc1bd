//! G5: appointments and contracts.

use super::*;

/// G5.1, G5.6: a stone qualifies, and where no boss is nobody can block; else one hidden card is turned over for it.
#[test]
fn a_stone_or_a_hidden_card_qualifies() {
    let table = Table::bare(4).stones("adler", &[1]).hand(0, "krug krug post").boss("post", 1);
    let mut table = table.picks("appoint buy buy buy");
    table.refuses(0, appoint("eiche"), Refusal::NoShare { firm: Firm::Eiche });
    table.act(0, appoint("adler")).unwrap();
    assert!(table.seen.contains(&Seen::Appointed { seat: seat(0), firm: Firm::Adler, old: None }));
    assert_eq!(table.view(0).hand.len(), 3);
    table.act(0, appoint("krug")).unwrap();
    assert_eq!(table.board().firms[Firm::Krug].boss, Some(seat(0)));
    assert_eq!(table.board().firms[Firm::Krug].stones.as_slice(), [1, 0, 0, 0]);
    assert_eq!(table.view(0).hand, cards("krug post"));
    assert_eq!(table.board().hand_sizes[seat(0)], 2);
}

/// G5.1: the old boss goes home to its owner.
#[test]
fn the_old_boss_goes_home() {
    let firms = ["krug", "eiche", "baeren", "post", "hirschen", "adler"];
    let table = firms.into_iter().fold(Table::bare(4), |table, id| table.boss(id, 1));
    let mut table = table.stones("krug", &[1]).stones("mayerbraeu", &[0, 1]).picks("appoint appoint buy buy");
    table.act(0, appoint("krug")).unwrap();
    assert!(table.seen.contains(&Seen::Appointed { seat: seat(0), firm: Firm::Krug, old: Some(seat(1)) }));
    // It is at hand again.
    table.act(1, appoint("mayerbraeu")).unwrap();
}

/// G5.5
#[test]
fn a_boss_of_today_stays_for_the_day() {
    let table = Table::bare(4).stones("krug", &[1, 1]).stones("post", &[0, 1]);
    let mut table = table.picks("appoint appoint buy buy");
    table.act(0, appoint("krug")).unwrap();
    table.refuses(1, appoint("krug"), Refusal::FreshBoss { firm: Firm::Krug });
    table.until(|board| matches!(board.phase, Phase::Pick { .. }));
    assert!(!table.board().firms[Firm::Krug].fresh);
}

/// G5.7: not against one's own boss, not a seventh boss; a boss stays without stones.
#[test]
fn six_bosses_are_all() {
    let firms = ["krug", "eiche", "baeren", "post", "hirschen", "adler"];
    let table = firms.into_iter().fold(Table::bare(4), |table, id| table.boss(id, 0));
    let mut table = table.boss("mayerbraeu", 1).stones("mayerbraeu", &[1]).stones("krug", &[1]);
    // A contract keeps the seat in play.
    table.state.board.firms[Firm::Adler].boss = Some(seat(1));
    table.state.board.firms[Firm::Steinbraeu].boss = Some(seat(0));
    let mut table = table.picks("appoint buy buy buy");
    table.refuses(0, appoint("krug"), Refusal::OwnBoss { firm: Firm::Krug });
    table.refuses(0, appoint("mayerbraeu"), Refusal::NoBossLeft);
    assert_eq!(table.board().firms[Firm::Post].boss, Some(seat(0)));
    assert_eq!(table.board().firms[Firm::Post].stones[seat(0)], 0);
}

/// G5.7, G7.1: who loses the only stone by turning over the last share is not appointed, and blocked for the day.
#[test]
fn a_full_firm_can_foil_an_appointment() {
    let table = Table::bare(4).stones("krug", &[0, 2, 3]).hand(0, "krug post");
    let mut table = table.picks("appoint buy buy buy");
    table.act(0, appoint("krug")).unwrap();
    assert!(table.seen.contains(&Seen::Repelled { seat: seat(0), firm: Firm::Krug, no_stone: true }));
    assert_eq!(table.board().firms[Firm::Krug].boss, None);
    assert!(matches!(table.board().phase, Phase::Appoint { left: 2, .. }));
    table.refuses(0, appoint("krug"), Refusal::ClosedFirm { firm: Firm::Krug });
}

/// G5.8
#[test]
fn contracts_need_both_bosses_a_new_supplier_and_a_free_sign() {
    let table =
        Table::bare(4).boss("steinbraeu", 0).boss("krug", 0).boss("eiche", 0).boss("post", 1).boss("mayerbraeu", 1);
    let mut table = table.picks("appoint buy buy buy");
    table.refuses(0, contract("steinbraeu", "post"), Refusal::NotYourFirm { firm: Firm::Post });
    table.refuses(0, contract("mayerbraeu", "krug"), Refusal::NotYourFirm { firm: Firm::Mayerbraeu });
    let (brewery, garden) = (Brewery::Steinbraeu, Garden::Eiche);
    table.refuses(0, contract("steinbraeu", "eiche"), Refusal::SameSupplier { brewery, garden });
    table.act(0, contract("steinbraeu", "krug")).unwrap();
    let replaced = Brewery::Mayerbraeu;
    let told = Seen::Contracted { seat: seat(0), brewery, garden: Garden::Krug, replaced, signs_left: 0 };
    assert!(table.seen.contains(&told), "{:?}", table.seen);
    assert_eq!(table.board().gardens[Garden::Krug].supplier, Brewery::Steinbraeu);
    assert_eq!(Goldbraeu::signs_left(table.board(), Brewery::Mayerbraeu), 2);

    let mut table = Table::bare(4).boss("steinbraeu", 0).boss("krug", 0).boss("post", 0).stones("adler", &[1]);
    table.state.board.gardens[Garden::Post].supplier = Brewery::Steinbraeu;
    let mut table = table.picks("appoint buy buy buy");
    table.refuses(0, contract("steinbraeu", "krug"), Refusal::NoSignLeft { brewery });
}
