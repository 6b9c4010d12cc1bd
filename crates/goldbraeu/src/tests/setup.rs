//! G1 and G2: components and setup.

use super::*;

fn dealt(seats: u8) -> Table {
    let mut table = Table::new(seats);
    table.luck();
    table
}

/// Everybody keeps the first pair that is listed.
fn kept(seats: u8) -> Table {
    let mut table = dealt(seats);
    for number in 0..usize::from(seats) {
        let action = table.legal(number)[0];
        table.act(number, action).unwrap();
    }
    table
}

/// G1.2, G1.3, G1.7: ten firms with six shares each (three players: five), five drunkards, five waitresses.
#[test]
fn the_cards_are_those_of_the_box() {
    for (seats, shares, all) in [(3, 5, 60), (4, 6, 70)] {
        let game = Table::new(seats).game;
        let cards = game.all_cards();
        assert_eq!((Firm::COUNT, Garden::COUNT, Brewery::COUNT), (10, 6, 4));
        assert!(Firm::ALL.into_iter().all(|firm| cards.count(firm.into()) == shares));
        assert_eq!((cards.count(Card::Drunkard), cards.count(Card::Waitress), cards.len()), (5, 5, all));
    }
}

/// G1.4, G2.1, G2.2, G2.4, G4.4
#[test]
fn everybody_begins_with_the_same() {
    for (seats, stones) in [(3, 18), (4, 16)] {
        let table = dealt(seats);
        let board = table.board();
        assert!(board.money.iter().all(|(_, thalers)| thalers == 25));
        assert!(board.stones_left.iter().all(|(_, left)| left == stones));
        assert_eq!((board.figures.waitress, board.figures.drunkard), (Garden::Baeren, Garden::Adler));
        for (garden, of) in board.gardens.iter() {
            assert_eq!(of.spaces, SpaceSet::only(table.game.setup.map.fronts()[garden]));
        }
    }
}

/// G1.5, G2.3: six of the twelve signs hang at the inns, three of a brewery at most.
#[test]
fn signs_are_drawn() {
    for _ in 0..50 {
        let mut table = Table::new(4);
        table.luck = Xoshiro256PlusPlus::seed_from_u64(u64::from(table.state.board.pile) + 7);
        table.luck();
        let signs: Vec<Brewery> = table.board().gardens.iter().map(|(_, of)| of.supplier).collect();
        assert!(Brewery::ALL.into_iter().all(|one| signs.iter().filter(|&&sign| sign == one).count() <= 3));
    }
    let mut table = Table::new(4);
    let four = ByGarden([Brewery::Mayerbraeu; 6]);
    assert_eq!(table.draw(Draw::Signs { signs: four }), Err(Refusal::BadDraw));
}

/// G2.5: six cards each (three players: eight), never a figure.
#[test]
fn hands_hold_shares_alone() {
    for (seats, size) in [(3, 8), (4, 6)] {
        let table = dealt(seats);
        for number in 0..usize::from(seats) {
            let hand = table.view(number).hand;
            assert_eq!(hand.len(), size);
            assert!(hand.iter().all(|card| card.firm().is_some()));
        }
    }
    let mut table = Table::new(4);
    let signs = Goldbraeu::draw_signs(&mut table.luck);
    table.draw(Draw::Signs { signs }).unwrap();
    let mut hands = table.game.draw_hands(&mut table.luck);
    hands[0] = cards("krug krug krug krug krug drunkard");
    assert_eq!(table.draw(Draw::Deal { hands }), Err(Refusal::BadDraw));
}

/// G2.6, G10.1: two are kept in secret, the others are shown together and become stones.
#[test]
fn two_cards_are_kept_and_the_others_shown() {
    let mut table = dealt(4);
    let hand = table.view(0).hand;
    table.refuses(0, Action::Keep { cards: cards("krug") }, Refusal::BadKeep);
    table.refuses(0, Action::Keep { cards: cards("drunkard waitress") }, Refusal::BadKeep);
    let action = table.legal(0)[0];
    let Action::Keep { cards } = action else { panic!("{action:?}") };
    table.act(0, action).unwrap();
    assert_eq!(table.view(0).kept, Some(cards));
    assert!(table.view(1).kept.is_none() && table.board().gone.is_empty());
    table.refuses(0, action, Refusal::AlreadyChosen);
    for number in 1..4 {
        let action = table.legal(number)[0];
        table.act(number, action).unwrap();
    }
    let shown =
        table.seen.iter().find_map(|seen| if let Seen::Shown { cards } = seen { Some(cards[seat(0)]) } else { None });
    assert_eq!(shown, Some(hand.minus(cards)));
    assert_eq!(table.view(0).hand, cards);
    assert_eq!(table.board().gone.len(), 16);
    assert_eq!(table.board().stones_left[seat(0)], 12);
}

