//! Forged records of Goldbräu.

use serde_json::{Value, json};

use super::{Forger, Forgery, action, first, table};

/// The place of the first row with this draw.
fn draw(rows: &[Value], kind: &str) -> usize {
    rows.iter().position(|row| row["draw"]["kind"] == kind).unwrap()
}

/// Forgeries of the record of a whole game of three people that begins with a lot.
pub fn all(rows: &[Value]) -> Vec<Forgery> {
    let mut forger = Forger::of(rows);
    let mut forge = |what, why, change: &dyn Fn(&mut Vec<Value>)| forger.forge(what, why, change);
    forge("a start player who does not play", "start", &|rows| rows[0]["setup"]["start"] = json!({ "seat": 3 }));
    forge("a named start player and a lot", "", &|rows| rows[0]["setup"]["start"] = json!({ "seat": 0 }));
    forge("a brewery in two corners", "corner", &|rows| {
        rows[0]["setup"]["map"]["breweries"] = json!(["mayerbraeu", "mayerbraeu", "kramerbraeu", "schmidbraeu"]);
    });
    let lot = draw(rows, "start");
    forge("another lot", "seed gives", &|rows| {
        rows[lot]["draw"]["seat"] = json!((rows[lot]["draw"]["seat"].as_u64().unwrap() + 1) % 3);
    });
    let signs = draw(rows, "signs");
    forge("signs of two inns swapped", "seed gives", &|rows| {
        let signs = &mut rows[signs]["draw"]["signs"];
        let other =
            ["eiche", "baeren", "post", "hirschen", "adler"].into_iter().find(|&inn| signs[inn] != signs["krug"]);
        let (one, other) = (signs["krug"].clone(), other.unwrap());
        signs["krug"] = signs[other].clone();
        signs[other] = one;
    });
    let deal = draw(rows, "deal");
    forge("two hands swapped", "seed gives", &|rows| {
        rows[deal]["draw"]["hands"].as_array_mut().unwrap().swap(0, 1);
    });
    forge("a card dealt to a seat that does not play", "seed gives", &|rows| {
        rows[deal]["draw"]["hands"][3] = json!(["krug"]);
    });
    forge("a figure in a first hand", "seed gives", &|rows| rows[deal]["draw"]["hands"][0][0] = json!("waitress"));
    forge("the deal left out", "", &|rows| drop(rows.remove(deal)));
    let card = draw(rows, "card");
    forge("another card on top", "seed gives", &|rows| {
        let other = if rows[card]["draw"]["card"] == "drunkard" { "waitress" } else { "drunkard" };
        rows[card]["draw"]["card"] = json!(other);
    });
    forge("two cards of the pile swapped", "seed gives", &|rows| {
        let cards = |rows: &[Value]| -> Vec<usize> {
            (0..rows.len()).filter(|&at| rows[at]["draw"]["kind"] == "card").collect()
        };
        let (one, rest) = (cards(rows)[0], cards(rows)[1..].to_vec());
        let other = rest.into_iter().find(|&at| rows[at]["draw"] != rows[one]["draw"]).unwrap();
        let draw = rows[one]["draw"].clone();
        rows[one]["draw"] = rows[other]["draw"].clone();
        rows[other]["draw"] = draw;
    });
    let last = rows.iter().rposition(|row| row["draw"]["kind"] == "card").unwrap();
    forge("the last card of the pile not drawn", "", &|rows| drop(rows.remove(last)));
    let keep = action(rows, "keep");
    forge("three cards kept", "two cards", &|rows| {
        let third = rows[keep]["action"]["cards"][0].clone();
        rows[keep]["action"]["cards"].as_array_mut().unwrap().push(third);
    });
    forge("a figure kept", "two cards", &|rows| rows[keep]["action"]["cards"][0] = json!("drunkard"));
    forge("kept twice", "", &|rows| rows.insert(keep, rows[keep].clone()));
    let boss = action(rows, "place_boss");
    forge("a boss left out", "", &|rows| drop(rows.remove(boss)));
    forge("a boss of the next seat", "", &|rows| {
        rows[boss]["seat"] = json!((rows[boss]["seat"].as_u64().unwrap() + 1) % 3);
    });
    forge("a boss beside a boss", "boss", &|rows| rows[boss + 1]["action"] = rows[boss]["action"].clone());
    let pick = action(rows, "pick");
    forge("a pick left out", "", &|rows| drop(rows.remove(pick)));
    forge("picked twice", "", &|rows| rows.insert(pick, rows[pick].clone()));
    forge("luck while seats pick", "", &|rows| rows.swap(pick, pick - 1));
    let buy = action(rows, "buy");
    forge("a card bought that does not lie there", "", &|rows| {
        let bought = rows[buy]["action"]["card"].clone();
        let face_up: Vec<Value> = rows[..buy]
            .iter()
            .rev()
            .filter(|row| row["draw"]["kind"] == "card")
            .take(2)
            .map(|row| row["draw"]["card"].clone())
            .collect();
        let other = ["krug", "eiche", "post", "adler"]
            .into_iter()
            .find(|&card| bought != card && !face_up.contains(&json!(card)));
        rows[buy]["action"]["card"] = json!(other.unwrap());
    });
    forge("bought after another pick", "", &|rows| {
        let seat = rows[buy]["seat"].clone();
        let picked =
            rows[..buy].iter().rposition(|row| row["seat"] == seat && row["action"]["kind"] == "pick").unwrap();
        rows[picked]["action"]["action"] = json!("expand");
    });
    forge("cards turned over on any day", "", &|rows| {
        rows[buy]["action"] = json!({ "kind": "turn_over", "firm": "krug" });
    });
    [table(rows, 4), forger.forged].into_iter().flatten().collect()
}

/// Forgeries against rules that `docs/examples/check_record.py` does not know, as `docs/record-format.md` says.
pub fn against_further_rules(rows: &[Value]) -> Vec<Forgery> {
    let mut forger = Forger::of(rows);
    let mut forge = |what, why, change: &dyn Fn(&mut Vec<Value>)| forger.forge(what, why, change);
    forge("the end cut off", "`ended`", &|rows| drop(rows.pop()));
    let end = first(rows, "ended");
    forge("the same winner with less money", "result", &|rows| {
        let scores = rows[end]["scores"].as_array_mut().unwrap();
        let poorest = scores.iter_mut().min_by_key(|score| score.as_u64()).unwrap();
        *poorest = json!(poorest.as_u64().unwrap() - 1);
    });
    forge("a map with an inn in the middle", "", &|rows| rows[0]["setup"]["map"]["doors"]["krug"] = json!("south"));
    let annex = action(rows, "annex");
    forge("a space annexed that does not touch", "", &|rows| {
        let far = (0..50).find(|far| rows[annex]["action"]["space"].as_u64().unwrap().abs_diff(*far) > 20).unwrap();
        rows[annex]["action"]["space"] = json!(far);
    });
    let appoint = action(rows, "appoint");
    forge("a boss replaced by its owner", "", &|rows| {
        let seat = rows[appoint]["seat"].clone();
        let own = rows.iter().find(|row| row["seat"] == seat && row["action"]["kind"] == "place_boss").unwrap();
        rows[appoint]["action"] = own["action"].clone();
        rows[appoint]["action"]["kind"] = json!("appoint");
    });
    let declined = action(rows, "decline");
    forge("declined twice", "", &|rows| rows.insert(declined, rows[declined].clone()));
    forger.forged
}
