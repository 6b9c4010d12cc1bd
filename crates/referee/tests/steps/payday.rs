//! G8: paydays.

use goldbraeu::payday::Split;
use goldbraeu::{Action, Phase, Seen};

use super::{Situation, Step};

pub const SITUATIONS: &[Situation] = &[
    ("G8.1 several cards are turned over", |step| {
        let Some(seat) = step.actor() else { return false };
        let turned = |seen: &Seen| matches!(seen, Seen::TurnedOver { seat: who, .. } if *who == seat);
        turning(step) && step.today.last().is_some_and(turned) && step.tells(turned)
    }),
    ("G8.1 cards stay hidden", |step| turning(step) && step.action() == Some(Action::Decline {})),
    ("G8.1 who has no more cards or stones has finished", |step| {
        matches!(step.action(), Some(Action::TurnOver { .. }))
            && step.tells(|seen| matches!(seen, Seen::Finished { .. }))
    }),
    ("G8.1 nobody is asked", |step| {
        step.tells(|seen| matches!(seen, Seen::PaydayBegan { .. }))
            && step.tells(|seen| matches!(seen, Seen::PaydayEnded { .. }))
    }),
    ("G8.1 nobody is asked who has no stone", |step| {
        let board = step.before();
        let without = |(seat, stones): (game_core::Seat, u8)| stones == 0 && board.hand_sizes[seat] > 0;
        turning(step) && board.stones_left.iter().any(without)
    }),
    ("G8.2 the drunkard costs 12", |step| garden(step, |lost, _, _| lost == 12)),
    ("G8.2 the drunkard costs all there is", |step| {
        garden(step, |lost, _, takings| lost < 12 && lost > 0 && takings == 0)
    }),
    ("G8.2 the waitress brings 20", |step| garden(step, |_, gained, _| gained == 20)),
    ("G8.3 a brewery without a garden gets nothing", |step| {
        step.tells(|seen| matches!(seen, Seen::BreweryPaid { pay, .. } if pay.received == 0))
    }),
    ("G8.4 no rest, no salary", |step| split(step, |split| split.salary == 0 && split.per_stone > 0)),
    ("G8.4 the boss's owner gets the rest beside their stones", |step| {
        split(step, |split| split.salary > 0 && split.boss.is_some_and(|boss| split.paid[boss] > split.salary))
    }),
    ("G5.7 a boss without stones gets the rest", |step| {
        split(step, |split| {
            split.stones > 0 && split.salary > 0 && split.boss.is_some_and(|boss| split.paid[boss] == split.salary)
        })
    }),
    ("G8.4 no boss: the rest goes to the bank", |step| {
        split(step, |split| split.stones > 0 && split.salary > 0 && split.boss.is_none())
    }),
    ("G8.4 no stones: the boss's owner gets all", |step| {
        split(step, |split| split.stones == 0 && split.salary > 0 && split.boss.is_some())
    }),
    ("G8.4 neither: all goes to the bank", |step| {
        split(step, |split| split.stones == 0 && split.salary > 0 && split.boss.is_none())
    }),
    ("G8.8 a week begins after a payday", |step| {
        step.tells(|seen| matches!(seen, Seen::PaydayEnded { .. }))
            && step.tells(|seen| matches!(seen, Seen::DayBegan { .. }))
    }),
];

fn turning(step: &Step<'_>) -> bool {
    matches!(step.phase(), Phase::TurnOver { .. })
}

fn garden(step: &Step<'_>, wanted: fn(u16, u16, u16) -> bool) -> bool {
    step.tells(|seen| matches!(seen, Seen::GardenPaid { pay, .. } if wanted(pay.lost, pay.gained, pay.takings)))
}

fn split(step: &Step<'_>, wanted: fn(&Split) -> bool) -> bool {
    step.tells(|seen| match seen {
        Seen::GardenPaid { pay, .. } => wanted(&pay.split),
        Seen::BreweryPaid { pay, .. } => wanted(&pay.split),
        _ => false,
    })
}
