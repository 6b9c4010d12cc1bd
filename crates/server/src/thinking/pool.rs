//! The threads that computer players think on: one for each core, shared fairly by all tables.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};

use referee::{Millis, TableId};

use tables::Failure;

use super::THREAD;
use crate::clock::Clock;

/// Thinks, as long as it is told to go on; and sees to it that whoever asked hears of it.
type Work = Box<dyn FnOnce(&mut dyn FnMut() -> bool) + Send>;

struct Job {
    /// When the answer is wanted, however long the job has waited before it begins.
    until: Millis,
    /// Gone as soon as nobody wants the answer any more.
    wanted: Weak<()>,
    work: Work,
}

/// A bounded number of threads. They are no part of the runtime, so nobody has to wait for them when the server stops.
pub(crate) struct Pool(Arc<Shared>);

struct Shared {
    clock: Clock,
    threads: usize,
    closed: AtomicBool,
    queue: Mutex<Queue>,
    more: Condvar,
}

#[derive(Default)]
struct Queue {
    /// Each table has a line of its own, and of these lines each is served in turn.
    lines: VecDeque<(TableId, VecDeque<Job>)>,
    waiting: usize,
    busy: usize,
    threads: usize,
}

impl Pool {
    /// With a thread for each core.
    pub(crate) fn new(clock: Clock) -> Self {
        Self::with_threads(clock, std::thread::available_parallelism().map_or(1, usize::from))
    }

    fn with_threads(clock: Clock, threads: usize) -> Self {
        let (queue, more) = (Mutex::default(), Condvar::new());
        Self(Arc::new(Shared { clock, threads, closed: AtomicBool::new(false), queue, more }))
    }

    /// Lets somebody think for a table until `until` at the latest, and no longer than the others who wait leave it; then `then`
    /// is told what came of it. If `wanted` is dropped before, nobody thinks on, and an answer is perhaps not told.
    pub(crate) fn think<T>(
        &self,
        table: &TableId,
        until: Millis,
        wanted: &Arc<()>,
        thought: impl FnOnce(&mut dyn FnMut() -> bool) -> Result<T, Failure> + Send + 'static,
        then: impl FnOnce(Result<T, Failure>) + Send + 'static,
    ) {
        let work: Work = Box::new(move |go_on| {
            let thought = catch_unwind(AssertUnwindSafe(|| thought(go_on)));
            then(thought.unwrap_or(Err(Failure::Panicked)));
        });
        let mut queue = self.0.queue();
        queue.push(table, Job { until, wanted: Arc::downgrade(wanted), work });
        while queue.threads < self.0.threads {
            let shared = Arc::clone(&self.0);
            let thread = std::thread::Builder::new().name(THREAD.into()).spawn(move || shared.work());
            if let Err(error) = thread {
                tracing::error!(%error, "there is no thread to think on");
                break;
            }
            queue.threads += 1;
        }
        self.0.more.notify_one();
    }

    /// How many thoughts wait, and how many threads think.
    pub(crate) fn load(&self) -> (usize, usize) {
        let queue = self.0.queue();
        (queue.waiting, queue.busy)
    }

    /// Nobody begins to think any more, and whoever does is told to end.
    pub(crate) fn close(&self) {
        self.0.closed.store(true, Ordering::Relaxed);
        self.0.queue().lines.clear();
        self.0.more.notify_all();
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        let mut queue = self.queue();
        while !self.closed.load(Ordering::Relaxed) {
            let Some(Job { until, wanted, work }) = queue.pop() else {
                queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            if wanted.strong_count() == 0 {
                continue;
            }
            let now = self.clock.now();
            let end = now + share(until.saturating_sub(now), self.threads, queue.waiting + queue.busy + 1);
            queue.busy += 1;
            drop(queue);
            work(&mut || !self.closed.load(Ordering::Relaxed) && wanted.strong_count() > 0 && self.clock.now() < end);
            queue = self.queue();
            queue.busy -= 1;
        }
    }
}

impl Queue {
    fn push(&mut self, table: &TableId, job: Job) {
        self.waiting += 1;
        match self.lines.iter_mut().find(|(other, _)| other == table) {
            Some((_, line)) => line.push_back(job),
            None => self.lines.push_back((table.clone(), VecDeque::from([job]))),
        }
    }

    fn pop(&mut self) -> Option<Job> {
        let (table, mut line) = self.lines.pop_front()?;
        let job = line.pop_front();
        if !line.is_empty() {
            self.lines.push_back((table, line));
        }
        self.waiting -= usize::from(job.is_some());
        job
    }
}

/// How long one of so many jobs may take if there are `left` milliseconds for all of them.
fn share(left: Millis, threads: usize, jobs: usize) -> Millis {
    left * threads as u64 / jobs.max(threads) as u64
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};
    use std::time::Duration;

    use super::*;
    use crate::clock::{ManualClock, Time};

    fn table(name: &str) -> TableId {
        TableId::try_from(name.to_owned()).unwrap()
    }

