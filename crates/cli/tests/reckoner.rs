//! The payday reckoner, as a real table uses it.

mod program;

use program::{done, done_json, refused};
use serde_json::{Value, json};

/// The payday that the rulebook works out (G8.7).
fn worked() -> Value {
    json!({
        "gardens": {
            "adler": {"spaces": 5, "parasols": 1, "brewery": "mayerbraeu", "stones": {"red": 3, "blue": 2}, "boss": "blue"},
            "krug": {"spaces": 6, "parasols": 1, "brewery": "steinbraeu", "stones": {"yellow": 2, "green": 1}, "boss": "green"},
            "eiche": {"spaces": 3, "brewery": "steinbraeu", "stones": {"red": 1, "blue": 1, "green": 1}},
        },
        "breweries": {
            "mayerbraeu": {"stones": {"yellow": 1, "red": 2, "blue": 1}, "boss": "blue"},
            "steinbraeu": {"stones": {"red": 2, "blue": 1, "green": 2}, "boss": "green"},
        },
        "waitress": "adler", "drunkard": "krug",
    })
}

fn reckoned(books: &Value) -> Value {
    done_json(&["score", "goldbraeu", "--json", "-"], &books.to_string())
}

/// G8.7
#[test]
fn the_worked_payday_is_reckoned_as_in_the_book() {
    let garden = |takings: u16, per_stone: u16, salary: u16, paid: Value| json!({"takings": takings, "half": takings / 2, "per_stone": per_stone, "salary": salary, "paid": paid});
    let brewery = |received: u16, per_stone: u16, salary: u16, paid: Value| json!({"received": received, "per_stone": per_stone, "salary": salary, "paid": paid});
    assert_eq!(
        reckoned(&worked()),
        json!({
            "gardens": {
                "adler": garden(44, 4, 2, json!({"red": 12, "blue": 10})),
                "krug": garden(16, 2, 2, json!({"yellow": 4, "green": 4})),
                "eiche": garden(12, 2, 0, json!({"red": 2, "blue": 2, "green": 2})),
            },
            "breweries": {
                "mayerbraeu": brewery(22, 5, 2, json!({"yellow": 5, "red": 10, "blue": 7})),
                "steinbraeu": brewery(14, 2, 4, json!({"red": 4, "blue": 2, "green": 8})),
            },
            "totals": {"red": 28, "blue": 21, "green": 14, "yellow": 9},
        })
    );
}

/// G8.4: without a boss the rest is the bank's, without stones the boss's owner gets all, without both the bank does.
#[test]
fn firms_may_be_left_out_or_lack_bosses_and_stones() {
    assert_eq!(reckoned(&json!({})), json!({"gardens": {}, "breweries": {}, "totals": {}}));
    let books = json!({
        "gardens": {"post": {"spaces": 3, "parasols": 2, "brewery": "kramerbraeu", "stones": {"red": 3}}},
        "breweries": {"schmidbraeu": {"boss": "green"}},
        // Nobody is paid at an inn that is left out.
        "waitress": "baeren", "drunkard": "krug",
    });
    let paid = reckoned(&books);
    assert_eq!(
        paid["gardens"]["post"],
        json!({"takings": 20, "half": 10, "per_stone": 3, "salary": 1, "paid": {"red": 9}})
    );
    assert_eq!(paid["breweries"]["kramerbraeu"], json!({"received": 10, "per_stone": 0, "salary": 10, "paid": {}}));
    assert_eq!(
        paid["breweries"]["schmidbraeu"],
        json!({"received": 0, "per_stone": 0, "salary": 0, "paid": {"green": 0}})
    );
    assert_eq!(paid["totals"], json!({"red": 9, "green": 0}));
    let books =
        json!({"gardens": {"post": {"spaces": 2, "brewery": "kramerbraeu", "boss": "blue"}}, "drunkard": "post"});
    assert_eq!(reckoned(&books)["gardens"]["post"]["takings"], 0);
    let books = json!({"gardens": {"post": {"spaces": 2, "brewery": "kramerbraeu", "boss": "blue"}}});
    assert_eq!(reckoned(&books)["gardens"]["post"]["paid"], json!({"blue": 4}));
}

#[test]
fn the_payday_is_printed_as_a_table() {
    insta::assert_snapshot!(done(&["score", "goldbraeu", "-"], &worked().to_string()), @"
                 takings   half per stone salary     red    blue   green  yellow
    adler             44     22         4      2      12      10       -       -
    krug              16      8         2      2       -       -       4       4
    eiche             12      6         2      0       2       2       2       -
    mayerbraeu               22         5      2      10       7       -       5
    steinbraeu               14         2      4       4       2       8       -
    in all                                            28      21      14       9
    ");
}

/// What makes the worked payday wrong.
type Change = fn(&mut Value);

#[test]
fn complaints_name_the_field() {
    let garden = |change: Change| {
        let mut books = worked();
        change(&mut books);
        books.to_string()
    };
    let cases: [(Change, &str); 11] = [
        (|books| books["gardens"]["adler"]["spaces"] = json!(0), "`gardens.adler.spaces` is 0; a garden has 1 to 64"),
        (|books| books["gardens"]["adler"]["spaces"] = json!(65), "`gardens.adler.spaces` is 65"),
        (
            |books| books["gardens"]["krug"]["parasols"] = json!(7),
            "`gardens.krug.parasols` is 7, but it must be 0 to 6",
        ),
        (|books| books["gardens"]["krug"]["spaces"] = json!("six"), "`gardens.krug.spaces`: invalid type"),
        (|books| books["gardens"]["krug"]["stones"]["red"] = json!(-1), "`gardens.krug.stones.red` is -1"),
        (|books| books["breweries"]["mayerbraeu"]["stones"]["green"] = json!(3), "`breweries.mayerbraeu.stones` are 7"),
        (
            |books| books["gardens"]["krug"]["stones"]["pink"] = json!(1),
            "`gardens.krug.stones.pink`: there is no player called so; there are red",
        ),
        (|books| books["gardens"]["krug"]["boss"] = json!("pink"), "`gardens.krug.boss`: unknown variant"),
        (
            |books| books["gardens"]["ochsen"] = json!({"spaces": 1, "brewery": "steinbraeu"}),
            "`gardens.ochsen`: there is no garden called so",
        ),
        (|books| books["gardens"]["krug"]["brewery"] = json!("adler"), "`gardens.krug.brewery`: unknown variant"),
        (|books| books["waitres"] = json!("krug"), "`waitres`: unknown field"),
    ];
    for (change, complaint) in cases {
        let text = refused(&["score", "goldbraeu", "--json", "-"], &garden(change));
        assert!(text.contains(complaint), "{text}\ndoes not say: {complaint}");
    }
    let mut four = json!({"gardens": {}});
    for inn in ["krug", "eiche", "post", "adler"] {
        four["gardens"][inn] = json!({"spaces": 1, "brewery": "steinbraeu"});
    }
    let text = refused(&["score", "goldbraeu", "-"], &four.to_string());
    assert!(text.contains("`steinbraeu` supplies 4 gardens"), "{text}");
}
