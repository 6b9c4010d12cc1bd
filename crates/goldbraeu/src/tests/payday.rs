//! G8: paydays.

use super::*;
use crate::payday::{GardenCase, Holders, ORDER, split};
use crate::{BySeat, Sheet};

/// G8.6: all 108 entries of the rulebook's table, which are in `data/paydays.txt`; G8.4.
#[test]
fn the_payday_table_is_a_division() {
    let mut entries = 0;
    for line in include_str!("../../tests/data/paydays.txt").lines().filter(|line| !line.starts_with('#')) {
        let figures: Vec<u16> = line.split_whitespace().map(|figure| figure.parse().unwrap()).collect();
        let [takings, stones, per_stone, salary] = figures[..] else { panic!("{line}") };
        let holders = Holders { stones: BySeat::all(1, stones as u8), boss: None };
        let split = split(takings, &holders);
        assert_eq!((split.per_stone, split.salary), (per_stone, salary), "{line}");
        entries += 1;
    }
    assert_eq!(entries, 108);
}

/// G8.2, G8.3: 4 a space, 8 with a parasol, 12 less with the drunkard, 20 more with the waitress; one half each.
#[test]
fn takings_are_reckoned_by_the_space() {
    for (spaces, parasols, drunkard, waitress, takings) in [
        (5, 1, false, true, 44),
        (6, 1, true, false, 16),
        (3, 0, false, false, 12),
        (2, 0, true, false, 0),
        (1, 1, true, false, 0),
        (1, 0, false, true, 24),
    ] {
        let table = Table::bare(4);
        let holders = Holders { stones: BySeat::all(4, 0), boss: None };
        let mut case = table.game.case(&Sheet::from(table.board()));
        case.gardens[Garden::Krug] = GardenCase { spaces, parasols, supplier: None, holders };
        case.drunkard = drunkard.then_some(Garden::Krug);
        case.waitress = waitress.then_some(Garden::Krug);
        let pay = crate::payday::garden(Garden::Krug, &case);
        assert_eq!((pay.takings, pay.half), (takings, takings / 2));
        assert_eq!(takings % 4, 0);
    }
}

/// G8.1, G3.5: before payday each may turn over hidden cards, once round from the start player of the day just ended; who has
/// finished is not asked again; hidden cards earn nothing.
#[test]
fn hidden_cards_may_be_turned_over_before_payday() {
    let mut table = Table::bare(4).hand(1, "krug adler").hand(3, "krug");
    (table.state.board.day, table.state.board.start) = (7, seat(2));
    let mut table = table.picks("expand expand expand expand");
    assert!(table.seen.contains(&Seen::PaydayBegan { week: 1 }));
    assert_eq!(table.asked(), seats(&[3]));
    table.refuses(3, Action::TurnOver { firm: Firm::Adler }, Refusal::NotInHand { firm: Firm::Adler });
    table.act(3, DECLINE).unwrap();
    assert_eq!(table.asked(), seats(&[1]));
    table.act(1, Action::TurnOver { firm: Firm::Krug }).unwrap();
    assert_eq!(table.asked(), seats(&[1]));
    table.act(1, DECLINE).unwrap();
    let pays = table.seen.iter().filter(|seen| matches!(seen, Seen::GardenPaid { .. })).count();
    assert_eq!(pays, 6);
    // One plain space at the krug: 2 for its only stone. The one who kept the card has nothing.
    assert_eq!(table.board().money.as_slice(), [25, 27, 25, 25]);
}

/// G8.5: gardens first, from Zum Adler on, then the breweries with what they were brought.
#[test]
fn gardens_are_paid_before_breweries() {
    let mut table = Table::bare(4).boss("mayerbraeu", 2).stones("mayerbraeu", &[3]);
    table.state.board.day = 7;
    let table = table.picks("expand expand expand expand");
    let order: Vec<String> = table
        .seen
        .iter()
        .filter_map(|seen| match seen {
            Seen::GardenPaid { garden, .. } => Some(garden.to_string()),
            Seen::BreweryPaid { brewery, .. } => Some(brewery.to_string()),
            _ => None,
        })
        .collect();
    let wanted: Vec<String> =
        ORDER.iter().map(Garden::to_string).chain(Brewery::ALL.iter().map(Brewery::to_string)).collect();
    assert_eq!(order, wanted);
    // Krug and hirschen bring 2 each: 1 for each of three stones, 1 for the boss.
    assert_eq!(table.board().money.as_slice(), [28, 25, 26, 25]);
}

