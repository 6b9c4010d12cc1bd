//! All that can be set. A new key needs its entry here, its field in [`Settings`](super::Settings) and its line in the table
//! of docs/operating.md, which a test compares with this list.

use std::fmt::Display;
use std::str::FromStr;

use super::key::{Key, Shape};
use super::settings::LogFormat;

/// In the order in which they are told.
pub(crate) const KEYS: &[Key] = &[
    Key {
        name: "listen",
        shape: Shape::Text,
        value: "ADDRESS:PORT",
        about: "Address and port to listen at; port 0 takes a free one",
        standard: Some("127.0.0.1:7411, with --lan 0.0.0.0:7411"),
        set: |settings, texts| read(texts).map(|read| settings.listen = Some(read)),
        get: |settings| optional(&settings.listen),
    },
    Key {
        name: "data",
        shape: Shape::Text,
        value: "DIR",
        about: "The folder with the tables; made if it isn't there",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.data = read),
        get: |settings| vec![settings.data.display().to_string()],
    },
    Key {
        name: "maps",
        shape: Shape::Text,
        value: "DIR",
        about: "A folder with maps of Goldbräu (*.toml) that tables can be opened on, besides the one in the program",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.maps = Some(read)),
        get: |settings| optional(&settings.maps.as_ref().map(|maps| maps.display())),
    },
    Key {
        name: "base-path",
        shape: Shape::Text,
        value: "PATH",
        about: "The path below which everything is served, such as /tavern",
        standard: Some("/"),
        set: |settings, texts| read(texts).map(|read| settings.base_path = read),
        get: |settings| optional(&Some(settings.base_path.as_str()).filter(|path| !path.is_empty())),
    },
    Key {
        name: "public-url",
        shape: Shape::Text,
        value: "URL",
        about: "How people reach the server, if not where it listens, such as https://games.example.org",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.public_url = Some(read)),
        get: |settings| optional(&settings.public_url),
    },
    Key {
        name: "lan",
        shape: Shape::Truth,
        value: "BOOL",
        about: "Listen to the local network, and name this machine's address there in invitations",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.lan = read),
        get: |settings| vec![settings.lan.to_string()],
    },
    Key {
        name: "proxy",
        shape: Shape::List,
        value: "ADDRESS",
        about: "The address of a proxy on another machine that is believed when it says whom it heard from (X-Forwarded-For)",
        standard: None,
        set: |settings, texts| all(texts).map(|read| settings.proxies = read),
        get: |settings| settings.proxies.iter().map(ToString::to_string).collect(),
    },
    Key {
        name: "connections-per-address",
        shape: Shape::Number(1..=1_000_000),
        value: "N",
        about: "How many connections one address may have, sockets among them",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.connections = read),
        get: |settings| vec![settings.connections.to_string()],
    },
    Key {
        name: "tables-per-address",
        shape: Shape::Number(1..=1_000_000),
        value: "N",
        about: "How many tables one address may open at once",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.openings.burst = read),
        get: |settings| vec![settings.openings.burst.to_string()],
    },
    Key {
        name: "table-every",
        shape: Shape::Number(1..=86_400),
        value: "SECONDS",
        about: "Then it may open one more in so many seconds",
        standard: None,
        set: |settings, texts| read(texts).map(|read: u64| settings.openings.every = read * 1000),
        get: |settings| vec![(settings.openings.every / 1000).to_string()],
    },
    Key {
        name: "sockets-per-seat",
        shape: Shape::Number(1..=1_000_000),
        value: "N",
        about: "How many sockets one seat of a table may have, in tabs or on devices",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.watching.of_seat = read),
        get: |settings| vec![settings.watching.of_seat.to_string()],
    },
    Key {
        name: "spectators-per-table",
        shape: Shape::Number(0..=1_000_000),
        value: "N",
        about: "How many sockets those have together who watch a table",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.watching.of_spectators = read),
        get: |settings| vec![settings.watching.of_spectators.to_string()],
    },
    Key {
        name: "close-after",
        shape: Shape::Number(1..=36_500),
        value: "DAYS",
        about: "After how many days a table is closed on which nothing happens; its record is kept",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.abandoned_after = read),
        get: |settings| vec![settings.abandoned_after.to_string()],
    },
    Key {
        name: "open-tables",
        shape: Shape::Truth,
        value: "BOOL",
        about: "Whether hosts may offer their tables to strangers in a list on the first page",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.listing = read),
        get: |settings| vec![settings.listing.to_string()],
    },
    Key {
        name: "webhooks",
        shape: Shape::Truth,
        value: "BOOL",
        about: "Whether players may have notices sent to web addresses of theirs when a table waits for them",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.notices.webhooks = read),
        get: |settings| vec![settings.notices.webhooks.to_string()],
    },
    Key {
        name: "push",
        shape: Shape::Truth,
        value: "BOOL",
        about: "Whether players may have such notices pushed to their browsers; needs a contact",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.notices.push = read),
        get: |settings| vec![settings.notices.push.to_string()],
    },
    Key {
        name: "push-contact",
        shape: Shape::Text,
        value: "ADDRESS",
        about: "Whom push services can write to if something is wrong, such as mailto:host@example.org",
        standard: Some("the public URL, if it has https"),
        set: |settings, texts| read(texts).map(|read| settings.notices.contact = Some(read)),
        get: |settings| optional(&settings.notices.contact),
    },
    Key {
        name: "notices-allow",
        shape: Shape::List,
        value: "HOST:PORT",
        about: "A host and port that notices may go to though it is no public address with https, such as 192.168.0.7:8080",
        standard: None,
        set: |settings, texts| all(texts).map(|read| settings.notices.allow = read),
        get: |settings| settings.notices.allow.iter().map(ToString::to_string).collect(),
    },
    Key {
        name: "computer-delay",
        shape: Shape::Number(0..=600_000),
        value: "MS",
        about: "How long computer players take over each step, in milliseconds; if it is less than 500 and they need longer, they \
                take longer, and that may tell how hard they find it",
        standard: Some("700 to 1900, by what is to be decided"),
        set: |settings, texts| read(texts).map(|read| settings.computer_delay = Some(read)),
        get: |settings| optional(&settings.computer_delay),
    },
    Key {
        name: "drain",
        shape: Shape::Number(0..=86_400),
        value: "SECONDS",
        about: "How long to go on serving after SIGTERM while /readyz says that the server ends",
        standard: None,
        set: |settings, texts| read(texts).map(|read| settings.drain = read),
        get: |settings| vec![settings.drain.to_string()],
    },
    Key {
        name: "metrics",
        shape: Shape::Text,
        value: "ADDRESS:PORT",
        about: "Address and port at which Prometheus finds /metrics; they tell more than the public should know",
        standard: Some("nowhere"),
        set: |settings, texts| read(texts).map(|read| settings.metrics = Some(read)),
        get: |settings| optional(&settings.metrics),
    },
    Key {
        name: "log",
        shape: Shape::Text,
        value: "LEVELS",
        about: "What goes into the log: off, error, warn, info, debug or trace, also by part, as in warn,server::http=debug",
        standard: Some("RUST_LOG, or info"),
        set: |settings, texts| {
            let text: String = read(texts)?;
            tracing_subscriber::EnvFilter::try_new(&text).map_err(|error| error.to_string())?;
            settings.log = Some(text);
            Ok(())
        },
        get: |settings| optional(&settings.log),
    },
    Key {
        name: "log-format",
        shape: Shape::Word(&["text", "json"]),
        value: "FORMAT",
        about: "How the log is written: as text, or an object of JSON a line",
        standard: None,
        set: |settings, texts| {
            let json = texts.iter().any(|text| text == "json");
            settings.log_format = if json { LogFormat::Json } else { LogFormat::Text };
            Ok(())
        },
        get: |settings| vec![if settings.log_format == LogFormat::Json { "json" } else { "text" }.into()],
    },
];

fn optional(value: &Option<impl Display>) -> Vec<String> {
    value.iter().map(ToString::to_string).collect()
}

fn all<T: FromStr<Err: Display>>(texts: &[String]) -> Result<Vec<T>, String> {
    let one = |text: &String| text.parse().map_err(|error: T::Err| format!("`{text}`: {error}"));
    texts.iter().map(one).collect()
}

fn read<T: FromStr<Err: Display>>(texts: &[String]) -> Result<T, String> {
    let text = texts.first().map_or("", String::as_str);
    text.parse().map_err(|error: T::Err| error.to_string())
}
