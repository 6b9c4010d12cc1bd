//! A line to the server that does not change its address when the server does, and is cut now and then.

use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use game_core::Luck as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};

/// A line that is to be cut is cut after fewer bytes than this, counted in both directions.
const LONGEST: u32 = 60_000;
/// Handshakes and first updates are cut as well.
const SHORT: u32 = 3_000;

/// A proxy; it ends when this is dropped.
pub(crate) struct Proxy {
    /// Where clients find it.
    pub(crate) address: SocketAddr,
    state: Arc<State>,
    task: JoinHandle<()>,
}

struct State {
    server: Mutex<Option<SocketAddr>>,
    /// One line in so many is cut; none if it is 0.
    cut_one_in: AtomicU32,
    cuts: AtomicU64,
    luck: Mutex<Xoshiro256PlusPlus>,
}

impl Proxy {
    pub(crate) async fn open(seed: u64) -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let address = listener.local_addr()?;
        let luck = Mutex::new(Xoshiro256PlusPlus::seed_from_u64(seed));
        let state = State { server: Mutex::default(), cut_one_in: 3.into(), cuts: 0.into(), luck };
        let state = Arc::new(state);
        let task = tokio::spawn(accept(listener, Arc::clone(&state)));
        Ok(Self { address, state, task })
    }

    /// Says where the server is now, if anywhere.
    pub(crate) fn lead_to(&self, server: Option<SocketAddr>) {
        *self.state.server.lock().unwrap_or_else(PoisonError::into_inner) = server;
    }

    /// From now on nothing is cut any more.
    pub(crate) fn be_good(&self) {
        self.state.cut_one_in.store(0, Ordering::Relaxed);
    }

    pub(crate) fn cuts(&self) -> u64 {
        self.state.cuts.load(Ordering::Relaxed)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl State {
    /// After how many bytes the next line is cut.
    fn draw(&self) -> Option<u64> {
        let one_in = self.cut_one_in.load(Ordering::Relaxed);
        let mut luck = self.luck.lock().unwrap_or_else(PoisonError::into_inner);
        let is_cut = one_in > 0 && luck.below(one_in) == 0;
        is_cut.then(|| {
            let longest = if luck.below(2) == 0 { SHORT } else { LONGEST };
            u64::from(luck.below(longest))
        })
    }
}

async fn accept(listener: TcpListener, state: Arc<State>) {
    let mut lines = JoinSet::new();
    while let Ok((client, _)) = listener.accept().await {
        let server = *state.server.lock().unwrap_or_else(PoisonError::into_inner);
        let state = Arc::clone(&state);
        lines.spawn(async move {
            // Without a server the line just ends, as when nobody listens.
            if let Some(server) = server
                && let Ok(upstream) = TcpStream::connect(server).await
            {
                carry(client, upstream, &state).await;
            }
        });
        while lines.try_join_next().is_some() {}
    }
}

/// Carries bytes until either side ends or the line is cut.
async fn carry(client: TcpStream, server: TcpStream, state: &State) {
    // What is held back together could not be cut apart.
    if client.set_nodelay(true).and_then(|()| server.set_nodelay(true)).is_err() {
        return;
    }
    let left = state.draw().map(AtomicU64::new);
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let is_cut = tokio::select! {
        is_cut = pump(&mut from_client, &mut to_server, left.as_ref()) => is_cut,
        is_cut = pump(&mut from_server, &mut to_client, left.as_ref()) => is_cut,
    };
    if is_cut {
        state.cuts.fetch_add(1, Ordering::Relaxed);
    }
}

/// Carries bytes in one direction; whether the line was cut.
async fn pump(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    left: Option<&AtomicU64>,
) -> bool {
    let mut buffer = [0; 4096];
    loop {
        let Ok(count @ 1..) = from.read(&mut buffer).await else { return false };
        let goes = left.map_or(count as u64, |left| {
            let before =
                left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| Some(left.saturating_sub(count as u64)));
            before.unwrap_or(0).min(count as u64)
        });
        let goes = usize::try_from(goes).unwrap_or(count);
        if to.write_all(&buffer[..goes]).await.is_err() {
            return false;
        }
        if goes < count {
            return true;
        }
    }
}
