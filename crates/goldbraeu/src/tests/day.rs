//! G3: days and weeks.

use super::*;

/// G3.1: picks are secret until all have picked; expansions, then appointments, then purchases.
#[test]
fn actions_are_picked_together_and_carried_out_in_order() {
    let mut table = Table::bare(4).boss("krug", 3).stones("krug", &[1]).boss("adler", 1);
    table.act(0, Action::Pick { action: Pick::Appoint }).unwrap();
    assert!(table.board().picks.iter().all(|(_, pick)| pick.is_none()));
    assert_eq!((table.view(0).pick, table.view(1).pick), (Some(Pick::Appoint), None));
    table.refuses(0, Action::Pick { action: Pick::Buy }, Refusal::AlreadyChosen);
    for (number, action) in [(1, Pick::Buy), (2, Pick::Buy), (3, Pick::Expand)] {
        table.act(number, Action::Pick { action }).unwrap();
    }
    assert!(matches!(table.board().phase, Phase::Expand { .. }) && table.asked() == seats(&[3]));
    table.act(3, DECLINE).unwrap();
    assert!(matches!(table.board().phase, Phase::Appoint { .. }) && table.asked() == seats(&[0]));
    table.act(0, DECLINE).unwrap();
    assert!(matches!(table.board().phase, Phase::Buy { .. }) && table.asked() == seats(&[1]));
}

/// G3.1: any action may be picked; who can't carry it out is passed over.
#[test]
fn an_action_that_cannot_be_carried_out_may_be_picked() {
    let mut table = Table::bare(4).picks("expand appoint buy buy");
    assert!(table.seen.contains(&Seen::Idle { seat: seat(0), action: Pick::Expand }));
    assert!(table.seen.contains(&Seen::Idle { seat: seat(1), action: Pick::Appoint }));
    assert_eq!(table.asked(), seats(&[2]));
    table.act(2, DECLINE).unwrap();
}

/// G3.2: clockwise from the start player.
#[test]
fn the_start_player_acts_first() {
    let mut table = Table::bare(4);
    table.state.board.start = seat(2);
    let mut table = table.picks("buy buy buy buy");
    let mut order = Vec::new();
    while let Phase::Buy { seat, .. } = table.board().phase {
        order.push(seat.index());
        table.act(seat.index(), DECLINE).unwrap();
    }
    assert_eq!(order, [2, 3, 0, 1]);
}

/// G3.3: all or part may be declined; the day ends when all have acted.
#[test]
fn declining_ends_the_action() {
    let mut table = Table::bare(4).boss("krug", 0).picks("expand buy buy buy");
    let space = table.space("1,0");
    table.act(0, Action::Annex { garden: Garden::Krug, space }).unwrap();
    assert!(matches!(table.board().phase, Phase::Expand { left: 1, .. }));
    table.act(0, DECLINE).unwrap();
    assert!(table.seen.contains(&Seen::Declined { seat: seat(0), action: Pick::Expand }));
    for number in 1..4 {
        table.act(number, DECLINE).unwrap();
    }
    assert!(table.seen.iter().any(|seen| matches!(seen, Seen::DayEnded { day: 1, .. })));
    assert_eq!(table.board().day, 2);
}

/// G3.4, G10.4: the start figure moves to the left; unsold cards go under the pile in the open, then two are laid out.
#[test]
fn unsold_cards_go_under_the_pile() {
    let mut table = Table::bare(4).picks("buy buy buy buy");
    for number in 0..4 {
        table.act(number, DECLINE).unwrap();
    }
    table.luck();
    let board = table.board();
    assert_eq!(board.start, seat(1));
    assert_eq!(board.under.iter().collect::<Vec<_>>(), [Card::Eiche, Card::Post]);
    assert!(board.face_up.iter().all(Option::is_some));
    assert_eq!(usize::from(board.pile), 70 - 4);
}

