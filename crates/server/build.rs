//! Sees to it that there is something to embed, and lists the languages that links are shown in.

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
    let own = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    previews(&Path::new(&own).join("../../locales"));
    let folder = Path::new(&own).join("../../web/dist");
    if !folder.join("index.html").exists() {
        fs::create_dir_all(&folder).expect("web/dist can be made");
        fs::write(folder.join("index.html"), PLACEHOLDER).expect("web/dist can be written to");
    }
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build.rs");
}

/// Writes down the words of every language of `locales/languages.toml`.
fn previews(locales: &Path) {
    let list = locales.join("languages.toml");
    println!("cargo::rerun-if-changed={}", list.display());
    let list = fs::read_to_string(list).expect("locales/languages.toml can be read");
    let entries =
        list.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = ")).map(|(tag, _)| {
            let file = locales.join(tag).join("preview.ftl");
            println!("cargo::rerun-if-changed={}", file.display());
            let words = fs::read_to_string(&file).expect("every language has a preview.ftl");
            format!("    ({tag:?}, {words:?}),\n")
        });
    let code = format!(
        "/// The languages of the interface, each with the words of its previews.\nconst PREVIEWS: &[(&str, &str)] = &[\n{}];\n",
        entries.collect::<String>()
    );
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("previews.rs");
    fs::write(target, code).expect("the build's own folder can be written to");
}
