//! The payday reckoner for Goldbräu at a real table.

use game_core::{Game, Seat};
use goldbraeu::payday::{Holders, ORDER};
use goldbraeu::{
    Brewery, BreweryRow, ByFirm, ByGarden, BySeat, Fault, Firm, Garden, GardenRow, GardenSheet, Goldbraeu, Ground, Map,
    PaydayRow, Reckoned, Setup, Sheet, Space, SpaceSet, Week,
};
use protocol::ErrorBody;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The most stones of a seat in a firm that are reckoned with, however many there may be.
const STONES: u8 = 18;
/// The most spaces of one kind in a garden.
const SPACES: u8 = 64;
/// The most thalers that a seat gets or spends in a week besides the payday.
const OTHER: i32 = 9_999;
const WEEKS: usize = 3;

/// What is written down of a game.
#[derive(Deserialize)]
pub(crate) struct Books {
    /// The map; the one in the program if it is left out.
    map: Option<Map>,
    seats: u8,
    /// The weeks so far, in order.
    weeks: Vec<WeekForm>,
}

#[derive(Deserialize)]
struct WeekForm {
    /// In the order of [`Firm::ALL`].
    bosses: Vec<Option<u8>>,
    /// In the order of [`Firm::ALL`], by seat.
    stones: Vec<Vec<u8>>,
    /// In the order of [`Garden::ALL`].
    suppliers: Vec<Option<Brewery>>,
    /// In the order of [`Garden::ALL`]: the spaces by their numbers; not looked at where they are counted.
    drawn: Vec<Vec<u8>>,
    /// In the order of [`Garden::ALL`]: how many spaces without and with a parasol.
    counted: Vec<Option<(u8, u8)>>,
    drunkard: Option<Garden>,
    waitress: Option<Garden>,
    /// By seat.
    other: Vec<i32>,
}

/// Reckons all weeks with all their faults, and tells who has won.
///
/// # Errors
/// `bad_message` if a list is too short or too long or a number is beyond what can be reckoned with; `bad_setup` if such a game
/// can't be played.
pub(crate) fn reckon(books: Books) -> Result<Value, ErrorBody> {
    let map = books.map.unwrap_or_default();
    let game = Goldbraeu::new(Setup { map, ..Setup::standard(books.seats) })
        .map_err(|error| ErrorBody::new("bad_setup").with("what", error.to_string()))?;
    if books.weeks.len() > WEEKS {
        return Err(beyond("weeks"));
    }
    let weeks: Vec<Week> = books.weeks.iter().map(|week| read(&game, week)).collect::<Result<_, _>>()?;
    let reckoned = game.reckon(&weeks);
    let winners: Vec<Seat> = game.winners(&reckoned).iter().collect();
    let weeks: Vec<Value> = (1..).zip(&reckoned).map(|(number, week)| written(number, week)).collect();
    Ok(json!({ "weeks": weeks, "winners": winners }))
}

fn beyond(what: &str) -> ErrorBody {
    ErrorBody::new("bad_message").with("what", what)
}

fn read(game: &Goldbraeu, form: &WeekForm) -> Result<Week, ErrorBody> {
    let lists = [form.suppliers.len(), form.drawn.len(), form.counted.len()];
    if lists != [Garden::COUNT; 3] || [form.bosses.len(), form.stones.len()] != [Firm::COUNT; 2] {
        return Err(beyond("firms"));
    }
    let mut firms = ByFirm([Holders { stones: BySeat::all(game.seats(), 0), boss: None }; Firm::COUNT]);
    for ((firm, stones), boss) in firms.0.iter_mut().zip(&form.stones).zip(&form.bosses) {
        firm.stones = by_seat(game, stones)
            .filter(|stones| stones.iter().all(|(_, count)| count <= STONES))
            .ok_or_else(|| beyond("stones"))?;
        firm.boss = boss.map(|boss| seat(game, boss)).transpose()?;
    }
    let mut gardens = ByGarden([GardenSheet { ground: Ground::Drawn(SpaceSet::EMPTY), supplier: None }; Garden::COUNT]);
    for (number, garden) in gardens.0.iter_mut().enumerate() {
        garden.supplier = form.suppliers[number];
        garden.ground = match form.counted[number] {
            Some((plain, parasols)) if plain <= SPACES && parasols <= SPACES => Ground::Counted { plain, parasols },
            Some(_) => return Err(beyond("counted")),
            None => Ground::Drawn(spaces(game, &form.drawn[number])?),
        };
    }
    let other = by_seat(game, &form.other).ok_or_else(|| beyond("other"))?;
    if other.iter().any(|(_, thalers)| thalers.abs() > OTHER) {
        return Err(beyond("other"));
    }
    Ok(Week { sheet: Sheet { firms, gardens, drunkard: form.drunkard, waitress: form.waitress }, other })
}

