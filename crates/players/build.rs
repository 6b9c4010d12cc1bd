//! Tells the sources of what decides about play from all others, so that games of two different programs aren't mixed.

use std::path::Path;
use std::{env, fs};

/// The crates that decide about play.
const CRATES: [&str; 4] = ["game-core", "goldbraeu", "players", "polterfass"];

/// Where in a crate that is written.
const FOLDERS: [&str; 2] = ["data", "src"];

/// A file's name from the crates' folder on, with slashes, and what is in it.
pub type File = (String, Vec<u8>);

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let own = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let crates = Path::new(&own).join("..");
    for folder in folders(&crates) {
        println!("cargo::rerun-if-changed={}", crates.join(folder).display());
    }
    println!("cargo::rustc-env=FINGERPRINT_OF_PLAY={}", fingerprint(&files(&crates)));
}

/// All that decides about play.
pub fn files(crates: &Path) -> Vec<File> {
    let mut files = Vec::new();
    folders(crates).iter().for_each(|folder| collect(crates, folder, &mut files));
    files
}

/// Those of the folders that are there.
fn folders(crates: &Path) -> Vec<String> {
    let all = CRATES.iter().flat_map(|name| FOLDERS.map(|folder| format!("{name}/{folder}")));
    all.filter(|folder| crates.join(folder).exists()).collect()
}

fn collect(crates: &Path, folder: &str, files: &mut Vec<File>) {
    for entry in fs::read_dir(crates.join(folder)).expect("sources can be listed") {
        let entry = entry.expect("sources can be listed");
        let name = entry.file_name().into_string().expect("sources have names in UTF-8");
        // Desktops and editors leave such files behind.
        if name.starts_with(['.', '#']) || name.ends_with(['~', '#']) || name.ends_with(".orig") {
            continue;
        }
        let name = format!("{folder}/{name}");
        if entry.path().is_dir() {
            collect(crates, &name, files);
        } else {
            files.push((name, fs::read(entry.path()).expect("sources can be read")));
        }
    }
}

/// 16 digits that are the same on every machine: FNV-1a of names and contents in the order of the names, whatever the line ends are.
pub fn fingerprint(files: &[File]) -> String {
    let mut files: Vec<_> = files.iter().collect();
    files.sort();
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for (name, content) in files {
        let content: Vec<u8> = content.iter().copied().filter(|&byte| byte != b'\r').collect();
        for part in [name.as_bytes(), &content] {
            // The length tells where one part ends and the next begins.
            let length = (part.len() as u64).to_le_bytes();
            hash = length.iter().chain(part).fold(hash, fnv);
        }
    }
    format!("{hash:016x}")
}

fn fnv(hash: u64, byte: &u8) -> u64 {
    (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
}
