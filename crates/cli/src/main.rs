//! Two tavern games: a server, computer players, and tools for records and score pads.

use std::process::ExitCode;

// A step makes updates for everybody at its table: the system's allocator takes longer over them, and that of musl has one lock for all threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    stammtisch::main()
}
