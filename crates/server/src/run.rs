//! From the configuration to a running server, and its orderly end.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use referee::{Millis, TableId};
use store::{OpenError, SqliteStore, Store, StoreError};
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::clock::{Clock, SystemClock, Time};
use crate::config::{Config, Rate};
use crate::http::{self, App, Files};
use crate::hub::Hub;
use crate::lan::lan_address;
use crate::metrics::{Metrics, expose};
use crate::notices::{Notices, PushKeyError, carry};
use crate::steady::{LOOK_AGAIN, SteadyClock};
use crate::table::Ask;
use crate::thinking::keep_panics_discreet;
use crate::{alarms, listing};

/// How long requests and tables may take to come to an end.
const LAST_ORDERS: Duration = Duration::from_secs(5);
/// How often abandoned tables are looked for.
const ROUNDS: Millis = 60 * 60 * 1000;

/// When to look again whether the store can be written to.
const AGAIN: Millis = 5_000;

/// How often an address may look at the list of open tables.
const LOOKS: Rate = Rate { burst: 30, every: 1_000 };

/// Where a running server is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Where it listens, with the port that it got.
    pub listening: SocketAddr,
    /// The address of its first page.
    pub url: String,
    /// The address for other machines of the local network, if it was asked for and there is one.
    pub lan: Option<String>,
}

