//! Advice in the terminal: the answers with their chances, the best first.

use protocol::{Advice, Choice};
use serde_json::Value;

use super::menu::{Item, Menu, Then};
use super::screen::{WIDTH, fit, right, width};
use super::speech::{Speech, said};

/// How many answers are shown.
const MOST: usize = 10;
/// Chances are told with tenths of a percent if their standard error is no more than this.
const FINE: f64 = 0.005;
/// How wide the longest bar is.
const BAR: usize = 16;
/// Blocks from an eighth to the whole.
const BLOCKS: [char; 8] = ['▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];

/// What is told of this advice, which belongs to the question; nothing if it belongs to another.
pub(super) fn lines(advice: &Advice, question: &Menu, speech: &Speech) -> Option<Vec<String>> {
    let mut answers: Vec<(String, f64)> = labels(question)
        .into_iter()
        .filter_map(|(label, action)| {
            let choice = |choice: &&Choice| choice.action == *action;
            advice.choices.iter().find(choice).map(|choice| (label, choice.chance))
        })
        .collect();
    if answers.is_empty() {
        return None;
    }
    answers.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let best = answers[0].1;
    let fine = advice.error <= FINE;
    let shown = answers.iter().take(MOST).map(|(label, chance)| {
        let chance_said = said!(speech, "play-advice-chance", "percent" => &percent(*chance, fine, speech));
        let line = format!("{} {} ", right(&chance_said, 7), fit(&bar(*chance, best), BAR));
        let room = WIDTH - width(&line);
        format!("{line}{}", fit(label, room).trim_end())
    });
    let least = if fine { 0.001 } else { 0.01 };
    let head = said!(speech, "play-advice", "error" => &percent(advice.error.max(least), fine, speech));
    let mut lines: Vec<String> = [head].into_iter().chain(shown).collect();
    let more = i64::try_from(answers.len().saturating_sub(MOST)).unwrap_or(i64::MAX);
    if more > 0 {
        lines.push(said!(speech, "play-advice-more", "count" => more));
    }
    Some(lines)
}

/// In percent: with tenths if it is `fine`, or else a whole number.
fn percent(part: f64, fine: bool, speech: &Speech) -> String {
    if !fine {
        return (100.0 * part).round().to_string();
    }
    let tenths = (1000.0 * part).round() as i64;
    said!(speech, "tenths", "whole" => tenths / 10, "tenth" => tenths % 10)
}

/// A bar that is full for the best.
fn bar(chance: f64, best: f64) -> String {
    let eighths = if best > 0.0 { (8.0 * BAR as f64 * chance / best).round() as usize } else { 0 };
    let (full, rest) = (eighths / 8, eighths % 8);
    let part = rest.checked_sub(1).map(|part| BLOCKS[part]);
    std::iter::repeat_n(BLOCKS[7], full).chain(part).collect()
}

/// Every answer of a question with what it does; one that needs several answers has them all in its label.
fn labels(menu: &Menu) -> Vec<(String, &Value)> {
    fn of(item: &Item) -> Vec<(String, &Value)> {
        match &item.then {
            Then::Do(action) => vec![(item.label.clone(), action)],
            Then::Ask(deeper) => {
                labels(deeper).into_iter().map(|(more, action)| (format!("{}, {more}", item.label), action)).collect()
            }
        }
    }
    menu.items.iter().flat_map(of).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::words::Language;

    fn question() -> Menu {
        let spaces = ["c3", "d3"].map(|space| Item::act(space.into(), json!(space)));
        let garden = Item::ask("Krug".into(), Menu::new("Where?".into(), spaces.into()));
        Menu::new("What?".into(), vec![garden, Item::act("Decline".into(), json!("-"))])
    }

    fn advice(chances: &[(&str, f64)], error: f64) -> Advice {
        let choice = |&(action, chance): &(&str, f64)| Choice { action: json!(action), chance };
        Advice { choices: chances.iter().map(choice).collect(), error }
    }

    #[test]
    fn the_best_answer_comes_first_and_has_the_longest_bar() {
        let speech = Speech::new(Language::ENGLISH);
        let advice = advice(&[("c3", 0.125), ("d3", 0.5), ("-", 0.25)], 0.021);
        let lines = lines(&advice, &question(), &speech).unwrap();
        assert!(lines[0].contains('2'), "{lines:?}");
        let answers: Vec<_> = lines[1..].iter().map(|line| line.split_whitespace().collect::<Vec<_>>()).collect();
        assert_eq!(answers[0], ["50%", "████████████████", "Krug,", "d3"]);
        assert_eq!(answers[1], ["25%", "████████", "Decline"]);
        assert_eq!(answers[2], ["13%", "████", "Krug,", "c3"]);
    }

    #[test]
    fn tenths_are_told_where_they_can_be_trusted() {
        let told = |language: &str, error| {
            let advice = advice(&[("c3", 0.125), ("d3", 1.0), ("-", 0.0004)], error);
            lines(&advice, &question(), &Speech::new(Language::of_locale(language).unwrap())).unwrap()
        };
        for (language, tenths) in [("en", ["100.0", "12.5", "0.0", "±0.3"]), ("ru", ["100,0", "12,5", "0,0", "±0,3"])]
        {
            let lines = told(language, 0.003);
            let starts = lines[1..].iter().zip(tenths).all(|(line, chance)| line.trim_start().starts_with(chance));
            assert!(starts && lines[0].contains(tenths[3]), "{lines:?}");
        }
        assert!(told("en", 0.0)[0].contains("±0.1"), "nothing is known exactly that is written with a tenth");
        assert!(told("en", 0.006)[2].trim_start().starts_with("13% "), "{:?}", told("en", 0.006));
    }

    #[test]
    fn bars_have_eighths_and_nothing_is_worth_nothing() {
        assert_eq!(bar(0.5, 0.5).chars().count(), BAR);
        assert_eq!((bar(1.0, 128.0), bar(0.0, 0.0)), ("▏".into(), String::new()));
    }

    #[test]
    fn advice_about_another_question_is_not_told() {
        assert_eq!(
            lines(&advice(&[("e5", 0.5)], 0.1), &question(), &Speech::new(Language::of_locale("de").unwrap())),
            None
        );
    }

    #[test]
    fn it_fits_on_a_narrow_screen_in_every_language() {
        let items = (0..30).map(|number| Item::act(format!("{number} {}", "Bierdeckel ".repeat(9)), json!(number)));
        let menu = Menu::new("?".into(), items.collect());
        let choices = (0..30).map(|number| Choice { action: json!(number), chance: 1.0 / f64::from(number + 1) });
        let advice = Advice { choices: choices.collect(), error: 0.1 };
        for language in Language::ALL {
            let lines = lines(&advice, &menu, &Speech::new(language)).unwrap();
            assert_eq!(lines.len(), 1 + MOST + 1);
            assert!(lines[1..=MOST].iter().all(|line| width(line) <= WIDTH), "{lines:?}");
            assert!(lines.iter().all(|line| !line.contains('{')), "{lines:?}");
        }
    }
}
