//! What an observer sees, and the states that an observer can't tell apart.

use game_core::{Luck, Observer, PerSeat, Seat, SeatSet, Turn};

use crate::order::Orders;
use crate::state::{Coaster, Due, FirstRoll, Phase, State};
use crate::{BarrelSet, BarrelView, End, Legal, Order, PhaseView, Polterfass, View};

impl Polterfass {
    /// Whether all guests have laid, so that the number of backs is public (P3.2).
    fn all_laid(phase: PhaseView) -> bool {
        matches!(phase, PhaseView::Tap | PhaseView::Rolling { first: false } | PhaseView::Targets { .. })
    }

    /// Whether the first roll of a round that is still going on has been made (P2.1).
    fn first_rolled(phase: PhaseView) -> bool {
        phase == PhaseView::Ordering || Self::all_laid(phase)
    }

    pub(crate) fn look(&self, state: &State, observer: Observer, turn: Turn) -> View {
        let phase = match state.phase {
            Phase::Lot => PhaseView::Lot,
            Phase::FirstRoll => PhaseView::FirstRoll,
            Phase::FirstFall => PhaseView::Rolling { first: true },
            Phase::Ordering { .. } => PhaseView::Ordering,
            Phase::Tap => PhaseView::Tap,
            Phase::Fall => PhaseView::Rolling { first: false },
            Phase::Targets { due } => PhaseView::Targets { destroy: due.destroy, double: due.double },
            Phase::Over { winners } => PhaseView::Over { winners },
        };
        View {
            setup: self.setup,
            seat: observer.seat(),
            round: state.round,
            innkeeper: (state.phase != Phase::Lot).then_some(state.innkeeper),
            totals: self.all.iter().map(|seat| state.totals[seat]).collect(),
            barrels: state.coaster.look(),
            ordered_at: Self::first_rolled(phase).then(|| state.first.coaster().look()),
            laid: self.all.iter().filter(|&seat| state.orders.of(seat).is_some()).collect(),
            backs: if Self::all_laid(phase) { self.backs(state) } else { vec![None; self.all.len()] },
            order: observer.seat().and_then(|seat| state.orders.of(seat)),
            phase,
            to_act: if let Turn::Act(seats) = turn { seats } else { SeatSet::EMPTY },
        }
    }

    pub(crate) fn legal_looking(view: &View) -> Legal {
        if !view.seat.is_some_and(|seat| view.to_act.contains(seat)) {
            return Legal::NOTHING;
        }
        let coaster = Coaster::seen(&view.barrels);
        match view.phase {
            PhaseView::FirstRoll => Legal::ROLL,
            PhaseView::Ordering => Legal::ORDERS,
            PhaseView::Tap => Legal::tap(coaster.specials(), !coaster.lying().is_empty()),
            PhaseView::Targets { destroy, double } => Legal::targets(coaster.numbers(), Due { destroy, double }),
            PhaseView::Lot | PhaseView::Rolling { .. } | PhaseView::Over { .. } => Legal::NOTHING,
        }
    }

    pub(crate) fn imagine(&self, view: &View, luck: &mut impl Luck) -> State {
        let mut orders = Orders::NONE;
        for seat in view.laid.iter() {
            let own = view.order.filter(|_| view.seat == Some(seat));
            if let Some(order) = own.or_else(|| any_order(view.backs.get(seat.index()).copied().flatten(), luck)) {
                orders = orders.with(seat, order);
            }
        }
        let innkeeper = view.innkeeper.unwrap_or(Seat::FIRST);
        State {
            totals: PerSeat(std::array::from_fn(|seat| view.totals.get(seat).copied().unwrap_or(0))),
            orders,
            coaster: Coaster::seen(&view.barrels),
            first: view.ordered_at.as_deref().map_or(FirstRoll::NONE, |barrels| Coaster::seen(barrels).first()),
            round: view.round,
            innkeeper,
            phase: match view.phase {
                PhaseView::Lot => Phase::Lot,
                PhaseView::FirstRoll => Phase::FirstRoll,
                PhaseView::Rolling { first: true } => Phase::FirstFall,
                PhaseView::Ordering => Phase::Ordering { waiting: self.all.without(innkeeper).minus(view.laid) },
                PhaseView::Tap => Phase::Tap,
                PhaseView::Rolling { first: false } => Phase::Fall,
                PhaseView::Targets { destroy, double } => Phase::Targets { due: Due { destroy, double } },
                PhaseView::Over { winners } => Phase::Over { winners },
            },
        }
    }
}

/// Any way to lay so many cards, or any cards if their number isn't known, all equally likely.
fn any_order(backs: Option<u8>, luck: &mut impl Luck) -> Option<Order> {
    let (first, ways) = match backs {
        Some(1) => (0, 8),
        Some(_) => (8, Order::COUNT - 8),
        None => (0, Order::COUNT),
    };
    Order::from_index(first + luck.below(ways as u32) as usize)
}

impl FirstRoll {
    fn coaster(self) -> Coaster {
        let mut coaster = Coaster::CUP;
        coaster.set_down(self.stood, self.large);
        coaster
    }
}

impl Coaster {
    fn first(self) -> FirstRoll {
        FirstRoll { stood: self.standing, large: self.large }
    }

    fn look(self) -> Vec<BarrelView> {
        let place = |barrel| {
            if self.cup.contains(barrel) {
                BarrelView::Cup
            } else if self.standing.contains(barrel) {
                let up = if self.large.contains(barrel) { End::Large } else { End::Small };
                BarrelView::Standing { up, fresh: self.fresh.contains(barrel) }
            } else {
                BarrelView::Lying
            }
        };
        BarrelSet::ALL.iter().map(place).collect()
    }

    fn seen(barrels: &[BarrelView]) -> Self {
        let those = |wanted: fn(BarrelView) -> bool| -> BarrelSet {
            BarrelSet::ALL.iter().zip(barrels).filter(|&(_, &place)| wanted(place)).map(|(barrel, _)| barrel).collect()
        };
        Self {
            standing: those(|place| matches!(place, BarrelView::Standing { .. })),
            large: those(|place| matches!(place, BarrelView::Standing { up: End::Large, .. })),
            fresh: those(|place| matches!(place, BarrelView::Standing { fresh: true, .. })),
            cup: those(|place| place == BarrelView::Cup),
        }
    }
}
