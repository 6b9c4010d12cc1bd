//! `stammtisch train`, by the real binary.

mod program;

use std::path::{Path, PathBuf};

use program::{done, done_json, refused};

const POLTERFASS: [&str; 2] = ["train", "polterfass"];

/// A folder, and paths in it as texts.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.path(name), text).unwrap();
        self.path(name)
    }

    /// Makes lessons with three seats, and gives the path of the file.
    fn lessons(&self, name: &str, more: &[&str]) -> String {
        let out = self.path(name);
        done(&[&POLTERFASS[..], &["lessons", "--seats", "3", "--out", &out], more].concat(), "");
        out
    }
}

fn merge(files: &[&str], out: &str) -> Vec<String> {
    let all = [&POLTERFASS[..], &["merge"], files, &["--out", out]].concat();
    all.into_iter().map(str::to_owned).collect()
}

fn words(all: &[String]) -> Vec<&str> {
    all.iter().map(String::as_str).collect()
}

#[test]
fn shards_on_any_number_of_threads_make_the_file_of_one_run() {
    let folder = Folder::new();
    for (kind, how) in
        [("played", &["--games", "9", "--goal", "25"][..]), ("solved", &["--games", "9", "--solve", "2"])]
    {
        let shard = |name: &str, shard: &str, threads: &str| {
            folder.lessons(name, &[how, &["--shard", shard, "--threads", threads]].concat())
        };
        let whole = shard(&format!("{kind}.whole"), "1/1", "1");
        let [a, b] = [("a", "1/2", "3"), ("b", "2/2", "1")]
            .map(|(name, number, threads)| shard(&format!("{kind}.{name}"), number, threads));
        let merged = folder.path(&format!("{kind}.merged"));
        let said = done(&words(&merge(&[&b, &a], &merged)), "");
        assert!(said.contains("of 9 games (2 shards)"), "{said}");
        let read = |path: &str| std::fs::read_to_string(path).unwrap();
        assert_eq!(read(&merged), read(&whole));
        let lessons = read(&whole).lines().count() - 3;
        assert!(read(&whole).ends_with(&format!("\nend {lessons}\n")));
        assert_eq!(lessons == 9, kind == "solved", "{lessons}");
        let again = shard(&format!("{kind}.a"), "1/2", "1");
        assert_eq!(again, a);
    }
}

#[test]
fn lessons_go_on_wherever_their_file_ends() {
    let folder = Folder::new();
    let how = ["--games", "3", "--goal", "25"];
    folder.lessons("whole", &how);
    let whole = folder.read("whole");
    let ends: Vec<usize> = whole.match_indices('\n').map(|(at, _)| at + 1).filter(|&end| end < whole.len()).collect();
    let header = ends[1];
    for end in ends.into_iter().filter(|&end| end >= header).flat_map(|end| [end, end + 5]) {
        let cut = folder.write("cut", &whole[..end]);
        let complaint = refused(&words(&merge(&[&cut], &folder.path("merged"))), "");
        assert!(complaint.contains("not finished, or cut off"), "{end}: {complaint}");
        folder.lessons("cut", &how);
        assert_eq!(folder.read("cut"), whole, "{end}");
    }
    // Before its first lesson there is nothing to go on from.
    let cut = folder.write("cut", &whole[..header - 9]);
    let again = [&POLTERFASS[..], &["lessons", "--seats", "3", "--out", &cut], &how].concat();
    assert!(refused(&again, "").contains("cut off in line 2"));
    let _ = folder.write("cut", &whole[..9]);
    assert!(refused(&again, "").contains("cut off in line 1"));
}

