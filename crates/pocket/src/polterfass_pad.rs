//! What the notepad of Polterfass at a real table asks: its totals, and what standing barrels can serve.

use polterfass::written::{Reckoned, Written};
use polterfass::{BarrelModel, NextRoll, Serving, Stands};
use protocol::ErrorBody;
use serde::Serialize;
use serde_json::{Value, json};

/// No pad has a larger order, not even by a rule of the house.
const MOST_ORDERED: u8 = 99;

/// A pad as the rules have it, each doubt with its rule.
pub fn reckon(written: &Written) -> Result<Value, ErrorBody> {
    let bad = |what: String| ErrorBody::new("bad_message").with("what", what);
    written.check().map_err(|error| bad(error.to_string()))?;
    let mut orders = written.rounds.iter().flat_map(|round| &round.orders).flatten();
    if orders.any(|&order| order > MOST_ORDERED)
        || written.rounds.iter().any(|round| round.innkeeper.index() >= written.seats)
    {
        return Err(bad("an order or an innkeeper is out of range".to_owned()));
    }
    let reckoned = written.reckon();
    let mut told = serde_json::to_value(&reckoned).map_err(|_| ErrorBody::new("internal"))?;
    name_rules(&reckoned, &mut told);
    Ok(told)
}

fn name_rules(reckoned: &Reckoned, told: &mut Value) {
    for (index, round) in reckoned.rounds.iter().enumerate() {
        for (place, doubt) in round.doubts.iter().enumerate() {
            told["rounds"][index]["doubts"][place]["rule"] = json!(doubt.rule());
        }
    }
}

/// What standing barrels come to, with the odds of the usual model.
#[derive(Serialize)]
pub struct Look {
    /// The sum of the standing numbers, before any special.
    sum: u8,
    /// How many are destroyed and how many doubled.
    due: (u8, u8),
    servings: Vec<Serving>,
    rolls: Vec<NextRoll>,
}

/// Looks at standing barrels.
pub fn look(stands: Stands) -> Look {
    let rolls = stands.next_rolls(BarrelModel::default());
    Look { sum: stands.sum(), due: stands.due(), servings: stands.servings(), rolls }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    fn ask(question: &Value) -> Result<Value, String> {
        crate::ask(&question.to_string())
            .map(|answer| serde_json::from_str(&answer).expect("answers are JSON"))
            .map_err(|error| error.code)
    }

    fn pad(rounds: &Value) -> Value {
        json!({ "kind": "polterfass_pad", "seats": 5, "goal": 75, "equal_greedy": "net_zero", "first": 2, "rounds": rounds })
    }

    #[test]
    fn p6_7_the_third_round_of_the_books_pad() {
        let round = json!({ "innkeeper": 2, "tap": { "served": 29 }, "orders": [11, 11, null, 3, 7] });
        let told = ask(&pad(&json!([round]))).unwrap();
        assert_eq!(told["rounds"][0]["results"], json!([-11, -11, 29, 11, 0]));
        assert_eq!(told["rounds"][0]["verdict"], "too_greedy");
        assert_eq!(told["rounds"][0]["doubts"], json!([]));
        assert_eq!((&told["next"], &told["now"]["score"], &told["end"]), (&json!(3), &json!(29), &Value::Null));
    }

    #[test]
    fn p5_11_and_p3_1_doubts_come_with_their_rule() {
        let round = json!({ "innkeeper": 2, "tap": { "served": 70 }, "orders": [14, 11, null, 3, 7] });
        let doubts = &ask(&pad(&json!([round]))).unwrap()["rounds"][0]["doubts"];
        assert_eq!(
            *doubts,
            json!([{ "code": "serving", "rule": "P5.11" }, { "code": "order", "seat": 0, "rule": "P3.1" }])
        );
    }

    #[test]
    fn p4_4_a_failed_and_an_unfinished_round_are_understood() {
        let failed = json!({ "innkeeper": 2, "tap": "failed", "orders": [13, 7, null, 7, 0] });
        let open = json!({ "innkeeper": 3, "tap": null, "orders": [null, null, 4, null, null] });
        let told = ask(&pad(&json!([failed, open]))).unwrap();
        assert_eq!(told["rounds"][1]["totals"], json!([13, 7, 0, 7, 0]));
        assert_eq!(told["rounds"][1]["complete"], false);
    }

    #[test]
    fn p1_1_what_is_no_pad_is_refused() {
        let order = json!({ "innkeeper": 2, "tap": null, "orders": [100, null, null, null, null] });
        let innkeeper = json!({ "innkeeper": 5, "tap": null, "orders": [null, null, null, null, null] });
        for rounds in [order, innkeeper] {
            assert_eq!(ask(&pad(&json!([rounds]))), Err("bad_message".to_owned()));
        }
        let mut crowd = pad(&json!([]));
        crowd["seats"] = json!(7);
        assert_eq!(ask(&crowd), Err("bad_message".to_owned()));
    }

    #[test]
    fn p5_10_the_barrel_helper() {
        let told =
            ask(&json!({ "kind": "polterfass_stands", "standing": [0, 1, 2, 5, 7, 8], "large": [0, 8] })).unwrap();
        assert_eq!((&told["sum"], &told["due"]), (&json!(20), &json!([1, 1])));
        let served: Vec<_> = told["servings"].as_array().unwrap().iter().map(|serving| &serving["served"]).collect();
        assert!([14, 18, 26].iter().all(|wanted| served.contains(&&json!(wanted))));
        assert_eq!(told["rolls"][0], json!({ "put_back": 0, "cup": 3, "fails": 0.7 * 0.7 * 0.7 }));
    }
}
