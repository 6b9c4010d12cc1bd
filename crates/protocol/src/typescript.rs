//! The same types for TypeScript.

use std::fmt::Write as _;

use game_core::{Seat, SeatSet};
use goldbraeu as g;
use polterfass as p;
use referee as r;
use ts_rs::{Config, TS};

/// The TypeScript module with every type that travels.
#[must_use]
pub fn typescript() -> String {
    let config = Config::default();
    let mut module = String::from(
        "// Made from the Rust types by `cargo test -p protocol`; do not edit.\n\
         // With UPDATE=1 in the environment that test writes this file anew.\n\n",
    );
    let mut declare = |docs: Option<String>, declaration: String| {
        let docs = docs.unwrap_or_default();
        let _ = writeln!(module, "{}export {declaration}\n", docs.trim_start_matches('\n'));
    };
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {
            $(declare(<$type as TS>::docs(), <$type as TS>::decl(&config));)*
        };
    }
    declare!(
        Seat,
        SeatSet,
        p::Barrel,
        p::BarrelSet,
        p::End,
        p::Top,
        p::Order,
        p::Setup,
        p::EqualGreedy,
        p::FirstInnkeeper,
        p::BarrelModel,
        p::Action,
        p::Verdict,
        p::Row,
        p::Pad,
        p::Seen,
        p::View,
        p::PhaseView,
        p::BarrelView,
        g::Garden,
        g::Brewery,
        g::Firm,
        g::Card,
        g::Figure,
        g::Pick,
        g::Space,
        g::SpaceSet,
        g::FirmSet,
        g::GardenSet,
        g::Cards,
        g::Row,
        g::Side,
        g::MapText,
        g::Map,
        g::StartPlayer,
        g::Setup,
        g::Action,
        g::Phase,
        g::Board,
        g::FirmBoard,
        g::GardenBoard,
        g::Figures,
        g::payday::Split,
        g::payday::GardenPay,
        g::payday::BreweryPay,
        g::payday::Payday,
        g::Cut,
        g::View,
        g::Purpose,
        g::Seen,
        g::DayRow,
        g::GardenRow,
        g::BreweryRow,
        g::PaydayRow,
        g::Pad,
        r::StepId,
        r::TableId,
        r::Stage,
        r::Why,
        r::Deadline,
        r::Options,
        r::Occupant,
        r::TableEvent,
        r::Seen<()>,
        r::Numbered<()>,
        r::ChairView,
        r::Fairness,
        r::TableView<()>,
        r::GamePart<(), (), ()>,
        r::Update<(), (), (), (), ()>,
        r::Command<(), ()>,
        crate::OpenTable,
        crate::Opened,
        crate::SitDown,
        crate::TakeSeat,
        crate::Returned,
        crate::ReturnedTo,
        crate::ReturnLink,
        crate::Invitation,
        crate::Summary,
        crate::MyTable,
        crate::PlayerInfo,
        crate::Health,
    );
    module.push_str(SOCKET);
    module
}

/// The socket's messages are generic over the game in Rust; their few lines are written by hand here and checked against
/// the Rust types by a test.
const SOCKET: &str = r#"/**
 * An error: a stable code with its parameters; the words are in the locale files as `error-<code>`.
 */
export type ErrorBody = { code: string; [parameter: string]: unknown };

/**
 * From a client to the server.
 */
export type ClientMessage<S, A> =
  | { type: "hello"; protocol: number; since: number }
  | { type: "do"; id: StepId; command: Command<S, A> }
  | { type: "ping" };

/**
 * From the server to a client.
 */
export type ServerMessage<S, V, P, A, E> =
  | { type: "welcome"; protocol: number; build: string; table: TableId; game: string; seat: Seat | null }
  | ({ type: "update" } & Update<S, V, P, A, E>)
  | { type: "ack"; id: StepId; n: number }
  | { type: "refused"; id: StepId | null; error: ErrorBody }
  | { type: "pong"; now: number }
  | { type: "bye"; error: ErrorBody };

export type PolterfassUpdate = Update<Setup, View, Pad, Action, Seen>;

export type GoldbraeuUpdate = Update<GoldbraeuSetup, GoldbraeuView, GoldbraeuPad, GoldbraeuAction, GoldbraeuSeen>;
"#;
