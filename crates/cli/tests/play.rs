//! `stammtisch play`, driven through a pipe: in one process, and at the table of a real server.

mod house;
mod program;

use std::path::Path;

use game_core::{Observer, Seat};
use goldbraeu::Goldbraeu;
use house::{Detour, House, Player};
use polterfass::Polterfass;
use program::{done, done_json, refused};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use referee::{Occupant, Record, Seen, SeenOf, TableGame};
use serde_json::json;
use stammtisch::words::{Language, Words};
use unicode_width::UnicodeWidthStr;

/// More answers than any game has questions.
const ENOUGH: usize = 4000;

/// Always the first answer.
fn firsts() -> String {
    "1\n".repeat(ENOUGH)
}

/// Numbers of answers, some of which there are not.
fn numbers(seed: u64) -> String {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    (0..ENOUGH).map(|_| format!("{}\n", luck.next_u32() % 9)).collect()
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}

fn holds(record: &str, over: bool) {
    let checked = done_json(&["record", "check", "--json", record], "");
    assert_eq!((&checked["holds"], &checked["over"]), (&json!(true), &json!(over)), "{checked}");
}

#[test]
fn whole_games_fit_on_a_narrow_screen_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    for (number, language) in Language::ALL.into_iter().enumerate() {
        let lang = language.code();
        for (game, more) in [
            ("polterfass", &["--goal", "25", "--players", "careful"][..]),
            ("goldbraeu", &["--seats", "3", "--players", "trader"]),
        ] {
            let record = path(folder.path(), &format!("{lang}-{game}.jsonl"));
            let seed = (number + 1).to_string();
            let arguments = ["play", game, "--name", "Ada", "--lang", lang, "--seed", &seed, "--record", &record];
            let told = done(&[&arguments, more].concat(), &numbers(number as u64));
            let wide = told.lines().find(|line| line.width() > 80 && !line.contains(&record));
            assert_eq!(wide, None, "{lang}");
            // A message that is missing, or lacks an argument, shows its braces.
            assert!(!told.contains('{'), "{told}");
            holds(&record, true);
            assert!(
                told.contains(&record) && told.lines().filter(|line| line.starts_with(" 1. ")).count() >= 1,
                "{told}"
            );
        }
    }
}

#[test]
fn the_seed_makes_the_game() {
    let game = |seed| {
        done(
            &["play", "polterfass", "--players", "careful", "--seed", seed, "--goal", "25", "--name", "Ada"],
            &firsts(),
        )
    };
    assert_eq!(game("7"), game("7"));
    assert_ne!(game("7"), game("8"));
}

/// What the person at the first seat is told, and what only others are told.
fn told<G: TableGame>(record: &str, lang: Language) -> (Vec<String>, Vec<String>) {
    let checked = Record::<G>::parse(&std::fs::read_to_string(record).unwrap()).unwrap().check().unwrap();
    let names: Vec<String> = checked
        .table
        .chairs()
        .iter()
        .map(|chair| match &chair.occupant {
            Occupant::Person { name } | Occupant::Computer { name, .. } => name.clone(),
            Occupant::Open => unreachable!("the game has begun"),
        })
        .collect();
    let words = Words::new(lang);
    let say = |seen: &SeenOf<G>| words.event(G::ID, &serde_json::to_value(seen).unwrap(), &names).unwrap();
    let of = |seat: usize| checked.table.seen(Observer::Seat(Seat::new(seat).unwrap()));
    let mine: Vec<_> = of(0).collect();
    let games = mine.iter().filter(|numbered| matches!(numbered.event, Seen::Game(_)));
    let others = (1..names.len()).flat_map(|seat| of(seat).zip(&mine).filter(|(other, me)| other != *me));
    let secrets = others.map(|(other, _)| say(&other.event)).collect();
    (games.map(|numbered| say(&numbered.event)).collect(), secrets)
}

