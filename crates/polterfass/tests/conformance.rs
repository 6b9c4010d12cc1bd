//! Polterfass keeps the laws of games, with every option and number of players.

use game_core::{Game, Luck, Seat};
use polterfass::{
    Action, BarrelModel, BarrelSet, Draw, EqualGreedy, FirstInnkeeper, Order, Pad, Polterfass, Seen, Setup, Verdict,
    View,
};
use testkit::{Subject, conformance};

struct PolterfassSubject;

fn any_barrels(luck: &mut impl Luck) -> BarrelSet {
    BarrelSet::from_bits(luck.next_u32() as u16 & luck.next_u32() as u16)
}

impl Subject for PolterfassSubject {
    type Game = Polterfass;

    fn any_action(&self, luck: &mut impl Luck) -> Action {
        match luck.below(6) {
            0 => Action::Roll {},
            1 => Action::Close {},
            2 => Action::Order { cards: Order::from_index(luck.below(36) as usize).unwrap() },
            3 => Action::RollOn { put_back: any_barrels(luck).and(BarrelSet::SPECIALS) },
            4 => Action::RollOn { put_back: any_barrels(luck) },
            _ => Action::Target { destroyed: any_barrels(luck), doubled: any_barrels(luck) },
        }
    }

    fn any_draw(&self, luck: &mut impl Luck) -> Draw {
        match luck.below(3) {
            0 => Draw::Innkeeper { seat: Seat::new(luck.below(8) as usize).unwrap() },
            _ => Draw::Barrels { stood: any_barrels(luck), large: any_barrels(luck) },
        }
    }

    fn reveals(&self, event: &Seen) -> bool {
        matches!(event, Seen::OrdersIn { .. } | Seen::Billed { .. })
    }

    /// The totals are the sums of the results, and in each round just as much is given as P6 says.
    fn conserved(&self, game: &Polterfass, view: &View, pad: &Pad) -> Result<(), String> {
        let mut totals = vec![0; game.seats()];
        for row in &pad.rows {
            for (total, result) in totals.iter_mut().zip(&row.results) {
                *total += result;
            }
            let orders = || row.orders.iter().flatten().map(|order| i32::from(order.sum()));
            let (ordered, highest) = (orders().sum::<i32>(), orders().max().unwrap_or(0));
            let served = row.served.map_or(0, i32::from);
            let given = match row.verdict {
                Verdict::Failed => ordered,
                Verdict::Enough => served,
                Verdict::TooGreedy => served + highest * (row.modest.len() as i32 - row.greediest.len() as i32),
            };
            if row.results.iter().sum::<i32>() != given || i32::from(row.ordered) != ordered || row.totals != totals {
                return Err(format!("{given} given, but the pad says {row:?}"));
            }
        }
        if view.totals == totals { Ok(()) } else { Err(format!("{totals:?} on the pad, {:?} in view", view.totals)) }
    }
}

fn keeps_the_laws(setup: Setup, games: u64) {
    let game = Polterfass::new(setup).unwrap();
    let census = conformance(&PolterfassSubject, &game, games).unwrap_or_else(|breach| panic!("{setup:?}: {breach}"));
    assert_eq!(census.games, games);
    assert!(census.twin_steps > census.steps && census.refused > census.steps, "{census:?}");
}

#[test]
fn every_number_of_players_keeps_the_laws() {
    for seats in 3..=6 {
        keeps_the_laws(Setup::standard(seats), 12);
    }
}

#[test]
fn every_option_keeps_the_laws() {
    let standard = Setup::standard(4);
    let stand_often = BarrelModel::Reckoned { stand: 0.8, large_end: 0.2 };
    keeps_the_laws(Setup { goal: 25, barrels: stand_often, ..standard }, 30);
    keeps_the_laws(Setup { equal_greedy: EqualGreedy::Penalty, seats: 3, ..standard }, 20);
    let named = FirstInnkeeper::Seat(Seat::new(2).unwrap());
    keeps_the_laws(Setup { goal: 120, first_innkeeper: named, ..standard }, 4);
}
