//! The laws that hold for every target and every input.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use peak_alloc::PeakAlloc;

use crate::Target;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Memory belongs to the whole process, so one input is judged at a time.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// What reading may take in any case: a table, a map, an answer.
const BYTES: usize = 2 << 20;
/// What it may take beside that, for each byte of the input.
const BYTES_FOR_EACH: usize = 200;
/// Far more than any input needs that is read in one pass, even where nothing is optimised and much else goes on.
const LONGEST: Duration = Duration::from_secs(10);

/// What a target made of its input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is something, and was written and read again.
    Accepted,
    /// It is nothing, and this says where and why.
    Refused(String),
}

/// A law that was broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The target panicked.
    Panic(String),
    /// What the target's own law says.
    Law(String),
    /// The target took more memory than its input can be worth.
    Memory {
        /// The bytes it took.
        took: usize,
        /// The bytes it may take.
        may: usize,
    },
    /// The target took too long.
    Time(Duration),
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Panic(what) => write!(f, "it panicked: {what}"),
            Self::Law(what) => f.write_str(what),
            Self::Memory { took, may } => write!(f, "it took {took} bytes of memory, {may} are allowed"),
            Self::Time(took) => write!(f, "it took {took:?}"),
        }
    }
}

/// Lets a target read an input.
///
/// # Errors
/// If a law is broken.
pub fn judge(target: &Target, input: &[u8]) -> Result<Verdict, Broken> {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    // Other threads of the process take memory, too, but not the same amount every time.
    let mut attempts = (0..3).map(|_| measured(target, input));
    attempts.find(|judged| !matches!(judged, Err(Broken::Memory { .. }))).unwrap_or_else(|| measured(target, input))
}

fn measured(target: &Target, input: &[u8]) -> Result<Verdict, Broken> {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let began = Instant::now();
    let verdict = catch_unwind(AssertUnwindSafe(|| (target.read)(input)));
    let (took, memory) = (began.elapsed(), MEMORY.peak_usage().saturating_sub(before));
    let verdict = match verdict {
        Ok(verdict) => verdict.map_err(Broken::Law)?,
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
            return Err(Broken::Panic(text.unwrap_or_default()));
        }
    };
    let may = BYTES + BYTES_FOR_EACH * input.len();
    if memory > may {
        return Err(Broken::Memory { took: memory, may });
    }
    if took > LONGEST { Err(Broken::Time(took)) } else { Ok(verdict) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(read: fn(&[u8]) -> Result<Verdict, String>) -> Result<Verdict, Broken> {
        judge(&Target { name: "planted", read, seeds: &[], words: &[] }, b"abc")
    }

    #[test]
    fn what_breaks_a_law_is_found() {
        assert_eq!(judged(|_| Ok(Verdict::Accepted)), Ok(Verdict::Accepted));
        assert_eq!(judged(|_| Err("unlike".into())), Err(Broken::Law("unlike".into())));
        assert_eq!(judged(|input| panic!("{}", input.len())), Err(Broken::Panic("3".into())));
        let greedy = judged(|_| {
            let room = vec![0_u8; 50 << 20];
            Ok(Verdict::Refused(format!("{}", room.len())))
        });
        // What other tests give back meanwhile is taken off.
        assert!(matches!(greedy, Err(Broken::Memory { took: 50_000_000.., .. })), "{greedy:?}");
    }
}
