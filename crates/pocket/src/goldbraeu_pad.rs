//! The payday reckoner for Goldbräu at a real table.

use game_core::{Game, Seat};
use goldbraeu::payday::{Holders, ORDER};
use goldbraeu::{
    Brewery, BreweryRow, ByFirm, ByGarden, BySeat, Entry, Fault, Firm, Garden, GardenRow, GardenSheet, Goldbraeu,
    Ground, Map, PaydayRow, Reckoned, Setup, Sheet, Space, SpaceSet, Week,
};
use protocol::ErrorBody;
use serde::Serialize;
use serde_json::{Value, json};

/// The most stones of a seat in a firm that are reckoned with, however many there may be.
const STONES: u8 = 18;
/// The most spaces of one kind in a garden.
const SPACES: u8 = 64;
/// The most thalers that a seat gets or spends at once.
const THALERS: i64 = 9_999;
const WEEKS: usize = 3;

/// Reckons all weeks of a game with all their faults, and tells who has won.
///
/// A pad has `seats`, `weeks` and, if it is not the one in the program, a `map`. A week is read by hand, as what serde makes of so many small types would be a good part of the module: by firm `bosses` (a seat or
/// null) and `stones` (by seat); by garden `suppliers` (or null), `drawn` (spaces) and `counted` (null, or spaces without and with a
/// parasol, which then count instead of `drawn`); `drunkard`, `waitress`; `entries`, each a seat and how many thalers it got or spent (negative).
///
/// # Errors
/// `bad_message` naming what is missing or beyond what can be reckoned with; `bad_setup` if such a game can't be played.
pub(crate) fn reckon(pad: &Value) -> Result<Value, ErrorBody> {
    let map = match &pad["map"] {
        Value::Null => Map::default(),
        map => serde_json::from_value(map.clone()).map_err(|_| beyond("map"))?,
    };
    let seats = count(&pad["seats"], u8::MAX).ok_or_else(|| beyond("seats"))?;
    let weeks = pad["weeks"].as_array().ok_or_else(|| beyond("weeks"))?;
    let game = Goldbraeu::new(Setup { map, ..Setup::standard(seats) })
        .map_err(|error| ErrorBody::new("bad_setup").with("what", error.to_string()))?;
    if weeks.len() > WEEKS {
        return Err(beyond("weeks"));
    }
    let weeks: Vec<Week> = weeks.iter().map(|week| read(&game, week)).collect::<Result<_, _>>()?;
    let reckoned = game.reckon(&weeks);
    let winners: Vec<usize> = game.winners(&reckoned).iter().map(Seat::index).collect();
    let weeks: Vec<Value> = (1..).zip(&reckoned).map(|(number, week)| written(number, week)).collect();
    Ok(json!({ "weeks": weeks, "winners": winners }))
}

fn beyond(what: &str) -> ErrorBody {
    ErrorBody::new("bad_message").with("what", what)
}

fn read(game: &Goldbraeu, week: &Value) -> Result<Week, ErrorBody> {
    let mut firms = ByFirm([Holders { stones: BySeat::all(game.seats(), 0), boss: None }; Firm::COUNT]);
    for firm in Firm::ALL {
        let stones = &week["stones"][firm.id()];
        for seat in Seat::all(game.seats()) {
            firms[firm].stones[seat] = count(&stones[seat.index()], STONES).ok_or_else(|| beyond("stones"))?;
        }
        firms[firm].boss = match &week["bosses"][firm.id()] {
            Value::Null => None,
            boss => count(boss, game.seats() as u8 - 1)
                .and_then(|boss| Seat::new(boss.into()))
                .map(Some)
                .ok_or_else(|| beyond("bosses"))?,
        };
    }
    let mut gardens = ByGarden([GardenSheet { ground: Ground::Drawn(SpaceSet::EMPTY), supplier: None }; Garden::COUNT]);
    for garden in Garden::ALL {
        gardens[garden].supplier =
            named(&week["suppliers"][garden.id()], Brewery::from_id).ok_or_else(|| beyond("suppliers"))?;
        gardens[garden].ground = match &week["counted"][garden.id()] {
            Value::Null => Ground::Drawn(spaces(game, &week["drawn"][garden.id()]).ok_or_else(|| beyond("drawn"))?),
            both => match (count(&both[0], SPACES), count(&both[1], SPACES)) {
                (Some(plain), Some(parasols)) => Ground::Counted { plain, parasols },
                _ => return Err(beyond("counted")),
            },
        };
    }
    let figure = |id: &str| named(&week[id], Garden::from_id).ok_or_else(|| beyond(id));
    let (drunkard, waitress) = (figure("drunkard")?, figure("waitress")?);
    let entries = week["entries"].as_array().ok_or_else(|| beyond("entries"))?;
    let entries =
        entries.iter().map(|one| entry(game, one).ok_or_else(|| beyond("entries"))).collect::<Result<_, _>>()?;
    Ok(Week { sheet: Sheet { firms, gardens, drunkard, waitress }, entries })
}

