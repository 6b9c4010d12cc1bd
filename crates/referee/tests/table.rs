//! Tables from opening to the end: who may do what, what is sealed, what can be sent again.

mod common;

use common::{Played, id, seat};
use game_core::Observer;
use polterfass::{Action, Order, Polterfass};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use referee::{
    Actor, By, Command, Deadline, Options, Presence, Proposal, Record, RecordError, Refusal, Row, Stage, Table, Told,
    Why,
};

fn order(cards: &[u8]) -> Action {
    Action::Order { cards: Order::of(cards).unwrap() }
}

#[test]
fn a_table_is_the_fold_of_its_journal() {
    for seats in 3..=6 {
        let mut played = Played::begun(seats, 25);
        played.play(&mut ChaCha20Rng::seed_from_u64(seats as u64), 10_000);
        assert_eq!(played.table.stage(), Stage::Over);
        let mut again = Table::<Polterfass>::new(played.table.id().clone(), Some(referee::Secret([7; 32])));
        for entry in &played.journal {
            let json = serde_json::to_string(entry).unwrap();
            again.apply(serde_json::from_str(&json).unwrap()).unwrap();
        }
        for observer in Observer::all(seats) {
            let seen = |table: &Table<_>| table.update(observer, 0, &Presence::default(), 9);
            assert_eq!(seen(&played.table), seen(&again));
        }
    }
}