#[test]
fn shards_that_do_not_fit_together_are_named() {
    let folder = Folder::new();
    let games = ["--games", "4", "--goal", "25"];
    let shard = |name: &str, more: &[&str]| folder.lessons(name, &[&games[..], more].concat());
    let [a, b] = ["1/2", "2/2"].map(|number| shard(&number.replace('/', "-"), &["--shard", number]));
    let copy = folder.write("copy", &folder.read("1-2"));
    let seed = shard("seed", &["--shard", "2/2", "--seed", "7"]);
    let third = shard("third", &["--shard", "2/3"]);
    let out = folder.path("out");
    for (files, named) in [
        (&[&a[..]][..], "there is no shard 2/2"),
        (&[&b], "there is no shard 1/2"),
        (&[&a, &copy], "copy: it is shard 1/2, and so is"),
        (&[&a, &seed], "seed: it is of other lessons: `seed` is 7, and 1 in"),
        (&[&a, &third], "third: it is shard 2/3, of 3 and not of 2"),
        (&[&a, &folder.write("not", "beer\n")], "not: line 1: these are no lessons"),
        (&[&a, &folder.path("nothing")], "nothing"),
    ] {
        let complaint = refused(&words(&merge(files, &out)), "");
        // Long names are broken into lines.
        let [complaint, named] = [complaint.as_str(), named].map(|text| text.replace(' ', ""));
        assert!(complaint.contains(&named), "{named}: {complaint}");
    }
    assert!(!Path::new(&out).exists());
    let fit = [&POLTERFASS[..], &["fit", &a, "--out", &out]].concat();
    assert!(refused(&fit, "").contains("only shard 1/2"));
    let other =
        [&POLTERFASS[..], &["lessons", "--seats", "3", "--out", &a, "--shard", "1/2"], &games, &["--player", "random"]];
    assert!(refused(&other.concat(), "").contains("`player` is \"careful\" there and \"random\" here"));
}

#[test]
fn a_file_of_lessons_with_a_fault_is_refused_with_its_line() {
    let folder = Folder::new();
    folder.lessons("whole", &["--games", "3", "--solve", "1"]);
    let whole = folder.read("whole");
    let lines: Vec<&str> = whole.lines().collect();
    let line = |number: usize, new: &str| {
        let mut lines = lines.clone();
        lines[number - 1] = new;
        lines.into_iter().filter(|line| !line.is_empty()).map(|line| line.to_owned() + "\n").collect::<String>()
    };
    for (text, named) in [
        (line(2, "{}"), "line 2: missing field"),
        (whole.replace("\"seats\":3", "\"seats\":6"), "line 2: rounds of 6 are too large"),
        (whole.replace("\"number\":1", "\"number\":2"), "line 2: there is no shard 2/1 of 3 games"),
        (line(3, ""), "line 3: game 1 stands where game 0"),
        (line(3, "0 10 20 30 0.5 0.5"), "line 3: 6 numbers"),
        (line(3, "0 10 20 -30 0.5 0.5 0"), "line 3: `-30`"),
        (line(3, "0 10 20 30 0.5 0.5 NaN"), "line 3: `NaN`"),
        (line(3, "0 10 20 30 0.5 0.5 0.5"), "line 3: 1.5 wins"),
        (line(3, "x 10 20 30 0.5 0.5 0.5"), "line 3: `x`"),
        (line(5, ""), "line 5: it ends before game 2"),
        (line(6, "end 4"), "line 6: `end 4` stands after 3 lessons"),
        (line(3, "0"), "line 3: 1 number instead of 7"),
        (line(6, "3 10 20 30 0.5 0.5 0"), "line 6: game 3 is more than the header tells of: game 2 is the last"),
        (line(4, "9 10 20 30 0.5 0.5 0"), "line 4: game 9 is more than the header tells of: game 2 is the last"),
        (whole.clone() + "2 10 20 30 0.5 0.5 0\n", "line 7: something follows"),
    ] {
        let file = folder.write("bad", &text);
        let complaint = refused(&words(&merge(&[&file], &folder.path("out"))), "");
        assert!(complaint.contains(named), "{named}: {complaint}");
    }
}