fn entry(game: &Goldbraeu, value: &Value) -> Option<Entry> {
    let seat = count(&value[0], game.seats() as u8 - 1).and_then(|seat| Seat::new(seat.into()))?;
    let thalers = value[1].as_i64().filter(|thalers| (-THALERS..=THALERS).contains(thalers))?;
    Some(Entry { seat, thalers: i32::try_from(thalers).ok()? })
}

fn count(value: &Value, most: u8) -> Option<u8> {
    value.as_u64().and_then(|count| u8::try_from(count).ok()).filter(|&count| count <= most)
}

/// What is called so; none of it if it is null.
fn named<T>(value: &Value, from_id: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    match value {
        Value::Null => Some(None),
        value => value.as_str().and_then(from_id).map(Some),
    }
}

fn spaces(game: &Goldbraeu, value: &Value) -> Option<SpaceSet> {
    let known = game.setup().map.spaces();
    let space =
        |one: &Value| count(one, u8::MAX).and_then(|one| Space::new(one.into())).filter(|&one| known.contains(one));
    value.as_array()?.iter().map(space).collect()
}

/// A week as the page shows it; the payday looks like those of a table.
fn written(week: u8, reckoned: &Reckoned) -> Value {
    let Reckoned { before, payday, after, faults } = reckoned;
    let row = PaydayRow {
        week,
        gardens: ORDER.map(|garden| GardenRow { garden, pay: payday.gardens[garden] }).into(),
        breweries: Brewery::ALL.map(|brewery| BreweryRow { brewery, pay: payday.breweries[brewery] }).into(),
        totals: payday.totals.as_slice().to_vec(),
        // Money at a real table may be owed, which a row of a table has no room for.
        money: Vec::new(),
    };
    let faults: Vec<Value> = faults.iter().map(told).collect();
    json!({ "before": before.as_slice(), "payday": value(&row), "after": after.as_slice(), "faults": faults })
}

fn told(fault: &Fault) -> Value {
    let mut told = value(fault);
    told["rule"] = fault.rule().into();
    told
}

