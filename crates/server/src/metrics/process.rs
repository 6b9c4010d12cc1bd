//! What the system knows of this process, under the names that all programs use.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;

/// The process, since when it has been observed.
#[derive(Debug)]
pub(super) struct Process {
    started: f64,
}

impl Default for Process {
    fn default() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { started: since.as_secs_f64() }
    }
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let mut tell = |name: &str, help: &str, metric: &dyn Told| metric.tell(&mut encoder, name, help);
        tell(
            "process_start_time_seconds",
            "When the server started, in seconds since 1970",
            &ConstGauge::new(self.started),
        )?;
        if let Some(Usage { processor, memory, files, most_files }) = usage() {
            tell("process_cpu_seconds", "Processor time", &ConstCounter::new(processor))?;
            tell("process_resident_memory_bytes", "Memory in use", &ConstGauge::new(memory))?;
            tell("process_open_fds", "Open files, connections among them", &ConstGauge::new(files))?;
            tell("process_max_fds", "How many files may be open", &ConstGauge::new(most_files))?;
        }
        Ok(())
    }
}

/// A metric of any kind.
trait Told {
    fn tell(&self, encoder: &mut DescriptorEncoder<'_>, name: &str, help: &str) -> fmt::Result;
}

impl<M: EncodeMetric> Told for M {
    fn tell(&self, encoder: &mut DescriptorEncoder<'_>, name: &str, help: &str) -> fmt::Result {
        self.encode(encoder.encode_descriptor(name, help, None, self.metric_type())?)
    }
}

struct Usage {
    processor: f64,
    memory: i64,
    files: i64,
    most_files: i64,
}

/// As Linux tells it; elsewhere nothing is known.
fn usage() -> Option<Usage> {
    let read = |name: &str| std::fs::read_to_string(format!("/proc/self/{name}")).ok();
    let status = read("status")?;
    let memory = number(status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?)? * 1024;
    let limits = read("limits")?;
    let most_files = number(limits.lines().find_map(|line| line.strip_prefix("Max open files"))?).unwrap_or(i64::MAX);
    let files = i64::try_from(std::fs::read_dir("/proc/self/fd").ok()?.count()).ok()?;
    Some(Usage { processor: processor(&read("stat")?)?, memory, files, most_files })
}

/// The first number of a text.
fn number(text: &str) -> Option<i64> {
    text.split_whitespace().next()?.parse().ok()
}

/// Of all threads; Linux counts in hundredths of a second here.
fn processor(stat: &str) -> Option<f64> {
    // The name of the program may have blanks in it, and ends with the last bracket.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let (user, system): (u32, u32) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some((f64::from(user) + f64::from(system)) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_is_found_behind_any_name() {
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194560 1 2 3 4 150 50 0 0 20 0";
        assert_eq!(processor(stat), Some(2.0));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn linux_tells_all() {
        let Usage { memory, files, most_files, .. } = usage().unwrap();
        assert!(memory > 0 && files > 0 && most_files >= files);
    }
}