/// On one line, as the screen breaks long ones.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn everything_is_told_but_the_secrets_of_others() {
    let folder = tempfile::tempdir().unwrap();
    for (game, players, tell) in [
        ("polterfass", "careful", told::<Polterfass> as fn(&str, Language) -> (Vec<String>, Vec<String>)),
        ("goldbraeu", "trader", told::<Goldbraeu>),
    ] {
        let record = path(folder.path(), game);
        let common = ["--name", "Ada", "--lang", "en", "--seed", "3", "--record", &record];
        let arguments = [&["play", game, "--players", players][..], &common].concat();
        // The long way round, so that the events before the first question are read, too.
        let screen = flat(&done(&arguments, &format!("log\n{}", numbers(5))));
        let (mine, secrets) = tell(&record, Language::ENGLISH);
        for event in mine {
            assert!(screen.contains(&flat(&event)), "{game}: not told: {event}");
        }
        assert!(secrets.len() > 8, "{secrets:?}");
        for secret in secrets {
            assert!(!screen.contains(&flat(&secret)), "{game}: told: {secret}");
        }
    }
}

#[test]
fn bad_answers_are_named_and_asked_again() {
    let mut player = Player::new(&["goldbraeu", "--players", "trader", "--name", "Ada", "--seed", "5"]);
    for answer in ["99", "krug", "-1", "0", "\u{7}\u{1f37a}"] {
        assert!(player.reads_to("> "));
        player.answers(answer);
    }
    for (command, shown) in [("", "Keep two cards"), ("?", "this help"), ("log", "The table is open."), ("LOG", "> ")] {
        assert!(player.reads_to("> "));
        player.answers(command);
        assert!(player.reads_to(shown), "{command}: {}", player.seen);
    }
    let wrongs = player.seen.matches("is not among the answers. Type a number from 1 to").count();
    assert_eq!(wrongs, 5, "{}", player.seen);
    player.answers("1");
    assert!(player.reads_to("Ada keeps two cards"), "{}", player.seen);
}

#[test]
fn leaving_is_asked_about_and_the_record_holds() {
    let folder = tempfile::tempdir().unwrap();
    let record = path(folder.path(), "left.jsonl");
    let arguments = ["play", "goldbraeu", "--players", "trader", "--name", "Ada", "--seed", "5", "--record", &record];
    let told = done(&arguments, "1\nquit\n2\nquit\n1\n1\n1\n");
    assert_eq!(told.matches("Leave? The game isn’t finished yet.").count(), 2, "{told}");
    assert!(told.ends_with("You have left the table.\n"), "{told}");
    holds(&record, false);
    // A record that is there is kept.
    let complaint = refused(&arguments, "");
    assert!(complaint.contains("`--record`") && complaint.contains("exists"), "{complaint}");
}

#[test]
fn advice_is_given_to_whoever_is_asked_and_the_game_stays_the_same() {
    let arguments = ["play", "polterfass", "--players", "random", "--goal", "25", "--name", "Ada", "--seed", "5"];
    let plain = done(&arguments, &firsts());
    let advised = done(&arguments, &format!("1\nadvice\n1\n?A\n{}", firsts()));
    assert_eq!(advised.matches("Chance to win with each answer, the best first").count(), 2, "{advised}");
    let bars: Vec<_> = advised.lines().filter(|line| line.contains("% █")).collect();
    assert!(bars.len() >= 3 && bars.iter().all(|line| line.width() <= 80), "{advised}");
    let end = |told: &str| told[told.find("Final standing").unwrap()..].to_owned();
    assert_eq!(end(&advised), end(&plain));
}

#[test]
fn a_servers_table_gives_advice_if_its_options_say_so() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("data"), "127.0.0.1:0");
    for (allowed, told) in [(true, "Chance to win with each answer"), (false, "This table is played without advice.")] {
        let setup = json!({ "seats": 3, "goal": 25, "first_innkeeper": { "seat": 0 } });
        let options = json!({ "advice": allowed });
        let body = json!({ "game": "polterfass", "name": "Hanna", "setup": setup, "options": options, "computers": ["random", "random"] });
        let (_, link) = house.table(&body);
        let mut player = Player::new(&["--at", &link]);
        assert!(player.reads_to("> "), "{}", player.seen);
        player.answers("?a");
        assert!(player.reads_to("so there is nothing to advise"), "{}", player.seen);
        assert!(player.reads_to("> "), "{}", player.seen);
        player.answers("1");
        assert!(player.reads_to("> "), "{}", player.seen);
        player.answers("?a");
        assert!(player.reads_to(told), "{}", player.seen);
        player.answers_always("1");
        let (code, seen) = player.ends();
        assert!(code == Some(0) && seen.contains("Final standing"), "{seen}");
    }
}

