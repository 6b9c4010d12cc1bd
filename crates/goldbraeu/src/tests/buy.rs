//! G6: buying.

use super::*;

/// G6.1: one, two, three or four buyers pay 2, 5, 8 and 8; the price stays if somebody declines.
#[test]
fn the_price_depends_on_the_number_of_buyers() {
    for (picks, price) in [
        ("buy expand expand expand", 2),
        ("buy buy expand expand", 5),
        ("buy buy buy expand", 8),
        ("buy buy buy buy", 8),
    ] {
        let mut table = Table::bare(4).picks(picks);
        table.act(0, DECLINE).unwrap();
        if let Phase::Buy { seat, price: asked } = table.board().phase {
            assert_eq!((seat.index(), asked), (1, price));
            table.act(1, Action::Buy { card: Card::Eiche }).unwrap();
            assert_eq!(table.board().money[seat], 25 - u16::from(price));
        } else {
            assert_eq!(price, 2);
        }
    }
    let mut lone = Table::bare(4).picks("buy expand expand expand");
    lone.act(0, Action::Buy { card: Card::Eiche }).unwrap();
    assert_eq!(lone.board().money[seat(0)], 23);
}

/// G6.1: who can't pay is passed over.
#[test]
fn who_cannot_pay_declines() {
    let mut table = Table::bare(4);
    table.state.board.money[seat(0)] = 7;
    let table = table.picks("buy buy buy expand");
    assert!(table.seen.contains(&Seen::Idle { seat: seat(0), action: Pick::Buy }));
    assert_eq!(table.asked(), seats(&[1]));
}

/// G6.2, G6.6: a face-up share becomes a stone at once, for which an unused stone is needed.
#[test]
fn a_face_up_share_is_a_stone_at_once() {
    let mut table = Table::bare(4);
    table.state.board.stones_left[seat(1)] = 0;
    let mut table = table.picks("buy buy expand expand");
    table.refuses(0, Action::Buy { card: Card::Krug }, Refusal::NotFaceUp { card: Card::Krug });
    table.act(0, Action::Buy { card: Card::Eiche }).unwrap();
    assert_eq!(table.board().firms[Firm::Eiche].stones[seat(0)], 1);
    assert!(table.board().gone.contains(Card::Eiche) && table.board().hand_sizes[seat(0)] == 0);
    table.refuses(1, Action::Buy { card: Card::Eiche }, Refusal::NotFaceUp { card: Card::Eiche });
    table.refuses(1, Action::Buy { card: Card::Post }, Refusal::NoStoneLeft);
}

/// G6.3, G10.1: the top card is paid for before it is seen, and then hidden or shown; there is no declining.
#[test]
fn the_top_card_is_bought_blind() {
    for show in [false, true] {
        let mut table = Table::bare(4).picks("buy buy expand expand");
        table.act(0, Action::BuyBlind {}).unwrap();
        assert_eq!(table.board().money[seat(0)], 20);
        table.draw(Draw::Card { card: Card::Krug }).unwrap();
        assert!(table.seen.contains(&Seen::Drew { seat: seat(0), price: 5, card: None, known: false }));
        assert_eq!((table.view(0).drawn, table.view(1).drawn), (Some(Card::Krug), None));
        table.refuses(0, DECLINE, Refusal::WrongPhase);
        if show {
            table.act(0, Action::Show {}).unwrap();
            assert_eq!(table.board().firms[Firm::Krug].stones[seat(0)], 1);
        } else {
            table.act(0, Action::KeepHidden {}).unwrap();
            assert_eq!((table.view(0).hand, table.board().hand_sizes[seat(0)]), (cards("krug"), 1));
            assert!(table.view(1).board.known[seat(0)].is_empty());
        }
    }
}

/// G6.3: with both face-up cards sold only the pile is left.
#[test]
fn when_both_are_sold_the_pile_is_left() {
    let mut table = Table::bare(4).picks("buy buy buy expand");
    table.act(0, Action::Buy { card: Card::Eiche }).unwrap();
    table.act(1, Action::Buy { card: Card::Post }).unwrap();
    assert_eq!(table.legal(2), [Action::BuyBlind {}, DECLINE]);
}

