//! Counterfactual regret minimisation.

use game_core::Seat;

use super::regret::match_regrets;
use super::tree::{Node, Strategy, Tree};

/// Finds an equilibrium of a game of two seats in which one wins what the other loses, by CFR+ (Tammelin 2014): seats learn in
/// turn, no regret falls below 0, and later strategies count more in the average.
///
/// With more seats or another kind of game it still learns, but nothing says where to; measure with
/// [`nash_conv`](super::nash_conv).
#[derive(Clone, Debug)]
pub struct Cfr<'a> {
    tree: &'a Tree,
    iterations: u32,
    regrets: Vec<f64>,
    strategy: Strategy,
    sums: Vec<f64>,
    walk: Walk,
}

/// What a pass over the tree writes down, kept to be used again.
#[derive(Clone, Debug)]
struct Walk {
    /// By node: how likely the learning seat's own choices lead there.
    own: Vec<f64>,
    /// By node: how likely all others' choices and luck lead there.
    others: Vec<f64>,
    /// By node: what it is worth to the learning seat.
    worth: Vec<f64>,
}

impl<'a> Cfr<'a> {
    /// Begins with equal probabilities.
    #[must_use]
    pub fn new(tree: &'a Tree) -> Self {
        let zeros = |len| vec![0.0; len];
        let nodes = tree.nodes.len();
        Self {
            tree,
            iterations: 0,
            regrets: zeros(tree.actions()),
            strategy: tree.uniform(),
            sums: zeros(tree.actions()),
            walk: Walk { own: zeros(nodes), others: zeros(nodes), worth: zeros(nodes) },
        }
    }

    /// How often every seat has learnt.
    #[must_use]
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Lets every seat learn once.
    pub fn iterate(&mut self) {
        self.iterations += 1;
        for seat in Seat::all(self.tree.seats) {
            self.learn(seat);
        }
    }

    /// The strategy so far: the average of all, the one of iteration `t` with the weight `t²`.
    #[must_use]
    pub fn average(&self) -> Strategy {
        self.tree.matching(&self.sums)
    }

    fn learn(&mut self, seat: Seat) {
        let Self { tree, walk, strategy, regrets, sums, iterations } = self;
        let weight = f64::from(*iterations).powi(2);
        walk.down(tree, strategy, seat);
        walk.up(tree, strategy, seat);
        for set in tree.sets.iter().filter(|set| set.seat == seat) {
            let actions = set.actions.clone();
            let regrets = &mut regrets[actions.clone()];
            let mut reached = 0.0;
            for &node in &set.nodes {
                let node = node as usize;
                let Node::Choice { children, .. } = &tree.nodes[node] else { continue };
                let others = walk.others[node];
                reached += walk.own[node];
                for (regret, child) in regrets.iter_mut().zip(children.clone()) {
                    *regret += others * (walk.worth[child as usize] - walk.worth[node]);
                }
            }
            // All nodes of a set have the same own choices behind them; luck and the others do not count here.
            let own = weight * reached / set.nodes.len() as f64;
            for (regret, (sum, &part)) in
                regrets.iter_mut().zip(sums[actions.clone()].iter_mut().zip(&strategy.0[actions.clone()]))
            {
                *regret = regret.max(0.0);
                *sum += own * part;
            }
            match_regrets(regrets, &mut strategy.0[actions]);
        }
    }
}

impl Walk {
    fn down(&mut self, tree: &Tree, strategy: &Strategy, seat: Seat) {
        (self.own[0], self.others[0]) = (1.0, 1.0);
        for (node, kind) in tree.nodes.iter().enumerate() {
            let (own, others) = (self.own[node], self.others[node]);
            match kind {
                Node::Luck { children } => {
                    for child in children.clone().map(|child| child as usize) {
                        (self.own[child], self.others[child]) = (own, others * tree.luck[child]);
                    }
                }
                Node::Choice { set, children } => {
                    let set = &tree.sets[*set as usize];
                    for (child, part) in children.clone().zip(&strategy.0[set.actions.clone()]) {
                        let child = child as usize;
                        (self.own[child], self.others[child]) =
                            if set.seat == seat { (own * part, others) } else { (own, others * part) };
                    }
                }
                Node::Leaf { .. } => {}
            }
        }
    }

    fn up(&mut self, tree: &Tree, strategy: &Strategy, seat: Seat) {
        for (node, kind) in tree.nodes.iter().enumerate().rev() {
            self.worth[node] = match kind {
                Node::Luck { children } => {
                    children.clone().map(|child| tree.luck[child as usize] * self.worth[child as usize]).sum()
                }
                Node::Choice { set, children } => {
                    let parts = &strategy.0[tree.sets[*set as usize].actions.clone()];
                    children.clone().zip(parts).map(|(child, part)| part * self.worth[child as usize]).sum()
                }
                Node::Leaf { scores } => tree.score(*scores, seat),
            };
        }
    }
}
