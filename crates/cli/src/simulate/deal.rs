//! One game: which luck it has, who sits where, and how it goes.

use game_core::{Ignored, Observer, Outcome, Seat, Turn};
use players::Anybody;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};
use referee::{By, Entry, EntryOf, Hex, Options, Record, Row, RowOf, Secret, Seed, TableGame};

/// Games that follow from a seed.
pub(super) struct Deals<G: TableGame> {
    pub(super) game: G,
    /// The line-up.
    pub(super) names: Vec<String>,
    pub(super) players: Vec<Anybody<G>>,
    pub(super) seed: u64,
    /// How long a finished game of so many steps was, in the unit that the report names.
    pub(super) length: fn(&G::View, u32) -> u32,
}

/// Why a game can't go on.
pub(super) type Broken<G> = <G as game_core::Game>::Refusal;

/// A finished game.
pub(super) struct Played {
    pub(super) outcome: Outcome,
    pub(super) length: u32,
}

/// The rows of a record, or none if nobody writes. In it, no time passes.
pub(super) struct Notes<G: TableGame>(Option<Vec<EntryOf<G>>>);

impl<G: TableGame> Notes<G> {
    pub(super) fn new(written: bool) -> Self {
        Self(written.then(Vec::new))
    }

    fn push(&mut self, row: RowOf<G>) {
        if let Some(entries) = &mut self.0 {
            entries.push(Entry { n: entries.len() as u64 + 1, at: 0, id: None, from: None, row });
        }
    }

    /// The record, if somebody wrote.
    pub(super) fn record(self) -> Option<Record<G>> {
        self.0.map(Record::of)
    }
}

/// What a deal starts from.
struct Luck {
    secret: Secret,
    /// By player of the line-up: what they draw for themselves.
    own: Vec<Xoshiro256PlusPlus>,
}

impl<G: TableGame> Deals<G> {
    /// How many seats there are.
    pub(super) fn seats(&self) -> usize {
        self.players.len()
    }

    /// Who of the line-up sits on `seat` in the game with this number, counted from 0.
    pub(super) fn player_at(&self, number: u64, seat: Seat) -> usize {
        let seats = self.seats();
        (seat.index() + seats - (number % seats as u64) as usize) % seats
    }

    /// All games of a rotation have the luck of one deal.
    fn luck(&self, number: u64) -> Luck {
        let deal = number / self.seats() as u64;
        let mut luck = SplitMix64::seed_from_u64(SplitMix64::seed_from_u64(self.seed).next_u64() ^ deal);
        let mut secret = [0; 32];
        luck.fill_bytes(&mut secret);
        let own = self.players.iter().map(|_| Xoshiro256PlusPlus::seed_from_u64(luck.next_u64()));
        Luck { secret: Secret(secret), own: own.collect() }
    }

    /// Plays the game with this number, counted from 0.
    ///
    /// # Errors
    /// Never, unless a player breaks the rules or the rules refuse their own luck.
    pub(super) fn play(&self, number: u64, notes: &mut Notes<G>) -> Result<Played, Broken<G>> {
        let game = &self.game;
        let Luck { secret, mut own } = self.luck(number);
        let seed = Seed::mix(&secret, []);
        self.sit_down(number, &secret, notes);
        let mut state = game.start();
        let mut ordinal = 0;
        let mut actions = 0;
        let outcome = loop {
            match game.turn(&state) {
                Turn::Luck => {
                    let draw = game.draw(&state, &mut seed.luck(ordinal));
                    game.resolve(&mut state, draw, &mut Ignored)?;
                    notes.push(Row::Luck { ordinal, draw });
                    ordinal += 1;
                }
                Turn::Act(seats) => {
                    for seat in seats.iter() {
                        let player = self.player_at(number, seat);
                        let view = game.view(&state, Observer::Seat(seat));
                        let legal = game.legal_in(&view);
                        let luck = &mut own[player];
                        let action = self.players[player].choose(game, &view, legal, luck, &mut players::unhurried);
                        game.act(&mut state, seat, action, &mut Ignored)?;
                        notes.push(Row::Act { seat, by: By::Computer, action });
                        actions += 1;
                    }
                }
                Turn::Over => break game.outcome(&state).expect("a game that is over has an outcome"),
            }
        };
        let scores = outcome.scores.0[..self.seats()].to_vec();
        notes.push(Row::Ended { scores, winners: outcome.winners, secret: Hex(secret.0) });
        let steps = actions + u32::try_from(ordinal).unwrap_or(u32::MAX);
        Ok(Played { outcome, length: (self.length)(&game.view(&state, Observer::Spectator), steps) })
    }

    fn sit_down(&self, number: u64, secret: &Secret, notes: &mut Notes<G>) {
        if notes.0.is_none() {
            return;
        }
        notes.push(Row::Opened {
            game: G::ID.into(),
            rules: G::RULES_VERSION,
            format: 1,
            commitment: secret.commitment(),
            setup: self.game.setup().clone(),
            options: Options::default(),
        });
        for seat in Seat::all(self.seats()) {
            let index = self.player_at(number, seat);
            let player = self.names[index].clone();
            notes.push(Row::Computer { seat, name: format!("{player} {}", index + 1), player });
        }
        notes.push(Row::Began {});
    }
}