/// G6.4: the worked steps: drunkard at Adler and waitress at Krug: one step is Eiche, two Baeren; waitress at Eiche: Krug, Baeren.
#[test]
fn figures_skip_each_other() {
    for (waitress, reached) in [("krug", ["adler", "eiche", "baeren"]), ("eiche", ["adler", "krug", "baeren"])] {
        let mut table = Table::bare(4).face_up([Some(Card::Drunkard), None]);
        table.state.board.figures.waitress = garden(waitress);
        let mut table = table.picks("buy expand expand expand");
        table.act(0, Action::Buy { card: Card::Drunkard }).unwrap();
        let mut reach = table.legal(0);
        reach.sort_by_key(|action| format!("{action:?}"));
        let mut wanted = reached.map(|id| Action::Move { to: garden(id) }).to_vec();
        wanted.sort_by_key(|action| format!("{action:?}"));
        assert_eq!(reach, wanted);
        let there = garden(waitress);
        table.refuses(0, Action::Move { to: there }, Refusal::OutOfReach { garden: there });
        table.act(0, Action::Move { to: garden(reached[2]) }).unwrap();
        assert!(table.board().gone.contains(Card::Drunkard));
        assert_eq!(table.board().figures.drunkard, garden(reached[2]));
    }
}

/// G6.4: a figure from the pile is played at once; a hand never holds one.
#[test]
fn a_figure_from_the_pile_is_played_at_once() {
    let mut table = Table::bare(4).picks("buy expand expand expand");
    table.act(0, Action::BuyBlind {}).unwrap();
    table.draw(Draw::Card { card: Card::Waitress }).unwrap();
    assert!(matches!(table.board().phase, Phase::Move { .. }) && table.board().hand_sizes[seat(0)] == 0);
    table.act(0, Action::Move { to: Garden::Baeren }).unwrap();
}

/// G6.5: an empty pile is not refilled, and with nothing left nobody pays.
#[test]
fn an_empty_pile_stays_empty() {
    let table = Table::bare(4).face_up([Some(Card::Krug), None]).only_known("");
    let mut table = table.picks("buy buy expand expand");
    table.refuses(0, Action::BuyBlind {}, Refusal::PileEmpty);
    table.act(0, Action::Buy { card: Card::Krug }).unwrap();
    assert!(table.seen.contains(&Seen::Idle { seat: seat(1), action: Pick::Buy }));
    assert_eq!(table.board().money[seat(1)], 25);
}

/// G6.6: hidden cards are unlimited, but without an unused stone a card just drawn stays hidden.
#[test]
fn without_stones_cards_stay_hidden() {
    let mut table = Table::bare(4);
    table.state.board.stones_left[seat(0)] = 0;
    let mut table = table.picks("buy expand expand expand");
    table.act(0, Action::BuyBlind {}).unwrap();
    table.draw(Draw::Card { card: Card::Krug }).unwrap();
    assert!(table.seen.contains(&Seen::KeptHidden { seat: seat(0) }));
    assert_eq!(table.view(0).hand, cards("krug"));
}

/// G10.4: once the original pile is used up, a blind draw is known to all, and so is the card in that hand.
#[test]
fn known_cards_stay_known() {
    let mut table = Table::bare(4).only_known("krug adler").picks("buy expand expand expand");
    table.act(0, Action::BuyBlind {}).unwrap();
    assert!(table.seen.contains(&Seen::Drew { seat: seat(0), price: 2, card: Some(Card::Krug), known: true }));
    table.act(0, Action::KeepHidden {}).unwrap();
    assert_eq!(table.board().known[seat(0)], cards("krug"));
    let sampled = table.game.sample(&table.view(3), &mut table.luck.clone());
    assert_eq!(sampled.hands[seat(0)], cards("krug"));
}

/// G6.4: on a map where Zum Adler stands between Krug and Eiche the figures walk that way.
#[test]
fn figures_walk_as_the_inns_stand_on_the_map() {
    let map = serde_json::json!({
        "name": "Another order",
        "rows": ["..K..A..", "#H....E#", "..O..B.."],
        "doors": {
            "krug": "north", "eiche": "east", "baeren": "south", "post": "south", "hirschen": "west", "adler": "north"
        },
        "breweries": ["mayerbraeu", "steinbraeu", "kramerbraeu", "schmidbraeu"],
    });
    let mut table = Table::bare(4).face_up([Some(Card::Drunkard), None]);
    table.game = Goldbraeu::new(Setup { map: serde_json::from_value(map).unwrap(), ..Setup::standard(4) }).unwrap();
    table.state.board.figures.drunkard = Garden::Krug;
    table.state.board.figures.waitress = Garden::Eiche;
    let mut table = table.picks("buy expand expand expand");
    table.act(0, Action::Buy { card: Card::Drunkard }).unwrap();
    let reach = [Garden::Krug, Garden::Baeren, Garden::Adler].map(|to| Action::Move { to });
    assert_eq!(table.legal(0), reach);
    table.refuses(0, Action::Move { to: Garden::Post }, Refusal::OutOfReach { garden: Garden::Post });
    table.act(0, Action::Move { to: Garden::Baeren }).unwrap();
    assert_eq!(table.board().figures.drunkard, Garden::Baeren);
}