/// Why a server did not start, or did not end well.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Something else listens there.
    #[error("the address {address} is in use")]
    PortInUse {
        /// The address.
        address: SocketAddr,
    },
    /// The server can't listen there.
    #[error("can't listen at {address}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        #[source]
        source: io::Error,
    },
    /// The server can't listen there for whoever reads its metrics.
    #[error("metrics can't be served at {address}")]
    Metrics {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        #[source]
        source: io::Error,
    },
    /// The tables can't be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Pushed notices can't be signed.
    #[error(transparent)]
    PushKey(#[from] PushKeyError),
    /// The tables can't be closed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The listener failed.
    #[error("the server failed")]
    Io(#[source] io::Error),
}

/// Runs a server until `shutdown` is ready; `ready` is told where it is found as soon as it answers.
///
/// # Errors
/// If the address is in use or can't be listened at, the key for pushed notices can't be used, or the store can't be opened or closed.
pub async fn run(
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(&Address),
) -> Result<(), RunError> {
    let address = config.listen;
    let listener = TcpListener::bind(address).await.map_err(|source| match source.kind() {
        io::ErrorKind::AddrInUse => RunError::PortInUse { address },
        _ => RunError::Listen { address, source },
    })?;
    let metrics_at = listen_for_metrics(&config).await?;
    let store = Arc::new(SqliteStore::open(&config.data).await?);
    keep_panics_discreet();
    let listening = listener.local_addr().map_err(RunError::Io)?;
    let notices = Notices::new(&config, listening, lan_address().filter(|_| config.lan), store.notices()).await?;
    ready(&Address::of(&config, listening));
    attend(listener, metrics_at, config, wall_clock(), store, notices, shutdown).await
}

/// The machine's clock, followed forwards only; in a build for tests it may be another one.
fn wall_clock() -> Clock {
    #[cfg(debug_assertions)]
    if let Some(clock) = crate::skewed::of_environment() {
        return Arc::new(clock);
    }
    Arc::new(SteadyClock::new(|| SystemClock.now(), LOOK_AGAIN))
}

impl Address {
    fn of(config: &Config, listening: SocketAddr) -> Self {
        let base = config.base_path.as_str();
        let at = |address: SocketAddr| format!("http://{address}{base}/");
        let url = match &config.public_url {
            Some(url) => format!("{url}{base}/"),
            None if listening.ip().is_unspecified() => format!("http://localhost:{}{base}/", listening.port()),
            None => at(listening),
        };
        let lan = lan_address().filter(|_| config.lan).map(|address| at(SocketAddr::new(address, listening.port())));
        Self { listening, url, lan }
    }
}

/// Serves until `shutdown` is ready, then tells everybody and writes down what is under way.
///
/// # Errors
/// If the listener, the key for pushed notices or, at the end, the store fails.
pub async fn serve(
    listener: TcpListener,
    config: Config,
    clock: Clock,
    store: Arc<dyn Store>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), RunError> {
    let metrics_at = listen_for_metrics(&config).await?;
    let listening = listener.local_addr().map_err(RunError::Io)?;
    let notices = Notices::new(&config, listening, lan_address().filter(|_| config.lan), store.notices()).await?;
    attend(listener, metrics_at, config, clock, store, notices, shutdown).await
}

/// The listener of the metrics, if there is to be one.
async fn listen_for_metrics(config: &Config) -> Result<Option<TcpListener>, RunError> {
    let Some(address) = config.metrics else { return Ok(None) };
    TcpListener::bind(address).await.map(Some).map_err(|source| RunError::Metrics { address, source })
}

async fn attend(
    listener: TcpListener,
    metrics_at: Option<TcpListener>,
    config: Config,
    clock: Clock,
    store: Arc<dyn Store>,
    notices: Notices,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), RunError> {
    let files = Files::new(&config.base_path);
    let metrics = Arc::new(Metrics::new(files.build()));
    store.watch(Arc::clone(&metrics) as Arc<dyn store::Watch>);
    let listening = listener.local_addr().map_err(RunError::Io)?;
    let hub = Arc::new(Hub::new(Arc::clone(&store), clock, &config, metrics, notices));
    let exposed = metrics_at.map(|listener| tokio::spawn(expose(Arc::clone(&hub), listener)));
    let (abandoned_after, drain) = (config.abandoned_after, config.drain);
    let app = Arc::new(App {
        hub: Arc::clone(&hub),
        files,
        openings: http::bucket::Addresses::new(config.openings),
        requests: http::bucket::Addresses::new(config.requests),
        looks: http::bucket::Addresses::new(LOOKS),
        crowd: http::Crowd::new(config.connections),
        wellness: http::Wellness::default(),
        listening,
        lan: lan_address().filter(|_| config.lan),
        config,
    });
    let housekeeping = hub.tasks.spawn(keep_house(Arc::clone(&hub), abandoned_after));
    hub.tasks.spawn(carry(Arc::clone(&hub)));
    let mut answering = std::pin::pin!(http::serve(listener, app));
    tokio::select! {
        () = &mut answering => {}
        () = shutdown => {
            hub.leave();
            if drain > 0 {
                tracing::info!(seconds = drain / 1000, "the server will stop");
                tokio::select! {
                    () = &mut answering => {}
                    () = hub.clock.sleep_until(hub.clock.now().saturating_add(drain)) => {}
                }
            }
            tracing::info!("the server stops");
            hub.stop.send_replace(true);
            if timeout(LAST_ORDERS, &mut answering).await.is_err() {
                tracing::warn!("some requests did not come to an end");
            }
        }
    }
    hub.stop.send_replace(true);
    housekeeping.abort();
    if let Some(exposed) = exposed {
        exposed.abort();
    }
    hub.thinkers.close();
    hub.let_go();
    hub.tasks.close();
    if timeout(LAST_ORDERS, hub.tasks.wait()).await.is_err() {
        tracing::warn!("some tables did not come to an end");
    }
    store.shut_down().await?;
    Ok(())
}

/// As soon as the house can do its work, wakes tables where something is due, and from time to time closes abandoned ones.
async fn keep_house(hub: Arc<Hub>, abandoned_after: Millis) {
    while let Err(error) = hub.store.probe().await {
        tracing::error!(%error, "the store can't be written to");
        hub.clock.sleep_until(hub.clock.now() + AGAIN).await;
    }
    tokio::join!(alarms::keep(&hub), listing::find_again(&hub), close_when_abandoned(&hub, abandoned_after));
}

async fn close_when_abandoned(hub: &Arc<Hub>, after: Millis) {
    loop {
        let now = hub.clock.now();
        close_abandoned(hub, now.saturating_sub(after)).await;
        hub.clock.sleep_until(now + ROUNDS).await;
    }
}

async fn close_abandoned(hub: &Arc<Hub>, before: Millis) {
    let idle = match hub.store.idle_since(before).await {
        Ok(idle) => idle,
        Err(error) => return tracing::error!(%error, "abandoned tables can't be looked for"),
    };
    for id in idle {
        let Ok(id) = TableId::try_from(id) else { continue };
        match hub.ask(&id, |reply| Ask::Close { reply }).await.and_then(|closed| closed) {
            Ok(true) => tracing::info!(table = %id, "an abandoned table was closed"),
            Ok(false) => {}
            Err(error) => tracing::warn!(table = %id, code = error.code, "an abandoned table can't be closed"),
        }
    }
}
