//! What is asked in Goldbräu.

use goldbraeu::{Action, Card, Cards, Figure, Firm, Garden, Phase, Space};

use super::{Square, cards, key, letter, spaces};
use crate::play::menu::{Item, Menu};
use crate::play::scene::sent;
use crate::play::speech::{Speech, said};

/// So many answers are listed at once; more are asked for in two steps.
const MOST: usize = 20;
/// The short form of doing no more.
const NO_MORE: &str = "-";

/// Expansions between the same gardens.
struct Group {
    /// The garden that gives the space; none if it is free.
    from: Option<Garden>,
    to: Garden,
    spaces: Vec<(Space, Action)>,
}

impl Square {
    /// The question with all legal actions.
    pub(super) fn menu(&self, speech: &Speech) -> Menu {
        let title = self.asked(speech);
        let kept: Vec<Cards> = self
            .legal
            .iter()
            .filter_map(|action| match *action {
                Action::Keep { cards } => Some(cards),
                _ => None,
            })
            .collect();
        let items = match self.view.board.phase {
            Phase::Keep { .. } if kept.len() > MOST => keep(&kept, &title, speech),
            Phase::Expand { .. } => self.expand(speech),
            _ => self.legal.iter().map(|&action| self.item(action, speech)).collect(),
        };
        Menu::new(title, items)
    }

    fn asked(&self, speech: &Speech) -> String {
        let board = &self.view.board;
        let figure_id = |figure| if figure == Figure::Drunkard { "drunkard" } else { "waitress" };
        let (asked, detail) = match board.phase {
            Phase::Keep { .. } => {
                let shown = u8::try_from(self.view.hand.len().saturating_sub(2)).unwrap_or(0);
                (said!(speech, "garden-ask-keep"), said!(speech, "garden-ask-keep-detail", "count" => shown))
            }
            Phase::Bosses { left, .. } => {
                // Everybody sets one in turn, so that of those that are left one's own are this one and every next turn's.
                let seats = u8::try_from(board.money.seats()).unwrap_or(u8::MAX).max(1);
                let own = left.div_ceil(seats);
                (said!(speech, "garden-ask-bosses"), said!(speech, "garden-ask-bosses-detail", "left" => own))
            }
            Phase::Pick { .. } => (said!(speech, "garden-ask-pick"), String::new()),
            Phase::Expand { left, .. } => {
                let gardens: Vec<String> = self.own_gardens().map(|garden| speech.named(garden.id())).collect();
                let asked = said!(speech, "garden-ask-expand", "gardens" => &speech.list(&gardens));
                (asked, twice(left, speech))
            }
            Phase::Appoint { left, .. } => (said!(speech, "garden-ask-appoint"), twice(left, speech)),
            Phase::Block { challenger, firm, .. } => {
                let (challenger, firm) = (speech.name(challenger), speech.named(firm.id()));
                let asked = said!(speech, "garden-ask-block", "challenger" => challenger, "firm" => &firm);
                (asked, said!(speech, "garden-ask-block-detail"))
            }
            Phase::Break { owner, firm, .. } => {
                let firm = speech.named(firm.id());
                let asked = said!(speech, "garden-ask-break", "owner" => speech.name(owner), "firm" => &firm);
                (asked, said!(speech, "garden-ask-break-detail"))
            }
            Phase::Buy { seat, price } => {
                let (money, stones) = (board.money[seat], board.stones_left[seat]);
                let detail = said!(speech, "garden-ask-buy-detail", "money" => money, "stones" => stones);
                (said!(speech, "garden-ask-buy", "price" => price), detail)
            }
            Phase::Drawn { card, .. } => {
                let card = self.view.drawn.or(card).map_or_else(String::new, |card| speech.named(card.id()));
                (said!(speech, "garden-ask-drawn", "card" => &card), said!(speech, "garden-ask-drawn-detail"))
            }
            Phase::Move { figure, .. } => {
                (said!(speech, "garden-ask-move", "figure" => figure_id(figure)), String::new())
            }
            Phase::TurnOver { .. } => {
                (said!(speech, "garden-ask-turn-over"), said!(speech, "garden-ask-turn-over-detail"))
            }
            Phase::Lot {}
            | Phase::Signs {}
            | Phase::Deal {}
            | Phase::LayOut {}
            | Phase::Blind { .. }
            | Phase::Over { .. } => Default::default(),
        };
        format!("{asked}\n{detail}").trim_end().to_owned()
    }

