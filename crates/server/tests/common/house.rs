//! A server on a free port.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;

use server::{Clock, Config, Pace, Rate, RunError, SystemClock};
use store::{SqliteStore, Store};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub struct House {
    pub address: SocketAddr,
    pub store: Arc<SqliteStore>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), RunError>>,
}

impl House {
    /// A server with the tables in `data`, the wall clock, and computer players that act at once.
    pub async fn open(data: &Path) -> Self {
        Self::with_clock(data, Arc::new(SystemClock)).await
    }

    pub async fn with_clock(data: &Path, clock: Clock) -> Self {
        Self::with(data, clock, |_| {}).await
    }

    pub async fn with(data: &Path, clock: Clock, change: impl FnOnce(&mut Config)) -> Self {
        Self::at(Ipv4Addr::LOCALHOST.into(), data, clock, change).await
    }

    /// A server that listens at this address of the machine.
    pub async fn at(address: IpAddr, data: &Path, clock: Clock, change: impl FnOnce(&mut Config)) -> Self {
        let listener = TcpListener::bind((address, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut config = Config::new(address, data.to_owned());
        config.pace = Pace::AT_ONCE;
        config.openings = Rate { burst: 2, every: 60_000 };
        change(&mut config);
        let store = Arc::new(SqliteStore::open(data).await.unwrap());
        let (stop, stopped) = oneshot::channel();
        let shutdown = async move { drop(stopped.await) };
        let used = Arc::clone(&store) as Arc<dyn Store>;
        let running = tokio::spawn(server::serve(listener, config, clock, used, shutdown));
        Self { address, store, stop, running }
    }

    /// Tells it to stop; what is returned is ready when it has.
    pub fn told_to_stop(self) -> JoinHandle<Result<(), RunError>> {
        self.stop.send(()).unwrap();
        self.running
    }

    /// Stops it in order.
    pub async fn close(self) {
        self.stop.send(()).unwrap();
        self.running.await.unwrap().unwrap();
    }
}
