//! The same types for TypeScript.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use game_core::{Seat, SeatSet};
use goldbraeu as g;
use polterfass as p;
use referee as r;
use ts_rs::{Config, TS};

/// A file of TypeScript in `web/src/protocol/`.
pub struct Module {
    /// Its name.
    pub file: String,
    /// What stands in it.
    pub text: String,
}

const HEAD: &str = "// Made from the Rust types by `cargo test -p protocol`; do not edit.\n\
                    // With UPDATE=1 in the environment that test writes this file anew.\n";

/// A type by its name.
struct Declared {
    name: String,
    docs: String,
    text: String,
}

impl Declared {
    fn of<T: TS>(config: &Config) -> Self {
        let name = T::ident(config);
        let docs = T::docs().unwrap_or_default().trim_start_matches('\n').to_owned();
        Self { name, docs, text: T::decl(config) }
    }
}

macro_rules! declared {
    ($config:expr, $($type:ty),* $(,)?) => { vec![$(Declared::of::<$type>($config)),*] };
}

/// The TypeScript modules with every type that travels: what all games have in common, what each game has of its own, and
/// `types.ts`, which has it all.
#[must_use]
pub fn typescript() -> Vec<Module> {
    let config = Config::default();
    let parts = [
        ("table", table(&config), ""),
        ("api", api(&config), ""),
        ("notices", notices(&config), ""),
        ("messages", vec![], SOCKET),
        ("polterfass", polterfass(&config), ""),
        ("goldbraeu-setup", goldbraeu_setup(&config), ""),
        ("goldbraeu-steps", declared!(&config, g::Action, g::Phase), ""),
        ("goldbraeu-seen", declared!(&config, g::Purpose, g::Seen), ""),
        ("goldbraeu-view", goldbraeu_view(&config), ""),
        ("goldbraeu-payday", goldbraeu_payday(&config), ""),
    ];
    let mut modules = vec![Module { file: "types.ts".into(), text: format!("{HEAD}\n") }];
    for (part, types, more) in &parts {
        let _ = writeln!(modules[0].text, "export * from './{part}';");
        let mut text = format!("{HEAD}\n");
        let used = used(types, more);
        for (other, declared, _) in parts.iter().filter(|(other, ..)| other != part) {
            let mut names: Vec<_> =
                declared.iter().map(|one| one.name.as_str()).filter(|name| used.contains(name)).collect();
            names.sort_unstable();
            if !names.is_empty() {
                let _ = writeln!(text, "import type {{ {} }} from './{other}';", names.join(", "));
            }
        }
        if text.len() > HEAD.len() + 1 {
            text.push('\n');
        }
        for Declared { docs, text: declaration, .. } in types {
            let _ = writeln!(text, "{docs}export {declaration}\n");
        }
        text.push_str(more);
        modules.push(Module { file: format!("{part}.ts"), text: format!("{}\n", text.trim_end()) });
    }
    modules.push(Module { file: "refusals.ts".into(), text: refusals() });
    modules
}

/// Which rule stands behind each refusal, by game and code: a module of its own, as it is no type.
fn refusals() -> String {
    let polterfass = p::Refusal::one_of_each().map(|refusal| (code(&refusal), refusal.rule()));
    let goldbraeu = g::Refusal::one_of_each().into_iter().map(|refusal| (code(&refusal), refusal.rule())).collect();
    let mut text = format!("{HEAD}\n/** The rule of record behind each refusal of a game, by its code. */\n");
    text.push_str("export const REFUSALS: Record<'polterfass' | 'goldbraeu', Readonly<Record<string, string>>> = {\n");
    for (game, mut rules) in [("polterfass", Vec::from(polterfass)), ("goldbraeu", goldbraeu)] {
        rules.sort_unstable();
        let _ = writeln!(text, "  {game}: {{");
        for (code, rule) in rules {
            let _ = writeln!(text, "    {code}: '{rule}',");
        }
        text.push_str("  },\n");
    }
    text.push_str("};\n");
    text
}

/// The code that a refusal travels with.
fn code(refusal: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value["code"].as_str().unwrap_or_default().to_owned()
}

/// The words of declarations that aren't in comments.
fn used<'a>(types: &'a [Declared], more: &'a str) -> BTreeSet<&'a str> {
    let texts = types.iter().map(|one| one.text.as_str()).chain([more]);
    let code =
        texts.flat_map(|text| text.split("/**").map(|part| part.rsplit_once("*/").map_or(part, |(_, code)| code)));
    code.flat_map(|code| code.split(|character: char| !character.is_alphanumeric())).collect()
}

fn table(config: &Config) -> Vec<Declared> {
    declared!(
        config,
        Seat,
        SeatSet,
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
    )
}

fn api(config: &Config) -> Vec<Declared> {
    declared!(
        config,
        crate::OpenTable,
        crate::Opened,
        crate::SitDown,
        crate::TakeSeat,
        crate::Returned,
        crate::ReturnedTo,
        crate::ReturnLink,
        crate::Invitation,
        crate::WishForToken,
        crate::SeatToken,
        crate::TokenState,
        crate::Summary,
        crate::MyTable,
        crate::FreeTables,
        crate::FreeTable,
        crate::FreeChair,
        crate::PlayerInfo,
        crate::MapInfo,
        crate::Health,
        crate::Advice,
        crate::Choice,
    )
}

fn notices(config: &Config) -> Vec<Declared> {
    declared!(
        config,
        crate::NoticeWays,
        crate::MyNotices,
        crate::PushTold,
        crate::WebhookTold,
        crate::QuietHours,
        crate::PushTo,
        crate::PushKeys,
        crate::WebhookTo,
        crate::WebhookSet,
        crate::TestedNotices,
        crate::Delivery,
        crate::DeliveryResult,
        crate::Notice,
        crate::NoticeKind,
    )
}

fn polterfass(config: &Config) -> Vec<Declared> {
    declared!(
        config,
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
    )
}

fn goldbraeu_setup(config: &Config) -> Vec<Declared> {
    declared!(
        config,
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
    )
}

fn goldbraeu_view(config: &Config) -> Vec<Declared> {
    declared!(config, g::Board, g::FirmBoard, g::GardenBoard, g::Figures, g::Cut, g::View)
}

fn goldbraeu_payday(config: &Config) -> Vec<Declared> {
    declared!(
        config,
        g::payday::Split,
        g::payday::GardenPay,
        g::payday::BreweryPay,
        g::payday::Payday,
        g::DayRow,
        g::GardenRow,
        g::BreweryRow,
        g::PaydayRow,
        g::Pad,
    )
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
  | { type: "hello"; protocol: number; since: number; keeps_pad?: boolean; hidden?: boolean }
  | { type: "look"; hidden: boolean }
  | { type: "do"; id: StepId; command: Command<S, A> }
  | { type: "ping" };

/**
 * From the server to a client.
 */
export type ServerMessage<S, V, P, A, E> =
  | { type: "welcome"; protocol: number; build: string; table: TableId; game: string; seat: Seat | null }
  | ({ type: "update" } & Update<S, V, P | null, A, E>)
  | { type: "ack"; id: StepId; n: number }
  | { type: "refused"; id: StepId | null; error: ErrorBody }
  | { type: "pong"; now: number }
  | { type: "bye"; error: ErrorBody };

export type PolterfassUpdate = Update<Setup, View, Pad, Action, Seen>;

export type GoldbraeuUpdate = Update<GoldbraeuSetup, GoldbraeuView, GoldbraeuPad, GoldbraeuAction, GoldbraeuSeen>;
"#;
