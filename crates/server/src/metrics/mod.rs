//! What a server counts and measures, for the one who runs it.
//!
//! Labels have few values, all of which this program knows: no table, name, address or token is among them. Nothing that happens
//! at every step allocates memory here.

mod expose;
mod label;
mod process;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use protocol::{DeliveryResult, NoticeKind};
use store::{StoreError, Way};

pub(crate) use expose::expose;
pub(crate) use label::{Limit, Route, by, kind};

type Count<const N: usize> = Family<[(&'static str, &'static str); N], Counter>;
type Times = Family<[(&'static str, &'static str); 1], Histogram, fn() -> Histogram>;

/// From half a millisecond to ten seconds.
const SECONDS: [f64; 14] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];
/// How many writes share a commit.
const WRITES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];
/// No program of this version has so many codes; should a mistake make more, they are counted as one.
const MOST_CODES: usize = 200;

/// The metrics of one server.
pub(crate) struct Metrics {
    registry: Registry,
    steps: Count<3>,
    /// From the moment at which a step was heard.
    stages: [Histogram; 3],
    append: Histogram,
    commit: Histogram,
    batch: Histogram,
    store_failures: Count<1>,
    sockets: Gauge,
    sockets_opened: Counter,
    tables_awake: Gauge,
    tables_open: Gauge,
    woken: Counter,
    pub(crate) thinking: Thinking,
    thoughts_waiting: Gauge,
    thoughts_busy: Gauge,
    pub(crate) errors: Errors,
    refused: Count<1>,
    requests: Family<Answered, Counter>,
    notices: Count<3>,
}

/// How far a step has come.
#[derive(Clone, Copy)]
pub(crate) enum Stage {
    /// Its table has taken it up.
    Taken,
    /// It is in the journal.
    Durable,
    /// Updates and acknowledgement are on their way to the sockets.
    Told,
}

