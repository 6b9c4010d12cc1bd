//! One game: which luck it has, who sits where, and how it goes.

use game_core::{LegalActions, Noted, Observer, Outcome, Seat, Turn};
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};
use referee::{By, Hex, Options, Row, Secret, Seed};

use super::seats::Chairs;
use super::{Crew, Entrant, House, Replaced, Witness};
use crate::complaint::Complaint;

/// Games that follow from a seed.
pub(crate) struct Deals<G: House> {
    pub(crate) game: G,
    pub(crate) entrants: Vec<Entrant<G>>,
    pub(crate) seed: u64,
    /// The flag that named the entrants.
    pub(crate) flag: &'static str,
}

/// Who sits where in a game, and with which luck.
#[derive(Clone, Copy)]
pub(crate) struct Seating<'a> {
    /// Which luck; all games of a deal have the same.
    pub(crate) deal: u64,
    /// By how many seats the line-up is moved on, clockwise.
    pub(crate) rotation: usize,
    /// Which entrants play; as many as there are seats.
    pub(crate) line_up: &'a [usize],
}

impl Seating<'_> {
    /// Which of the line-up sits on `seat`.
    pub(crate) fn position_at(&self, seat: Seat) -> usize {
        let seats = self.line_up.len();
        (seat.index() + seats - self.rotation % seats) % seats
    }
}

/// Why a game was not finished.
#[derive(Debug)]
pub(crate) enum Stopped {
    /// Ctrl-C was pressed, or another game can't go on.
    Interrupted,
    /// It can't go on.
    Broken(Complaint),
}

/// A finished game.
pub(crate) struct Played {
    pub(crate) outcome: Outcome,
    pub(crate) length: u32,
    /// Who had to be replaced.
    pub(crate) replaced: Vec<Replaced>,
}

/// What a deal starts from.
struct Luck {
    secret: Secret,
    /// By place in the line-up: what they draw for themselves.
    own: Vec<Xoshiro256PlusPlus>,
}

impl<G: House> Deals<G> {
    fn luck(&self, deal: u64) -> Luck {
        let mut luck = SplitMix64::seed_from_u64(SplitMix64::seed_from_u64(self.seed).next_u64() ^ deal);
        let mut secret = [0; 32];
        luck.fill_bytes(&mut secret);
        let own = (0..self.game.seats()).map(|_| Xoshiro256PlusPlus::seed_from_u64(luck.next_u64()));
        Luck { secret: Secret(secret), own: own.collect() }
    }

    /// Plays a game.
    ///
    /// # Errors
    /// On Ctrl-C, if a program can't be started, or if a computer player breaks the rules.
    pub(crate) fn play(
        &self,
        seating: Seating<'_>,
        crew: &mut Crew,
        witness: &mut Witness<G>,
    ) -> Result<Played, Stopped> {
        let game = &self.game;
        let Luck { secret, mut own } = self.luck(seating.deal);
        let seed = Seed::mix(&secret, []);
        self.sit_down(seating, &secret, witness);
        let mut chairs = Chairs::take(self, seating, crew)?;
        let (mut state, mut pad) = (game.start(), G::Pad::default());
        let mut ordinal = 0;
        let mut actions = 0;
        let broken = |refusal: G::Refusal| {
            Stopped::Broken(Complaint::flag(self.flag, format!("a player broke the rules: {refusal}")))
        };
        let outcome = loop {
            match game.turn(&state) {
                Turn::Luck => {
                    let draw = game.draw(&state, &mut seed.luck(ordinal));
                    game.resolve(&mut state, draw, &mut Noted { game, pad: &mut pad }).map_err(broken)?;
                    witness.push(Row::Luck { ordinal, draw });
                    ordinal += 1;
                }
                Turn::Act(seats) => {
                    for seat in seats.iter() {
                        let position = seating.position_at(seat);
                        let view = game.view(&state, Observer::Seat(seat));
                        let legal = game.legal_in(&view);
                        let begun = if legal.len() > 1 { witness.begin() } else { None };
                        let action = chairs.choose(self, position, &view, &pad, legal, &mut own[position])?;
                        witness.end(seating.line_up[position], begun);
                        game.act(&mut state, seat, action, &mut Noted { game, pad: &mut pad }).map_err(broken)?;
                        witness.push(Row::Act { seat, by: By::Computer, action });
                        actions += 1;
                    }
                }
                Turn::Over => break game.outcome(&state).expect("a game that is over has an outcome"),
            }
        };
        let scores = outcome.scores.0[..game.seats()].to_vec();
        witness.push(Row::Ended { scores, winners: outcome.winners, secret: Hex(secret.0) });
        let steps = actions + u32::try_from(ordinal).unwrap_or(u32::MAX);
        let length = G::length(&game.view(&state, Observer::Spectator), steps);
        Ok(Played { outcome, length, replaced: chairs.replaced })
    }

    fn sit_down(&self, seating: Seating<'_>, secret: &Secret, witness: &mut Witness<G>) {
        if !witness.writes_rows() {
            return;
        }
        witness.push(Row::Opened {
            game: G::ID.into(),
            rules: G::RULES_VERSION,
            format: 1,
            commitment: secret.commitment(),
            setup: self.game.setup().clone(),
            options: Options::default(),
        });
        for seat in Seat::all(self.game.seats()) {
            let position = seating.position_at(seat);
            let player = self.entrants[seating.line_up[position]].in_records().to_owned();
            witness.push(Row::Computer { seat, name: format!("{player} {}", position + 1), player });
        }
        witness.push(Row::Began {});
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::time::Duration;

    use polterfass::{Pad, Polterfass, Setup, View};

    use super::super::entrant::Kind;
    use super::*;

    thread_local! {
        /// How many decisions are made until Ctrl-C is pressed.
        static LEFT: Cell<u32> = const { Cell::new(0) };
    }

    /// Whose last decision is the one during which Ctrl-C is pressed.
    struct Presser;

    type Legal = <Polterfass as game_core::Game>::Legal;

    impl players::Player<Polterfass> for Presser {
        fn choose(
            &self,
            _game: &Polterfass,
            _view: &View,
            _pad: &Pad,
            legal: Legal,
            _luck: &mut dyn Rng,
            _go_on: &mut dyn FnMut() -> bool,
        ) -> polterfass::Action {
            LEFT.set(LEFT.get() - 1);
            legal.get(0)
        }
    }

    fn play(left: u32) -> Result<Played, Stopped> {
        LEFT.set(left);
        let game = game_core::Game::new(Setup { goal: 25, ..Setup::standard(3) }).unwrap();
        let presser = Entrant { name: "presser".into(), kind: Kind::House(Box::new(Presser)) };
        let deals = Deals { game, entrants: vec![presser], seed: 1, flag: "--players" };
        let mut crew = Crew::new(Duration::ZERO);
        crew.was_wished = || LEFT.get() == 0;
        deals.play(Seating { deal: 0, rotation: 0, line_up: &[0, 0, 0] }, &mut crew, &mut Witness::of_times())
    }

    #[test]
    fn a_game_counts_only_if_no_decision_of_it_was_cut_short() {
        play(u32::MAX).unwrap_or_else(|stopped| panic!("{stopped:?}"));
        let decisions = u32::MAX - LEFT.get();
        assert!(decisions > 5, "{decisions}");
        for left in 1..=decisions {
            assert!(matches!(play(left), Err(Stopped::Interrupted)), "{left} of {decisions}");
        }
        assert!(play(decisions + 1).is_ok());
    }
}
