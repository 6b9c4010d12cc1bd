//! `stammtisch solve`, by the real binary.

mod program;

use program::{done, done_json, refused};
use serde_json::{Value, json};

fn sum(list: &Value) -> f64 {
    list.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).sum()
}

#[test]
fn a_round_is_solved_alike_every_time() {
    let arguments = ["solve", "polterfass", "--seats", "3", "--roll", "9,5,spoiled", "--iterations", "200", "--json"];
    let solved = done_json(&arguments, "");
    assert_eq!(solved, done_json(&arguments, ""));
    assert!(solved["nash_conv"].as_f64().unwrap() < 0.5, "{}", solved["nash_conv"]);
    assert!(solved["iterations"].as_u64().unwrap() <= 200);
    assert_eq!(solved["values"].as_array().unwrap().len(), 3);
    for orders in solved["orders"].as_array().unwrap() {
        assert!((sum(&orders["one_card"]) + sum(&orders["two_cards"]) - 1.0).abs() < 1e-9);
        assert_eq!(
            (orders["one_card"].as_array().unwrap().len(), orders["two_cards"].as_array().unwrap().len()),
            (8, 13)
        );
    }
    let patterns = solved["patterns"].as_array().unwrap();
    assert_eq!(patterns.len(), 4);
    for pattern in patterns {
        assert!((sum(&pattern["servings"]) + pattern["failed"].as_f64().unwrap() - 1.0).abs() < 1e-6, "{pattern}");
        assert_eq!(pattern["servings"].as_array().unwrap().len(), 69);
    }
    let likelihoods = patterns.iter().map(|pattern| pattern["probability"].as_f64().unwrap());
    assert!((likelihoods.sum::<f64>() - 1.0).abs() < 1e-9);
}

