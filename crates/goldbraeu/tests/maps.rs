//! Maps as files, as JSON and as drawings (G1.6).

use std::collections::BTreeSet;

use goldbraeu::{Brewery, Garden, Map, Side, Space};
use proptest::prelude::*;

const RECONSTRUCTION: &str = include_str!("../../../maps/reconstruction.toml");

/// The reconstruction with the only `from` in it replaced.
fn changed(from: &str, to: &str) -> String {
    assert_eq!(RECONSTRUCTION.matches(from).count(), 1, "{from:?}");
    RECONSTRUCTION.replace(from, to)
}

/// Asserts that such a file is refused by this variant, in words that begin like this.
fn refused(text: &str, variant: &str, words: &str) {
    let error = Map::from_toml(text).expect_err(words);
    assert!(error.to_string().starts_with(words), "{error}\ninstead of\n{words}");
    assert!(format!("{error:?}").starts_with(&format!("{variant} {{")), "{error:?} instead of {variant}");
}

#[test]
fn the_reconstruction_is_as_public_reviews_describe_it() {
    let map = Map::default();
    assert_eq!((map.name(), map.spaces().len(), map.parasols().len()), ("Reconstruction", 38, 8));
    assert_eq!(map.breweries(), Brewery::ALL);
    let fronts = [(0, 2), (0, 5), (2, 6), (4, 5), (4, 2), (2, 1)];
    let sides = [Side::North, Side::North, Side::East, Side::South, Side::South, Side::West];
    for (inn, (front, side)) in Garden::ALL.into_iter().zip(fronts.into_iter().zip(sides)) {
        assert_eq!((map.place(map.fronts()[inn]), map.side(inn)), (Some(front), side), "{inn}");
        assert_eq!(map.neighbours(map.fronts()[inn]).len(), 3, "{inn}: the fourth side is the inn");
    }
}

#[test]
fn every_door_of_the_reconstruction_is_two_steps_from_a_parasol() {
    let map = Map::default();
    for (inn, front) in map.fronts().iter() {
        let one = map.neighbours(front);
        let two = one.iter().fold(one, |all, space| all.union(map.neighbours(space)));
        assert!(one.with(front).and(map.parasols()).is_empty(), "{inn}");
        let expected = if matches!(inn, Garden::Adler | Garden::Baeren) { 2 } else { 1 };
        assert_eq!(two.and(map.parasols()).len(), expected, "{inn}");
    }
}

#[test]
fn spaces_are_numbered_in_reading_order_and_touch_by_edges() {
    let map = Map::default();
    let places: Vec<_> = map.spaces().iter().filter_map(|space| map.place(space)).collect();
    assert!(places.is_sorted());
    for (number, &(row, column)) in places.iter().enumerate() {
        let space = Space::new(number).expect("below 64");
        assert_eq!(map.space_at(row, column), Some(space));
        let by_edge = |&(r, c): &(usize, usize)| r.abs_diff(row) + c.abs_diff(column) == 1;
        let touching: BTreeSet<_> = places.iter().copied().filter(by_edge).collect();
        let found: BTreeSet<_> = map.neighbours(space).iter().filter_map(|one| map.place(one)).collect();
        assert_eq!(found, touching, "{space}");
    }
    assert_eq!((map.space_at(2, 0), map.space_at(5, 0)), (None, None));
    assert_eq!(map.place(Space::new(38).expect("below 64")), None);
}

#[test]
fn toml_that_is_none_or_has_other_fields_is_refused() {
    for (from, to, words) in [
        ("name = \"Reconstruction\"", "name = ", "line 4, column 8: "),
        ("name = \"Reconstruction\"", "name = 3", "line 4, column 8: invalid type: integer `3`, expected a string"),
        ("name = \"Reconstruction\"", "name = \"R\"\ncolour = 3", "line 5, column 1: unknown field `colour`"),
        ("\"#\" = \"nothing\"", "\"P\" = \"nothing\"", "line 21, column 1: duplicate key"),
        ("side = \"west\" ", "", "line 30, column 9: missing field `side`"),
        ("\"west\" ", "\"west\", tree = 1 ", "line 30, column 38: unknown field `tree`"),
    ] {
        refused(&changed(from, to), "Syntax", words);
    }
}

