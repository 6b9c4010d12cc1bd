//! How a table stands once nobody looks: when something is due there by itself, and whether strangers may find it.

use game_core::Seat;
use referee::{Chair, Command, Deadline, Millis, Occupant, Stage};
use store::{NewRow, Standing};
use tables::{AnyCommand, AnyTable};

/// So much longer than the limit a decision may take, as its prompt opens only when the barrels have come to rest.
const ALLOWANCE: Millis = 4_000;
/// Whoever takes the seat back has so long at least, or the limit if that is shorter, for a prompt that was open before.
const BACK: Millis = 30_000;

/// How a table stands.
pub(crate) fn standing(table: &dyn AnyTable) -> Standing {
    Standing { alarm: alarm(table), listed: is_to_be_found(table) }
}

/// How a table will stand when these rows are added, which follow from this command.
pub(super) fn standing_after(table: &dyn AnyTable, command: &AnyCommand, rows: &[NewRow]) -> Standing {
    if matches!(command, Command::Act { .. }) && waits_without_end(table) {
        return Standing::default();
    }
    standing_with(table, rows)
}

/// How a table will stand when these rows are added. If that can't be told, whoever keeps the house has to look at it.
pub(crate) fn standing_with(table: &dyn AnyTable, rows: &[NewRow]) -> Standing {
    let rows: Vec<&str> = rows.iter().map(|row| row.json.as_str()).collect();
    table.ahead(&rows).map_or(Standing::UNKNOWN, |table| standing(table.as_ref()))
}

/// Whether, whatever is played, the game goes on by somebody's hand alone: people without a limit. Most tables are like that, and need not be
/// played ahead at each step.
fn waits_without_end(table: &dyn AnyTable) -> bool {
    let is_person = |chair: &Chair| matches!(chair.occupant, Occupant::Person { .. }) && chair.stand_in.is_none();
    table.stage() == Stage::Playing && table.options().deadline == Deadline::Off && table.chairs().iter().all(is_person)
}

/// The next moment at which a table has to be awake though nobody is there: at once if a computer player has to act, else when the first
/// deadline passes.
fn alarm(table: &dyn AnyTable) -> Option<Millis> {
    if !table.computers_to_act().is_empty() {
        return Some(Standing::AT_ONCE);
    }
    Seat::all(Seat::MAX).filter_map(|seat| limit(table, seat)).min()
}

/// Until when the person of `seat` has to decide.
pub(super) fn limit(table: &dyn AnyTable, seat: Seat) -> Option<Millis> {
    let Deadline::Seconds(seconds) = table.options().deadline else { return None };
    let asked = table.asked(seat).filter(|_| is_persons_turn(table, seat))?;
    let limit = u64::from(seconds) * 1000;
    let back = asked.back.map_or(0, |back| back + BACK.min(limit));
    Some(back.max(asked.at + limit + ALLOWANCE))
}

/// Whether the game waits for the person of `seat`.
pub(super) fn is_persons_turn(table: &dyn AnyTable, seat: Seat) -> bool {
    let chair = table.chairs().get(seat.index());
    let is_there =
        chair.is_some_and(|chair| matches!(chair.occupant, Occupant::Person { .. }) && chair.stand_in.is_none());
    is_there && table.stage() == Stage::Playing && table.to_act().contains(seat)
}

/// Whether a table belongs into the house's list.
pub(super) fn is_to_be_found(table: &dyn AnyTable) -> bool {
    let has_room = || table.chairs().iter().any(|chair| chair.occupant == Occupant::Open);
    table.options().listed && table.stage() == Stage::Lobby && has_room()
}

#[cfg(test)]
mod tests {
    use protocol::OpenTable;
    use referee::{Actor, Secret, TableId, Why};
    use serde_json::{Value, json};
    use tables::{Entropy, Proposed, Troupes};

    use super::*;
    use crate::rows::stored;

    const AT: Millis = 1_000_000;
    const LIMIT: Millis = 60_000;

    /// A table whose standing is told before each step and compared with what is so afterwards.
    struct Foretold(Box<dyn AnyTable>);

    impl Foretold {
        fn open(game: &str, secret: Secret, deadline: Value, computers: &[&str]) -> Self {
            let id = TableId::try_from("tisch".to_owned()).unwrap();
            let options = json!({ "deadline": deadline, "listed": true });
            let wanted = json!({ "game": game, "name": "Ada", "options": options, "computers": computers });
            let wanted: OpenTable = serde_json::from_value(wanted).unwrap();
            let troupes = Troupes::default();
            let mut table = Self((tables::by_name(game).unwrap().empty)(&troupes, id.clone(), secret));
            table.take(&Command::Begin {}, stored(tables::first_rows(&troupes, &id, secret, wanted, AT).unwrap()));
            table
        }

