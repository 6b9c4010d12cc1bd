//! The notepad (P1.6): results, totals and winners.

use std::fmt::{self, Write as _};

use game_core::{Game as _, Seat};
use polterfass::Polterfass;
use polterfass::bill::settle_sums;
use serde::Serialize;
use serde_json::json;

use super::sheet::{Sheet, SheetError};
use crate::out::mugs;
use crate::words::{Words, WordsError};

/// What everyone got: the output of `score`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Scored {
    rounds: Vec<Line>,
    over: bool,
    winners: Vec<usize>,
}

/// One line of the notepad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Line {
    served: Option<u16>,
    ordered: u16,
    results: Vec<i32>,
    totals: Vec<i32>,
}

impl Scored {
    /// Pays every round (P6) and finds the winners (P7).
    ///
    /// # Errors
    /// If a round is impossible, or comes after the end.
    pub(crate) fn of(sheet: &Sheet) -> Result<Self, SheetError> {
        let players = sheet.players.len();
        let mut scored = Self { rounds: Vec::with_capacity(sheet.rounds.len()), over: false, winners: Vec::new() };
        let mut totals = vec![0; players];
        let mut expected = None;
        for (number, round) in sheet.rounds.iter().enumerate() {
            if scored.over {
                return Err(SheetError::AfterEnd { round: number, last: number - 1 });
            }
            let innkeeper = round.checked_innkeeper(number, players, expected)?;
            let served = round.checked_serving(number)?;
            let orders = round.checked_orders(number, players, innkeeper)?;
            let seat = Seat::new(innkeeper).ok_or(SheetError::NoSeat {
                round: number,
                innkeeper: round.innkeeper,
                last: players - 1,
            })?;
            let bill = settle_sums(&orders, seat, served, sheet.equal_greedy);
            let results = bill.results.0[..players].to_vec();
            totals.iter_mut().zip(&results).for_each(|(total, result)| *total += result);
            let best = totals.iter().copied().fold(i32::MIN, i32::max);
            if i64::from(best) >= sheet.goal {
                scored.over = true;
                scored.winners = (0..players).filter(|&seat| totals[seat] == best).collect();
            }
            scored.rounds.push(Line { served, ordered: bill.ordered, results, totals: totals.clone() });
            expected = Some((innkeeper + 1) % players);
        }
        Ok(scored)
    }

    /// The notepad as people read it.
    ///
    /// # Errors
    /// If the locale files have a gap.
    pub(crate) fn pad<'a>(&'a self, sheet: &'a Sheet, words: &Words) -> Result<impl fmt::Display + 'a, WordsError> {
        let label = |id| words.label(id, &[]);
        let head = [label("pad-round")?, label("pad-tap")?, label("pad-ordered")?];
        let end = if self.over {
            let score = self.rounds.last().and_then(|line| line.totals.iter().max());
            let ended = json!({ "scope": "game", "kind": "ended", "winners": self.winners, "score": score });
            words.event(Polterfass::ID, &ended, &sheet.players)?
        } else {
            words.label("chart-goal", &[("goal", sheet.goal)])?
        };
        Ok(Pad { scored: self, sheet, head, end })
    }
}

struct Pad<'a> {
    scored: &'a Scored,
    sheet: &'a Sheet,
    head: [String; 3],
    end: String,
}