#[test]
fn what_is_missing_from_a_file_is_named() {
    let rows = RECONSTRUCTION.find("rows = ").expect("rows");
    let breweries = RECONSTRUCTION.find("breweries = ").expect("breweries");
    let legend = RECONSTRUCTION.find("[legend]").expect("legend");
    let inns = RECONSTRUCTION.find("[inns]").expect("inns");
    for (key, from, to) in [
        ("name", 0, rows),
        ("rows", rows, breweries),
        ("breweries", breweries, legend),
        ("[legend]", legend, inns),
        ("[inns]", inns, RECONSTRUCTION.len()),
    ] {
        let text = format!("{}{}", &RECONSTRUCTION[..from], &RECONSTRUCTION[to..]);
        refused(&text, "Missing", &format!("line 1, column 1: `{key}` is missing from the file"));
    }
    refused("", "Missing", "line 1, column 1: `name` is missing from the file");
}

#[test]
fn columns_are_those_of_the_file_whatever_is_escaped() {
    let unknown = |from: &str, to: &str, words| refused(&changed(from, to), "UnknownCharacter", words);
    unknown("# A . .", "\\u0023 A . ?", "line 10, column 17: `?`");
    unknown("# A . .", "ä A . .", "line 10, column 6: `ä`");
    unknown("\"# A . . . . B #\"", "'# A . ? . . B #'", "line 10, column 12: `?`");
    unknown("\"# A . . . . B #\"", "\"\"\"\n# A .\n . ? . B #\"\"\"", "line 12, column 4: `?`");
}

#[test]
fn names_have_1_to_60_characters() {
    let named = |length: usize| changed("\"Reconstruction\"", &format!("{:?}", "ä".repeat(length)));
    refused(&named(0), "Name", "line 4, column 8: the name has 0 characters, not 1 to 60");
    refused(&named(61), "Name", "line 4, column 8: the name has 61 characters, not 1 to 60");
    assert!(Map::from_toml(&named(60)).is_ok());
}

/// A file with these rows and every inn on the west side.
fn all_west(rows: &[String]) -> String {
    let inns = "krug = K\neiche = E\nbaeren = B\npost = O\nhirschen = H\nadler = A\n".lines();
    let inns: Vec<_> = inns.map(|inn| inn.replace("= ", "= { door = \"") + "\", side = \"west\" }\n").collect();
    let legend = "[legend]\n\".\" = \"space\"\n\"P\" = \"parasol\"\n\"#\" = \"nothing\"\n";
    let breweries = r#"["mayerbraeu", "steinbraeu", "kramerbraeu", "schmidbraeu"]"#;
    format!("name = \"West\"\nbreweries = {breweries}\nrows = {rows:?}\n{legend}[inns]\n{}", inns.concat())
}

/// Six rows with an inn at the west of each, each with this after its front space.
fn six_rows(rest: &str) -> Vec<String> {
    ["K", "E", "B", "O", "H", "A"].iter().map(|front| format!("{front}{rest}")).collect()
}

#[test]
fn a_map_has_some_rows_of_one_length_and_64_spaces_at_most() {
    for empty in ["", "    \"\",\n"] {
        let start = RECONSTRUCTION.find("    \". . K").expect("rows");
        let end = RECONSTRUCTION.find("]\n\n# From").expect("the end of the rows");
        let text = format!("{}{empty}{}", &RECONSTRUCTION[..start], &RECONSTRUCTION[end..]);
        refused(&text, "Empty", "line 7, column 8: the map has no rows");
    }
    let ragged = changed("E . .\",", "E . . .\",");
    refused(&ragged, "Ragged", "line 9, column 6: this row has 8 places, the first one has 9");
    let mut rows = six_rows(".........");
    assert_eq!(Map::from_toml(&all_west(&rows)).map(|map| map.spaces().len()), Ok(60));
    rows.push("####......".to_owned());
    refused(&all_west(&rows), "TooManySpaces", "line 3, column 102: this is the 65th space, 64 are the most");
    let wide = six_rows(&"#".repeat(32));
    refused(&all_west(&wide), "TooLarge", "line 3, column 8: a map has at most 32 rows of 32 places");
}