#[test]
fn one_is_told_as_one() {
    let folder = Folder::new();
    let (one, merged, values) = (folder.path("one"), folder.path("merged"), folder.path("values"));
    let lessons = ["lessons", "--games", "1", "--solve", "1", "--out", &one];
    let said = [&lessons[..], &["merge", &one, "--out", &merged], &["fit", &merged, "--passes", "1", "--out", &values]]
        .map(|arguments| done(&[&POLTERFASS[..], arguments].concat(), ""))
        .concat();
    for words in ["1 lesson of 1 game (shard 1/1)", "1 lesson of 1 game (1 shard)", "learnt from 1 position\n"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    let made = folder.read("values");
    assert!(made.contains("from 1 game of careful") && made.contains("solved in 1 iteration by"), "{made}");
    let into = folder.path("into");
    let small = ["--games", "1", "--passes", "1", "--judged", "1", "--judge", "random", "--generations", "0"];
    let said = done(&[&POLTERFASS[..], &small, &["--seats", "6", "--into", &into]].concat(), "");
    assert!(said.contains(" lessons of 1 game\n") && said.contains(" positions of 1 game;"), "{said}");
    assert!(said.contains(" 1 time\n") || said.contains(" times\n"), "{said}");
    for (wrong, _) in said.match_indices("1 times") {
        assert!(said[..wrong].ends_with(|digit: char| digit.is_ascii_digit()), "{said}");
    }
}

#[test]
fn values_are_fitted_alike_every_time_and_judged() {
    let folder = Folder::new();
    let played = folder.lessons("played", &["--games", "40", "--goal", "25"]);
    let fit = |name: &str, more: &[&str]| {
        let out = folder.path(name);
        done(&[&POLTERFASS[..], &["fit", &played, "--passes", "2", "--out", &out], more].concat(), "")
    };
    let said = fit("one.values", &[]);
    assert!(said.contains("learnt from") && said.contains("Brier score"), "{said}");
    fit("two.values", &[]);
    fit("other.values", &["--seed", "2"]);
    let numbers = |name: &str| folder.read(name).lines().skip(2).collect::<Vec<_>>().join("\n");
    assert_eq!(numbers("one.values"), numbers("two.values"));
    assert_ne!(numbers("one.values"), numbers("other.values"));
    let made = folder.read("one.values").lines().nth(1).unwrap().to_owned();
    for words in ["stammtisch train polterfass fit ", " --passes 2 ", "--seed 1", "40 games of careful, goal 25"] {
        assert!(made.contains(words), "{made}");
    }
    assert!(fit("more.values", &["--from", "shipped"]).contains("less than shipped"));
    let (one, svg) = (folder.path("one.values"), folder.path("one.svg"));
    let values = format!("shipped,{one}");
    let judge = [&POLTERFASS[..], &["judge", &played, "--values", &values, "--svg", &svg]].concat();
    let figures = done_json(&[&judge[..], &["--json"]].concat(), "");
    let [shipped, own] = [0, 1].map(|number| &figures["values"][number]);
    assert_eq!((&shipped["name"], &shipped["less"]), (&"shipped".into(), &serde_json::Value::Null));
    let brier = |values: &serde_json::Value| values["brier"]["mean"].as_f64().unwrap();
    assert!((brier(shipped) - brier(own) - own["less"]["brier"]["mean"].as_f64().unwrap()).abs() < 1e-9, "{figures}");
    let table = done(&judge, "");
    assert!(table.contains("less than shipped") && table.contains("won of 100 by shipped"), "{table}");
    let drawn = folder.read("one.svg");
    assert!(drawn.starts_with("<svg ") && drawn.ends_with("</svg>\n") && drawn.matches("foretold").count() == 2);
}

/// Lessons may have taken hours, and whatever else is in a file is not to be lost for a slip.
#[test]
fn what_would_be_lost_is_not_replaced() {
    let folder = Folder::new();
    let lessons = folder.lessons("a.lessons", &["--games", "20", "--goal", "25"]);
    let other = folder.lessons("b.lessons", &["--games", "20", "--goal", "25", "--seed", "2"]);
    let [one, two] =
        ["1/2", "2/2"].map(|shard| folder.lessons(&shard.replace('/', "-"), &["--games", "2", "--shard", shard]));
    let values = folder.path("a.values");
    done(&[&POLTERFASS[..], &["fit", &lessons, "--passes", "1", "--out", &values]].concat(), "");
    let (notes, bytes) = (folder.write("notes", "beer\n"), folder.path("bytes"));
    std::fs::write(&bytes, [0xff, 0xfe]).unwrap();
    let beside = folder.0.path().join("beside");
    std::fs::create_dir(&beside).unwrap();
    // The same file by another name.
    let detour = beside.join("../a.lessons").to_str().unwrap().to_owned();
    let beside = beside.to_str().unwrap();
    let all = || {
        let files = ["a.lessons", "b.lessons", "1-2", "2-2", "a.values", "notes", "bytes"];
        files.map(|name| std::fs::read(folder.path(name)).unwrap())
    };
    let before = all();
    for (arguments, named) in [
        (&["fit", &lessons, "--out", &lessons][..], "`--out`: NAME is an input, and would be replaced"),
        (&["fit", &lessons, "--out", &detour], "is an input"),
        (&["fit", &lessons, "--from", &values, "--out", &values], "is an input"),
        (&["fit", &lessons, "--out", &other], "`--out`: NAME holds lessons, and values would replace that"),
        (
            &["fit", &lessons, "--out", &notes],
            "NAME does not hold values, which would replace it: it begins with \"beer\"",
        ),
        (&["fit", &lessons, "--out", &bytes], "NAME does not hold values"),
        (&["fit", &lessons, "--out", beside], "NAME is no plain file"),
        (
            &["fit", &lessons, "--passes", "2", "--out", &values],
            "NAME holds other values, which would be lost: those made 20",
        ),
        (&["judge", &lessons, "--svg", &lessons], "`--svg`: NAME is an input, and would be"),
        (&["judge", &lessons, "--values", &values, "--svg", &values], "is an input"),
        (&["judge", &lessons, "--svg", &other], "`--svg`: NAME: this is no SVG picture, and would be lost"),
        (&["judge", &lessons, "--svg", &values], "NAME: this is no SVG picture"),
        (&["judge", &lessons, "--svg", &notes], "NAME: this is no SVG picture"),
        (&["judge", &lessons, "--svg", beside], "`--svg`: NAME: Is a directory"),
        (&["merge", &one, &two, "--out", &two], "`--out`: NAME is an input, and would be"),
        (&["merge", &one, &two, "--out", &values], "`--out`: NAME holds values, and lessons would"),
        (&["merge", &one, &two, "--out", &notes], "NAME does not hold lessons"),
        (&["merge", &one, &two, "--out", &lessons], "NAME holds other lessons: `games` is 20 there and 2 here"),
        (&["lessons", "--solve", "1", "--values", &values, "--out", &values], "`--out`: NAME is an input"),
        (&["lessons", "--out", &values], "NAME: line 1: these are no lessons"),
        (&["lessons", "--out", &notes], "NAME: line 1: these are no lessons"),
    ] {
        let complaint = refused(&[&POLTERFASS[..], arguments].concat(), "");
        let named = named.replace("NAME", arguments.last().unwrap());
        // Long names are broken into lines.
        let [complaint, named] = [complaint, named].map(|text| text.replace(' ', ""));
        assert!(complaint.contains(&named), "{named}: {complaint}");
        assert!(
            !named.contains("input") || !complaint.contains("remove"),
            "what is needed is not to be removed: {complaint}"
        );
        assert!(all() == before, "{arguments:?}");
    }
    let nowhere = folder.path("nowhere/out");
    for (arguments, named) in [
        (&["fit", &lessons, "--out", &nowhere][..], "the folder of"),
        (&["judge", &lessons, "--svg", &nowhere], "No such file or directory"),
    ] {
        let complaint = refused(&[&POLTERFASS[..], arguments].concat(), "");
        assert!(complaint.contains(named) && complaint.contains("nowhere"), "{complaint}");
    }
    // What would be made once more, or is empty, is no loss.
    let [fitted, merged, svg] = ["c.values", "c.lessons", "c.svg"].map(|name| folder.write(name, ""));
    for _ in 0..2 {
        done(&[&POLTERFASS[..], &["fit", &lessons, "--passes", "1", "--out", &fitted]].concat(), "");
        done(&[&POLTERFASS[..], &["judge", &lessons, "--svg", &svg]].concat(), "");
        done(&words(&merge(&[&one, &two], &merged)), "");
    }
}

/// What stands there twice would count twice.
#[test]
fn the_same_games_are_not_used_twice() {
    let folder = Folder::new();
    let lessons = |name: &str, more: &[&str]| folder.lessons(name, &[&["--games", "2"], more].concat());
    let one = lessons("one", &["--goal", "25"]);
    let copy = folder.write("copy", &folder.read("one"));
    let of_more = folder.lessons("more", &["--games", "3", "--goal", "25"]);
    let any = lessons("any", &[]);
    let solved = lessons("solved", &["--goal", "25", "--solve", "1"]);
    let out = folder.path("out");
    let judge =
        |files: &[&str]| [&POLTERFASS[..], &["judge"], files].concat().iter().map(|word| (*word).to_owned()).collect();
    let fit = |files: &[&str]| {
        let all = [&POLTERFASS[..], &["fit", "--passes", "1", "--out", &out], files].concat();
        all.into_iter().map(str::to_owned).collect::<Vec<String>>()
    };
    for other in [&one, &copy, &of_more, &any] {
        for command in [judge(&[&one, other]), fit(&[&one, other]), fit(&[&solved, other])] {
            let complaint = refused(&words(&command), "");
            let named = "too: both are of `careful` by seed 1";
            assert!(complaint.contains(named), "{command:?}: {complaint}");
        }
    }
    assert!(!Path::new(&out).exists());
    // Of other luck, players or goals.
    let seed = lessons("seed", &["--goal", "25", "--seed", "2"]);
    let player = lessons("player", &["--goal", "25", "--player", "random"]);
    let goal = lessons("goal", &["--goal", "26"]);
    let said = done(&words(&judge(&[&one, &seed, &player, &goal])), "");
    assert!(said.contains("of 8 games"), "{said}");
    done(&words(&fit(&[&one, &seed, &player, &goal])), "");
}

#[test]
fn what_does_not_fit_values_or_lessons_is_named() {
    let folder = Folder::new();
    let solved = folder.lessons("solved", &["--games", "2", "--solve", "1"]);
    let four = folder.path("four");
    done(&[&POLTERFASS[..], &["lessons", "--seats", "4", "--games", "1", "--goal", "25", "--out", &four]].concat(), "");
    let data = |seats: usize| {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../players/data/polterfass-{seats}.values"))
    };
    let shipped = std::fs::read_to_string(data(3)).unwrap();
    let short = folder.write("short", &shipped[..shipped.len() / 2]);
    let (three, out) = (data(3), folder.path("out"));
    let three = three.to_str().unwrap();
    for (arguments, named) in [
        (&["judge", &four, "--values", three][..], "these values are for 3 seats, not for 4"),
        (&["judge", &four, "--values", &short], "cut off"),
        (&["judge", &solved], "rounds were solved here"),
        (&["fit", &four, &solved, "--out", &out], "it has 3 seats, "),
        (&["fit", &four, "--from", &short, "--out", &out], "cut off"),
        (&["fit", &four, "--pace", "1", "--out", &out], "'--pace <PACE>'"),
        (&["lessons", "--seats", "6", "--solve", "8", "--out", &out], "`--solve`: rounds of 6 are too large"),
        (&["lessons", "--seats", "4", "--solve", "8", "--values", three, "--out", &out], "for 3 seats, not for 4"),
        (&["lessons", "--values", three, "--out", &out], "--solve"),
        (&["lessons", "--player", "nobody", "--out", &out], "`--player`: there is no computer player called `nobody`"),
        (
            &["--seats", "3", "--into", &out, "--judge", "nobody"],
            "`--judge`: there is no computer player called `nobody`",
        ),
        (&["judge", &four, "--values", ""], "'--values <FILE,..>'"),
        (&["judge", &four, "--values", "shipped,"], "'--values <FILE,..>'"),
        (&["fit", &four, "--from", "", "--out", &out], "'--from <FILE>'"),
        (&["lessons", "--solve", "1", "--values", "", "--out", &out], "'--values <FILE>'"),
        (&["lessons", "--goal", "5", "--out", &out], "`--goal`"),
        (
            &["lessons", "--games", "2", "--shard", "1/3", "--out", &out],
            "`--shard`: 2 games can't be divided into 3 shards",
        ),
        (&["lessons", "--shard", "4/3", "--out", &out], "'--shard <SHARD>'"),
        (&["lessons", "--games", "0", "--out", &out], "'--games <GAMES>'"),
        (&["--seats", "6", "--into", &out, "--generations", "1"], "`--generations`: rounds of 6"),
        (&["--seats", "4"], "--into"),
        (&["--into", &out], "--seats"),
        (&[], "--into"),
    ] {
        let complaint = refused(&[&POLTERFASS[..], arguments].concat(), "");
        assert!(complaint.contains(named), "{named}: {complaint}");
    }
}

/// Ctrl-C ends the whole training, wherever it is: here while it reads, between learning and making lessons.
#[cfg(unix)]
#[test]
fn an_interrupt_between_two_stages_ends_the_training() {
    use std::process::{Command, Stdio};
    let folder = Folder::new();
    let into = folder.path("into");
    let train = |generations: &'static str| {
        let small = ["--seats", "3", "--games", "3", "--rounds", "1000", "--iterations", "1", "--passes", "1"];
        let judged = ["--judged", "1", "--judge", "careful", "--generations", generations, "--into", &into];
        [&POLTERFASS[..], &small, &judged].concat().into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    done(&words(&train("0")), "");
    for name in ["0.values", "plan.json"] {
        let (path, text) = (folder.path(&format!("into/{name}")), folder.read(&format!("into/{name}")));
        std::fs::remove_file(&path).unwrap();
        assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
        let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
        let child = command.args(train("1")).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // As soon as it reads.
        let mut pipe = std::fs::File::options().write(true).open(&path).unwrap();
        let process = rustix::process::Pid::from_raw(child.id() as i32).unwrap();
        rustix::process::kill_process(process, rustix::process::Signal::INT).unwrap();
        // There is time enough to notice that until so much is read.
        let slowly = text.replacen(": ", &format!(":{}", " ".repeat(1 << 20)), 1).replacen(
            "made ",
            &format!("made {}", "0".repeat(1 << 20)),
            1,
        );
        std::io::Write::write_all(&mut pipe, slowly.as_bytes()).unwrap();
        drop(pipe);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        std::fs::remove_file(&path).unwrap();
        folder.write(&format!("into/{name}"), &text);
    }
}

#[test]
fn the_whole_training_goes_on_in_its_folder() {
    let folder = Folder::new();
    let train = |into: &str, more: &[&str]| {
        let into = folder.path(into);
        let small = ["--seats", "3", "--games", "12", "--rounds", "6", "--iterations", "2", "--passes", "2"];
        let judged = ["--judged", "2", "--judge", "careful", "--into", &into];
        [&POLTERFASS[..], &small, &judged, more].concat().into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    let said = done(&words(&train("one", &["--generations", "2"])), "");
    for part in ["0.lessons", "2.lessons: 6 lessons of 6 games", "judge.lessons", "less than shipped", "by 2.values"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    // The same by more and more generations, after some of it was lost.
    done(&words(&train("two", &["--generations", "0"])), "");
    let text = folder.read("two/0.lessons");
    folder.write("two/0.lessons", &text[..text.len() / 2]);
    std::fs::remove_file(folder.path("two/0.values")).unwrap();
    done(&words(&train("two", &["--generations", "1"])), "");
    done(&words(&train("two", &[])), "");
    for name in ["0.lessons", "1.lessons", "2.lessons", "judge.lessons", "0.values", "1.values", "2.values"] {
        let [one, two] = ["one", "two"].map(|into| folder.read(&format!("{into}/{name}")));
        let numbers =
            |text: String| text.lines().filter(|line| !line.starts_with("made")).collect::<Vec<_>>().join("\n");
        assert_eq!(numbers(one), numbers(two), "{name}");
    }
    let complaint = refused(&words(&train("two", &["--seed", "2"])), "");
    assert!(complaint.contains("`seed` is 1 there and 2 here"), "{complaint}");
    // Whatever is in the folder has to be of this training.
    done(&words(&train("three", &["--generations", "1", "--seed", "3"])), "");
    for name in ["0.values", "1.values", "0.lessons", "1.lessons", "judge.lessons"] {
        let (own, other) = (folder.read(&format!("two/{name}")), folder.read(&format!("three/{name}")));
        folder.write(&format!("two/{name}"), &other);
        // A generation that nothing is learnt from is looked at, too.
        let generations = if name.starts_with('0') { "0" } else { "1" };
        let complaint = refused(&words(&train("two", &["--generations", generations])), "");
        let named =
            if name.ends_with("values") { "these values are not of this training" } else { "it holds other lessons" };
        assert!(complaint.contains(named) && complaint.contains(name), "{name}: {complaint}");
        folder.write(&format!("two/{name}"), &own);
    }
    done(&words(&train("two", &[])), "");
    let text = folder.read("two/1.values");
    folder.write("two/1.values", &text[..text.len() - 5]);
    assert!(refused(&words(&train("two", &[])), "").contains("cut off"));
}