/// G8.4: without stones the boss's owner gets all; without both the bank does.
#[test]
fn what_nobody_holds_goes_to_the_boss_or_the_bank() {
    let mut table = Table::bare(4).boss("krug", 1);
    table.state.board.day = 7;
    let table = table.picks("buy buy buy buy");
    let mut table = table;
    table.until(|board| matches!(board.phase, Phase::Pick { .. }));
    assert_eq!(table.board().money.as_slice(), [25, 27, 25, 25]);
}

/// G8.7 is worked out in the tests of the command line's reckoner; here the same figures through a table's forecast.
#[test]
fn the_forecast_is_the_payday_that_would_be() {
    let mut table = Table::bare(4).boss("adler", 1).stones("adler", &[3, 2]).spaces("adler", "2,2 1,3 2,3 1,1");
    table.state.board.figures.waitress = Garden::Adler;
    table.state.board.figures.drunkard = Garden::Krug;
    let pay = table.game.forecast(table.board()).gardens[Garden::Adler];
    assert_eq!((pay.spaces, pay.parasols, pay.takings, pay.half), (5, 0, 40, 20));
    let wider = table.spaces("adler", "0,1");
    let pay = wider.game.forecast(wider.board()).gardens[Garden::Adler];
    assert_eq!((pay.spaces, pay.parasols, pay.takings), (6, 1, 48));
    assert_eq!(wider.view(0).forecast, wider.game.forecast(wider.board()));
}

/// G8.1, G7.1: a full firm gives stones back while cards are turned over: whoever is still to be asked, or is being asked, may
/// use them, but who was passed over or has finished is not asked again.
#[test]
fn stones_that_come_back_before_payday_help_those_to_come() {
    let full = |own: &[u8], hands: [&str; 3], left: [u8; 3]| {
        let mut table = Table::bare(4).stones("krug", own);
        for (number, (hand, left)) in hands.into_iter().zip(left).enumerate() {
            table = table.hand(number, hand);
            table.state.board.stones_left[seat(number)] = left;
        }
        table.state.board.day = 7;
        table.picks("expand expand expand expand")
    };
    let turn_over = |id| Action::TurnOver { firm: firm(id) };
    // Seat 0 has no stone left and is passed over; seat 1 fills the krug; seats 0 and 2 get a stone each.
    let mut table = full(&[1, 3, 1], ["post", "krug", "adler"], [0, 2, 0]);
    assert_eq!(table.asked(), seats(&[1]));
    table.act(1, turn_over("krug")).unwrap();
    assert!(table.seen.contains(&Seen::FullFirm { firm: Firm::Krug, losers: seats(&[0, 2]) }));
    assert_eq!(table.asked(), seats(&[2]));
    table.act(2, turn_over("adler")).unwrap();
    assert!(table.seen.iter().any(|seen| matches!(seen, Seen::PaydayEnded { .. })));
    assert_eq!(table.board().hand_sizes.as_slice(), [1, 0, 0, 0]);

    // Seat 0 fills the krug with its only stone, gets it back and goes on.
    let mut table = full(&[0, 3, 2], ["krug post", "", ""], [1, 0, 0]);
    table.act(0, turn_over("krug")).unwrap();
    assert_eq!(table.board().firms[Firm::Krug].stones.as_slice(), [0, 3, 2, 0]);
    assert_eq!(table.asked(), seats(&[0]));
    table.act(0, turn_over("post")).unwrap();
    assert_eq!(table.board().firms[Firm::Post].stones.as_slice(), [1, 0, 0, 0]);
}
