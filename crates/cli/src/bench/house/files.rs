//! How many files and sockets a process may have open.

/// What a house of so many sockets needs beside them.
#[cfg(unix)]
const BESIDE: u64 = 512;

/// Lets this process, and the server that it starts, have so many sockets open.
///
/// # Errors
/// If the system allows fewer: how many it does.
#[cfg(unix)]
pub(super) fn allow(sockets: u64) -> Result<(), u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let wanted = sockets + BESIDE;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_none_or(|current| current >= wanted) {
        return Ok(());
    }
    let most = maximum.unwrap_or(wanted).min(wanted);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(most), maximum }).is_ok();
    if raised && most >= wanted { Ok(()) } else { Err(most.max(current.unwrap_or_default()).saturating_sub(BESIDE)) }
}

/// There is no such limit to be raised.
#[cfg(not(unix))]
pub(super) fn allow(_sockets: u64) -> Result<(), u64> {
    Ok(())
}
