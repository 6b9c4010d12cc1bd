//! G6.4: figures walk clockwise round the square, as the inns stand on the map.

use game_core::Game;
use goldbraeu::{Figure, Figures, Garden, Goldbraeu, Map, Setup};

/// A map with these rows, doors (`n`, `e`, `s`, `w` in the order of [`Garden::ALL`]) and any breweries.
fn map(rows: &[&str], doors: &str) -> Map {
    let side = |letter| match letter {
        'n' => "north",
        'e' => "east",
        's' => "south",
        _ => "west",
    };
    let doors: serde_json::Map<_, _> =
        Garden::ALL.iter().zip(doors.chars()).map(|(inn, letter)| (inn.id().to_owned(), side(letter).into())).collect();
    let breweries = ["mayerbraeu", "steinbraeu", "kramerbraeu", "schmidbraeu"];
    let text = serde_json::json!({ "name": "Any", "rows": rows, "doors": doors, "breweries": breweries });
    serde_json::from_value(text).unwrap()
}

/// Once round from Zum Krug, by the letters of map files.
fn round(map: &Map) -> String {
    let (next, letters) = (map.next_inns(), ['K', 'E', 'B', 'O', 'H', 'A']);
    let inns = std::iter::successors(Some(Garden::Krug), |&inn| Some(next[inn]).filter(|&next| next != Garden::Krug));
    inns.take(7).map(|inn| letters[inn.index()]).collect()
}

/// All orders of the letters.
fn orders(letters: &str) -> Vec<String> {
    if letters.is_empty() {
        return vec![String::new()];
    }
    let rest = |first: char| letters.chars().filter(move |&letter| letter != first).collect::<String>();
    letters
        .chars()
        .flat_map(|first| orders(&rest(first)).into_iter().map(move |order| format!("{first}{order}")))
        .collect()
}

/// G6.4: the inns of the reconstruction stand in the book's order; if they change places, the walk changes with them.
#[test]
fn the_walk_follows_the_places_of_the_inns() {
    assert_eq!(round(&Map::default()), "KEBOHA");
    let all = orders("KEBOHA");
    assert_eq!(all.len(), 720);
    for order in all {
        // Two inns on the north side, one on the east, two on the south, one on the west: clockwise from the north-west.
        let at: Vec<char> = order.chars().collect();
        let sides: String = "KEBOHA"
            .chars()
            .map(|inn| ['n', 'n', 'e', 's', 's', 'w'][at.iter().position(|&one| one == inn).unwrap()])
            .collect();
        let rows = [
            format!("..{}..{}..", at[0], at[1]),
            format!("#{}....{}#", at[5], at[2]),
            format!("..{}..{}..", at[4], at[3]),
        ];
        let found = round(&map(&rows.each_ref().map(String::as_str), &sides));
        let krug = order.find('K').unwrap();
        assert_eq!(found, format!("{}{}", &order[krug..], &order[..krug]), "{rows:?}");
    }
}

/// G6.4: whatever the square looks like, a walk of six steps passes every inn.
#[test]
fn every_walk_passes_every_inn() {
    for (rows, doors, walk) in [
        // All on one side: southwards on the eastern one, northwards on the western one.
        (&["K", "E", "B", "O", "H", "A"][..], "eeeeee", "KEBOHA"),
        (&["K", "E", "B", "O", "H", "A"], "wwwwww", "KAHOBE"),
        (&["KEBOHA"], "nnnnnn", "KEBOHA"),
        // Nothing but gaps beside the spaces moves no inn.
        (&["KEBOHA######"], "nnnnnn", "KEBOHA"),
        // Crooked; Zum Adler is to the south, Zum Hirschen to the west.
        (&["K.#E", "..PP", "#.#b", "H..O", "##A#"], "nneews", "KEBOAH"),
        // Zum Eiche stands in the very middle of a court.
        (&["K...B", ".#E#.", ".###.", "A###O", "H###."], "nseeww", "KEBOHA"),
    ] {
        let map = map(rows, doors);
        let found = round(&map);
        let mut letters: Vec<char> = found.chars().collect();
        letters.sort_unstable();
        assert_eq!(String::from_iter(letters), "ABEHKO", "{rows:?}");
        assert_eq!(found, walk, "{rows:?}");
    }
}

/// G6.4: zero, one or two gardens on, not counting that of the other figure, from every pair of places on a map with another order.
#[test]
fn figures_walk_and_skip_as_the_inns_stand() {
    let map = map(&["..K..A..", "#H....O#", "..E..B.."], "nssewn");
    let walk = [Garden::Krug, Garden::Adler, Garden::Post, Garden::Baeren, Garden::Eiche, Garden::Hirschen];
    let game = Goldbraeu::new(Setup { map, ..Setup::standard(4) }).unwrap();
    for here in 0..6 {
        for off in 1..6 {
            let other = walk[(here + off) % 6];
            let figures = Figures { drunkard: walk[here], waitress: other };
            let on = |steps: usize| walk[(here + steps) % 6];
            let wanted = match off {
                1 => [on(0), on(2), on(3)],
                2 => [on(0), on(1), on(3)],
                _ => [on(0), on(1), on(2)],
            };
            assert_eq!(game.reach(figures, Figure::Drunkard), wanted.into_iter().collect(), "{figures:?}");
            let turned = Figures { drunkard: other, waitress: walk[here] };
            assert_eq!(game.reach(turned, Figure::Waitress), wanted.into_iter().collect(), "{turned:?}");
        }
    }
}