fn value(part: &impl Serialize) -> Value {
    serde_json::to_value(part).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask;

    /// The worked payday of the book; what it leaves out is not on the board. Seats: red, blue, green, yellow.
    fn worked() -> Value {
        let mut stones: Value = Firm::ALL.iter().map(|firm| (firm.id(), json!([0, 0, 0, 0]))).collect();
        let mut bosses = json!({});
        for (firm, own, boss) in [
            (Firm::Adler, [3, 2, 0, 0], Some(1)),
            (Firm::Krug, [0, 0, 1, 2], Some(2)),
            (Firm::Eiche, [1, 1, 1, 0], None),
            (Firm::Mayerbraeu, [2, 1, 0, 1], Some(1)),
            (Firm::Steinbraeu, [2, 1, 2, 0], Some(2)),
        ] {
            (stones[firm.id()], bosses[firm.id()]) = (json!(own), json!(boss));
        }
        json!({
            "bosses": bosses, "stones": stones,
            "suppliers": { "krug": "steinbraeu", "eiche": "steinbraeu", "adler": "mayerbraeu" },
            "drawn": { "baeren": [], "post": [], "hirschen": [] },
            "counted": { "krug": [5, 1], "eiche": [3, 0], "adler": [4, 1] },
            "drunkard": "krug", "waitress": "adler", "entries": [[0, -2], [3, -24], [3, -6], [1, 1], [1, -1]],
        })
    }

    fn asked(week: &Value, weeks: usize) -> Result<Value, ErrorBody> {
        let question = json!({ "kind": "goldbraeu_pad", "seats": 4, "weeks": vec![week; weeks] });
        ask(&question.to_string()).map(|answer| serde_json::from_str(&answer).unwrap())
    }

    /// G8.7, G2.2: the worked payday, and the money before and after it.
    #[test]
    fn the_worked_payday_is_reckoned_with_all_its_numbers() {
        let answer = asked(&worked(), 1).unwrap();
        let week = &answer["weeks"][0];
        assert_eq!(week["payday"]["totals"], json!([28, 21, 14, 9]));
        assert_eq!(week["before"], json!([23, 25, 25, -5]));
        assert_eq!(week["after"], json!([51, 46, 39, 4]));
        assert_eq!(answer["winners"], json!([]));
        let adler = &week["payday"]["gardens"][0];
        assert_eq!((&adler["garden"], &adler["takings"], &adler["gained"]), (&json!("adler"), &json!(44), &json!(20)));
        assert_eq!((&adler["half"], &adler["per_stone"], &adler["salary"]), (&json!(22), &json!(4), &json!(2)));
        let mayerbraeu = &week["payday"]["breweries"][0];
        assert_eq!((&mayerbraeu["received"], &mayerbraeu["paid"]), (&json!(22), &json!([10, 7, 0, 5])));
    }

    /// G6.1, G2.3: faults come with their rules, and what is reckoned stands all the same.
    #[test]
    fn faults_have_codes_and_rules() {
        let answer = asked(&worked(), 1).unwrap();
        let faults = answer["weeks"][0]["faults"].as_array().unwrap();
        assert!(faults.contains(&json!({ "code": "debt", "seat": 3, "rule": "G6.1" })));
        assert!(faults.contains(&json!({ "code": "income", "seat": 1, "thalers": 1, "rule": "G8.2" })));
        assert!(faults.contains(&json!({ "code": "no_price", "seat": 1, "thalers": -1, "rule": "G6.1" })));
        assert!(faults.contains(&json!({ "code": "no_supplier", "garden": "post", "rule": "G2.3" })));
        assert!(faults.contains(&json!({ "code": "too_few_bosses", "count": 6, "most": 2, "rule": "G2.7" })));
    }

    /// G9.1, G3.1: somebody wins after the third week.
    #[test]
    fn the_third_week_has_winners() {
        assert_eq!(asked(&worked(), 2).unwrap()["winners"], json!([]));
        assert_eq!(asked(&worked(), 3).unwrap()["winners"], json!([0]));
    }

    /// G8.2: drawn spaces are looked up on the map.
    #[test]
    fn drawn_spaces_are_counted_on_the_map() {
        let mut week = worked();
        let spaces: Vec<Space> = Map::default().spaces().iter().collect();
        (week["drawn"]["krug"], week["counted"]["krug"]) = (json!(spaces), Value::Null);
        let krug = asked(&week, 1).unwrap()["weeks"][0]["payday"]["gardens"][1].clone();
        assert_eq!((&krug["spaces"], &krug["parasols"]), (&json!(38), &json!(8)));
    }

    #[test]
    fn what_cannot_be_reckoned_with_is_refused() {
        let refused = |change: &dyn Fn(&mut Value)| {
            let mut week = worked();
            change(&mut week);
            asked(&week, 1).unwrap_err().code
        };
        assert_eq!(refused(&|week| week["stones"]["krug"][0] = json!(19)), "bad_message");
        assert_eq!(refused(&|week| week["stones"]["krug"] = json!([1, 1, 1])), "bad_message");
        assert_eq!(refused(&|week| week["bosses"]["krug"] = json!(4)), "bad_message");
        assert_eq!(refused(&|week| week["counted"]["krug"] = json!([65, 0])), "bad_message");
        assert_eq!(refused(&|week| week["drawn"]["post"] = json!([38])), "bad_message");
        for wrong in
            [json!([[0, 10_000]]), json!([[4, 1]]), json!([[0]]), json!([[0, i64::MIN]]), json!(5), Value::Null]
        {
            assert_eq!(refused(&|week| week["entries"] = wrong.clone()), "bad_message");
        }
        assert_eq!(refused(&|week| week["suppliers"]["post"] = json!("lindenbraeu")), "bad_message");
        assert_eq!(asked(&worked(), 4).unwrap_err().code, "bad_message");
        let seats = ask(r#"{"kind":"goldbraeu_pad","seats":5,"weeks":[]}"#);
        assert_eq!(seats.unwrap_err().code, "bad_setup");
    }
}