    fn own_gardens(&self) -> impl Iterator<Item = Garden> + '_ {
        let own = |firm: Firm| self.view.seat.is_some() && self.view.board.firms[firm].boss == self.view.seat;
        Firm::ALL.into_iter().filter(move |&firm| own(firm)).filter_map(Firm::garden)
    }

    /// An action that is an answer by itself.
    fn item(&self, action: Action, speech: &Speech) -> Item {
        let named = |id: &str| speech.named(id);
        let price = match self.view.board.phase {
            Phase::Buy { price, .. } => price,
            _ => 0,
        };
        let (label, keys) = match action {
            Action::Keep { cards: kept } => {
                (said!(speech, "garden-do-keep", "cards" => &cards(kept, speech)), Vec::new())
            }
            Action::PlaceBoss { firm } => {
                (said!(speech, "garden-do-place-boss", "firm" => &named(firm.id())), vec![key(firm)])
            }
            Action::Pick { action } => {
                let name = said!(speech, &format!("garden-action-{}", action.id()));
                let label = said!(speech, "garden-do-pick", "action" => &name);
                (label, vec![name, action.id().to_owned()])
            }
            Action::Annex { garden, space } => {
                let label = said!(speech, "garden-do-annex", "garden" => &named(garden.id()));
                (label, vec![spaces::name(&self.view.setup.map, space)])
            }
            Action::Shift { space, from, to } => {
                let (from, to) = (named(from.id()), named(to.id()));
                let label = said!(speech, "garden-do-shift", "from" => &from, "to" => &to);
                (label, vec![spaces::name(&self.view.setup.map, space)])
            }
            Action::Appoint { firm } => {
                let label = said!(speech, "garden-do-appoint", "firm" => &named(firm.id()));
                (self.warned(label, firm, speech), vec![key(firm)])
            }
            Action::Contract { brewery, garden } => {
                let (brewery_name, garden_name) = (named(brewery.id()), named(garden.id()));
                let label = said!(speech, "garden-do-contract", "brewery" => &brewery_name, "garden" => &garden_name);
                let short: String = brewery.id().chars().take(2).collect();
                (label, vec![format!("{short}-{}", letter(garden))])
            }
            Action::Block { cards } => (said!(speech, "garden-do-block", "cards" => cards), Vec::new()),
            Action::Break { cards } => (said!(speech, "garden-do-break", "cards" => cards), Vec::new()),
            Action::Buy { card } => {
                let card = named(card.id());
                (said!(speech, "garden-do-buy", "card" => &card, "price" => price), Vec::new())
            }
            Action::BuyBlind {} => (said!(speech, "garden-do-buy-blind", "price" => price), Vec::new()),
            Action::KeepHidden {} => (said!(speech, "garden-do-keep-hidden"), Vec::new()),
            Action::Show {} => (said!(speech, "garden-do-show"), Vec::new()),
            Action::Move { to } => {
                let label = said!(speech, "garden-do-move", "garden" => &named(to.id()));
                (label, vec![letter(to).to_string()])
            }
            Action::TurnOver { firm } => {
                (said!(speech, "garden-do-turn-over", "firm" => &named(firm.id())), vec![key(firm)])
            }
            Action::Decline {} => (self.decline(speech), vec![NO_MORE.to_owned()]),
        };
        keys.into_iter().fold(Item::act(label, sent(action)), Item::key)
    }

    fn decline(&self, speech: &Speech) -> String {
        match self.view.board.phase {
            Phase::Block { .. } => said!(speech, "garden-do-let-be"),
            Phase::Break { .. } => said!(speech, "garden-do-give-in"),
            Phase::TurnOver { .. } => said!(speech, "garden-do-no-more"),
            _ => said!(speech, "garden-do-decline"),
        }
    }

    /// An appointment, with who could block it.
    fn warned(&self, label: String, firm: Firm, speech: &Speech) -> String {
        match self.view.board.firms[firm].boss.filter(|_| self.view.may_block.contains(firm)) {
            None => label,
            Some(owner) => {
                let warning = said!(speech, "garden-ask-may-block-detail", "owner" => speech.name(owner));
                format!("{label}. {warning}")
            }
        }
    }

    /// Expansions: first which gardens, then which space.
    fn expand(&self, speech: &Speech) -> Vec<Item> {
        let mut groups: Vec<Group> = Vec::new();
        let mut others = Vec::new();
        for &action in &self.legal {
            let (from, to, space) = match action {
                Action::Annex { garden, space } => (None, garden, space),
                Action::Shift { space, from, to } => (Some(from), to, space),
                _ => {
                    others.push(self.item(action, speech));
                    continue;
                }
            };
            match groups.iter_mut().find(|group| (group.from, group.to) == (from, to)) {
                Some(group) => group.spaces.push((space, action)),
                None => groups.push(Group { from, to, spaces: vec![(space, action)] }),
            }
        }
        groups.into_iter().map(|group| self.group(group, speech)).chain(others).collect()
    }

    fn group(&self, Group { from, to, spaces }: Group, speech: &Speech) -> Item {
        let count = u8::try_from(spaces.len()).unwrap_or(u8::MAX);
        let to_name = speech.named(to.id());
        let (label, short) = match from {
            None => (said!(speech, "play-annex", "garden" => &to_name, "count" => count), letter(to).to_string()),
            Some(from) => {
                let name = speech.named(from.id());
                let label = said!(speech, "play-shift", "from" => &name, "to" => &to_name, "count" => count);
                (label, format!("{}>{}", letter(from), letter(to)))
            }
        };
        let items = spaces.into_iter().map(|(space, action)| self.space(space, from.is_some(), action, speech));
        Item::ask(label, Menu::new(said!(speech, "play-which-space"), items.collect())).key(short)
    }

    fn space(&self, space: Space, shifts: bool, action: Action, speech: &Speech) -> Item {
        let map = &self.view.setup.map;
        let name = spaces::name(map, space);
        let parasol = if map.parasols().contains(space) { "*" } else { "" };
        let cut = self.view.cuts.iter().find(|cut| shifts && cut.space == space).map(|cut| cut.frees.len());
        let label = match cut.and_then(|frees| u8::try_from(frees).ok()) {
            None => format!("{name}{parasol}"),
            Some(frees) => format!("{name}{parasol} {}", said!(speech, "play-frees", "count" => frees)),
        };
        Item::act(label, sent(action)).key(name)
    }
}

fn twice(left: u8, speech: &Speech) -> String {
    if left > 1 { said!(speech, "garden-ask-twice-detail") } else { String::new() }
}

/// The two cards to keep, one after the other.
fn keep(kept: &[Cards], title: &str, speech: &Speech) -> Vec<Item> {
    let first = |card: Card| {
        let pairs: Vec<Item> = kept
            .iter()
            .filter(|pair| pair.contains(card))
            .map(|&pair| {
                let label = said!(speech, "garden-do-keep", "cards" => &cards(pair, speech));
                Item::act(label, sent(Action::Keep { cards: pair }))
            })
            .collect();
        let label = said!(speech, "garden-do-keep", "cards" => &speech.named(card.id()));
        (!pairs.is_empty()).then(|| Item::ask(label, Menu::new(title.to_owned(), pairs)))
    };
    Card::ALL.into_iter().filter_map(first).collect()
}
