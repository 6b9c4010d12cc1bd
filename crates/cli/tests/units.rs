//! The units for systemd, read by systemd itself where it is installed.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::Command;

/// What the units call, and this test has elsewhere.
const PROGRAM: &str = "/usr/local/bin/stammtisch";

/// The units, as they are in the project but for where the program is; in a folder that systemd looks into.
fn units() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/systemd")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let is_service = path.extension().is_some_and(|extension| extension == "service");
        assert_eq!(text.matches(PROGRAM).count(), usize::from(is_service), "{}", path.display());
        let text = text.replace(PROGRAM, env!("CARGO_BIN_EXE_stammtisch"));
        fs::write(folder.path().join(path.file_name().unwrap()), text).unwrap();
    }
    folder
}

/// What systemd says to these arguments, and whether it finds all well; nothing, and a word about that, if it isn't installed.
#[expect(clippy::print_stderr, reason = "whoever reads the output should know what was not tested")]
fn analyze(folder: &Path, arguments: &[&str]) -> Option<(bool, String)> {
    let mut command = Command::new("systemd-analyze");
    let Ok(output) = command.args(arguments).current_dir(folder).env("SYSTEMD_COLORS", "0").output() else {
        eprintln!("left out: there is no systemd-analyze here");
        return None;
    };
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    Some((output.status.success(), said))
}

#[test]
fn systemd_understands_every_line_of_the_units() {
    let folder = units();
    let names = ["./stammtisch.service", "./stammtisch-backup.service", "./stammtisch-backup.timer"];
    let verify = |name: &str| analyze(folder.path(), &["verify", "--man=no", "--recursive-errors=no", name]);
    for name in names {
        let Some((well, said)) = verify(name) else { return };
        assert!(well && said.is_empty(), "{name}: {said}");
    }
    // It only warns of what it doesn't know.
    let wrong = fs::read_to_string(folder.path().join(names[0])).unwrap().replace("ProtectHome=", "ProtectHomes=");
    fs::write(folder.path().join("wrong.service"), wrong).unwrap();
    let (_, said) = verify("./wrong.service").unwrap();
    assert!(said.contains("ProtectHomes"), "{said}");
}

/// The figures of `systemd-analyze security`, in tenths: 0 is safe, 100 is not.
#[test]
fn the_services_can_do_little_else_than_their_work() {
    let folder = units();
    for (name, most) in [("stammtisch.service", "15"), ("stammtisch-backup.service", "6")] {
        let arguments = ["security", "--offline=true", "--threshold", most, &format!("./{name}")];
        let Some((well, said)) = analyze(folder.path(), &arguments) else { return };
        assert!(well, "{name}: {said}");
    }
}
