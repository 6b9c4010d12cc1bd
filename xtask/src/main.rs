//! The developer's commands: `cargo xtask help` lists them.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "commands speak to the person who typed them")]

mod binary;
mod browser;
mod chromium;
mod dist;
mod fuzz;
mod nginx;
mod npm;
mod play;
mod server;
mod shell;
mod test;
mod torture;
mod wasm;

use std::process::ExitCode;

use anyhow::{bail, ensure};
use pico_args::Arguments;

const HELP: &str = "\
The developer's commands.

  cargo xtask play [--lan] [--port N] [--no-open]
      Builds everything and opens a game in the browser. --lan lets other devices on
      your network join, --port chooses the port (without it the first free one from
      7411 on), --no-open only prints the address. Tables are kept in ./data.
      Ctrl-C stops it.
  cargo xtask test [--only rust|web|browser]
      Everything that has to pass before a change is shared, or one part of it.
  cargo xtask torture [--minutes N] [--kills N] [--seed N] [--parties N] [--forget]
      Kills a server again and again while people play, and checks that nothing that was
      acknowledged is lost. 100 kills if neither is said; Ctrl-C ends it with a summary.
  cargo xtask fuzz [--minutes N] [--seed N] [TARGET]
      Feeds damaged frames, bodies, records, maps, pads and settings to whatever reads them,
      for 10 minutes in all if nobody says. What breaks a law is made small and put into
      crates/fuzz/corpus, where ordinary tests find it.
  cargo xtask web
      Checks and builds the browser client into web/dist.
  cargo xtask wasm
      Builds the WebAssembly module that the browser client plays with when there is no
      network, into web/src/pocket/made.
  cargo xtask dist [--web-built]
      Builds the program statically and packs it, for any Linux of this machine's kind,
      into target/dist; with --web-built it takes web/dist as it is.
  cargo xtask fmt
      Formats the Rust code.
  cargo xtask tidy
      Checks the shape of the project: layers, rules with tests, languages, file sizes.
  cargo xtask languages [TAG]
      Says what each language, or that one, lacks beside English: messages, arguments
      and plural forms. Part of tidy.
  cargo xtask shots [--readme]
      Takes screenshots of every page and phase into target/shots; with --readme those
      of the README into docs/images.";

fn main() -> ExitCode {
    match run(Arguments::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut args: Arguments) -> anyhow::Result<()> {
    if args.contains(["-h", "--help"]) {
        println!("{HELP}");
        return Ok(());
    }
    match args.subcommand()?.as_deref() {
        Some("play") => {
            let options = play::Options {
                lan: args.contains("--lan"),
                port: args.opt_value_from_str("--port")?,
                open: !args.contains("--no-open"),
            };
            no_more(args)?;
            play::play(&options)
        }
        Some("test") => {
            let only = args.opt_value_from_str("--only")?;
            no_more(args)?;
            test::test(only)
        }
        Some("fuzz") => fuzz::fuzz(&args.finish()),
        Some("torture") => torture::torture(&args.finish()),
        Some("web") => {
            no_more(args)?;
            npm::check_tools()?;
            npm::install()?;
            wasm::build()?;
            npm::run(&["run", "check"])?;
            npm::run(&["run", "build"])
        }
        Some("wasm") => {
            no_more(args)?;
            wasm::build()
        }
        Some("dist") => {
            let is_built = args.contains("--web-built");
            no_more(args)?;
            dist::dist(is_built)
        }
        Some("fmt") => {
            no_more(args)?;
            shell::run(shell::cargo().args(["fmt", "--all"]))
        }
        Some("tidy") => {
            no_more(args)?;
            tidy()
        }
        Some("languages") => {
            let tag: Option<String> = args.opt_free_from_str()?;
            no_more(args)?;
            languages(tag.as_deref())
        }
        Some("shots") => {
            let readme = args.contains("--readme");
            no_more(args)?;
            shots(readme)
        }
        None | Some("help") => {
            println!("{HELP}");
            Ok(())
        }
        Some(other) => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}

fn no_more(args: Arguments) -> anyhow::Result<()> {
    let rest = args.finish();
    ensure!(rest.is_empty(), "unknown argument {}; `cargo xtask help` lists what there is", rest[0].display());
    Ok(())
}

fn tidy() -> anyhow::Result<()> {
    let findings = xtask::tidy::check(&shell::root())?;
    for finding in &findings {
        println!("{finding}");
    }
    ensure!(findings.is_empty(), "{} things are not tidy", findings.len());
    println!("tidy: ok");
    Ok(())
}

fn languages(tag: Option<&str>) -> anyhow::Result<()> {
    let mut languages = xtask::languages::check(&xtask::tidy::Tree::of_checkout(&shell::root())?)?;
    if let Some(tag) = tag {
        languages.retain(|language| language.tag == tag);
        ensure!(!languages.is_empty(), "locales/ has no folder `{tag}`, and languages.toml does not name it");
    }
    for language in &languages {
        for finding in &language.findings {
            println!("{finding}");
        }
        let plurals = if language.plurals_known { "" } else { "; which plural forms it needs is not known here" };
        match language.findings.len() {
            0 => println!("{}: ok{plurals}", language.tag),
            count => println!("{}: to mend: {count}{plurals}", language.tag),
        }
    }
    ensure!(languages.iter().all(|language| language.findings.is_empty()), "not every language has everything");
    Ok(())
}

fn shots(readme: bool) -> anyhow::Result<()> {
    npm::check_tools()?;
    let chromium = chromium::find()?;
    npm::install()?;
    wasm::build()?;
    npm::run(&["run", "build"])?;
    let binary = binary::build(&["--package", binary::PACKAGE, "--bin", binary::PACKAGE, "--profile", "play"])?;
    let (script, folder) = if readme { ("shots:readme", "docs/images") } else { ("shots", "target/shots") };
    shell::run(npm::command(&["run", script]).env("STAMMTISCH_BIN", binary).env("CHROMIUM", chromium))?;
    println!("screenshots: {}", shell::root().join(folder).display());
    Ok(())
}
