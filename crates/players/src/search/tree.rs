//! A game written out whole.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;

use game_core::{ForObserver as _, LegalActions as _, Observer, Odds, Seat, Turn};

use super::regret::match_regrets;

/// The game has more nodes than the tree may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game's tree has more than {0} nodes")]
pub struct TooLarge(pub usize);

/// Everything that can happen in a game.
///
/// Parents stand before their children and the children of a node side by side, so that one pass forward or backward over
/// flat arrays is a walk down or up the tree. Seats that act at the same time act one after the other without knowing of it.
#[derive(Clone, Debug)]
pub struct Tree {
    pub(super) seats: usize,
    pub(super) nodes: Vec<Node>,
    /// For each node the chance that luck takes this way from its parent; 1 where somebody chooses.
    pub(super) luck: Vec<f64>,
    pub(super) sets: Vec<InformationSet>,
    /// For each leaf the scores by seat, one leaf after the other.
    pub(super) scores: Vec<f64>,
}

/// A node.
#[derive(Clone, Debug)]
pub(super) enum Node {
    /// Luck decides.
    Luck { children: Range<u32> },
    /// The seat of this information set chooses.
    Choice { set: u32, children: Range<u32> },
    /// The end.
    Leaf { scores: u32 },
}

/// What a seat can't tell apart.
#[derive(Clone, Debug)]
pub(super) struct InformationSet {
    pub(super) seat: Seat,
    /// Where its actions are in a [`Strategy`].
    pub(super) actions: Range<usize>,
    pub(super) nodes: Vec<u32>,
}

/// For each information set of a [`Tree`] the probability of each action, one set after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Strategy(pub(super) Vec<f64>);

/// A state yet to be written out.
struct Open<S> {
    node: usize,
    state: S,
    /// By seat: what it has seen and done; a number for each such history.
    known: Vec<u32>,
}

/// Numbers for histories, so that equal ones can be told by number.
#[derive(Default)]
struct Histories(HashMap<(u32, String), u32>);

impl Histories {
    fn then(&mut self, known: u32, seen: String) -> u32 {
        let next = self.0.len() as u32 + 1;
        *self.0.entry((known, seen)).or_insert(next)
    }
}

impl Tree {
    /// Writes out a game, of which no more than `most` nodes.
    ///
    /// A seat knows the events that it saw and the actions that it took, all of them and in their order.
    ///
    /// # Errors
    /// If there are more nodes.
    ///
    /// # Panics
    /// If the game refuses an action or an outcome of luck that it lists.
    pub fn of<G: Odds>(game: &G, most: usize) -> Result<Self, TooLarge> {
        let mut tree =
            Self { seats: game.seats(), nodes: Vec::new(), luck: Vec::new(), sets: Vec::new(), scores: Vec::new() };
        let mut histories = Histories::default();
        let mut set_of = HashMap::new();
        let mut next = 0;
        let mut open = vec![Open { node: tree.node(1.0), state: game.start(), known: vec![0; tree.seats] }];
        while next < open.len() {
            let Open { node, state, known } = &open[next];
            let (node, state, known) = (*node, *state, known.clone());
            next += 1;
            let first = tree.nodes.len() as u32;
            let mut children = Vec::new();
            match game.turn(&state) {
                Turn::Over => {
                    let outcome = game.outcome(&state).expect("a game that is over has an outcome");
                    tree.nodes[node] = Node::Leaf { scores: tree.scores.len() as u32 };
                    tree.scores.extend(Seat::all(tree.seats).map(|seat| f64::from(outcome.scores[seat])));
                    continue;
                }
                Turn::Luck => {
                    for (draw, chance) in game.odds(&state) {
                        let (mut state, mut events) = (state, Vec::new());
                        game.resolve(&mut state, draw, &mut events).expect("luck gives what the rules allow");
                        let known = tell::<G>(&mut histories, &known, &events);
                        children.push(Open { node: tree.node(chance), state, known });
                    }
                    tree.nodes[node] = Node::Luck { children: first..tree.nodes.len() as u32 };
                }
                Turn::Act(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    let legal = game.legal(&state, seat);
                    for action in legal.iter() {
                        let (mut state, mut events) = (state, Vec::new());
                        game.act(&mut state, seat, action, &mut events).expect("a listed action is legal");
                        let mut known = tell::<G>(&mut histories, &known, &events);
                        let own = &mut known[seat.index()];
                        *own = histories.then(*own, format!("{action:?}"));
                        children.push(Open { node: tree.node(1.0), state, known });
                    }
                    let set = tree.set(&mut set_of, (seat, known[seat.index()]), legal.len());
                    tree.sets[set].nodes.push(node as u32);
                    tree.nodes[node] = Node::Choice { set: set as u32, children: first..tree.nodes.len() as u32 };
                }
            }
            open.extend(children);
            if tree.nodes.len() > most {
                return Err(TooLarge(most));
            }
        }
        Ok(tree)
    }

    fn node(&mut self, luck: f64) -> usize {
        self.nodes.push(Node::Leaf { scores: 0 });
        self.luck.push(luck);
        self.nodes.len() - 1
    }

    fn set(&mut self, of: &mut HashMap<(Seat, u32), usize>, key: (Seat, u32), actions: usize) -> usize {
        match of.entry(key) {
            Entry::Occupied(found) => *found.get(),
            Entry::Vacant(place) => {
                let start = self.sets.last().map_or(0, |set| set.actions.end);
                self.sets.push(InformationSet { seat: key.0, actions: start..start + actions, nodes: Vec::new() });
                *place.insert(self.sets.len() - 1)
            }
        }
    }

    /// How many nodes it has.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// How many information sets it has, all seats together.
    #[must_use]
    pub fn information_sets(&self) -> usize {
        self.sets.len()
    }

    /// How many numbers a strategy has.
    pub(super) fn actions(&self) -> usize {
        self.sets.last().map_or(0, |set| set.actions.end)
    }

    /// The strategy that takes every action with equal probability.
    #[must_use]
    pub fn uniform(&self) -> Strategy {
        self.matching(&vec![0.0; self.actions()])
    }

    /// The strategy that matches these regrets.
    pub(super) fn matching(&self, regrets: &[f64]) -> Strategy {
        let mut strategy = Strategy(vec![0.0; regrets.len()]);
        for set in &self.sets {
            match_regrets(&regrets[set.actions.clone()], &mut strategy.0[set.actions.clone()]);
        }
        strategy
    }

    /// What a leaf with these scores brings a seat.
    #[inline]
    pub(super) fn score(&self, scores: u32, seat: Seat) -> f64 {
        self.scores[scores as usize + seat.index()]
    }
}

/// By seat, what it knows once these events have been told.
fn tell<G: Odds>(histories: &mut Histories, known: &[u32], events: &[G::Event]) -> Vec<u32> {
    let mut known = known.to_vec();
    for event in events {
        for (seat, known) in Seat::all(known.len()).zip(&mut known) {
            *known = histories.then(*known, format!("{:?}", event.for_observer(Observer::Seat(seat))));
        }
    }
    known
}
