//! `bindgen MODULE FOLDER`: makes the JavaScript side of a WebAssembly module, and its types.

use std::env;

use anyhow::{Context, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let args: Vec<_> = env::args().skip(1).collect();
    let [module, folder] = args.as_slice() else { bail!("usage: bindgen MODULE FOLDER") };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(true).remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder).with_context(|| format!("{module} -> {folder}"))
}