/// Names that look like what updates are put together from are names and nothing else.
#[test]
fn what_many_are_told_at_once_is_what_each_would_be_told() {
    let mut played = Played::begun(3, 25);
    let mut dice = ChaCha20Rng::seed_from_u64(9);
    let mut known = None;
    let name = r#""you":null,\"you\":null"#.to_owned();
    played.try_give(Actor::Seat(seat(1)), id("name"), Command::Rename { name }).unwrap();
    for steps in 0.. {
        let presence = Presence { spectators: steps, ..Presence::default() };
        let shared = played.table.shared(&presence, known.as_ref()).unwrap();
        assert!(
            shared.holds(&played.table, &presence) && !shared.holds(&played.table, &Presence::default()) | (steps == 0)
        );
        for (observer, back) in Observer::all(3).zip([0, 1, 2, 1000]) {
            let since = played.table.seq().saturating_sub(back);
            let alone = serde_json::to_string(&played.table.update(observer, since, &presence, 9).unwrap()).unwrap();
            let told = Told::since(since);
            let told = played.table.update_json(r#""type":"update","#, observer, told, 9, &shared).unwrap();
            assert_eq!(told, alone.replacen('{', r#"{"type":"update","#, 1));
        }
        if played.table.stage() == Stage::Over {
            break;
        }
        played.play(&mut dice, 1);
        assert!(!shared.holds(&played.table, &presence));
        known = Some(shared);
    }
}

#[test]
fn who_keeps_the_pad_is_told_it_when_something_was_written_on_it_and_no_more() {
    let mut played = Played::begun(3, 75);
    let mut dice = ChaCha20Rng::seed_from_u64(4);
    let (mut kept, mut since, mut told, mut spared) = (serde_json::Value::Null, 0, 0, 0);
    while played.table.stage() != Stage::Over {
        let shared = played.table.shared(&Presence::default(), None).unwrap();
        let json = played.table.update_json("", Observer::Spectator, Told { since, keeps_pad: true }, 9, &shared);
        let update: serde_json::Value = serde_json::from_str(&json.unwrap()).unwrap();
        let pad = &update["game"]["pad"];
        if pad.is_null() {
            spared += 1
        } else {
            (kept, told) = (pad.clone(), told + 1)
        }
        let whole = played.table.update(Observer::Spectator, since, &Presence::default(), 9).unwrap();
        assert_eq!(kept, serde_json::to_value(&whole.game.unwrap().pad).unwrap());
        since = played.table.seq();
        played.play(&mut dice, 1);
    }
    assert!(told > 2 && spared > 2 * told, "{told} and {spared}");
    // Whoever missed the last line, or has nothing, gets it in any case.
    let shared = played.table.shared(&Presence::default(), None).unwrap();
    for since in [0, 1, since] {
        let told = Told { since, keeps_pad: true };
        assert!(
            !played.table.update_json("", Observer::Spectator, told, 9, &shared).unwrap().contains(r#""pad":null"#)
        );
    }
}

#[test]
fn a_step_sent_again_is_done_once() {
    let mut played = Played::begun(3, 75);
    let (_, guests) = played.until_ordering();
    let step = || Command::Act { action: order(&[3]), asked: None };
    let guest = Actor::Seat(seat(guests[0]));
    played.try_give(guest, id("step-1"), step()).unwrap();
    let n = played.table.seq();
    let again = played.table.propose(guest, id("step-1"), step(), 5).unwrap();
    assert!(matches!(again, Proposal::Done { n: done } if done == n));
    // The same id of another seat is another step.
    played.try_give(Actor::Seat(seat(guests[1])), id("step-1"), step()).unwrap();
    // Ids outlive a restart, as they are in the journal.
    let mut again = Table::<Polterfass>::new(played.table.id().clone(), Some(referee::Secret([7; 32])));
    played.journal.iter().for_each(|entry| again.apply(entry.clone()).unwrap());
    assert!(matches!(again.propose(Actor::Seat(seat(guests[1])), id("step-1"), step(), 5), Ok(Proposal::Done { .. })));
}

/// P3.2
#[test]
fn a_sealed_order_is_seen_by_nobody_else() {
    let mut one = Played::begun(4, 75);
    let (innkeeper, guests) = one.until_ordering();
    let mut other = Played { table: one.table.clone(), journal: one.journal.clone(), now: one.now };
    let before = one.table.seq();
    one.act(guests[0], order(&[1]));
    other.act(guests[0], order(&[2, 7]));
    let bytes = |played: &Played, observer| {
        serde_json::to_string(&played.table.update(observer, before, &Presence::default(), 9)).unwrap()
    };
    for observer in Observer::all(4) {
        assert_eq!(bytes(&one, observer) == bytes(&other, observer), !observer.is(seat(guests[0])), "{observer:?}");
    }
    assert!(one.legal(seat(innkeeper)).is_empty());
    assert!(one.legal(seat(guests[0])).is_empty());
}

#[test]
fn an_answer_to_an_older_prompt_is_refused_with_the_reason() {
    let mut played = Played::begun(3, 75);
    let (_, guests) = played.until_ordering();
    let guest = seat(guests[0]);
    let asked = played.table.asked(guest).map(|asked| asked.n);
    let late = || Command::Act { action: order(&[4]), asked };
    let mut stood_in = Played { table: played.table.clone(), journal: vec![], now: 0 };

    played.give(Actor::Seat(guest), late());
    assert_eq!(played.refusal(Actor::Seat(guest), late()), Refusal::AlreadyDecided);

    stood_in.give(Actor::House, Command::StandIn { seat: guest, why: Why::Deadline });
    assert_eq!(stood_in.refusal(Actor::Seat(guest), late()), Refusal::TooLate);
    stood_in.give(Actor::Computer(guest), Command::Act { action: order(&[0]), asked: None });
    assert!(matches!(stood_in.journal.last().unwrap().row, Row::Act { by: By::StandIn, .. }));
    assert_eq!(stood_in.refusal(Actor::Seat(guest), late()), Refusal::TooLate);
    stood_in.give(Actor::Seat(guest), Command::TakeBack {});
    assert_eq!(stood_in.refusal(Actor::Seat(guest), late()), Refusal::TooLate);
}

/// However somebody comes and goes, a prompt can be taken back once, and opens no second time.
#[test]
fn a_prompt_is_taken_back_once_and_then_the_stand_in_acts() {
    for by in [Actor::House, Actor::Seat(seat(0))] {
        let mut played = Played::begun(3, 75);
        let (host, opened) = (Actor::Seat(seat(0)), played.table.asked(seat(0)).unwrap());
        let away = || match by {
            Actor::House => Command::StandIn { seat: seat(0), why: Why::Deadline },
            _ => Command::Leave {},
        };
        played.give(by, away());
        played.give(host, Command::TakeBack {});
        let back = played.table.asked(seat(0)).unwrap();
        assert_eq!((back.n, back.at, opened.back, back.back), (opened.n, opened.at, None, Some(played.now)));
        played.give(by, away());
        assert_eq!(played.refusal(host, Command::TakeBack {}), Refusal::TooLate);
        played.now += 59_000;
        assert_eq!(played.refusal(host, Command::TakeBack {}), Refusal::TooLate);

        // A stand-in that doesn't act is not waited for.
        let mut stuck = Played { table: played.table.clone(), journal: vec![], now: played.now };
        stuck.give(host, Command::TakeBack {});
        assert_eq!(stuck.table.asked(seat(0)).unwrap().back, Some(stuck.now));

        let action = played.legal(seat(0))[0];
        played.give(Actor::Computer(seat(0)), Command::Act { action, asked: Some(opened.n) });
        played.give(host, Command::TakeBack {});
    }
}

#[test]
fn the_game_refuses_in_its_own_words() {
    let mut played = Played::begun(3, 75);
    let (innkeeper, guests) = played.until_ordering();
    let act = |action| Command::Act { action, asked: None };
    let refusal = played.refusal(Actor::Seat(seat(innkeeper)), act(Action::Close {}));
    assert!(matches!(refusal, Refusal::Illegal { .. }), "{refusal:?}");
    played.act(guests[0], order(&[4]));
    let refusal = played.refusal(Actor::Seat(seat(guests[0])), act(order(&[5])));
    assert_eq!(serde_json::to_value(&refusal).unwrap()["why"]["code"], "already_laid");
    assert_eq!(played.refusal(Actor::Newcomer, act(order(&[5]))), Refusal::NoSeat);
    assert_eq!(played.refusal(Actor::Computer(seat(guests[1])), act(order(&[5]))), Refusal::NotYours);
}

#[test]
fn only_the_host_arranges_and_only_before_the_game() {
    let mut played = Played::open(3, 75);
    let (anna, bo) = (Actor::Seat(seat(0)), Actor::Seat(seat(1)));
    played.give(Actor::Newcomer, Command::Sit { name: "Anna".into() });
    assert_eq!(played.table.host(), Some(seat(0)));
    played.give(Actor::Newcomer, Command::Sit { name: " Bo ".into() });
    assert_eq!(played.refusal(Actor::Newcomer, Command::Sit { name: "anna".into() }), Refusal::NameTaken);
    assert_eq!(played.refusal(bo, Command::Begin {}), Refusal::NotHost);
    assert_eq!(played.refusal(anna, Command::Begin {}), Refusal::ChairsFree { open: 1 });
    let arrange = |seats, goal, options| Command::Arrange {
        setup: polterfass::Setup { goal, ..polterfass::Setup::standard(seats) },
        options,
    };
    assert!(matches!(played.refusal(anna, arrange(4, 10, Options::default())), Refusal::BadSetup { .. }));
    let hasty = Options { deadline: Deadline::Seconds(5), ..Options::default() };
    assert!(matches!(played.refusal(anna, arrange(4, 75, hasty)), Refusal::BadOptions(_)));
    played.give(
        anna,
        arrange(4, 50, Options { deadline: Deadline::Seconds(30), spectators: false, advice: true, listed: false }),
    );
    assert_eq!(played.table.chairs().len(), 4);
    assert!(played.table.options().advice);
    for index in 2..4 {
        played.give(anna, Command::SeatComputer { seat: seat(index), player: "careful".into(), name: None });
    }
    assert!(matches!(
        played.refusal(anna, arrange(3, 50, Options::default())),
        Refusal::TooManyPeople { people: 4, seats: 3 }
    ));
    played.give(anna, Command::PassHost { seat: seat(1) });
    played.give(bo, Command::Begin {});
    assert_eq!(played.refusal(bo, arrange(4, 75, Options::default())), Refusal::HasBegun);
    assert_eq!(played.refusal(Actor::Newcomer, Command::Sit { name: "Eva".into() }), Refusal::HasBegun);
}

#[test]
fn the_host_role_goes_on_and_the_one_who_left_holds_nobody() {
    let mut played = Played::begun(3, 75);
    played.give(Actor::Seat(seat(0)), Command::Leave {});
    assert_eq!(played.table.host(), Some(seat(1)));
    assert_eq!(played.table.chairs()[0].stand_in, Some(Why::Left));
    while !played.table.to_act().contains(seat(0)) {
        let who = played.table.to_act().lowest().unwrap();
        let action = played.legal(who)[0];
        played.give(Actor::Seat(who), Command::Act { action, asked: None });
    }
    assert_eq!(played.table.computers_to_act().collect::<Vec<_>>(), [(seat(0), None)]);
    played.give(Actor::Seat(seat(0)), Command::TakeBack {});
    assert_eq!(played.table.computers_to_act().count(), 0);
}

#[test]
fn the_silenced_are_silent_and_names_and_words_are_plain_text() {
    let mut played = Played::begun(3, 75);
    let bo = Actor::Seat(seat(1));
    played.give(bo, Command::Say { text: "<b>Prost!</b>".into() });
    assert!(matches!(played.refusal(bo, Command::Say { text: "a\u{202e}b".into() }), Refusal::BadText(_)));
    assert!(matches!(played.refusal(bo, Command::Rename { name: "x".repeat(10_000) }), Refusal::BadText(_)));
    assert_eq!(played.refusal(bo, Command::Mute { seat: seat(0), muted: true }), Refusal::NotHost);
    played.give(Actor::Seat(seat(0)), Command::Mute { seat: seat(1), muted: true });
    assert_eq!(played.refusal(bo, Command::Say { text: "But".into() }), Refusal::Muted);
    assert_eq!(played.refusal(bo, Command::Rename { name: "But I".into() }), Refusal::Muted, "names are words, too");
}

#[test]
fn a_record_holds_and_a_forged_one_does_not() {
    let mut played = Played::begun(4, 25);
    played.give(Actor::Seat(seat(2)), Command::Say { text: "Prost".into() });
    played.play(&mut ChaCha20Rng::seed_from_u64(5), 10_000);
    let text = Record::<Polterfass>::of(played.journal.clone()).to_string();
    assert!(!text.contains("Prost"));
    let checked = Record::<Polterfass>::parse(&text).unwrap().check().unwrap();
    assert!(checked.luck_checked && checked.luck_events > 0);
    assert_eq!(checked.outcome, played.table.outcome());

    let luck = text.lines().position(|line| line.contains("\"barrels\",\"stood\":[0")).unwrap();
    let forged = text.replacen("\"stood\":[0", "\"stood\":[8", 1).replacen("\"large\":[0", "\"large\":[8", 1);
    let error = Record::<Polterfass>::parse(&forged).unwrap().check().err().unwrap();
    assert!(error.to_string().starts_with(&format!("line {}: ", luck + 1)), "{error}");

    let (first, _) = text.split_once('\n').unwrap();
    for (bad, line) in [("{}", 1), ("", 0), ("[1]", 1)] {
        match Record::<Polterfass>::parse(bad) {
            Err(RecordError::Empty) => assert_eq!(line, 0),
            Err(RecordError::Line { line: at, .. }) => assert_eq!(at, line),
            other => panic!("{other:?}"),
        }
    }
    let future = first.replace("\"rules\":1", "\"rules\":9");
    let error = Record::<Polterfass>::parse(&future).unwrap().check().err().unwrap();
    assert!(error.to_string().contains("later version"), "{error}");
}

#[test]
fn nothing_discloses_the_secret_before_the_end() {
    let mut played = Played::begun(3, 25);
    let secret = "07".repeat(32);
    let mut luck = ChaCha20Rng::seed_from_u64(1);
    while played.table.stage() == Stage::Playing {
        for observer in Observer::all(3) {
            let seen = serde_json::to_string(&played.table.update(observer, 0, &Presence::default(), 9)).unwrap();
            assert!(!seen.contains(&secret));
        }
        played.play(&mut luck, 1);
    }
    let seen = serde_json::to_string(&played.table.update(Observer::Spectator, 0, &Presence::default(), 9)).unwrap();
    assert!(seen.contains(&secret));
}

#[test]
fn a_newcomers_step_belongs_to_the_seat_it_took() {
    let mut played = Played::open(3, 75);
    let sit = |name: &str| Command::Sit { name: name.into() };
    played.try_give(Actor::Newcomer, id("a1"), sit("Anna")).unwrap();
    let n = played.table.seq() - 1;
    // Whoever sat down and did not hear of it asks again, with the seat.
    let again = played.table.propose(Actor::Seat(seat(0)), id("a1"), sit("Anna"), 5).unwrap();
    assert!(matches!(again, Proposal::Done { n: done } if done == n));
    // Another newcomer's step of the same name is another step.
    played.try_give(Actor::Newcomer, id("a1"), sit("Bo")).unwrap();
    assert_eq!(played.table.chairs().iter().filter(|chair| chair.occupant != referee::Occupant::Open).count(), 2);

    // So is that of whoever has the chair next.
    let say = || Command::Say { text: "Prost".into() };
    played.try_give(Actor::Seat(seat(1)), id("a2"), say()).unwrap();
    played.try_give(Actor::Seat(seat(1)), id("a3"), Command::Leave {}).unwrap();
    played.give(Actor::Newcomer, sit("Cleo"));
    for (name, command) in [("a2", say()), ("a3", Command::Leave {})] {
        let proposal = played.table.propose(Actor::Seat(seat(1)), id(name), command, 5).unwrap();
        assert!(matches!(proposal, Proposal::Append(_)), "{name}");
    }
}