impl fmt::Display for Pad<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { scored, sheet, head, end } = self;
        let wide: Vec<usize> = sheet.players.iter().map(|name| name.chars().count().max(10)).collect();
        let [first, second, third] = head.each_ref().map(|word| word.chars().count().max(5));
        write!(f, "{:>first$}  {:>second$}  {:>third$}", head[0], head[1], head[2])?;
        sheet.players.iter().zip(&wide).try_for_each(|(name, &wide)| write!(f, "  {name:>wide$}"))?;
        for (number, line) in scored.rounds.iter().enumerate() {
            // After a failed round both columns of the book's pad have a dash (P1.6).
            let served = line.served.map_or("–".into(), |served| served.to_string());
            let ordered = line.served.map_or("–".into(), |_| line.ordered.to_string());
            write!(f, "\n{:first$}  {served:>second$}  {ordered:>third$}", number + 1)?;
            for (seat, wide) in wide.iter().enumerate() {
                let mut cell = String::new();
                write!(cell, "{} / {}", mugs(line.results[seat].into()), mugs(line.totals[seat].into()))?;
                write!(f, "  {cell:>wide$}")?;
            }
        }
        write!(f, "\n\n{end}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn score(text: &str) -> Result<Scored, SheetError> {
        Sheet::parse(text).and_then(|sheet| Scored::of(&sheet))
    }

    /// With three players, goal 25, and these rounds.
    fn rounds(rounds: &str) -> Result<Scored, SheetError> {
        score(&format!(r#"{{"players":["A","B","C"],"goal":25,"rounds":[{rounds}]}}"#))
    }

    #[test]
    fn p6_7_the_pad_printed_in_the_book() {
        let pad = score(
            r#"{"players":["Franziska","Augustin","Benedikt","Becky","Pauline"],"rounds":[
            {"innkeeper":0,"served":18,"orders":[null,5,8,2,6]},
            {"innkeeper":1,"served":26,"orders":[1,null,7,7,5]},
            {"innkeeper":2,"served":29,"orders":[11,11,null,3,7]}]}"#,
        );
        let pad = pad.unwrap();
        let results: Vec<_> = pad.rounds.iter().map(|line| line.results.clone()).collect();
        assert_eq!(results, [[18, 0, -8, 8, 0], [1, 6, 7, 7, 5], [-11, -11, 29, 11, 0]]);
        assert_eq!(pad.rounds[2].totals, [8, -5, 28, 26, 5]);
        assert_eq!(pad.rounds.iter().map(|line| line.ordered).collect::<Vec<_>>(), [21, 20, 32]);
        assert!(!pad.over && pad.winners.is_empty());
    }

    #[test]
    fn p7_2_a_tie_is_a_shared_win() {
        let pad = rounds(
            r#"{"innkeeper":0,"failed":true,"orders":[null,13,13]},{"innkeeper":1,"served":0,"orders":[0,null,0]},
               {"innkeeper":2,"served":0,"orders":[0,0,null]},{"innkeeper":0,"failed":true,"orders":[null,12,12]}"#,
        );
        let pad = pad.unwrap();
        assert_eq!((pad.over, pad.winners.clone()), (true, vec![1, 2]));
        assert_eq!((pad.rounds[0].served, pad.rounds[0].ordered), (None, 26));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let fine = r#"{"innkeeper":0,"served":18,"orders":[null,4,8]}"#;
        for (bad, field) in [
            (r#"{"innkeeper":0,"served":69,"orders":[null,4,8]}"#.to_owned(), "`rounds[0].served` is 69"),
            (r#"{"innkeeper":0,"served":-1,"orders":[null,4,8]}"#.to_owned(), "`rounds[0].served` is -1"),
            (r#"{"innkeeper":0,"orders":[null,4,8]}"#.to_owned(), "`rounds[0].served` is missing"),
            (
                r#"{"innkeeper":0,"served":3,"failed":true,"orders":[null,4,8]}"#.to_owned(),
                "`rounds[0].served` is given",
            ),
            (r#"{"innkeeper":3,"served":3,"orders":[null,4,8]}"#.to_owned(), "`rounds[0].innkeeper` is 3"),
            (format!("{fine},{fine}"), "`rounds[1].innkeeper` is 0"),
            (format!(r#"{fine},{{"innkeeper":1,"served":3,"orders":[14,null,8]}}"#), "`rounds[1].orders[0]` is 14"),
            (
                format!(r#"{fine},{{"innkeeper":1,"served":3,"orders":[1,null,null]}}"#),
                "`rounds[1].orders[2]` is missing",
            ),
            (format!(r#"{fine},{{"innkeeper":1,"served":3,"orders":[1,2,3]}}"#), "`rounds[1].orders[1]` must be null"),
            (format!(r#"{fine},{{"innkeeper":1,"served":3,"orders":[1,null]}}"#), "`rounds[1].orders` has 2"),
            (
                format!(r#"{fine},{{"innkeeper":1,"served":3,"orders":[1,null,"x"]}}"#),
                "`rounds[1].orders[2]`: invalid type",
            ),
            (
                format!(r#"{fine},{{"innkeeper":1,"poured":3,"orders":[1,null,3]}}"#),
                "`rounds[1].poured`: unknown field",
            ),
            (
                r#"{"innkeeper":0,"served":60,"orders":[null,4,8]},{"innkeeper":1,"served":3,"orders":[1,null,3]}"#
                    .to_owned(),
                "`rounds[1]` comes after the end",
            ),
        ] {
            let error = rounds(&bad).unwrap_err().to_string();
            assert!(error.starts_with(field), "{bad}: {error}");
        }
        for (bad, field) in [
            (r#"{"players":["A","B"],"rounds":[]}"#, "`players` has 2"),
            (r#"{"players":["A","B"," "],"rounds":[]}"#, "`players[2]` is empty"),
            (r#"{"players":["A","B","C"],"goal":24,"rounds":[]}"#, "`goal` is 24"),
            (r#"{"players":["A","B","C"],"equal_greedy":"maybe","rounds":[]}"#, "`equal_greedy`: unknown variant"),
            (r#"{"players":["A","B","C"]}"#, "missing field `rounds`"),
            (r#"{"players":["A","B","C"],"rounds":[]} x"#, "trailing characters"),
        ] {
            let error = score(bad).unwrap_err().to_string();
            assert!(error.starts_with(field), "{bad}: {error}");
        }
    }

    proptest! {
        #[test]
        fn garbage_is_refused_in_words(text in ".{0,80}") {
            if let Err(error) = score(&text) {
                prop_assert!(!error.to_string().is_empty());
            }
        }

        /// Whatever is accepted is paid by the rules: what guests lose or gain is never more than an order.
        #[test]
        fn near_misses_never_panic(innkeeper in -1_i64..4, served in proptest::option::of(-2_i64..72), failed: bool,
                                   orders in proptest::collection::vec(proptest::option::of(-1_i64..15), 0..5)) {
            let round = serde_json::json!({"innkeeper": innkeeper, "served": served, "failed": failed, "orders": orders});
            if let Ok(scored) = rounds(&round.to_string()) {
                let line = &scored.rounds[0];
                for (seat, result) in line.results.iter().enumerate() {
                    prop_assert!(seat as i64 == innkeeper || (-13..=13).contains(result));
                }
            }
        }
    }
}