        fn take(&mut self, command: &AnyCommand, rows: Vec<NewRow>) {
            let foretold = standing_after(self.0.as_ref(), command, &rows);
            rows.iter().for_each(|row| self.0.apply(&row.json).unwrap());
            assert_eq!(foretold, standing(self.0.as_ref()));
        }

        fn give(&mut self, actor: Actor, command: AnyCommand, at: Millis) {
            let proposed = self.0.propose(actor, None, command.clone(), at).unwrap();
            let Proposed::Append(rows, _) = proposed else { panic!("it was done before") };
            self.take(&command, stored(rows));
        }

        /// Somebody who has to act does so by lot; how the table then stands.
        fn act(&mut self, at: Millis) -> Standing {
            let computer = self.0.computers_to_act().first().map(|(seat, _)| *seat);
            let seat = computer.or(self.0.to_act().lowest()).unwrap();
            let action = self.0.lot(seat, Entropy([7; 32])).unwrap();
            let actor = if computer.is_some() { Actor::Computer(seat) } else { Actor::Seat(seat) };
            self.give(actor, Command::Act { action, asked: None }, at);
            standing(self.0.as_ref())
        }
    }

    fn check(game: &str) {
        let mut table = Foretold::open(game, Secret([9; 32]), limit(), &["random"]);
        assert_eq!(standing(table.0.as_ref()), Standing { alarm: None, listed: true });
        for name in ["Bo", "Cy"] {
            table.give(Actor::Newcomer, Command::Sit { name: name.into() }, AT);
        }
        assert_eq!(standing(table.0.as_ref()), Standing::default(), "it is full");
        table.give(Actor::Seat(Seat::FIRST), Command::Begin {}, AT);
        let (mut at, mut at_once, mut limits) = (AT, 0, 0);
        for step in 0..60 {
            if table.0.stage() != Stage::Playing {
                break;
            }
            at += 1_000;
            let person = table.0.to_act().iter().find(|&seat| is_persons_turn(table.0.as_ref(), seat));
            if let (40, Some(seat)) = (step, person) {
                table.give(Actor::House, Command::StandIn { seat, why: Why::Deadline }, at);
            }
            match table.act(at).alarm {
                Some(Standing::AT_ONCE) => at_once += 1,
                Some(alarm) => {
                    limits += 1;
                    let asked = alarm - LIMIT - ALLOWANCE;
                    assert!((AT..=at).contains(&asked), "{asked}");
                }
                None => assert_ne!(table.0.stage(), Stage::Playing),
            }
        }
        assert!(at_once > 5 && limits > 5, "{at_once} {limits}");
        table.give(Actor::House, Command::Close {}, at);
        assert_eq!(standing(table.0.as_ref()), Standing::default());
    }

    #[test]
    fn how_a_table_will_stand_is_known_before_its_rows_are_written() {
        check("polterfass");
        check("goldbraeu");
    }

    fn limit() -> Value {
        json!({ "seconds": LIMIT / 1000 })
    }

    /// Among people without a limit nothing is ever due, until a computer player stands in for one of them.
    #[test]
    fn people_who_take_their_time_are_left_to_it() {
        for game in ["polterfass", "goldbraeu"] {
            let mut table = Foretold::open(game, Secret([9; 32]), json!("off"), &[]);
            for name in ["Bo", "Cy", "Di"] {
                table.give(Actor::Newcomer, Command::Sit { name: name.into() }, AT);
            }
            table.give(Actor::Seat(Seat::FIRST), Command::Begin {}, AT);
            assert!(waits_without_end(table.0.as_ref()));
            let mut at_once = 0;
            for step in 0..60 {
                if step == 40 {
                    let seat = table.0.to_act().lowest().unwrap();
                    table.give(Actor::House, Command::StandIn { seat, why: Why::Away }, AT);
                    assert!(!waits_without_end(table.0.as_ref()));
                }
                at_once += u32::from(table.act(AT).alarm == Some(Standing::AT_ONCE));
                assert!(step > 40 || at_once == 0);
            }
            assert!(at_once > 0, "{game}");
        }
    }

    #[test]
    fn rows_that_do_not_follow_leave_it_unknown() {
        let table = Foretold::open("polterfass", Secret([9; 32]), limit(), &["random"]);
        let row = NewRow { n: 99, at: AT, json: "{}".into() };
        assert_eq!(standing_after(table.0.as_ref(), &Command::Begin {}, &[row]), Standing::UNKNOWN);
    }
}
