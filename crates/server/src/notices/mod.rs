//! Notices to people who aren't at the table: over webhooks, and pushed to their browsers.
//!
//! A table's task writes down what has become true of a seat (`table/notices.rs`). From there the [`carrier`] takes it, when it is due
//! and the seat wants to hear anything, and [`deliver`](Notices::deliver)s it to addresses that the [`guard`] lets through.

mod carrier;
mod config;
mod deliver;
mod guard;
mod hours;
mod outcome;
mod seal;
mod send;
#[cfg(test)]
mod tests;
mod vapid;

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use protocol::{Notice, NoticeKind};
use referee::{Millis, TableId};
use store::{NoticeStore, StoreError};
use tokio::sync::{Notify, Semaphore};

pub use config::{Allowed, Contact, NoticesConfig};

pub(crate) use carrier::carry;
pub(crate) use guard::Refused;
pub(crate) use hours::{hours, spoken};

use crate::config::Config;
use guard::Guard;
use vapid::Vapid;

/// How many tests run at once, whoever asked for them.
const TESTS: usize = 8;

/// Why pushed notices can't be signed.
#[derive(Debug, thiserror::Error)]
pub enum PushKeyError {
    /// The file in which an older version has kept the key can't be used.
    #[error("the key for pushed notices {file} can't be used")]
    File {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        #[source]
        source: std::io::Error,
    },
    /// What the database has is no key.
    #[error("the key for pushed notices in the database can't be used")]
    Kept,
    /// There is no randomness to make one of.
    #[error("no key for pushed notices can be made")]
    Made,
    /// The store failed.
    #[error("the key for pushed notices can't be kept")]
    Store(#[from] StoreError),
}

/// What the house sends, and by which rules.
pub(crate) struct Notices {
    webhooks: bool,
    push: Option<Vapid>,
    guard: Guard,
    /// What comes before a table's name in its address.
    tables: String,
    /// There is something new to be sent.
    pub(crate) news: Notify,
    pub(crate) tests: Semaphore,
}

impl Notices {
    /// What the house is set to, as it listens at this address and is found in its network at that one.
    ///
    /// # Errors
    /// If there is to be a key for pushed notices, and it can neither be read nor made and kept.
    pub(crate) async fn new(
        config: &Config,
        listening: SocketAddr,
        lan: Option<IpAddr>,
        store: &dyn NoticeStore,
    ) -> Result<Self, PushKeyError> {
        let NoticesConfig { webhooks, push, contact, allow } = config.notices.clone();
        let contact = contact.unwrap_or_else(|| Contact::of_house(config.public_url.as_ref()));
        let push = if push { Some(Vapid::open(store, &config.data, contact).await?) } else { None };
        let origin = match (&config.public_url, lan) {
            (Some(url), _) => url.to_string(),
            (None, Some(address)) => format!("http://{}", SocketAddr::new(address, listening.port())),
            (None, None) => format!("http://{listening}"),
        };
        let guard = Guard::new(allow, &origin, listening);
        let tables = format!("{origin}{}/t/", config.base_path.as_str());
        Ok(Self { webhooks, push, guard, tables, news: Notify::new(), tests: Semaphore::new(TESTS) })
    }

    /// Whether anything is ever sent.
    pub(crate) fn is_on(&self) -> bool {
        self.webhooks || self.push.is_some()
    }

    /// Whether the house sends on this way.
    pub(crate) fn offers(&self, way: store::Way) -> bool {
        match way {
            store::Way::Push => self.push.is_some(),
            store::Way::Webhook => self.webhooks,
        }
    }

    /// The public key that browsers register with.
    pub(crate) fn push_key(&self) -> Option<&str> {
        self.push.as_ref().map(Vapid::public)
    }

    pub(crate) fn webhooks(&self) -> bool {
        self.webhooks
    }

    /// The host of an address that may be sent to, as far as that can be told without asking where it leads.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn host(&self, address: &str) -> Result<String, Refused> {
        self.guard.look_at(address).map(|target| target.host_name())
    }

    /// A notice, as it is sent.
    pub(crate) fn notice(&self, what: NoticeKind, about: About<'_>) -> Notice {
        let About { table, game, seat, at, deadline } = about;
        let (url, id) = (format!("{}{table}", self.tables), format!("{table}-{seat}-{}-{at}", what.as_str()));
        Notice { what, table: table.clone(), game: game.to_owned(), seat, url, at, deadline, id }
    }
}

/// What a notice is about.
pub(crate) struct About<'a> {
    pub(crate) table: &'a TableId,
    pub(crate) game: &'a str,
    pub(crate) seat: game_core::Seat,
    pub(crate) at: Millis,
    pub(crate) deadline: Option<Millis>,
}

/// Whether these are the keys of a browser that can be written to.
pub(crate) fn is_browser(key: &[u8], auth: &[u8]) -> bool {
    seal::seal(b"", key, auth).is_some()
}