#[test]
fn the_end_of_input_ends_the_game_politely() {
    let folder = tempfile::tempdir().unwrap();
    for (game, answers) in [("polterfass", ""), ("goldbraeu", "1\n1\n1")] {
        let record = path(folder.path(), game);
        let mut player =
            Player::new(&[game, "--players", "random", "--name", "Ada", "--seed", "5", "--record", &record]);
        if !answers.is_empty() {
            player.answers(answers);
        }
        player.hangs_up();
        let (code, told) = player.ends();
        assert_eq!(code, Some(1), "{told}");
        assert!(told.ends_with("\nNo more input: you leave the table before the game is over.\n"), "{told}");
        holds(&record, false);
    }
}

#[test]
fn two_people_play_at_a_table_by_its_links() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("data"), "127.0.0.1:0");
    let body = json!({ "game": "goldbraeu", "name": "Hanna", "computers": ["trader", "random"] });
    let (table, link) = house.table(&body);
    let invitation = format!("http://{}/t/{table}", house.address);
    let mut guest = Player::new(&["--at", &invitation, "--name", "Gustl", "--lang", "de"]);
    assert!(guest.reads_to("Wer den Vorsitz hat, fängt an."), "{}", guest.seen);
    let record = path(folder.path(), "record.jsonl");
    let mut host = Player::new(&["goldbraeu", "--at", &link, "--record", &record]);
    assert!(host.reads_to("Every chair is taken."), "{}", host.seen);
    let guest = std::thread::spawn(move || {
        guest.answers_always("1");
        guest.ends()
    });
    host.answers_always("1");
    let (code, told) = host.ends();
    assert!(code == Some(0) && told.contains("Hanna (you)") && told.contains("Final standing"), "{told}");
    let (code, told) = guest.join().unwrap();
    assert!(code == Some(0) && told.contains("Gustl (du)") && told.contains("Endstand"), "{told}");
    holds(&record, true);
    assert!(!told.contains("Hanna behält zwei Karten verdeckt:"), "{told}");
}

#[test]
fn a_server_that_is_killed_and_comes_back_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let house = House::open(&data, "127.0.0.1:0");
    let address = house.address.clone();
    let setup = json!({ "seats": 3, "goal": 40 });
    let (_, link) = house
        .table(&json!({ "game": "polterfass", "name": "Hanna", "setup": setup, "computers": ["random", "random"] }));
    let record = path(folder.path(), "record.jsonl");
    let mut player = Player::new(&["--at", &link, "--record", &record]);
    assert!(player.reads_to("Every chair is taken.") && player.reads_to("> "), "{}", player.seen);
    player.answers("1");
    assert!(player.reads_to("> "), "{}", player.seen);
    drop(house);
    assert!(player.reads_to("Connection lost."), "{}", player.seen);
    // A step on a dead line waits for its server.
    player.answers("1");
    let _house = House::open(&data, &address);
    assert!(player.reads_to("Connected again."), "{}", player.seen);
    player.answers_always("1");
    let (code, told) = player.ends();
    assert!(code == Some(0) && told.contains("Final standing"), "{told}");
    holds(&record, true);
}

