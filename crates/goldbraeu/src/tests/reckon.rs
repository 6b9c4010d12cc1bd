//! Reckoning for a real table: what can't be so is found, and nothing else.

use super::*;
use crate::payday::{Holders, payday};
use crate::{BySeat, Entry, Fault, Figure, GardenSheet, Ground, Sheet, Week};

/// A table on which all is in order: gardens of one space, signs as on a bare table, two firms without a boss.
fn table(seats: u8) -> Table {
    let mut table = Table::bare(seats);
    let bosses = Firm::ALL.into_iter().take(table.game.first_bosses().into());
    for (number, firm) in bosses.enumerate() {
        table.state.board.firms[firm].boss = Some(seat(number % usize::from(seats)));
    }
    table
}

fn faults(table: &Table, change: impl FnOnce(&mut Sheet)) -> Vec<Fault> {
    let mut sheet = Sheet::from(table.board());
    change(&mut sheet);
    let faults = table.game.faults(&sheet);
    for fault in &faults {
        assert!(fault.rule().starts_with('G'));
    }
    faults
}

fn counted(plain: u8, parasols: u8) -> Ground {
    Ground::Counted { plain, parasols }
}

#[test]
fn a_board_in_order_has_no_fault() {
    assert_eq!(faults(&table(4), |_| ()), []);
    assert_eq!(faults(&table(3), |_| ()), []);
}

/// G2.1: a garden has its front space, drawn or counted.
#[test]
fn a_garden_without_its_front_space_is_a_fault() {
    let wanted = [Fault::NoFront { garden: Garden::Eiche }];
    let ground = |ground| move |sheet: &mut Sheet| sheet.gardens[Garden::Eiche].ground = ground;
    assert_eq!(faults(&table(4), ground(Ground::Drawn(SpaceSet::EMPTY))), wanted);
    assert_eq!(faults(&table(4), ground(counted(0, 0))), wanted);
    assert_eq!(faults(&table(4), ground(counted(0, 1))), []);
}

/// G4.3: what is not connected to the front space does not belong to a garden; G4.1: nor what another garden has.
#[test]
fn torn_and_shared_gardens_are_faults() {
    let table = table(4);
    let (front, far) = (table.game.fronts[Garden::Krug], table.game.fronts[Garden::Post]);
    let beside = table.game.neighbours[front.index()].nth(0).unwrap();
    let with = |space: Space| {
        let spaces: SpaceSet = [front, space].into_iter().collect();
        move |sheet: &mut Sheet| sheet.gardens[Garden::Krug].ground = Ground::Drawn(spaces)
    };
    assert_eq!(faults(&table, with(beside)), []);
    let torn = Fault::Torn { garden: Garden::Krug };
    assert_eq!(faults(&table, with(far)), [torn, Fault::Shared { garden: Garden::Post, other: Garden::Krug }]);
}

/// G1.6: no more spaces and no more parasols than the map has, however they are known.
#[test]
fn more_spaces_than_the_map_has_are_a_fault() {
    let table = table(4);
    let spaces = table.game.spaces.len() as u8;
    let parasols = table.game.parasols.len() as u8;
    // The other gardens have one space each, none with a parasol.
    let ground =
        |plain, parasols| move |sheet: &mut Sheet| sheet.gardens[Garden::Krug].ground = counted(plain, parasols);
    let most = spaces - parasols;
    assert_eq!(faults(&table, ground(most - 5, parasols)), []);
    let fault = Fault::TooManyPlain { count: u16::from(most) + 1, most: most.into() };
    assert_eq!(faults(&table, ground(most - 4, parasols)), [fault]);
    let fault = Fault::TooManyParasols { count: u16::from(parasols) + 1, most: parasols.into() };
    assert_eq!(faults(&table, ground(1, parasols + 1)), [fault]);
}

