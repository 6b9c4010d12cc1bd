//! Two tavern games: a server, computer players, and tools for records and score pads.

use std::process::ExitCode;

fn main() -> ExitCode {
    stammtisch::main()
}
