//! Journals that differ from the true one only in what an observer can't know.

use game_core::{ForObserver, LegalActions, Luck, Observer, Seat};
use rand_chacha::ChaCha8Rng;
use referee::{EntryOf, Row, TableGame};

/// What is secret in a game, told by its rules and not by what the program does about it.
pub trait Spied: TableGame {
    /// Whether others do not see at once what was chosen.
    fn is_sealed(action: &Self::Action) -> bool;

    /// Whether a choice may look the same to others as this one until both are revealed.
    fn is_alike(one: &Self::Action, other: &Self::Action) -> bool;

    /// Whether an event reveals sealed choices.
    fn reveals(seen: &Self::Seen) -> bool;

    /// The journal with other hidden cards, good up to the entry of this place, if the game has cards.
    fn redealt(
        journal: &Journal<Self>,
        observer: Observer,
        until: usize,
        luck: &mut ChaCha8Rng,
    ) -> Option<Vec<EntryOf<Self>>>;
}

/// A journal as an observer could believe it to be.
pub struct Twin {
    pub rows: Vec<String>,
    /// What happened before this entry is the same for everybody.
    pub from: u64,
    /// From this entry on the observer may know better.
    pub to: u64,
}

/// A sealed choice: how far down the list of what was legal it stands, from 0 to 1.
pub struct Sealed {
    pub seat: Seat,
    pub n: u64,
    pub revealed: u64,
    pub rank: f64,
    /// How many choices there were.
    pub of: usize,
}

/// A true journal with the states of the game before each entry.
pub struct Journal<G: Spied> {
    pub game: G,
    pub entries: Vec<EntryOf<G>>,
    pub before: Vec<G::State>,
    windows: Vec<std::ops::Range<usize>>,
}

impl<G: Spied> Journal<G> {
    /// # Panics
    /// If the rows are no journal, as what the server wrote must be one.
    pub fn of(rows: &[String]) -> Self {
        let entries: Vec<EntryOf<G>> = rows.iter().map(|row| serde_json::from_str(row).unwrap()).collect();
        let Row::Opened { setup, .. } = &entries[0].row else { panic!("it begins with the opening") };
        let game = G::new(setup.clone()).unwrap();
        let mut state = game.start();
        let (mut before, mut windows, mut open) = (Vec::new(), Vec::new(), None);
        for (place, entry) in entries.iter().enumerate() {
            before.push(state);
            let mut events: Vec<G::Event> = Vec::new();
            match &entry.row {
                Row::Act { seat, action, .. } => {
                    if G::is_sealed(action) {
                        open = open.or(Some(place));
                    }
                    game.act(&mut state, *seat, *action, &mut events).unwrap();
                }
                Row::Luck { draw, .. } => game.resolve(&mut state, *draw, &mut events).unwrap(),
                _ => {}
            }
            let revealed = events.iter().any(|event| G::reveals(&event.for_observer(Observer::Spectator)));
            windows.extend(open.take_if(|_| revealed).map(|from| from..place));
        }
        windows.extend(open.map(|from| from..entries.len()));
        Self { game, entries, before, windows }
    }

    /// Everything that was ever chosen in secret.
    pub fn sealed(&self) -> Vec<Sealed> {
        let mut all = Vec::new();
        for window in &self.windows {
            for place in window.clone() {
                let Row::Act { seat, action, .. } = &self.entries[place].row else { continue };
                if G::is_sealed(action) {
                    let legal: Vec<G::Action> = self.game.legal(&self.before[place], *seat).iter().collect();
                    let at = legal.iter().position(|other| other == action).unwrap();
                    let rank = (at as f64 + 0.5) / legal.len() as f64;
                    let (n, revealed) = (self.entries[place].n, self.number(window.end));
                    all.push(Sealed { seat: *seat, n, revealed, rank, of: legal.len() });
                }
            }
        }
        all
    }

    fn number(&self, place: usize) -> u64 {
        self.entries.get(place).map_or(u64::MAX, |entry| entry.n)
    }

    /// Journals with other sealed choices than the true ones: one for every time that somebody else chose in secret.
    pub fn other_choices(&self, observer: Observer, luck: &mut ChaCha8Rng) -> Vec<Twin> {
        let mut twins = Vec::new();
        for window in &self.windows {
            let mut entries = self.entries[..window.end].to_vec();
            let mut changed = false;
            for (entry, before) in entries.iter_mut().zip(&self.before).skip(window.start) {
                let Row::Act { seat, action, .. } = &mut entry.row else { continue };
                if observer.is(*seat) || !G::is_sealed(action) {
                    continue;
                }
                let legal = self.game.legal(before, *seat);
                let others: Vec<_> =
                    legal.iter().filter(|other| other != action && G::is_alike(action, other)).collect();
                if !others.is_empty() {
                    *action = others[luck.below(others.len() as u32) as usize];
                    changed = true;
                }
            }
            if changed {
                twins.push(Twin {
                    from: self.entries[window.start].n,
                    to: self.number(window.end),
                    rows: texts(&entries),
                });
            }
        }
        twins
    }

    /// A journal with other hidden cards up to the entry of this place.
    pub fn other_cards(&self, observer: Observer, until: usize, luck: &mut ChaCha8Rng) -> Option<Twin> {
        let entries = G::redealt(self, observer, until, luck)?;
        let first = entries.iter().zip(&self.entries).position(|(one, other)| one != other)?;
        Some(Twin { from: self.entries[first].n, to: self.number(until), rows: texts(&entries[..until]) })
    }

    /// The same journal, to see what is found if nothing is different.
    pub fn itself(&self) -> Twin {
        Twin { from: 1, to: u64::MAX, rows: texts(&self.entries) }
    }
}

fn texts<S, A, D>(entries: &[referee::Entry<S, A, D>]) -> Vec<String>
where
    referee::Entry<S, A, D>: serde::Serialize,
{
    entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect()
}
