//! G8.2: a payday is the same whether the spaces are drawn or counted, and no board that is played by the rules has a fault.

use game_core::{Game, Ignored};
use goldbraeu::payday::payday;
use goldbraeu::{Board, BySeat, Entry, Goldbraeu, Ground, Phase, Setup, Sheet, Week};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use testkit::step;

/// Counts the spaces as people would: without the program's own way to do it.
fn counted(game: &Goldbraeu, board: &Board) -> Sheet {
    let mut sheet = Sheet::from(board);
    for (one, garden) in sheet.gardens.0.iter_mut().zip(&board.gardens.0) {
        let (under, open): (Vec<_>, Vec<_>) =
            garden.spaces.iter().partition(|&space| game.setup().map.parasols().contains(space));
        one.ground = Ground::Counted { plain: open.len() as u8, parasols: under.len() as u8 };
    }
    sheet
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn counted_is_drawn_in_random_games(seed: u64, seats in 3_u8..=4) {
        let game = Goldbraeu::new(Setup::standard(seats)).unwrap();
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = game.start();
        let mut weeks = Vec::new();
        while let Some(step) = step(&game, &state, &mut luck) {
            let before = *state.board();
            step.apply(&game, &mut state, &mut Ignored).unwrap();
            let board = state.board();
            // Paying changes nothing but money.
            if board.week > before.week && before.week > 0 || matches!(board.phase, Phase::Over { .. }) {
                weeks.push((counted(&game, board), board.money));
            }
            if !matches!(board.phase, Phase::Pick { .. } | Phase::TurnOver { .. } | Phase::Over { .. }) {
                continue;
            }
            let (drawn, counted) = (Sheet::from(board), counted(&game, board));
            let wanted = game.forecast(board);
            prop_assert_eq!(payday(&game.case(&drawn)), wanted);
            prop_assert_eq!(payday(&game.case(&counted)), wanted);
            prop_assert_eq!(game.faults(&drawn), []);
            prop_assert_eq!(game.faults(&counted), []);
        }
        // Money in a table's own books and in those for a real table: what was spent in a week is what a payday leaves open.
        let mut spent = Vec::new();
        let mut last = BySeat::all(seats.into(), 25_i32);
        for (sheet, money) in &weeks {
            let mut entries = Vec::new();
            let paid = payday(&game.case(sheet)).totals;
            for (seat, thalers) in money.iter() {
                entries.push(Entry { seat, thalers: i32::from(thalers) - i32::from(paid[seat]) - last[seat] });
                last[seat] = thalers.into();
            }
            spent.push(Week { sheet: *sheet, entries });
        }
        let reckoned = game.reckon(&spent);
        for ((_, money), week) in weeks.iter().zip(&reckoned) {
            let money: Vec<i32> = money.as_slice().iter().map(|&thalers| thalers.into()).collect();
            prop_assert_eq!(week.after.as_slice(), &money[..]);
            prop_assert_eq!(&week.faults, &[]);
        }
        let Phase::Over { winners } = state.board().phase else { panic!("the game has an end") };
        prop_assert_eq!(game.winners(&reckoned), winners);
    }
}
