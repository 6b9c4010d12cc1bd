//! Goldbräu keeps the laws of games, with three and with four players (G1.1).

use game_core::{Game, Luck, Seat};
use goldbraeu::{
    Action, Brewery, ByGarden, Card, Cards, Draw, Firm, Garden, Goldbraeu, Pad, Phase, Pick, Seen, Setup, Space,
    StartPlayer, View,
};
use testkit::{Subject, conformance};

struct GoldbraeuSubject;

fn any<T: Copy>(all: &[T], luck: &mut impl Luck) -> T {
    all[luck.below(all.len() as u32) as usize]
}

impl Subject for GoldbraeuSubject {
    type Game = Goldbraeu;

    fn any_action(&self, luck: &mut impl Luck) -> Action {
        let space = Space::new(luck.below(42) as usize).unwrap();
        match luck.below(16) {
            0 => Action::Keep { cards: (0..2 + luck.below(2) / 2).map(|_| any(&Card::ALL, luck)).collect() },
            1 => Action::PlaceBoss { firm: any(&Firm::ALL, luck) },
            2 => Action::Pick { action: any(&Pick::ALL, luck) },
            3 => Action::Annex { garden: any(&Garden::ALL, luck), space },
            4 => Action::Shift { space, from: any(&Garden::ALL, luck), to: any(&Garden::ALL, luck) },
            5 => Action::Appoint { firm: any(&Firm::ALL, luck) },
            6 => Action::Contract { brewery: any(&Brewery::ALL, luck), garden: any(&Garden::ALL, luck) },
            7 => Action::Block { cards: luck.below(9) as u8 },
            8 => Action::Break { cards: luck.below(9) as u8 },
            9 => Action::Buy { card: any(&Card::ALL, luck) },
            10 => Action::BuyBlind {},
            11 => Action::KeepHidden {},
            12 => Action::Show {},
            13 => Action::Move { to: any(&Garden::ALL, luck) },
            14 => Action::TurnOver { firm: any(&Firm::ALL, luck) },
            _ => Action::Decline {},
        }
    }

    fn any_draw(&self, luck: &mut impl Luck) -> Draw {
        let hand = |luck: &mut _| -> Cards { (0..6).map(|_| any(&Card::ALL, luck)).collect() };
        match luck.below(4) {
            0 => Draw::Start { seat: Seat::new(luck.below(8) as usize).unwrap() },
            1 => Draw::Signs { signs: ByGarden([(); 6].map(|()| any(&Brewery::ALL, luck))) },
            2 => Draw::Deal { hands: [(); 4].map(|()| hand(luck)) },
            _ => Draw::Card { card: any(&Card::ALL, luck) },
        }
    }

    fn reveals(&self, event: &Seen) -> bool {
        use Seen::{HandsShown, PicksShown, Shown, TurnedOver};
        matches!(event, Shown { .. } | PicksShown { .. } | HandsShown { .. })
            || matches!(event, TurnedOver { purpose: goldbraeu::Purpose::Drawn, .. })
    }

    /// Cards, stones, bosses, signs and spaces are all somewhere, and money comes from the bank by paydays only.
    fn conserved(&self, game: &Goldbraeu, view: &View, pad: &Pad) -> Result<(), String> {
        let board = &view.board;
        let seats = game.seats();
        let fail = |what: &str| Err(format!("{what}: {board:?}"));
        let dealt = !matches!(board.phase, Phase::Lot {} | Phase::Signs {} | Phase::Deal {});
        let hidden: u8 = board.hand_sizes.as_slice().iter().sum::<u8>() + board.pile;
        let open = board.face_up.iter().flatten().count() + board.under.len() + board.gone.len();
        let drawn = usize::from(matches!(board.phase, Phase::Drawn { .. }));
        if dealt && usize::from(hidden) + open + drawn != if seats == 3 { 60 } else { 70 } {
            return fail("cards");
        }
        for seat in Seat::all(seats) {
            let stones: u8 = Firm::ALL.into_iter().map(|firm| board.firms[firm].stones[seat]).sum();
            let bosses = Firm::ALL.into_iter().filter(|&firm| board.firms[firm].boss == Some(seat)).count();
            if stones + board.stones_left[seat] != if seats == 3 { 18 } else { 16 } || bosses > 6 {
                return fail("stones or bosses");
            }
        }
        for firm in Firm::ALL {
            let (stones, gone) = (board.firms[firm].all_stones(), board.gone.count(firm.into()));
            if stones > gone || (stones < gone && gone < view.shares) || gone > view.shares {
                return fail("stones are the shares that left the game, unless the firm is full");
            }
        }
        let signs = |brewery| board.gardens.0.iter().filter(|garden| garden.supplier == brewery).count();
        if !matches!(board.phase, Phase::Lot {} | Phase::Signs {}) && Brewery::ALL.into_iter().any(|one| signs(one) > 3)
        {
            return fail("signs");
        }
        let mut spaces = goldbraeu::SpaceSet::EMPTY;
        for (garden, of) in board.gardens.iter() {
            let front = view.setup.map.fronts()[garden];
            if !of.spaces.and(spaces).is_empty() || !of.spaces.contains(front) || !connected(view, of.spaces, front) {
                return fail("spaces");
            }
            spaces = spaces.union(of.spaces);
        }
        let money: u32 = board.money.as_slice().iter().map(|&thalers| u32::from(thalers)).sum();
        let paid: u32 = pad.paydays.iter().flat_map(|row| &row.totals).map(|&thalers| u32::from(thalers)).sum();
        if money > 25 * seats as u32 + paid || pad.days.len() > 21 || pad.paydays.len() > 3 {
            return fail("money");
        }
        Ok(())
    }

    fn longest_game(&self) -> usize {
        2000
    }
}

fn connected(view: &View, spaces: goldbraeu::SpaceSet, front: Space) -> bool {
    let mut reached = goldbraeu::SpaceSet::only(front);
    for _ in 0..spaces.len() {
        reached = reached.iter().fold(reached, |all, space| all.union(view.setup.map.neighbours(space).and(spaces)));
    }
    reached == spaces
}

#[test]
fn every_number_of_players_keeps_every_law() {
    for seats in 3..=4_u8 {
        for start in [StartPlayer::Luck, StartPlayer::Seat(Seat::new(2).unwrap())] {
            let game = Goldbraeu::new(Setup { start, ..Setup::standard(seats) }).unwrap();
            let census = conformance(&GoldbraeuSubject, &game, 12).unwrap_or_else(|breach| panic!("{breach}"));
            assert!(census.games == 12 && census.twin_steps > 4000 && census.refused > 4000, "{census:?}");
        }
    }
}

/// G1.6: the rules take any map that the loader takes; this one is small and crooked, and has a parasol before a door.
#[test]
fn another_map_keeps_every_law() {
    let map = serde_json::json!({
        "name": "Crooked",
        "rows": ["K.#E", "..PP", "#.#b", "H..O", "##A#"],
        "doors": {
            "krug": "north", "eiche": "north", "baeren": "east", "post": "east", "hirschen": "west", "adler": "south"
        },
        "breweries": ["schmidbraeu", "steinbraeu", "mayerbraeu", "kramerbraeu"],
    });
    let setup = Setup { map: serde_json::from_value(map).unwrap(), ..Setup::standard(4) };
    let game = Goldbraeu::new(setup).unwrap();
    let census = conformance(&GoldbraeuSubject, &game, 8).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(census.games == 8 && census.twin_steps > 2000, "{census:?}");
}
