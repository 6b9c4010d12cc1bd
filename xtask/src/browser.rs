//! Opening a page for the person at this machine.

use std::env;
use std::process::{Command, Stdio};

/// Asks the desktop to open the page; the address is printed anyway, so a machine without a desktop loses nothing.
pub fn open(url: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut cmd = Command::new("cmd");
        cmd.args(["/C", "start", ""]);
        cmd
    } else if has_desktop() {
        Command::new("xdg-open")
    } else {
        return;
    };
    command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // In a group of its own the browser outlives our Ctrl-C.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    if let Err(error) = command.spawn() {
        println!("could not open a browser ({error})");
    }
}

fn has_desktop() -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"]
        .iter()
        .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}