#[test]
fn the_legend_explains_every_character_but_doors() {
    let parasol = "\"P\" = \"parasol\"";
    let nothing = "\"#\" = \"nothing\"";
    for (from, to, variant, words) in [
        (
            "# A . .",
            "# A . ?",
            "UnknownCharacter",
            "line 10, column 12: `?` is neither in the legend nor the door of an inn",
        ),
        ("\"P\" = \"parasol\"\n", "", "NoLegend", "line 18, column 1: the legend has no character for \"parasol\""),
        ("\".\" = \"space\"\n", "", "NoLegend", "line 18, column 1: the legend has no character for \"space\""),
        (
            parasol,
            "\"P\" = \"umbrella\"",
            "UnknownMeaning",
            "line 20, column 7: \"umbrella\" is not something a place can be",
        ),
        (
            parasol,
            "\"P\" = \"krug eiche\"",
            "UnknownMeaning",
            "line 20, column 7: \"krug eiche\" is not something a place can be",
        ),
        (nothing, "\"##\" = \"nothing\"", "NotOneCharacter", "line 21, column 1: \"##\" is not one character"),
        (nothing, "\" \" = \"nothing\"", "NotOneCharacter", "line 21, column 1: \" \" is not one character"),
        (
            nothing,
            "\"K\" = \"nothing\"",
            "DoorInLegend",
            "line 25, column 17: `K` is in the legend already, so it can't be the door of krug",
        ),
    ] {
        refused(&changed(from, to), variant, words);
    }
}

#[test]
fn every_inn_has_one_front_space_and_stands_beside_the_spaces() {
    let known = "there are krug, eiche, baeren, post, hirschen and adler";
    let adler = "adler = { door = \"A\", side = \"west\" }\n";
    for (from, to, variant, words) in [
        ("krug =", "kruug =", "UnknownInn", &*format!("line 25, column 1: there is no inn \"kruug\"; {known}")),
        (adler, "", "MissingInn", "line 24, column 1: the inn adler is missing"),
        ("door = \"K\"", "door = \"KK\"", "NotOneCharacter", "line 25, column 17: \"KK\" is not one character"),
        (
            "door = \"K\"",
            "door = \"E\"",
            "TwoDoors",
            "line 26, column 18: krug and eiche have their doors on one space",
        ),
        (". . K .", ". . . .", "NoDoor", "line 7, column 8: the map has no front space for krug"),
        (". . K .", ". K K .", "SecondDoor", "line 8, column 10: this is a second front space for krug"),
        (
            "\"west\"",
            "\"left\"",
            "UnknownSide",
            "line 30, column 30: \"left\" is not a side: north, east, south or west",
        ),
        (
            "\"west\"",
            "\"east\"",
            "InnOnSpace",
            "line 10, column 8: adler would stand on a space, as its door is on the east side",
        ),
    ] {
        refused(&changed(from, to), variant, words);
    }
}

/// A file with these rows, Krug on this side of its front space and the other inns at the west.
fn with_door_of_krug(rows: &[&str], side: &str) -> String {
    let rows: Vec<String> = rows.iter().map(|&row| row.to_owned()).collect();
    all_west(&rows).replacen("side = \"west\"", &format!("side = {side:?}"), 1)
}

#[test]
fn an_inn_stands_round_the_square_not_in_a_hole_of_it() {
    let hole = ["E....", "B....", "O.#.K", "H....", "A...."];
    assert!(Map::from_toml(&with_door_of_krug(&hole, "east")).is_ok());
    let hole = ["E....", "B....", "O.#K.", "H....", "A...."];
    let words = "line 3, column 31: krug would stand in a hole, as its door is on the west side";
    refused(&with_door_of_krug(&hole, "west"), "InnInHole", words);
    // The same gap with a way out of the square is none.
    let bay = ["E....", "B.#..", "O.#K.", "H....", "A...."];
    refused(&with_door_of_krug(&bay, "west"), "InnInHole", "line 3, column");
    let bay = ["E.#..", "B.#..", "O.#K.", "H....", "A...."];
    assert!(Map::from_toml(&with_door_of_krug(&bay, "west")).is_ok());
}