fn seat(game: &Goldbraeu, number: u8) -> Result<Seat, ErrorBody> {
    Seat::new(number.into()).filter(|seat| seat.index() < game.seats()).ok_or_else(|| beyond("bosses"))
}

fn by_seat<T: Copy + Default>(game: &Goldbraeu, list: &[T]) -> Option<BySeat<T>> {
    let mut values = BySeat::all(game.seats(), T::default());
    for (seat, &value) in Seat::all(game.seats()).zip(list) {
        values[seat] = value;
    }
    (list.len() == game.seats()).then_some(values)
}

fn spaces(game: &Goldbraeu, numbers: &[u8]) -> Result<SpaceSet, ErrorBody> {
    let known = game.setup().map.spaces();
    let space =
        |&number: &u8| Space::new(number.into()).filter(|&space| known.contains(space)).ok_or_else(|| beyond("drawn"));
    numbers.iter().map(space).collect()
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
        let mut stones = vec![vec![0; 4]; 10];
        let mut bosses = vec![None; 10];
        for (firm, own, boss) in [
            (Firm::Adler, [3, 2, 0, 0], Some(1)),
            (Firm::Krug, [0, 0, 1, 2], Some(2)),
            (Firm::Eiche, [1, 1, 1, 0], None),
            (Firm::Mayerbraeu, [2, 1, 0, 1], Some(1)),
            (Firm::Steinbraeu, [2, 1, 2, 0], Some(2)),
        ] {
            (stones[firm.index()], bosses[firm.index()]) = (own.to_vec(), boss);
        }
        json!({
            "bosses": bosses, "stones": stones,
            "suppliers": ["steinbraeu", "steinbraeu", null, null, null, "mayerbraeu"],
            "drawn": [[], [], [], [], [], []],
            "counted": [[5, 1], [3, 0], [0, 0], [0, 0], [0, 0], [4, 1]],
            "drunkard": "krug", "waitress": "adler", "other": [-2, 0, 0, -30],
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
        (week["drawn"][0], week["counted"][0]) = (json!(spaces), Value::Null);
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
        assert_eq!(refused(&|week| week["stones"][0][0] = json!(19)), "bad_message");
        assert_eq!(refused(&|week| week["stones"][0] = json!([1, 1, 1])), "bad_message");
        assert_eq!(refused(&|week| week["bosses"][0] = json!(4)), "bad_message");
        assert_eq!(refused(&|week| week["counted"][0] = json!([65, 0])), "bad_message");
        assert_eq!(refused(&|week| (week["drawn"][0], week["counted"][0]) = (json!([38]), Value::Null)), "bad_message");
        assert_eq!(refused(&|week| week["other"][0] = json!(10_000)), "bad_message");
        assert_eq!(refused(&|week| week["suppliers"] = json!([])), "bad_message");
        assert_eq!(asked(&worked(), 4).unwrap_err().code, "bad_message");
        let seats = ask(r#"{"kind":"goldbraeu_pad","seats":5,"weeks":[]}"#);
        assert_eq!(seats.unwrap_err().code, "bad_setup");
    }
}