    /// A pool with one thread, which is kept busy until the sender is dropped.
    fn busy(clock: &ManualClock) -> (Pool, std::sync::mpsc::Sender<()>, Arc<()>) {
        let pool = Pool::with_threads(Arc::new(clock.clone()), 1);
        let (keep, kept) = channel::<()>();
        let (begun, begins) = channel();
        let wanted = Arc::new(());
        let wait = move |_: &mut dyn FnMut() -> bool| {
            begun.send(()).unwrap();
            let _ = kept.recv();
            Ok(())
        };
        pool.think(&table("busy"), 0, &wanted, wait, |_| {});
        begins.recv().unwrap();
        (pool, keep, wanted)
    }

    /// Thinks on and on, a millisecond of this clock at a time.
    fn on_and_on(clock: &ManualClock) -> impl FnOnce(&mut dyn FnMut() -> bool) -> Result<Millis, Failure> + use<> {
        let clock = clock.clone();
        move |go_on| {
            let mut taken = 0;
            while go_on() {
                clock.advance(Duration::from_millis(1));
                taken += 1;
            }
            Ok(taken)
        }
    }

    fn told<T>(answers: &Receiver<T>, count: usize) -> Vec<T> {
        (0..count).map(|_| answers.recv_timeout(Duration::from_secs(30)).unwrap()).collect()
    }

    #[test]
    fn five_who_are_asked_at_once_share_the_time_of_one() {
        let clock = ManualClock::at(1_000);
        let (pool, keep, wanted) = busy(&clock);
        let (tell, answers) = channel();
        for _ in 0..5 {
            let tell = tell.clone();
            let then = move |taken: Result<_, _>| tell.send(taken.unwrap()).unwrap();
            pool.think(&table("one"), 2_500, &wanted, on_and_on(&clock), then);
        }
        drop(keep);
        assert_eq!(told(&answers, 5), [300; 5]);
    }

    #[test]
    fn time_spent_in_the_queue_is_taken_off_and_nobody_waits_longer() {
        let clock = ManualClock::at(0);
        let (pool, keep, wanted) = busy(&clock);
        let (tell, answers) = channel();
        for number in 0..100 {
            let (tell, clock) = (tell.clone(), clock.clone());
            let (id, thought) = (table(&format!("t{number}")), on_and_on(&clock));
            let then = move |taken: Result<Millis, _>| tell.send((taken.unwrap(), clock.now())).unwrap();
            pool.think(&id, 1_000, &wanted, thought, then);
        }
        clock.advance(Duration::from_millis(400));
        drop(keep);
        let taken = told(&answers, 100);
        assert!(taken.iter().all(|&(taken, _)| taken == 6), "{taken:?}");
        assert_eq!(taken[99].1, 1_000);
    }

    #[test]
    fn tables_take_turns() {
        let clock = ManualClock::at(0);
        let (pool, keep, wanted) = busy(&clock);
        let (tell, answers) = channel();
        for name in ["many", "many", "many", "few"] {
            let tell = tell.clone();
            pool.think(&table(name), 9, &wanted, |_| Ok(()), move |_| tell.send(name).unwrap());
        }
        drop(keep);
        assert_eq!(told(&answers, 4), ["many", "few", "many", "many"]);
    }

    #[test]
    fn who_is_wanted_no_more_is_not_begun_and_told_to_end() {
        let clock = ManualClock::at(0);
        let (pool, keep, wanted) = busy(&clock);
        let (tell, answers) = channel();
        let (one, other) = (Arc::new(()), Arc::new(()));
        let tell_one = tell.clone();
        pool.think(&table("a"), 1_000, &one, |_| Ok("begun"), move |said| tell_one.send(said).unwrap());
        let mut last = Some(Arc::clone(&other));
        let ends = move |go_on: &mut dyn FnMut() -> bool| {
            assert!(go_on());
            last.take();
            assert!(!go_on());
            Ok("ended")
        };
        pool.think(&table("b"), 1_000, &other, ends, move |said| tell.send(said).unwrap());
        drop((one, other, keep));
        assert_eq!(told(&answers, 1), [Ok("ended")]);
        assert!(answers.recv().is_err(), "the first was dropped");
        drop(wanted);
    }

    #[test]
    fn a_panic_is_told_and_the_thread_goes_on() {
        let clock = ManualClock::at(0);
        let (pool, keep, wanted) = busy(&clock);
        let (tell, answers) = channel();
        for panics in [true, false] {
            let tell = tell.clone();
            let thought = move |_: &mut dyn FnMut() -> bool| if panics { panic!("ouch") } else { Ok(7) };
            pool.think(&table("a"), 1_000, &wanted, thought, move |said| tell.send(said).unwrap());
        }
        drop(keep);
        assert_eq!(told(&answers, 2), [Err(Failure::Panicked), Ok(7)]);
    }

    #[test]
    fn a_closed_pool_lets_nobody_think_on() {
        let clock = ManualClock::at(0);
        let (pool, keep, wanted) = busy(&clock);
        let (tell, answers) = channel();
        pool.think(&table("a"), 1_000, &wanted, |_| Ok(()), move |said| tell.send(said).unwrap());
        pool.close();
        drop(keep);
        assert!(answers.recv().is_err());
    }
}
