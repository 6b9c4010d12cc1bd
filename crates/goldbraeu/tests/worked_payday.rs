//! The worked payday of the book (G8.7), data-driven.

use game_core::Seat;
use goldbraeu::payday::{Case, GardenCase, Holders, payday};
use goldbraeu::{Brewery, ByBrewery, ByGarden, BySeat, Firm, Garden};

const SEATS: [&str; 4] = ["red", "blue", "green", "yellow"];
const WORKED: &str = include_str!("data/worked_payday.txt");

fn seat(colour: &str) -> Seat {
    SEATS.iter().position(|one| *one == colour).and_then(Seat::new).unwrap_or_else(|| panic!("no colour {colour}"))
}

/// `red 3, blue 2` by seat.
fn by_seat(text: &str) -> BySeat<u16> {
    let mut values = BySeat::all(4, 0);
    for (colour, count) in text.split(',').filter_map(|part| part.trim().split_once(' ')) {
        values[seat(colour)] = count.parse().unwrap();
    }
    values
}

fn holders(stones: &str, boss: &str) -> Holders {
    let mut all = BySeat::all(4, 0);
    for (seat, count) in by_seat(stones).iter() {
        all[seat] = count as u8;
    }
    Holders { stones: all, boss: (boss != "-").then(|| seat(boss)) }
}

#[test]
fn the_worked_payday_is_as_in_the_book() {
    let nobody = Holders { stones: BySeat::all(4, 0), boss: None };
    let out = GardenCase { spaces: 0, parasols: 0, supplier: None, holders: nobody };
    let mut case = Case {
        gardens: ByGarden([out; 6]),
        breweries: ByBrewery([nobody; 4]),
        drunkard: Some(Garden::Krug),
        waitress: Some(Garden::Adler),
    };
    let rows: Vec<Vec<&str>> = WORKED
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    for row in &rows {
        match row[..] {
            [id, spaces, parasols, supplier, stones, boss, ..] if Garden::from_id(id).is_some() => {
                case.gardens[Garden::from_id(id).unwrap()] = GardenCase {
                    spaces: spaces.parse().unwrap(),
                    parasols: parasols.parse().unwrap(),
                    supplier: Brewery::from_id(supplier),
                    holders: holders(stones, boss),
                };
            }
            [id, stones, boss, ..] if Brewery::from_id(id).is_some() => {
                case.breweries[Brewery::from_id(id).unwrap()] = holders(stones, boss);
            }
            _ => {}
        }
    }
    let paid = payday(&case);
    for row in &rows {
        let [got, per_stone, salary, each] = row[row.len() - 4..] else { panic!("{row:?}") };
        let (split, took) = match Firm::from_id(row[0]).map(|firm| (firm.garden(), firm.brewery())) {
            Some((Some(garden), _)) => (paid.gardens[garden].split, paid.gardens[garden].takings),
            Some((_, Some(brewery))) => (paid.breweries[brewery].split, paid.breweries[brewery].received),
            _ => {
                assert_eq!(paid.totals, by_seat(each));
                assert_eq!(paid.totals.as_slice().iter().sum::<u16>(), got.parse::<u16>().unwrap());
                continue;
            }
        };
        assert_eq!(took, got.parse::<u16>().unwrap(), "{row:?}");
        assert_eq!((split.per_stone, split.salary), (per_stone.parse().unwrap(), salary.parse().unwrap()), "{row:?}");
        assert_eq!(split.paid, by_seat(each), "{row:?}");
    }
    assert_eq!(rows.len(), 6);
}
