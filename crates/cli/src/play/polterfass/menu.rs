//! What is asked in Polterfass.

use std::collections::{BTreeMap, BTreeSet};

use polterfass::{Action, BarrelModel, BarrelSet, Order, PhaseView};

use super::Tavern;
use crate::play::menu::{Item, Menu};
use crate::play::scene::sent;
use crate::play::speech::{Speech, said};

/// So many answers are listed at once; more are asked for in two steps.
const MOST: usize = 20;

impl Tavern {
    /// The question with all legal actions.
    pub(super) fn menu(&self, speech: &Speech) -> Menu {
        if self.legal.iter().any(|action| matches!(action, Action::Order { .. })) {
            return self.orders(speech);
        }
        let targets: Vec<(BarrelSet, BarrelSet)> = self
            .legal
            .iter()
            .filter_map(|action| match *action {
                Action::Target { destroyed, doubled } => Some((destroyed, doubled)),
                _ => None,
            })
            .collect();
        if !targets.is_empty() {
            return self.targets(&targets, speech);
        }
        let items = self.legal.iter().map(|&action| Item::act(self.label(action, speech), sent(action))).collect();
        let title = match self.view.phase {
            PhaseView::Tap => format!("{}\n{}", said!(speech, "ask-tap"), self.odds(speech)),
            _ => said!(speech, "ask-first-roll"),
        };
        Menu::new(title, items)
    }

    fn label(&self, action: Action, speech: &Speech) -> String {
        let (standing, large) = self.standing();
        match action {
            Action::Close {} if standing.and(BarrelSet::SPECIALS).is_empty() => {
                said!(speech, "do-close", "sum" => standing.sum(large))
            }
            Action::Close {} => said!(speech, "do-close-plain"),
            Action::RollOn { put_back } => {
                let cup = self.cup(put_back);
                let roll = said!(speech, "do-roll-on", "cup" => cup);
                if put_back.is_empty() {
                    roll
                } else {
                    said!(speech, "play-put-back", "roll" => &roll, "tops" => &self.tops(put_back, speech))
                }
            }
            Action::Roll {} | Action::Order { .. } | Action::Target { .. } => said!(speech, "do-roll-all"),
        }
    }

    /// How many barrels would be rolled.
    fn cup(&self, put_back: BarrelSet) -> u8 {
        let (standing, _) = self.standing();
        u8::try_from(BarrelSet::ALL.minus(standing).union(put_back).len()).unwrap_or(u8::MAX)
    }

    /// How likely it is that rolling on fails.
    fn odds(&self, speech: &Speech) -> String {
        let (standing, large) = self.standing();
        let BarrelModel::Reckoned { stand, .. } = self.view.setup.barrels;
        let (cup, sum) = (self.cup(BarrelSet::EMPTY), standing.sum(large));
        if cup == 0 {
            return said!(speech, "ask-tap-full-detail", "sum" => sum);
        }
        let risk = (100.0 * (1.0 - stand).powi(cup.into())).round() as i64;
        said!(speech, "ask-tap-detail", "sum" => sum, "cup" => cup, "risk" => risk)
    }

    fn orders(&self, speech: &Speech) -> Menu {
        let item = |order: Order| {
            let cards: Vec<String> = order.cards().iter().map(u8::to_string).collect();
            let label = said!(speech, "do-order", "sum" => order.sum(), "cards" => &cards.join(" + "));
            let item = Item::act(label, sent(Action::Order { cards: order }));
            match cards.as_slice() {
                [one, other] => [format!("{one} {other}"), format!("{other} {one}"), format!("{one}{other}")]
                    .into_iter()
                    .chain([format!("{other}{one}")])
                    .fold(item, Item::key),
                _ => cards.iter().fold(item, |item, card| item.key(card)),
            }
        };
        let orders = self.legal.iter().filter_map(|action| match *action {
            Action::Order { cards } => Some(item(cards)),
            _ => None,
        });
        let hint = Some(said!(speech, "play-order-hint"));
        Menu { hint, ..Menu::new(said!(speech, "ask-order"), orders.collect()) }
    }

    fn targets(&self, targets: &[(BarrelSet, BarrelSet)], speech: &Speech) -> Menu {
        let (destroy, double) = match self.view.phase {
            PhaseView::Targets { destroy, double } => (destroy, double),
            _ => (0, 0),
        };
        let title = said!(speech, "ask-targets", "destroy" => destroy, "double" => double);
        let act = |&(destroyed, doubled): &(BarrelSet, BarrelSet), label: String| {
            let (standing, large) = self.standing();
            let served = standing.minus(destroyed).sum(large) + doubled.sum(large);
            let serves = said!(speech, "do-serve", "served" => served);
            Item::act(format!("{label} – {serves}"), sent(Action::Target { destroyed, doubled }))
        };
        let destroys = |set| said!(speech, "play-destroy", "tops" => &self.tops(set, speech));
        let doubles = |set| said!(speech, "play-double", "tops" => &self.tops(set, speech));
        let both = |&(destroyed, doubled): &(BarrelSet, BarrelSet)| match (destroyed.is_empty(), doubled.is_empty()) {
            (false, false) => format!("{}, {}", destroys(destroyed), doubles(doubled)),
            (false, true) => destroys(destroyed),
            _ => doubles(doubled),
        };
        if targets.len() <= MOST || double == 0 {
            let items = targets.iter().map(|target| act(target, both(target))).collect();
            return Menu::new(title, without_twins(items));
        }
        let mut by_destroyed: BTreeMap<u16, Vec<&(BarrelSet, BarrelSet)>> = BTreeMap::new();
        for target in targets {
            by_destroyed.entry(target.0.bits()).or_default().push(target);
        }
        let groups = by_destroyed.into_iter().map(|(bits, targets)| {
            let label = destroys(BarrelSet::from_bits(bits));
            let items = targets.into_iter().map(|target| act(target, doubles(target.1))).collect();
            Item::ask(label.clone(), Menu::new(label, without_twins(items)))
        });
        Menu::new(title, without_twins(groups.collect()))
    }
}

/// Barrels of the same kind that show the same are as good as each other, so each answer is given once.
fn without_twins(mut items: Vec<Item>) -> Vec<Item> {
    let mut labels = BTreeSet::new();
    items.retain(|item| labels.insert(item.label.clone()));
    items
}
