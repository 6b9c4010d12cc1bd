//! Forged records of Polterfass.

use serde_json::{Value, json};

use super::{Forger, Forgery, action, first, table};

/// Forgeries of the record of a whole game of three people.
pub fn all(rows: &[Value]) -> Vec<Forgery> {
    let mut forger = Forger::of(rows);
    let mut forge = |what, why, change: &dyn Fn(&mut Vec<Value>)| forger.forge(what, why, change);
    // Without it nobody could check the luck of a forged game.
    forge("the end cut off", "`ended`", &|rows| drop(rows.pop()));
    forge("a goal too near", "goal", &|rows| rows[0]["setup"]["goal"] = json!(24));
    forge("barrels that never stand", "stand", &|rows| rows[0]["setup"]["barrels"]["stand"] = json!(0.04));
    forge("an innkeeper who does not play", "first_innkeeper", &|rows| {
        rows[0]["setup"]["first_innkeeper"] = json!({ "seat": 3 });
    });
    let luck = first(rows, "luck");
    forge("another lot", "seed gives", &|rows| {
        rows[luck]["draw"]["seat"] = json!((rows[luck]["draw"]["seat"].as_u64().unwrap() + 1) % 3);
    });
    let order = action(rows, "order");
    forge("an order left out", "", &|rows| drop(rows.remove(order)));
    forge("an order laid twice", "", &|rows| rows.insert(order, rows[order].clone()));
    forge("an order of no card", "card", &|rows| rows[order]["action"]["cards"] = json!([]));
    forge("an order of one card twice", "card", &|rows| rows[order]["action"]["cards"] = json!([3, 3]));
    forge("a card that nobody has", "card", &|rows| rows[order]["action"]["cards"] = json!([8]));
    forge("an order of the innkeeper", "", &|rows| rows[order]["seat"] = rows[order - 2]["seat"].clone());
    forge("a barrel that does not stand", "", &|rows| {
        rows[order] = rows[order - 2].clone();
        rows[order]["action"] = json!({ "kind": "roll_on", "put_back": [7, 8] });
    });
    forge("closed before the orders", "", &|rows| {
        rows[order] = rows[order - 2].clone();
        rows[order]["action"] = json!({ "kind": "close" });
    });
    [table(rows, 6), forger.forged].into_iter().flatten().collect()
}