/// G2.3: each inn has a sign; G1.5: a brewery has three.
#[test]
fn signs_are_counted() {
    let supplier = |garden, brewery| move |sheet: &mut Sheet| sheet.gardens[garden].supplier = brewery;
    let unknown = faults(&table(4), supplier(Garden::Post, None));
    assert_eq!(unknown, [Fault::NoSupplier { garden: Garden::Post }]);
    // On a bare table Mayerbräu supplies two.
    assert_eq!(faults(&table(4), supplier(Garden::Post, Some(Brewery::Mayerbraeu))), []);
    let four = faults(&table(4), |sheet| {
        supplier(Garden::Post, Some(Brewery::Mayerbraeu))(sheet);
        supplier(Garden::Eiche, Some(Brewery::Mayerbraeu))(sheet);
    });
    assert_eq!(four, [Fault::TooManySigns { brewery: Brewery::Mayerbraeu, count: 4, most: 3 }]);
}

/// G1.3, G1.7, G7.1: a firm has six shares, with three players five; where all are stones, nobody has a lone one.
#[test]
fn stones_of_a_firm_are_counted() {
    for (seats, stones, wanted) in [
        (4, &[3, 2, 0, 0][..], None),
        (4, &[3, 3, 0, 0], None),
        (4, &[3, 2, 1, 0], Some(Fault::LoneStone { firm: Firm::Adler, seat: seat(2) })),
        (4, &[3, 2, 2, 0], Some(Fault::TooManyShares { firm: Firm::Adler, count: 7, most: 6 })),
        (3, &[3, 2, 0], None),
        (3, &[1, 4, 0], Some(Fault::LoneStone { firm: Firm::Adler, seat: seat(0) })),
        (3, &[3, 3, 0], Some(Fault::TooManyShares { firm: Firm::Adler, count: 6, most: 5 })),
    ] {
        let mut all = BySeat::all(seats.into(), 0);
        for (number, &count) in stones.iter().enumerate() {
            all[seat(number)] = count;
        }
        let found = faults(&table(seats), |sheet| sheet.firms[Firm::Adler].stones = all);
        assert_eq!(found, Vec::from_iter(wanted), "{stones:?}");
    }
}

/// G1.4: 16 stones each, with three players 18, and six bosses; G2.7: bosses never get fewer.
#[test]
fn stones_and_bosses_of_a_player_are_counted() {
    for (seats, most) in [(4, 16), (3, 18)] {
        let stones = |more: u8| {
            faults(&table(seats), |sheet| {
                for (number, firm) in Firm::ALL.into_iter().enumerate() {
                    let all = most / 4 + u8::from(number == 0) * (most % 4 + more);
                    sheet.firms[firm].stones[seat(1)] = if number < 4 { all } else { 0 };
                }
            })
        };
        assert!(!stones(0).iter().any(|fault| matches!(fault, Fault::TooManyStones { .. })));
        let (count, most) = (u16::from(most) + 1, most.into());
        assert!(stones(1).contains(&Fault::TooManyStones { seat: seat(1), count, most }));
    }
    let bosses = |own: usize, without: usize| {
        faults(&table(4), |sheet| {
            for (number, firm) in Firm::ALL.into_iter().enumerate() {
                let other = (number < Firm::COUNT - without).then(|| seat(number % 2));
                sheet.firms[firm].boss = if number < own { Some(seat(3)) } else { other };
            }
        })
    };
    assert_eq!(bosses(6, 2), []);
    assert_eq!(bosses(7, 2), [Fault::TooManyBosses { seat: seat(3), count: 7, most: 6 }]);
    assert_eq!(bosses(0, 3), [Fault::TooFewBosses { count: 3, most: 2 }]);
}

/// G2.4: both figures are somewhere; G6.4: not in one garden.
#[test]
fn figures_stand_apart() {
    let missing = faults(&table(4), |sheet| (sheet.drunkard, sheet.waitress) = (None, None));
    assert_eq!(missing, [Figure::Drunkard, Figure::Waitress].map(|figure| Fault::NoFigure { figure }));
    let together = faults(&table(4), |sheet| sheet.drunkard = sheet.waitress);
    assert_eq!(together, [Fault::Together { garden: Garden::Baeren }]);
}