#[test]
fn two_inns_never_stand_in_one_place() {
    let shared = ["#K...", "E....", "B....", "O....", "H....", "A...."];
    assert!(Map::from_toml(&with_door_of_krug(&shared, "north")).is_ok());
    let shared = with_door_of_krug(&["#K...", "E....", "B....", "O....", "H....", "A...."], "west");
    let words = "line 3, column 19: eiche would stand where krug stands";
    refused(&shared.replace("\"E\", side = \"west\"", "\"E\", side = \"north\""), "TwoInns", words);
}

#[test]
fn a_way_leads_from_some_door_to_every_space() {
    let text = changed("P . . P P . . P\",\n    \"#", "P # . P P . . P\",\n    \"#").replacen(". . K", ". # K", 1);
    refused(&text, "CutOff", "line 8, column 6: no way leads from a door to this space");
}

#[test]
fn each_of_four_breweries_stands_in_a_corner() {
    let known = "there are mayerbraeu, steinbraeu, kramerbraeu and schmidbraeu";
    let one = "\"steinbraeu\", ";
    for (to, variant, words) in [
        ("\"krug\", ", "UnknownBrewery", &*format!("line 16, column 28: there is no brewery \"krug\"; {known}")),
        ("\"mayerbraeu\", ", "BreweryTwice", "line 16, column 28: mayerbraeu stands in another corner already"),
        ("", "BreweryCount", "line 16, column 13: 3 breweries are named, there are four corners"),
    ] {
        refused(&changed(one, to), variant, words);
    }
}

#[test]
fn an_inn_may_have_its_parasol_before_the_door() {
    let text = changed("door = \"K\", side = \"north\"", "door = \"K\", side = \"north\", parasol = true");
    let map = Map::from_toml(&text).expect("a map");
    assert!(map.parasols().contains(map.fronts()[Garden::Krug]));
    assert_eq!((map.parasols().len(), &*map.text().rows[0]), (9, "..k..E.."));
}

#[test]
fn json_has_letters_of_its_own() {
    let json = serde_json::to_value(Map::default()).expect("JSON");
    assert_eq!(json["rows"], serde_json::json!(["..K..E..", "P..PP..P", "#A....B#", "P..PP..P", "..H..O.."]));
    let own = RECONSTRUCTION.replace("\"K\"", "\"ß\"").replace(". K .", ". ß .");
    assert_eq!(serde_json::to_value(Map::from_toml(&own).expect("a map")).expect("JSON"), json);
    for (path, value, words) in [
        ("/rows/0", "..K..E.x", "line 1, column 8: `x` is neither in the legend nor the door of an inn"),
        ("/rows/1", "P..PP..", "line 2, column 1: this row has 7 places, the first one has 8"),
        ("/doors/adler", "east", "line 3, column 2: adler would stand on a space"),
        ("/breweries/1", "mayerbraeu", "line 1, column 1: mayerbraeu stands in another corner already"),
    ] {
        let mut json = json.clone();
        *json.pointer_mut(path).expect(path) = value.into();
        let error = serde_json::from_value::<Map>(json).expect_err(words).to_string();
        assert!(error.starts_with(words), "{error}\ninstead of\n{words}");
    }
}

