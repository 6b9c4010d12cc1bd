//! How good a strategy is, exactly.

use game_core::{PerSeat, Seat};

use super::tree::{Node, Strategy, Tree};

/// What each seat gets on average if all follow the strategy, in the game's unit.
#[must_use]
pub fn values(tree: &Tree, strategy: &Strategy) -> PerSeat<f64> {
    let mut values = PerSeat::default();
    for seat in Seat::all(tree.seats) {
        let mut worth = vec![0.0; tree.nodes.len()];
        for (node, kind) in tree.nodes.iter().enumerate().rev() {
            worth[node] = match kind {
                Node::Leaf { scores } => tree.score(*scores, seat),
                Node::Luck { children } | Node::Choice { children, .. } => {
                    children.clone().map(|child| part(tree, strategy, kind, child) * worth[child as usize]).sum()
                }
            };
        }
        values[seat] = worth[0];
    }
    values
}

/// How likely the way from a node to its child is.
fn part(tree: &Tree, strategy: &Strategy, kind: &Node, child: u32) -> f64 {
    match kind {
        Node::Choice { set, children } => {
            strategy.0[tree.sets[*set as usize].actions.start + (child - children.start) as usize]
        }
        Node::Luck { .. } | Node::Leaf { .. } => tree.luck[child as usize],
    }
}

/// What a seat gets on average if all others follow the strategy and it knows how to do best against it.
#[must_use]
pub fn best_response(tree: &Tree, strategy: &Strategy, seat: Seat) -> f64 {
    let mut others = vec![0.0; tree.nodes.len()];
    others[0] = 1.0;
    for (node, kind) in tree.nodes.iter().enumerate() {
        let (Node::Luck { children } | Node::Choice { children, .. }) = kind else { continue };
        let own = matches!(kind, Node::Choice { set, .. } if tree.sets[*set as usize].seat == seat);
        for child in children.clone() {
            others[child as usize] = others[node] * if own { 1.0 } else { part(tree, strategy, kind, child) };
        }
    }
    let mut responder = Responder {
        tree,
        strategy,
        seat,
        others,
        best: vec![None; tree.sets.len()],
        worth: vec![None; tree.nodes.len()],
    };
    responder.worth(0)
}

/// How much all seats together could gain if each alone knew how to do best against the strategy; 0 at an equilibrium, in the
/// game's unit.
#[must_use]
pub fn nash_conv(tree: &Tree, strategy: &Strategy) -> f64 {
    let values = values(tree, strategy);
    Seat::all(tree.seats).map(|seat| best_response(tree, strategy, seat) - values[seat]).sum()
}

struct Responder<'a> {
    tree: &'a Tree,
    strategy: &'a Strategy,
    seat: Seat,
    /// By node: how likely luck and the others lead there.
    others: Vec<f64>,
    /// By information set: the number of the best action, once found.
    best: Vec<Option<usize>>,
    /// By node: what it is worth, once known.
    worth: Vec<Option<f64>>,
}

impl Responder<'_> {
    fn worth(&mut self, node: u32) -> f64 {
        if let Some(worth) = self.worth[node as usize] {
            return worth;
        }
        let (tree, strategy) = (self.tree, self.strategy);
        let kind = &tree.nodes[node as usize];
        let worth = match kind {
            Node::Leaf { scores } => tree.score(*scores, self.seat),
            Node::Choice { set, children } if tree.sets[*set as usize].seat == self.seat => {
                let best = self.best(*set as usize);
                self.worth(children.start + best as u32)
            }
            Node::Luck { children } | Node::Choice { children, .. } => {
                children.clone().map(|child| part(tree, strategy, kind, child) * self.worth(child)).sum()
            }
        };
        self.worth[node as usize] = Some(worth);
        worth
    }

    fn best(&mut self, set: usize) -> usize {
        if let Some(best) = self.best[set] {
            return best;
        }
        let tree = self.tree;
        let mut best = (0, f64::NEG_INFINITY);
        for action in 0..tree.sets[set].actions.len() {
            let mut worth = 0.0;
            for &node in &tree.sets[set].nodes {
                let Node::Choice { children, .. } = &tree.nodes[node as usize] else { continue };
                worth += self.others[node as usize] * self.worth(children.start + action as u32);
            }
            if worth > best.1 {
                best = (action, worth);
            }
        }
        self.best[set] = Some(best.0);
        best.0
    }
}