/// What is printed as JSON names the position, so that the same can be asked again, and what the innkeeper does at every tap.
#[test]
fn the_innkeepers_taps_are_told_for_any_arrangement_that_can_follow() {
    let arguments =
        ["solve", "polterfass", "--scores", "40,62,-5", "--innkeeper", "1", "--roll", "9,5", "--iterations", "60"];
    let solved = |more: &[&str]| done_json(&[&arguments[..], more, &["--json"]].concat(), "");
    let first = solved(&[]);
    assert_eq!((&first["scores"], &first["innkeeper"]), (&json!([40, 62, -5]), &json!(1)));
    assert_eq!(
        (&first["clockwise"], &first["roll"], &first["tap"]),
        (&json!([1, 2, 0]), &json!(["9", "5"]), &json!(["9", "5"]))
    );
    assert_eq!((&first["setup"]["goal"], &first["setup"]["seats"]), (&json!(75), &json!(3)));
    let later = solved(&["--tap", "9,5,6,8,7,double,spoiled"]);
    assert_eq!(later["values"], first["values"]);
    for (found, kinds) in [(&first, 2), (&later, 5)] {
        for pattern in found["patterns"].as_array().unwrap() {
            let tap = pattern["tap"].as_array().unwrap();
            assert_eq!(tap.len(), kinds, "{pattern}");
            assert_eq!(tap[0]["kind"], "close");
            let all: f64 = tap.iter().map(|tap| tap["probability"].as_f64().unwrap()).sum();
            assert!((all - 1.0).abs() < 1e-6 || all == 0.0, "{pattern}");
        }
    }
    let never = &later["patterns"][0]["tap"][0]["probability"];
    assert!(never.as_f64().is_some_and(f64::is_sign_positive), "no minus before a 0: {never}");
    let text = done(&[&arguments[..], &["--tap", "9,5,6,8,7,double,spoiled"]].concat(), "");
    assert!(text.contains("With 9 5 6 8 7 double spoiled on top the innkeeper does, of 100:"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

/// Rounds that are too large to be written out are solved by trials, and NashConv is measured all the same.
#[test]
fn a_large_round_is_solved_alike_every_time() {
    let arguments = ["solve", "polterfass", "--seats", "5", "--roll", "9,5", "--iterations", "70", "--json"];
    let solved = done_json(&arguments, "");
    assert_eq!(solved, done_json(&arguments, ""));
    assert!(solved["nash_conv"].as_f64().unwrap() < 3.0, "{}", solved["nash_conv"]);
    assert_eq!((solved["values"].as_array().unwrap().len(), solved["patterns"].as_array().unwrap().len()), (5, 16));
}

#[test]
fn the_table_has_a_line_for_everybody_and_every_pattern_and_fits_in_a_terminal() {
    let text = done(&["solve", "polterfass", "--roll", "2", "--iterations", "20"], "");
    for line in ["innkeeper ", "guest 3 ", "guest 3 with one card ", "guest 3 with two cards ", "1 1 1 ", "2 2 2 "] {
        let lines = text.lines().filter(|found| found.starts_with(line)).count();
        let wanted = match line {
            "guest 3 " => 3,
            "1 1 1 " | "2 2 2 " => 2,
            _ => 1,
        };
        assert_eq!(lines, wanted, "{line}\n{text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn what_can_not_be_solved_is_named() {
    for (arguments, named) in [
        (&["--roll", "9,10"][..], "`--roll`: top 2 is `10`"),
        (&["--roll", "double"], "`--roll`: no number barrel stands"),
        (&["--roll", "9,2"], "no more barrels have it"),
        (&[], "--roll"),
        (&["--roll", "9", "--seats", "7"], "'--seats <SEATS>'"),
        (&["--roll", "9", "--iterations", "0"], "'--iterations <ITERATIONS>'"),
        (&["--roll", "9", "--stand", "2"], "`--stand`"),
        (
            &["--roll", "9", "--scores", "40,62,x"],
            "`--scores`: seat 2 has `x`; a score is a whole number from -500 to 74",
        ),
        (&["--roll", "9", "--scores", "40,75,3"], "`--scores`: seat 1 has 75, so the game is over: it ends at 75"),
        (&["--roll", "9", "--scores", "40,74,-900"], "`--scores`: seat 2 has -900"),
        (&["--roll", "9", "--scores", "40,99999999999,3"], "`--scores`: seat 1 has 99999999999, so the game is over"),
        (&["--roll", "9", "--scores", "40,62"], "`--scores`: 2 scores given"),
        (&["--roll", "9", "--scores", "1,2,3,4,5,6,7"], "`--scores`: 7 scores given"),
        (&["--roll", "9", "--scores", "40,62,3", "--seats", "4"], "`--scores`: 3 scores given"),
        (&["--roll", "9", "--scores", "40,62,3", "--innkeeper", "3"], "`--innkeeper`: there is no seat 3"),
        (&["--roll", "9", "--innkeeper", "1"], "--scores"),
        (&["--roll", "9,5", "--tap", "9,6,5,x"], "`--tap`: top 4 is `x`"),
        (
            &["--roll", "9,5,5", "--tap", "9,6,5"],
            "`--tap`: a 5 that stands after the first roll keeps standing (P4.2): 2 of them, not 1",
        ),
        (&["--roll", "9", "--tap", "double"], "`--tap`: no number barrel stands"),
    ] {
        let complaint = refused(&[&["solve", "polterfass"], arguments].concat(), "");
        assert!(complaint.contains(named), "{arguments:?}: {complaint}");
    }
}

/// Whoever leads has the best chance, whoever keeps the tap; chances add up to one, and leads count less the farther the goal is.
#[test]
fn scores_are_solved_for_the_chance_to_win() {
    let solve = |goal: &str, innkeeper: &str| {
        let solved = done_json(
            &[
                "solve",
                "polterfass",
                "--scores",
                "20,60,-5",
                "--innkeeper",
                innkeeper,
                "--roll",
                "9,5",
                "--goal",
                goal,
                "--iterations",
                "100",
                "--json",
            ],
            "",
        );
        assert_eq!(solved["unit"], "win");
        let mut values: Vec<f64> =
            solved["values"].as_array().unwrap().iter().map(|value| value.as_f64().unwrap()).collect();
        values.rotate_right(innkeeper.parse().unwrap());
        assert!((values.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{values:?}");
        assert!(solved["nash_conv"].as_f64().unwrap() < 0.03, "{}", solved["nash_conv"]);
        values
    };
    for innkeeper in ["0", "1", "2"] {
        let (near, far) = (solve("75", innkeeper), solve("300", innkeeper));
        for values in [&near, &far] {
            assert!(values[1] > values[0] && values[0] > values[2], "{innkeeper}: {values:?}");
        }
        assert!(near[1] > far[1] + 0.1, "{near:?} {far:?}");
    }
}