#[test]
fn a_map_is_drawn() {
    insta::assert_snapshot!(Map::default(), @r"
    mayerbraeu                    steinbraeu
                [K]         [E]
        ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( )
        (*) ( ) ( ) (*) (*) ( ) ( ) (*)
        [A] ( ) ( ) ( ) ( ) ( ) ( ) [B]
        (*) ( ) ( ) (*) (*) ( ) ( ) (*)
        ( ) ( ) ( ) ( ) ( ) ( ) ( ) ( )
                [H]         [O]
    schmidbraeu                  kramerbraeu
    [K] krug, door on space 2
    [E] eiche, door on space 5
    [B] baeren, door on space 21
    [O] post, door on space 35
    [H] hirschen, door on space 32
    [A] adler, door on space 16
    38 spaces, 8 of them with a parasol (*)
    ");
}

#[test]
fn drawings_are_as_wide_as_a_terminal_and_keep_names_apart() {
    let narrow = Map::from_toml(&all_west(&six_rows(""))).expect("a map").to_string();
    assert_eq!(narrow.lines().next(), Some("mayerbraeu    steinbraeu"));
    assert_eq!(narrow.lines().nth(2), Some("      [K] ( )"));
    for width in [23, 24, 32] {
        let rows: Vec<String> = six_rows(&"#".repeat(width - 1));
        let map = Map::from_toml(&all_west(&rows)).expect("a map").to_string();
        assert!(map.lines().all(|line| line.chars().count() <= 100), "{map}");
        let first = map.lines().nth(2).map(str::trim_start);
        assert_eq!(first, Some(if width == 23 { "[K] ( )" } else { "K ." }), "{map}");
    }
}

/// The part of the page for owners between this fence and the next.
fn shown(fence: &str) -> &'static str {
    let page = include_str!("../../../docs/maps.md");
    let (_, rest) = page.split_once(fence).expect(fence);
    rest.split_once("```").expect("the end of the example").0
}

#[test]
fn the_page_for_owners_shows_the_reconstruction() {
    assert_eq!(Map::from_toml(shown("```toml\n")), Ok(Map::default()));
    let drawing = shown("```text\n");
    assert!(drawing.lines().count() > 5 && Map::default().to_string().starts_with(drawing));
}

/// What files are made of, so that some of what is made of it is nearly a map.
fn piece() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "\"", "\"\"\"", "'", "[", "]", "{", "}", "=", "\n", "P", ".", "K", "#", "\\u00e4", "\r\n", "\u{feff}",
    ]);
    prop_oneof![known.prop_map(str::to_owned), any::<String>()]
}

/// Most places are spaces, so that most of such rows hang together.
fn place() -> impl Strategy<Value = char> {
    prop_oneof![20 => Just('.'), 5 => Just('P'), 1 => Just('#')]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_map_or_refused(text in any::<String>()) {
        let _ = Map::from_toml(&text);
    }

    /// Whatever an owner does to a file, the answer points into it and what is accepted can be drawn and stored.
    #[test]
    fn a_changed_file_is_a_map_or_refused_with_a_place(
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0..4_usize, piece()), 1..4),
    ) {
        let mut text: Vec<char> = RECONSTRUCTION.chars().collect();
        for (at, removed, piece) in cuts {
            let at = at.index(text.len() + 1);
            let end = (at + removed).min(text.len());
            text.splice(at..end, piece.chars());
        }
        let text = String::from_iter(text);
        match Map::from_toml(&text) {
            Ok(map) => {
                let json = serde_json::to_string(&map).expect("JSON");
                prop_assert_eq!(&serde_json::from_str::<Map>(&json).expect("the same map"), &map);
                prop_assert!(map.to_string().contains("spaces"));
            }
            Err(error) => prop_assert!(error.to_string().starts_with("line "), "{}", error),
        }
    }

    /// Wherever spaces, parasols and holes are.
    #[test]
    fn maps_come_back_from_json(
        rests in prop::collection::vec(prop::collection::vec(place(), 8), 6),
    ) {
        let rows: Vec<String> =
            six_rows("").into_iter().zip(&rests).map(|(front, rest)| front + &String::from_iter(rest)).collect();
        if let Ok(map) = Map::from_toml(&all_west(&rows)) {
            prop_assert_eq!(&map.text().rows, &rows);
            let json = serde_json::to_string(&map).expect("JSON");
            prop_assert_eq!(serde_json::from_str::<Map>(&json).expect("the same map"), map);
        }
    }
}
