//! Sees to it that there is something to embed.

use std::path::Path;
use std::{env, fs};

const PLACEHOLDER: &str = "<!doctype html>
<html lang=\"en\">
  <head>
    <meta charset=\"utf-8\" />
    <title>Stammtisch</title>
  </head>
  <body>
    <p>The browser client has not been built: run <code>cargo xtask web</code>, then build the program again.</p>
  </body>
</html>
";

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../web/dist");
    if !folder.join("index.html").exists() {
        fs::create_dir_all(&folder).expect("web/dist can be made");
        fs::write(folder.join("index.html"), PLACEHOLDER).expect("web/dist can be written to");
    }
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build.rs");
}
