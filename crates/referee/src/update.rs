//! What one observer gets to see: enough by itself, and what they missed.

use game_core::{ForObserver, Game, LegalActions, Observer, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::entry::{Millis, Why};
use crate::event::{Seen, SeenOf};
use crate::game::TableGame;
use crate::lobby::{Occupant, Options};
use crate::seed::{Hex, Nonce};
use crate::table::{Stage, Table, TableId};

/// Who is at the other end of the line; known to the server only, and never in the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// By seat: since when nobody has been connected; none while somebody is, or if the server does not know.
    pub away_since: PerSeat<Option<Millis>>,
    /// By seat: until when the decision has to be made.
    pub due: PerSeat<Option<Millis>>,
    /// How many watch.
    pub spectators: u32,
}

/// What an observer has been told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Told {
    /// Everything up to this entry.
    pub since: u64,
    /// Whether they keep the pad, so that it need be told only when something was written on it.
    pub keeps_pad: bool,
}

impl Told {
    /// What somebody has been told who keeps nothing.
    #[must_use]
    pub const fn since(since: u64) -> Self {
        Self { since, keeps_pad: false }
    }
}

/// An event with its number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NumberedOf{E}"))]
pub struct Numbered<E> {
    /// The number of the journal entry that it belongs to.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub n: u64,
    /// When it happened, in milliseconds since 1970 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Millis,
    /// What happened.
    pub event: E,
}

/// A chair as all see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChairView {
    /// Who has it.
    pub occupant: Occupant,
    /// Why a computer player stands in, if one does.
    pub stand_in: Option<Why>,
    /// Whether the host silenced the person.
    pub muted: bool,
    /// Since when the person has been away, in milliseconds since 1970 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub away_since: Option<Millis>,
    /// Until when the decision has to be made, in milliseconds since 1970 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub due: Option<Millis>,
}

/// How the luck of the table can be checked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fairness {
    /// The SHA-256 of the house's secret.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub commitment: Hex<32>,
    /// The players' shares by seat.
    #[cfg_attr(feature = "ts", ts(type = "(string | null)[]"))]
    pub nonces: Vec<Option<Nonce>>,
    /// The house's secret, once the game has ended.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub secret: Option<Hex<32>>,
}

/// The table, without the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableViewOf{S}"))]
pub struct TableView<S> {
    /// Its name in addresses.
    pub id: TableId,
    /// The game's name.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// The setup.
    pub setup: S,
    /// The house rules.
    pub options: Options,
    /// The chairs, by seat.
    pub chairs: Vec<ChairView>,
    /// Who is host.
    pub host: Option<Seat>,
    /// The observer's seat.
    pub you: Option<Seat>,
    /// How many watch.
    pub spectators: u32,
    /// How the luck can be checked.
    pub fairness: Fairness,
    /// Where the party moved to.
    pub rematch: Option<TableId>,
    /// The fewest and the most seats of the game.
    pub seats: [usize; 2],
}

/// The game as one observer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GamePartOf{V}"))]
pub struct GamePart<V, P, A> {
    /// The table.
    pub view: V,
    /// What is written down in public; null if nothing was since the update before, and the client keeps it (`keeps_pad`).
    pub pad: P,
    /// What the observer may do now; empty if not asked.
    pub legal: Vec<A>,
    /// The number of the observer's prompt, to be sent along with the answer.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub asked: Option<u64>,
}

/// A message that is enough by itself: the whole view, and what happened since the last one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "UpdateOf{S}"))]
pub struct Update<S, V, P, A, E> {
    /// The number of the last journal entry that it takes in.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub n: u64,
    /// The number of the last entry that `events` does not take in.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
    /// The server's time, in milliseconds since 1970 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: Millis,
    /// What happened after `since`, the oldest first.
    pub events: Vec<Numbered<Seen<E>>>,
    /// The table.
    pub table: TableView<S>,
    /// The game; none before it began.
    pub game: Option<GamePart<V, P, A>>,
}

/// The updates of a game's tables.
pub type UpdateOf<G> =
    Update<<G as Game>::Setup, <G as Game>::View, <G as Game>::Pad, <G as Game>::Action, <G as Game>::Seen>;

impl<G: TableGame> Table<G> {
    /// What `observer` gets who has seen everything up to entry `since`.
    ///
    /// None before the first entry.
    #[must_use]
    pub fn update(&self, observer: Observer, since: u64, presence: &Presence, now: Millis) -> Option<UpdateOf<G>> {
        let since = since.min(self.seq);
        Some(Update {
            n: self.seq,
            since,
            now,
            events: self.seen_after(observer, since).collect(),
            table: self.table_view(observer.seat(), presence)?,
            game: self.game_part(observer, G::Pad::clone),
        })
    }

    /// Every event of the table as `observer` may see it, the oldest first.
    pub fn seen(&self, observer: Observer) -> impl Iterator<Item = Numbered<SeenOf<G>>> {
        self.seen_after(observer, 0)
    }

    /// The same of the events after entry `since`.
    pub(crate) fn seen_after(&self, observer: Observer, since: u64) -> impl Iterator<Item = Numbered<SeenOf<G>>> {
        let first = self.log.partition_point(|logged| logged.n <= since);
        self.log[first..].iter().map(move |logged| Numbered {
            n: logged.n,
            at: logged.at,
            event: logged.event.for_observer(observer),
        })
    }

    pub(crate) fn table_view(&self, you: Option<Seat>, presence: &Presence) -> Option<TableView<G::Setup>> {
        let chairs = Seat::all(self.chairs.len()).zip(&self.chairs).map(|(seat, chair)| ChairView {
            occupant: chair.occupant.clone(),
            stand_in: chair.stand_in,
            muted: chair.muted,
            away_since: presence.away_since[seat].filter(|_| matches!(chair.occupant, Occupant::Person { .. })),
            due: presence.due[seat],
        });
        Some(TableView {
            id: self.id.clone(),
            game: G::ID.into(),
            stage: self.stage(),
            setup: self.setup.clone()?,
            options: self.options,
            chairs: chairs.collect(),
            host: self.host,
            you,
            spectators: presence.spectators,
            fairness: Fairness {
                commitment: self.commitment?,
                nonces: self.chairs.iter().map(|chair| chair.nonce).collect(),
                secret: self.disclosed,
            },
            rematch: self.rematch.clone(),
            seats: [*G::SEATS.start(), *G::SEATS.end()],
        })
    }

    pub(crate) fn game_part<'a, P>(
        &'a self,
        observer: Observer,
        pad: impl FnOnce(&'a G::Pad) -> P,
    ) -> Option<GamePart<G::View, P, G::Action>> {
        let played = self.played.as_ref()?;
        let view = played.view(observer);
        let legal = played.game.legal_in(&view).iter().collect();
        let asked = observer.seat().and_then(|seat| self.asked(seat)).map(|asked| asked.n);
        Some(GamePart { view, pad: pad(&played.pad), legal, asked })
    }
}
