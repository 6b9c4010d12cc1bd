//! Tables at which commands are tried.

use std::sync::OnceLock;

use game_core::{Observer, Seat};
use protocol::{ErrorBody, OpenTable};
use referee::{Actor, Command, Millis, Presence, Secret, TableId, Told};
use serde_json::Value;
use tables::{AnyCommand, AnyTable, Proposed, Troupes, Written, by_name, first_rows};

const AT: Millis = 1_700_000_000_000;
const SECRET: Secret = Secret([7; 32]);

/// A table, and the rows that led there.
pub(super) struct Laid {
    game: &'static str,
    rows: Vec<Written>,
    table: Box<dyn AnyTable>,
}

fn id() -> TableId {
    TableId::try_from("fuzz".to_owned()).expect("it is a name for a table")
}

fn troupes() -> &'static Troupes {
    static TROUPES: OnceLock<Troupes> = OnceLock::new();
    TROUPES.get_or_init(Troupes::default)
}

/// A table that is made of these rows.
fn made(game: &str, rows: &[Written]) -> Result<Box<dyn AnyTable>, String> {
    let mut table = (by_name(game).map_err(|error| error.code)?.empty)(troupes(), id(), SECRET);
    rows.iter().try_for_each(|row| table.apply(&row.json).map_err(|what| format!("{what}: {}", row.json)))?;
    Ok(table)
}

/// What would be opened, with the law that the rows can be applied.
pub(super) fn opened(wanted: OpenTable) -> Result<Result<(), ErrorBody>, String> {
    let game = wanted.game.clone();
    match first_rows(troupes(), &id(), SECRET, wanted, AT) {
        Ok(rows) => made(&game, &rows).and_then(|table| fine(table.as_ref())).map(Ok),
        Err(error) => coded(error).map(Err),
    }
}

/// A refusal has a code, and none says that the program is wrong.
fn coded(error: ErrorBody) -> Result<ErrorBody, String> {
    let fine = !error.code.is_empty() && error.code != "internal";
    if fine { Ok(error) } else { Err(format!("refused with the code `{}`", error.code)) }
}

/// Whoever looks at it gets a frame.
fn fine(table: &dyn AnyTable) -> Result<(), String> {
    for observer in [Observer::Spectator, Observer::Seat(Seat::FIRST)] {
        let frame = table.update(observer, Told::default(), &Presence::default(), AT);
        serde_json::from_str::<Value>(&frame).map_err(|error| format!("no frame: {error}: {frame}"))?;
    }
    Ok(())
}

/// Of each game one that has not begun, and one at which is played.
fn laid() -> &'static [Laid] {
    static LAID: OnceLock<Vec<Laid>> = OnceLock::new();
    LAID.get_or_init(|| {
        let stages = |game| [lay(game, false), lay(game, true)];
        ["polterfass", "goldbraeu"].into_iter().flat_map(stages).collect()
    })
}

fn lay(game: &'static str, begun: bool) -> Laid {
    let wanted = OpenTable {
        game: game.to_owned(),
        name: "Ada".to_owned(),
        setup: None,
        map: None,
        options: Default::default(),
        computers: vec!["random".to_owned()],
    };
    let mut rows = first_rows(troupes(), &id(), SECRET, wanted, AT).expect("a usual table");
    let mut table = made(game, &rows).expect("its own rows");
    let mut give = |actor, command: AnyCommand| {
        let Ok(Proposed::Append(more, _)) = table.propose(actor, None, command, AT) else { panic!("a usual command") };
        more.iter().for_each(|row| table.apply(&row.json).expect("its own rows"));
        rows.extend(more);
    };
    give(Actor::Newcomer, Command::Sit { name: "Bo".to_owned() });
    if begun {
        give(Actor::Newcomer, Command::Sit { name: "Cy".to_owned() });
        give(Actor::Seat(Seat::FIRST), Command::Begin {});
    }
    Laid { game, rows, table }
}

/// How many tables take a command, from anybody.
pub(super) fn taken(command: &AnyCommand) -> Result<usize, String> {
    let mut taken = 0;
    for Laid { game, rows, table } in laid() {
        for actor in [Actor::Seat(Seat::FIRST), second(), Actor::Newcomer] {
            match table.propose(actor, None, command.clone(), AT) {
                Ok(Proposed::Append(more, _)) => {
                    let all = [rows.as_slice(), &more].concat();
                    fine(made(game, &all)?.as_ref())?;
                    taken += 1;
                }
                Ok(Proposed::Done(n)) => return Err(format!("{n} was done before")),
                Err(error) => drop(coded(error)?),
            }
        }
    }
    Ok(taken)
}

fn second() -> Actor {
    Actor::Seat(Seat::FIRST.next(2))
}