#[test]
fn a_step_whose_answer_is_lost_is_done_once() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("data"), "127.0.0.1:0");
    let detour = Detour::to(&house);
    let setup = json!({ "seats": 3, "goal": 150 });
    let (_, link) = house
        .table(&json!({ "game": "polterfass", "name": "Hanna", "setup": setup, "computers": ["random", "random"] }));
    let record = path(folder.path(), "record.jsonl");
    let mut player = Player::new(&["--at", &link.replace(&house.address, &detour.address), "--record", &record]);
    // Nobody gets 150 mugs in two rounds, so there are as many questions at least.
    for _ in 0..4 {
        assert!(player.reads_to("> "), "{}", player.seen);
        detour.loses_the_next_answer();
        player.answers("1");
        assert!(player.reads_to("Connected again."), "{}", player.seen);
    }
    player.answers_always("1");
    let (code, told) = player.ends();
    assert!(code == Some(0) && told.contains("Final standing"), "{told}");
    assert_eq!((told.matches("Connection lost.").count(), told.matches("Connected again.").count()), (4, 4), "{told}");
    holds(&record, true);
    let steps = std::fs::read_to_string(&record).unwrap();
    let mine = steps.lines().filter(|step| step.contains(r#""kind":"act","seat":0"#)).count();
    // The first answer began the game. One that came before its question waits, and shows where it was used.
    assert_eq!(mine, told.matches("> 1\n").count() - 1, "{told}\n{steps}");
}

#[test]
fn whoever_leaves_a_table_can_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("data"), "127.0.0.1:0");
    let (_, link) =
        house.table(&json!({ "game": "goldbraeu", "name": "Hanna", "computers": ["random", "random", "random"] }));
    let mut player = Player::new(&["--at", &link]);
    player.answers("1\n1\nquit");
    let (code, told) = player.ends();
    assert!(code == Some(0) && told.contains("You have left the table."), "{told}");
    let back = told.lines().rev().find_map(|line| line.trim().strip_prefix("stammtisch play --at ")).unwrap();
    // Links work once.
    let complaint = refused(&["play", "--at", &link], "");
    assert!(complaint.contains("return link is not valid"), "{complaint}");
    // With the wrong game the way back is not lost, either.
    let complaint = refused(&["play", "polterfass", "--at", back], "");
    assert!(complaint.contains("they play goldbraeu at this table, not polterfass"), "{complaint}");
    let back = complaint.split_whitespace().last().unwrap();
    let told = done(&["play", "--at", back], &firsts());
    assert!(told.contains("Final standing"), "{told}");
}

#[test]
fn complaints_name_the_flag() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("data"), "127.0.0.1:0");
    let (table, _) = house.table(&json!({ "game": "polterfass", "name": "Hanna", "computers": ["random"] }));
    let invitation = format!("http://{}/t/{table}", house.address);
    let unknown = format!("http://{}/t/nosuchtable", house.address);
    let map = path(folder.path(), "no-map.toml");
    std::fs::write(&map, "name = 5").unwrap();
    for (arguments, named) in [
        (&[][..], "`--at`: no game and no table to play at"),
        (&["--at", "somewhere"], "`--at`: `somewhere` is no link"),
        (&["--at", "https://127.0.0.1:1/t/abc"], "`--at`: 127.0.0.1:1 can't be reached"),
        (&["--at", "http://127.0.0.1:1/t/abc"], "`--at`: 127.0.0.1:1 can't be reached"),
        (&["--at", &unknown], "`--at`: There is no such table."),
        (&["goldbraeu", "--at", &invitation], "they play polterfass at this table, not goldbraeu"),
        (&["polterfass", "--goal", "30", "--at", &invitation], "`--at`: the table has its players and its rules"),
        (&["--at", &invitation, "--name", "hanna"], "`--name`: Somebody at this table has that name already."),
        (&["polterfass", "--name", " "], "`--name`: "),
        (&["polterfass", "--players", "sly,random"], "no computer player called `sly`"),
        (&["polterfass", "--players", "random,random", "--seats", "4"], "don't make 4 seats"),
        (&["polterfass", "--seats", "9"], "`--seats`: `seats` is 9"),
        (&["polterfass", "--goal", "5"], "`--goal`: `goal` is 5"),
        (&["polterfass", "--stand", "2"], "`--stand`: "),
        (&["goldbraeu", "--players", "trader,random,random,random"], "`--players`: seats: 5 players can't play"),
        (&["goldbraeu", "--map", &map], "line 1, column 8"),
        (&["polterfass", "--record", "no-such-folder/file"], "`--record`: no-such-folder/file"),
        (&["skat"], "unrecognized subcommand 'skat'"),
    ] {
        let complaint = refused(&[&["play"], arguments].concat(), "");
        assert!(complaint.contains(named), "{arguments:?}: {complaint}");
    }
}