type Answered = [(&'static str, Route); 2];

impl Metrics {
    /// With everything at nothing. `build` is that of the browser client.
    pub(crate) fn new(build: &str) -> Self {
        let stage = |name: &'static str| [("stage", name)];
        let stages: Times = Family::new_with_constructor(seconds as fn() -> Histogram);
        let mut metrics = Self {
            steps: Family::default(),
            stages: ["taken", "durable", "told"].map(|name| stages.get_or_create_owned(&stage(name))),
            append: seconds(),
            commit: seconds(),
            batch: Histogram::new(WRITES),
            store_failures: Family::default(),
            sockets: Gauge::default(),
            sockets_opened: Counter::default(),
            tables_awake: Gauge::default(),
            tables_open: Gauge::default(),
            woken: Counter::default(),
            thinking: Thinking::default(),
            thoughts_waiting: Gauge::default(),
            thoughts_busy: Gauge::default(),
            errors: Errors::default(),
            refused: Family::default(),
            requests: Family::default(),
            notices: Family::default(),
            registry: Registry::default(),
        };
        let registry = &mut metrics.registry;
        let info = Info::new([("version", env!("CARGO_PKG_VERSION").to_owned()), ("build", build.to_owned())]);
        registry.register("stammtisch_build", "The version of the program, and of its page", info);
        registry.register(
            "stammtisch_steps",
            "Steps in the journal, by game, kind and who made them",
            metrics.steps.clone(),
        );
        registry.register("stammtisch_step_seconds", "From a step's arrival at a socket to each stage", stages);
        registry.register(
            "stammtisch_append_seconds",
            "Writing a step, with the wait for others",
            metrics.append.clone(),
        );
        registry.register("stammtisch_commit_seconds", "A transaction with its sync", metrics.commit.clone());
        registry.register("stammtisch_commit_writes", "How many writes shared a transaction", metrics.batch.clone());
        registry.register(
            "stammtisch_store_failures",
            "Transactions that failed, by cause",
            metrics.store_failures.clone(),
        );
        registry.register("stammtisch_sockets", "Sockets that are open", metrics.sockets.clone());
        registry.register("stammtisch_sockets_opened", "Sockets that were opened", metrics.sockets_opened.clone());
        registry.register("stammtisch_tables_awake", "Tables in memory", metrics.tables_awake.clone());
        registry.register("stammtisch_tables_open", "Tables that are not closed", metrics.tables_open.clone());
        registry.register("stammtisch_tables_woken", "Tables that were read into memory", metrics.woken.clone());
        let Thinking { seconds, failures } = metrics.thinking.clone();
        registry.register("stammtisch_thinking_seconds", "How long computer players thought, by player", seconds);
        registry.register("stammtisch_player_failures", "Computer players that had to be replaced", failures);
        registry.register("stammtisch_thoughts_waiting", "Thoughts in the queue", metrics.thoughts_waiting.clone());
        registry.register("stammtisch_thoughts_busy", "Threads that think", metrics.thoughts_busy.clone());
        registry.register("stammtisch_errors", "Errors told to clients, by code", metrics.errors.by_code.clone());
        registry.register("stammtisch_refused", "Refusals because of a limit, by limit", metrics.refused.clone());
        registry.register(
            "stammtisch_http_requests",
            "Requests answered, by route and status",
            metrics.requests.clone(),
        );
        let notices = metrics.notices.clone();
        registry.register("stammtisch_notices", "Attempts to send a notice, by what it tells, way and result", notices);
        registry.register_collector(Box::new(process::Process::default()));
        metrics
    }

    /// A step is in the journal.
    pub(crate) fn step(&self, game: &'static str, kind: &'static str, by: &'static str, append: Duration) {
        self.steps.get_or_create(&[("game", game), ("kind", kind), ("by", by)]).inc();
        self.append.observe(append.as_secs_f64());
    }

    /// A table is read into memory.
    pub(crate) fn woken(&self) {
        self.woken.inc();
    }

    /// A step that was heard then has come so far.
    pub(crate) fn stage(&self, stage: Stage, heard: Instant) {
        self.stages[stage as usize].observe(heard.elapsed().as_secs_f64());
    }

    /// Something was refused because of a limit.
    pub(crate) fn refused(&self, limit: Limit) {
        self.refused.get_or_create(&[("limit", limit.name())]).inc();
    }

    /// It was tried to send a notice.
    pub(crate) fn notice(&self, what: NoticeKind, way: Way, result: DeliveryResult) {
        let way = if way == Way::Push { "push" } else { "webhook" };
        let labels = [("what", what.as_str()), ("way", way), ("result", result.as_str())];
        self.notices.get_or_create(&labels).inc();
    }

    /// A request was answered.
    pub(crate) fn answered(&self, route: Route, status: u16) {
        self.requests.get_or_create(&[("route", route), ("status", Route::Status(status))]).inc();
    }

    /// A socket is open as long as what is returned is kept.
    pub(crate) fn socket(&self) -> OpenSocket {
        self.sockets_opened.inc();
        self.sockets.inc();
        OpenSocket(self.sockets.clone())
    }
}

impl store::Watch for Metrics {
    fn committed(&self, writes: usize, took: Duration) {
        self.commit.observe(took.as_secs_f64());
        self.batch.observe(u32::try_from(writes).map_or(f64::MAX, f64::from));
    }

    fn failed(&self, error: &StoreError) {
        let cause = match error {
            StoreError::DiskFull => "disk_full",
            StoreError::ReadOnly => "read_only",
            StoreError::Corrupt => "corrupt",
            StoreError::Io(_) => "io",
            StoreError::ShutDown | StoreError::Range(_) | StoreError::Database(_) => "other",
        };
        self.store_failures.get_or_create(&[("cause", cause)]).inc();
    }
}

/// Counts one socket less when it is dropped.
pub(crate) struct OpenSocket(Gauge);

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// How long computer players think, and how often they fail.
#[derive(Clone)]
pub(crate) struct Thinking {
    seconds: Times,
    failures: Count<1>,
}

impl Default for Thinking {
    fn default() -> Self {
        Self { seconds: Family::new_with_constructor(seconds as fn() -> Histogram), failures: Family::default() }
    }
}

impl Thinking {
    /// Measures a thought.
    pub(crate) fn measure<T>(&self, player: &'static str, thought: impl FnOnce() -> T) -> T {
        let began = Instant::now();
        let said = thought();
        self.seconds.get_or_create(&[("player", player)]).observe(began.elapsed().as_secs_f64());
        said
    }

    pub(crate) fn failed(&self, player: &'static str) {
        self.failures.get_or_create(&[("player", player)]).inc();
    }
}

/// The errors that clients were told.
#[derive(Clone, Default)]
pub(crate) struct Errors {
    by_code: Family<[(&'static str, String); 1], Counter>,
    codes: Arc<AtomicUsize>,
}

impl Errors {
    pub(crate) fn count(&self, code: &str) {
        let mut label = [("code", code.to_owned())];
        if self.by_code.get(&label).is_none() && self.codes.fetch_add(1, Ordering::Relaxed) >= MOST_CODES {
            label = [("code", "other".to_owned())];
        }
        self.by_code.get_or_create(&label).inc();
    }
}

fn seconds() -> Histogram {
    Histogram::new(SECONDS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(metrics: &Metrics) -> String {
        let mut text = String::new();
        prometheus_client::encoding::text::encode(&mut text, &metrics.registry).unwrap();
        text
    }

    #[test]
    fn what_happens_is_counted_under_few_names() {
        let metrics = Metrics::new("abc");
        metrics.step("polterfass", "act", "person", Duration::from_millis(3));
        metrics.stage(Stage::Told, Instant::now());
        metrics.refused(Limit::Talk);
        metrics.answered(Route::Fixed("page"), 404);
        store::Watch::failed(&metrics, &StoreError::DiskFull);
        metrics.notice(NoticeKind::YourTurn, Way::Push, DeliveryResult::TimedOut);
        let open = metrics.socket();
        (0..1000).for_each(|n| metrics.errors.count(&format!("code_{n}")));
        let told = text(&metrics);
        for line in [
            "stammtisch_build_info{version=\"0.1.0\",build=\"abc\"} 1",
            "stammtisch_steps_total{game=\"polterfass\",kind=\"act\",by=\"person\"} 1",
            "stammtisch_append_seconds_bucket{le=\"0.005\"} 1",
            "stammtisch_step_seconds_count{stage=\"told\"} 1",
            "stammtisch_step_seconds_count{stage=\"durable\"} 0",
            "stammtisch_refused_total{limit=\"talk\"} 1",
            "stammtisch_http_requests_total{route=\"page\",status=\"404\"} 1",
            "stammtisch_store_failures_total{cause=\"disk_full\"} 1",
            "stammtisch_notices_total{what=\"your_turn\",way=\"push\",result=\"timed_out\"} 1",
            "stammtisch_sockets 1",
            "stammtisch_errors_total{code=\"other\"} 800",
        ] {
            assert!(told.lines().any(|other| other == line), "{line}: {told}");
        }
        drop(open);
        assert!(text(&metrics).contains("\nstammtisch_sockets 0\n"));
    }
}