/// G2.2, G6.1, G8.4, G9.1: money goes on from week to week, a debt is found in its week, and after the third the richest win, several
/// of them together.
#[test]
fn money_goes_on_over_three_weeks() {
    let table = table(4).stones("krug", &[0, 0, 1]);
    let sheet = Sheet::from(table.board());
    let paid = payday(&table.game.case(&sheet)).totals;
    let spent = [vec![Entry { seat: seat(0), thalers: -26 }], vec![Entry { seat: seat(0), thalers: -2 }], Vec::new()];
    let weeks = spent.map(|entries| Week { sheet, entries });
    let reckoned = table.game.reckon(&weeks);
    assert_eq!(reckoned[0].before.as_slice(), [-1, 25, 25, 25]);
    assert_eq!(reckoned[0].faults, [Fault::Debt { seat: seat(0) }]);
    for (number, week) in reckoned.iter().enumerate() {
        for (one, thalers) in week.after.iter() {
            let other: i32 = weeks[..=number]
                .iter()
                .flat_map(|week| &week.entries)
                .filter(|entry| entry.seat == one)
                .map(|entry| entry.thalers)
                .sum();
            assert_eq!(thalers, 25 + other + (number as i32 + 1) * i32::from(paid[one]));
        }
    }
    assert!(table.game.winners(&reckoned[..2]).is_empty());
    let rich: Vec<i32> = reckoned[2].after.as_slice().to_vec();
    let best = rich.iter().max().unwrap();
    let wanted: SeatSet = (0..4).filter(|&number| rich[number] == *best).map(seat).collect();
    assert_eq!(table.game.winners(&reckoned), wanted);
    let nobody = Holders { stones: BySeat::all(4, 0), boss: None };
    let nothing = GardenSheet { ground: counted(0, 0), supplier: None };
    let empty =
        Sheet { firms: crate::ByFirm([nobody; 10]), gardens: ByGarden([nothing; 6]), drunkard: None, waitress: None };
    let tied = table.game.reckon(&[(); 3].map(|()| Week { sheet: empty, entries: Vec::new() }));
    assert_eq!(table.game.winners(&tied), seats(&[0, 1, 2, 3]));
}

/// G8.2, G6.1, G3.5: thalers come at paydays only; what is spent is made of prices, one a day at most. Each is said once.
#[test]
fn money_between_paydays_is_made_of_prices() {
    let table = table(4);
    let sheet = Sheet::from(table.board());
    let faults = |entries: &[(usize, i32)]| {
        let entries = entries.iter().map(|&(number, thalers)| Entry { seat: seat(number), thalers }).collect();
        table.game.reckon(&[Week { sheet, entries }]).swap_remove(0).faults
    };
    assert_eq!(faults(&[(0, -2), (0, -5), (0, -8), (1, -10), (2, -11)]), []);
    let income = Fault::Income { seat: seat(1), thalers: 4 };
    assert_eq!(faults(&[(1, 4), (1, 4)]), [income]);
    assert_eq!(faults(&[(2, -3), (2, -1)]), [-3, -1].map(|thalers| Fault::NoPrice { seat: seat(2), thalers }));
    assert_eq!(faults(&[(0, -2); 7]), []);
    assert_eq!(faults(&[(0, -2); 8]), [Fault::TooManyCards { seat: seat(0), count: 8, most: 7 }]);
    assert_eq!(faults(&[(3, -57)]), [Fault::NoPrice { seat: seat(3), thalers: -57 }, Fault::Debt { seat: seat(3) }]);
    assert_eq!([income.rule(), Fault::NoPrice { seat: seat(0), thalers: -1 }.rule()], ["G8.2", "G6.1"]);
}