/// G2.7: a boss each on a firm without one, twice round (three players: three times).
#[test]
fn first_bosses_are_set_in_turn() {
    for (seats, without) in [(3, 1), (4, 2)] {
        let mut table = kept(seats);
        let mut order = Vec::new();
        while let Phase::Bosses { seat, .. } = table.board().phase {
            order.push(seat.index());
            table.refuses(seat.index(), DECLINE, Refusal::WrongPhase);
            if let Some(taken) = Firm::ALL.into_iter().find(|&firm| table.board().firms[firm].boss.is_some()) {
                table.refuses(seat.index(), Action::PlaceBoss { firm: taken }, Refusal::HasBoss { firm: taken });
            }
            let action = table.legal(seat.index())[0];
            table.act(seat.index(), action).unwrap();
        }
        let seats = usize::from(seats);
        assert_eq!(order, (0..10 - without).map(|turn| turn % seats).collect::<Vec<_>>());
        assert_eq!(Goldbraeu::without_boss(table.board()).len(), without);
    }
}

/// G2.8, G2.9: luck or the host names the start player; the payday figure goes two seats to the left, or to the start player.
#[test]
fn start_and_payday_figures_find_their_seats() {
    for (seats, start, payday) in [(4, 1, 3), (4, 3, 1), (3, 1, 1)] {
        let setup = Setup { start: StartPlayer::Seat(seat(start)), ..Setup::standard(seats) };
        let board = Goldbraeu::new(setup).unwrap().start().board;
        assert_eq!((board.start, board.payday), (seat(start), seat(payday)));
        let mut table = Table::new(seats);
        table.game = Goldbraeu::new(Setup::standard(seats)).unwrap();
        table.state = table.game.start();
        table.draw(Draw::Start { seat: seat(start) }).unwrap();
        assert_eq!((table.board().start, table.board().payday), (seat(start), seat(payday)));
        assert_eq!(table.draw(Draw::Start { seat: seat(0) }), Err(Refusal::BadDraw));
    }
}

/// G2.10: a firm that setup fills costs lone stones before the first boss is set.
#[test]
fn setup_can_fill_a_firm() {
    let mut table = Table::new(4);
    let signs = Goldbraeu::draw_signs(&mut table.luck);
    table.draw(Draw::Signs { signs }).unwrap();
    let hands = [
        cards("krug krug krug eiche eiche post"),
        cards("krug krug eiche eiche post post"),
        cards("krug baeren baeren baeren adler adler"),
        cards("hirschen hirschen hirschen adler adler adler"),
    ];
    table.draw(Draw::Deal { hands }).unwrap();
    for (number, keep) in ["eiche post", "eiche post", "adler adler", "adler adler"].into_iter().enumerate() {
        table.act(number, Action::Keep { cards: cards(keep) }).unwrap();
    }
    assert!(table.seen.contains(&Seen::FullFirm { firm: Firm::Krug, losers: seats(&[2]) }));
    assert_eq!(table.board().firms[Firm::Krug].stones.as_slice(), [3, 2, 0, 0]);
    assert_eq!(table.board().stones_left[seat(2)], 16 - 3);
    assert!(matches!(table.board().phase, Phase::Bosses { left: 8, .. }));
}

/// G2.10, G1.7, G2.6: with three players five shares fill a firm, and several firms may be full at once.
#[test]
fn setup_with_three_players_can_fill_several_firms() {
    let mut table = Table::new(3);
    let signs = Goldbraeu::draw_signs(&mut table.luck);
    table.draw(Draw::Signs { signs }).unwrap();
    let hands = [
        cards("krug krug krug krug eiche eiche post post"),
        cards("krug eiche eiche baeren baeren baeren post post"),
        cards("eiche adler adler adler adler baeren hirschen hirschen"),
        Cards::EMPTY,
    ];
    table.draw(Draw::Deal { hands }).unwrap();
    for (number, keep) in ["post post", "post post", "hirschen hirschen"].into_iter().enumerate() {
        table.act(number, Action::Keep { cards: cards(keep) }).unwrap();
    }
    let full = |firm, losers: &[usize]| Seen::FullFirm { firm, losers: seats(losers) };
    assert!(table.seen.contains(&full(Firm::Krug, &[1])) && table.seen.contains(&full(Firm::Eiche, &[2])));
    assert_eq!(table.board().firms[Firm::Krug].stones.as_slice(), [4, 0, 0]);
    assert_eq!(table.board().firms[Firm::Eiche].stones.as_slice(), [2, 2, 0]);
    assert_eq!(table.board().stones_left.as_slice(), [18 - 6, 18 - 5, 18 - 5]);
    assert!(matches!(table.board().phase, Phase::Bosses { left: 9, .. }));
}