/// G3.4: with fewer than two cards, what there is.
#[test]
fn an_empty_pile_lays_out_what_there_is() {
    let mut table = Table::bare(4).face_up([Some(Card::Eiche), None]).only_known("").picks("buy buy buy buy");
    for number in 0..4 {
        table.act(number, DECLINE).unwrap();
    }
    assert_eq!(table.board().face_up, [Some(Card::Eiche), None]);
    assert!(matches!(table.board().phase, Phase::Pick { .. }) && table.board().under.is_empty());
}

/// G3.5, G8.8: start seats of the weeks 0, 3, 2 (three players: 0, 1, 2); on days 3 and 7 (1, 4 and 7) both figures meet.
#[test]
fn figures_go_round_through_three_weeks() {
    for (seats, starts, meetings) in [(4, [0, 3, 2], vec![3, 7]), (3, [0, 1, 2], vec![1, 4, 7])] {
        let mut table = Table::bare(seats);
        for (week, start) in (1..=3).zip(starts) {
            assert_eq!((table.board().week, table.board().start), (week, seat(start)));
            let mut met = Vec::new();
            for day in 1..=7 {
                assert_eq!(table.board().day, day);
                if table.board().start == table.board().payday {
                    met.push(day);
                }
                table.until(|board| board.day != day || matches!(board.phase, Phase::Over { .. }));
                table.luck();
            }
            assert_eq!(met, meetings);
        }
        assert!(matches!(table.board().phase, Phase::Over { .. }));
    }
}

/// G3.6: a lone picker expands or appoints twice, of the same or of different kinds; two pickers once each; buying stays one.
#[test]
fn a_lone_picker_acts_twice() {
    let table = Table::bare(4).boss("krug", 0).boss("eiche", 1).picks("expand expand buy buy");
    assert!(matches!(table.board().phase, Phase::Expand { left: 1, .. }));

    let mut table = Table::bare(4).boss("krug", 0).boss("eiche", 0).picks("expand buy buy appoint");
    assert!(matches!(table.board().phase, Phase::Expand { left: 2, .. }));
    let space = table.space("3,0");
    table.act(0, Action::Annex { garden: Garden::Krug, space }).unwrap();
    let space = table.space("4,0");
    table.act(0, Action::Annex { garden: Garden::Eiche, space }).unwrap();
    assert!(!matches!(table.board().phase, Phase::Expand { .. }));

    // The second builds on the first: appointed at a brewery, then a contract with it.
    let mut table = Table::bare(4).boss("krug", 0).stones("steinbraeu", &[1]).picks("appoint buy buy buy");
    table.act(0, appoint("steinbraeu")).unwrap();
    table.act(0, contract("steinbraeu", "krug")).unwrap();
    assert!(matches!(table.board().phase, Phase::Buy { .. }));
    table.act(1, Action::Buy { card: Card::Eiche }).unwrap();
    assert_eq!(table.asked(), seats(&[2]));
}

/// G2.9, G3.5, G8.8: whoever starts, the weeks' start seats and the days on which both figures meet are counted from there.
#[test]
fn weeks_are_counted_from_the_start_player() {
    for (players, weeks, meetings) in [(4_usize, [0, 3, 2], vec![3, 7]), (3, [0, 1, 2], vec![1, 4, 7])] {
        for first in 0..players {
            let mut table = Table::new(players as u8);
            let setup = Setup { start: StartPlayer::Seat(seat(first)), ..Setup::standard(players as u8) };
            table.game = Goldbraeu::new(setup).unwrap();
            table.state = table.game.start();
            table.until(|board| matches!(board.phase, Phase::Over { .. }));
            let mut days = Vec::new();
            for seen in &table.seen {
                if let Seen::DayBegan { week, day, start, payday } = *seen {
                    days.push((week, day, start, start == payday));
                }
            }
            assert_eq!(days.len(), 21);
            for (week, after) in (1..=3).zip(weeks) {
                let of: Vec<_> = days.iter().filter(|day| day.0 == week).collect();
                for (place, &&(_, day, start, met)) in of.iter().enumerate() {
                    assert_eq!(usize::from(day), place + 1);
                    assert_eq!(start, seat((first + after + place) % players));
                    assert_eq!(met, meetings.contains(&day));
                }
            }
        }
    }
}
