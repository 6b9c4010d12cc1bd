//! What is set, and the server that follows from it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use server::{BasePath, Config, Maps, NoticesConfig, Pace, PublicUrl, Rate, Watching};

const PORT: u16 = 7411;

/// What can be set, each with its default.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    pub(crate) listen: Option<SocketAddr>,
    pub(crate) data: PathBuf,
    pub(crate) maps: Option<PathBuf>,
    pub(crate) base_path: BasePath,
    pub(crate) public_url: Option<PublicUrl>,
    pub(crate) lan: bool,
    pub(crate) proxies: Vec<IpAddr>,
    pub(crate) connections: usize,
    pub(crate) openings: Rate,
    pub(crate) watching: Watching,
    pub(crate) abandoned_after: u64,
    pub(crate) listing: bool,
    pub(crate) notices: NoticesConfig,
    pub(crate) computer_delay: Option<u64>,
    pub(crate) drain: u64,
    pub(crate) metrics: Option<SocketAddr>,
    pub(crate) log: Option<String>,
    pub(crate) log_format: LogFormat,
}

/// How a line of the log looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum LogFormat {
    #[default]
    Text,
    Json,
}

const DAY: u64 = 24 * 60 * 60 * 1000;

impl Default for Settings {
    fn default() -> Self {
        let config = Config::new(SocketAddr::new(Ipv4Addr::LOCALHOST.into(), PORT), "data".into());
        Self {
            listen: None,
            data: config.data,
            maps: None,
            base_path: config.base_path,
            public_url: config.public_url,
            lan: config.lan,
            proxies: config.proxies,
            connections: config.connections,
            openings: config.openings,
            watching: config.watching,
            abandoned_after: config.abandoned_after / DAY,
            listing: config.listing,
            notices: config.notices,
            computer_delay: None,
            drain: config.drain / 1000,
            metrics: config.metrics,
            log: None,
            log_format: LogFormat::default(),
        }
    }
}

impl Settings {
    /// Where to listen.
    pub(crate) fn listen(&self) -> SocketAddr {
        let here = if self.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        self.listen.unwrap_or(SocketAddr::new(IpAddr::V4(here), PORT))
    }

    /// What is wrong with what is right by itself.
    pub(crate) fn contradictions(&self) -> Vec<String> {
        let NoticesConfig { push, contact, .. } = &self.notices;
        let reached = contact.is_some() || self.public_url.as_ref().is_some_and(PublicUrl::is_secure);
        let wrong =
            "`push` needs `push-contact`, or a `public-url` with https: push services want to know whom to write to";
        (*push && !reached).then(|| wrong.to_owned()).into_iter().collect()
    }

    /// The server with these maps.
    pub(crate) fn server(&self, maps: Maps) -> Config {
        let standard = Config::new(self.listen(), self.data.clone());
        Config {
            base_path: self.base_path.clone(),
            public_url: self.public_url.clone(),
            lan: self.lan,
            proxies: self.proxies.clone(),
            connections: self.connections,
            openings: self.openings,
            watching: self.watching,
            abandoned_after: self.abandoned_after.saturating_mul(DAY),
            listing: self.listing,
            notices: self.notices.clone(),
            pace: self.computer_delay.map_or_else(Pace::default, |delay| Pace(delay..=delay)),
            drain: self.drain.saturating_mul(1000),
            metrics: self.metrics,
            maps,
            ..standard
        }
    }
}
