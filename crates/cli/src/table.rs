//! `stammtisch table`: what the one who runs the server does with tables.

use std::future::Future;
use std::path::PathBuf;

use referee::Stage;
use serde::Serialize;
use server::{AdminError, ListedTable};

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;

/// List, close or delete tables while no server runs on their folder.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch table list --data data
  stammtisch table list --json
  stammtisch table close b3k7qk2m --data data
  stammtisch table delete b3k7qk2m --data data")]
pub(crate) struct Args {
    /// The folder with the tables
    #[arg(long, value_name = "FOLDER", default_value = "data", global = true)]
    data: PathBuf,
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// List all tables, the oldest first
    List {
        /// Print the list as JSON
        #[arg(long)]
        json: bool,
    },
    /// Close a table for good; its record is kept
    Close {
        /// The table's name in its address
        table: String,
    },
    /// Delete a table and its record
    Delete {
        /// The table's name in its address
        table: String,
    },
}

#[derive(Serialize)]
struct Listed<'a> {
    table: &'a str,
    game: &'a str,
    stage: Option<Stage>,
    people: usize,
    rows: u64,
    opened_at: u64,
    last_at: u64,
}

/// Does what is asked.
///
/// # Errors
/// If the folder can't be opened, or there is no such table.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    if !args.data.is_dir() {
        return Err(Complaint::flag("--data", format!("there is no folder `{}`", args.data.display())));
    }
    match &args.what {
        What::List { json } => {
            let tables = wait(server::list_tables(&args.data))?;
            if *json {
                out::json(&tables.iter().map(listed).collect::<Vec<_>>())?;
            } else {
                out::say(in_words(&tables))?;
            }
        }
        What::Close { table } => {
            let was_open = wait(server::close_table(&args.data, table))?;
            found(was_open, table, "no open table")?;
            out::say(format_args!("{table} is closed"))?;
        }
        What::Delete { table } => {
            let was_there = wait(server::delete_table(&args.data, table))?;
            found(was_there, table, "no table")?;
            out::say(format_args!("{table} is deleted"))?;
        }
    }
    Ok(Ended::Well)
}

fn listed(table: &ListedTable) -> Listed<'_> {
    let ListedTable { id, game, stage, people, rows, opened_at, last_at } = table;
    Listed { table: id, game, stage: *stage, people: *people, rows: *rows, opened_at: *opened_at, last_at: *last_at }
}

fn in_words(tables: &[ListedTable]) -> String {
    let head = ["table", "game", "stage", "people", "rows"].map(str::to_owned);
    let line = |table: &ListedTable| {
        let stage = match table.stage {
            Some(Stage::Lobby) => "lobby",
            Some(Stage::Playing) => "playing",
            Some(Stage::Over) => "over",
            Some(Stage::Closed) => "closed",
            None => "unreadable",
        };
        [table.id.clone(), table.game.clone(), stage.into(), table.people.to_string(), table.rows.to_string()]
    };
    let lines: Vec<_> = [head].into_iter().chain(tables.iter().map(line)).collect();
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let padded = |line: &[String; 5]| {
        let cells = line.iter().enumerate().map(|(column, cell)| format!("{cell:<width$}", width = width(column)));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    lines.iter().map(padded).collect::<Vec<_>>().join("\n")
}

fn found(found: bool, table: &str, what: &str) -> Result<(), Complaint> {
    if found { Ok(()) } else { Err(Complaint::input("TABLE", format!("there is {what} called `{table}`"))) }
}

fn wait<T>(work: impl Future<Output = Result<T, AdminError>>) -> Result<T, Complaint> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Complaint::flag("--data", error))?;
    runtime.block_on(work).map_err(|error| Complaint::flag("--data", crate::serve::chain(&error)))
}
