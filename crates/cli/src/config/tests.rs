use std::ffi::OsString;

use super::{Flags, Gathered, KEYS, Settings, gather, show};

/// What a file, the surroundings and flags come to; or everything that is wrong.
fn gathered(file: &str, surroundings: &[(&str, &str)], flags: &[&str]) -> Result<Gathered, Vec<String>> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s.toml");
    std::fs::write(&path, file).unwrap();
    let command = <Flags as clap::Args>::augment_args(clap::Command::new("serve").no_binary_name(true));
    let matches = command.try_get_matches_from(flags).unwrap();
    let flags = <Flags as clap::FromArgMatches>::from_arg_matches(&matches).unwrap();
    let variable = |name: &str| {
        let named = |(other, value): &(&str, &str)| (*other == name).then(|| OsString::from(value));
        surroundings.iter().find_map(named)
    };
    let gathered = Gathered::new(path.to_str(), variable, &flags).unwrap();
    if gathered.wrong.is_empty() {
        return Ok(gathered);
    }
    let here = folder.path().display().to_string() + std::path::MAIN_SEPARATOR_STR;
    Err(gathered.wrong.iter().map(|wrong| wrong.replace(&here, "")).collect())
}

#[test]
fn a_flag_counts_more_than_the_surroundings_and_those_more_than_the_file() {
    let file = "data = \"of-file\"\ndrain = 1\nlan = true\nlog-format = \"json\"\n";
    let surroundings = [("STAMMTISCH_DRAIN", "2"), ("STAMMTISCH_DATA", "of-surroundings"), ("STAMMTISCH_METRICS", "")];
    let gathered = gathered(file, &surroundings, &["--drain", "3", "--lan=false"]).unwrap();
    let told = show::resulting(&gathered);
    let line = |name: &str| {
        let line = told.lines().find(|line| line.trim_start_matches("# ").starts_with(name)).unwrap();
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(line("drain"), "drain = 3 # flag --drain");
    assert_eq!(line("lan"), "lan = false # flag --lan");
    assert_eq!(line("data"), "data = \"of-surroundings\" # environment, STAMMTISCH_DATA");
    assert!(line("log-format").ends_with("s.toml, line 4"), "{told}");
    assert_eq!(line("metrics"), "# metrics is not set # default");
}

#[test]
fn a_list_is_said_in_three_ways() {
    let both = ["10.0.0.8", "10.0.0.9"];
    for (file, variable, flags) in [
        ("proxy = [\"10.0.0.8\", \"10.0.0.9\"]", None, &[][..]),
        ("", Some(("STAMMTISCH_PROXY", "10.0.0.8, 10.0.0.9")), &[]),
        ("proxy = [\"192.0.2.1\"]", None, &["--proxy", "10.0.0.8", "--proxy", "10.0.0.9"]),
    ] {
        let gathered = gathered(file, variable.as_slice(), flags).unwrap();
        let proxies: Vec<_> = gathered.settings.proxies.iter().map(ToString::to_string).collect();
        assert_eq!(proxies, both, "{file}");
    }
}

#[test]
fn all_that_is_wrong_is_told_at_once() {
    let file = "drain = 100000\nproxy = [\"10.0.0.9\", \"nginx\"]\nlog = \"loud=very\"\nlistn = \"a\"\n";
    let surroundings = [("STAMMTISCH_PUBLIC_URL", "games.example.org"), ("STAMMTISCH_LAN", "yes")];
    assert_eq!(
        gathered(file, &surroundings, &["--drain", "5"]).unwrap_err(),
        [
            "s.toml: line 4, column 1: there is no key `listn`",
            "s.toml: line 1, column 9: `drain`: must be a whole number from 0 to 86400",
            "s.toml: line 2, column 9: `proxy`: `nginx`: invalid IP address syntax",
            "s.toml: line 3, column 7: `log`: error parsing level filter: expected one of \"off\", \"error\", \"warn\", \"info\", \"debug\", \"trace\", or a number 0-5",
            "STAMMTISCH_PUBLIC_URL: the public URL `games.example.org` must look like `https://games.example.org`, without a query; a path goes into the base path",
            "STAMMTISCH_LAN: must be true or false",
        ]
    );
}

#[test]
fn pushed_notices_need_somebody_to_write_to() {
    let wrong = gathered("push = true\n", &[], &[]).unwrap_err();
    assert!(wrong.len() == 1 && wrong[0].starts_with("`push` needs `push-contact`"), "{wrong:?}");
    let plain = ("STAMMTISCH_PUBLIC_URL", "http://games.example.org");
    assert_eq!(gathered("push = true\n", &[plain], &[]).unwrap_err(), wrong);
    let secure = ("STAMMTISCH_PUBLIC_URL", "https://games.example.org");
    assert!(gathered("push = true\n", &[secure], &[]).is_ok());
    assert!(gathered("push = true\n", &[], &["--push-contact", "mailto:ada@example.org"]).is_ok());
    let file = "push-contact = \"ada\"\nnotices-allow = [\"hooks.lan\"]\n";
    assert_eq!(
        gathered(file, &[], &[]).unwrap_err(),
        [
            "s.toml: line 1, column 16: `push-contact`: the contact `ada` must look like `mailto:host@example.org` or `https://example.org`",
            "s.toml: line 2, column 17: `notices-allow`: `hooks.lan`: must look like `192.168.0.7:8080` or `hooks.lan:8080`",
        ]
    );
}

#[test]
fn every_default_can_be_written_down() {
    let standard = Settings::default();
    let lines = KEYS.iter().filter_map(|key| {
        let texts = (key.get)(&standard);
        (!texts.is_empty()).then(|| format!("{} = {}\n", key.name, key.shape.written(&texts)))
    });
    let file: String = lines.collect();
    let gathered = gathered(&file, &[], &[]).unwrap();
    for key in KEYS {
        assert_eq!((key.get)(&gathered.settings), (key.get)(&standard), "{}", key.name);
    }
}

#[test]
fn the_sample_sets_nothing_and_names_everything() {
    let sample = show::sample();
    let gathered = gathered(&sample, &[], &[]).unwrap();
    assert!(gathered.origins.is_empty());
    for key in KEYS {
        assert!(sample.contains(&format!("\n#{} = ", key.name)) && sample.contains(&key.variable()), "{}", key.name);
    }
    assert!(sample.lines().all(|line| line.chars().count() <= 120), "{sample}");
    assert_eq!(gather::FILE, "STAMMTISCH_CONFIG");
}

#[test]
fn numbers_keep_to_their_bounds() {
    for key in KEYS {
        let super::key::Shape::Number(range) = &key.shape else { continue };
        let put = |number: Option<u64>| {
            let text = number.map_or("-1".to_owned(), |number| number.to_string());
            key.put(&mut Settings::default(), &[text]).is_ok()
        };
        assert!(put(Some(*range.start())) && put(Some(*range.end())), "{}", key.name);
        assert!(!put(range.start().checked_sub(1)) && !put(range.end().checked_add(1)), "{}", key.name);
    }
}

#[test]
fn the_page_for_operators_has_them_all() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operating.md");
    let text = std::fs::read_to_string(page).unwrap();
    assert!(text.contains(&show::table()), "docs/operating.md needs this table:\n{}", show::table());
}
