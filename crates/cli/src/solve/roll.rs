//! Barrels as they are told on a command line.

use polterfass::{Barrel, BarrelView, End, Top};

/// The barrels whose tops are listed, such as `9,5,spoiled`; the others are lying.
///
/// # Errors
/// In words, if a top does not exist, if there are not so many such barrels, or if no number barrel stands (P2.1).
pub(super) fn barrels(tops: &[String]) -> Result<[BarrelView; 9], String> {
    let mut barrels = [BarrelView::Lying; 9];
    for (number, told) in tops.iter().enumerate() {
        let told = told.trim();
        let top = match told {
            "double" => Top::Double,
            "spoiled" => Top::Spoiled,
            _ => match told.parse() {
                Ok(number @ 2..=9) => Top::Number(number),
                _ => {
                    return Err(format!("top {} is `{told}`; it must be 2 to 9, `double` or `spoiled`", number + 1));
                }
            },
        };
        let standing =
            ends().find(|&(barrel, up)| barrel.top(up) == top && matches!(barrels[barrel.index()], BarrelView::Lying));
        let Some((barrel, up)) = standing else {
            return Err(format!("top {} is `{told}`, but no more barrels have it (P1.2, P1.3)", number + 1));
        };
        barrels[barrel.index()] = BarrelView::Standing { up, fresh: true };
    }
    let numbers = &barrels[..Barrel::NUMBERS];
    if numbers.iter().all(|barrel| matches!(barrel, BarrelView::Lying)) {
        return Err("no number barrel stands, so all nine would be rolled again (P2.1)".into());
    }
    Ok(barrels)
}

/// The same for what stands later in that round: number barrels keep standing as they are (P4.2).
///
/// # Errors
/// In words, if such barrels can't stand, or can't come of the first roll.
pub(super) fn later(laid: &[BarrelView; 9], tops: &[String]) -> Result<[BarrelView; 9], String> {
    let now = barrels(tops)?;
    for number in 2..=9 {
        let count = |barrels: &[BarrelView; 9]| tops_of(barrels).filter(|top| *top == Top::Number(number)).count();
        let (before, after) = (count(laid), count(&now));
        if after < before {
            return Err(format!(
                "a {number} that stands after the first roll keeps standing (P4.2): {before} of them, not {after}"
            ));
        }
    }
    Ok(now)
}

/// What these barrels show.
fn tops_of(barrels: &[BarrelView; 9]) -> impl Iterator<Item = Top> {
    (0..).zip(barrels).filter_map(|(barrel, view)| match view {
        BarrelView::Standing { up, .. } => Some(Barrel::new(barrel)?.top(*up)),
        BarrelView::Lying | BarrelView::Cup => None,
    })
}

fn ends() -> impl Iterator<Item = (Barrel, End)> {
    let barrels = (0..Barrel::COUNT).filter_map(Barrel::new);
    barrels.flat_map(|barrel| [(barrel, End::Large), (barrel, End::Small)])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(tops: &str) -> Result<Vec<Top>, String> {
        let tops: Vec<String> = tops.split(',').map(Into::into).collect();
        Ok(tops_of(&barrels(&tops)?).collect())
    }

    #[test]
    fn every_top_stands_on_a_barrel_that_has_it() {
        let all = told("9,8, 3,7,4,6,5,double,spoiled").unwrap();
        let numbers = [9, 8, 3, 7, 4, 6, 5].map(Top::Number);
        assert_eq!(all, [&numbers[..], &[Top::Double, Top::Spoiled]].concat());
        assert_eq!(told("2").unwrap(), [Top::Number(2)]);
    }

    #[test]
    fn what_can_not_stand_is_named() {
        for (tops, named) in [
            ("9,10", "top 2 is `10`"),
            ("9,2", "top 2 is `2`, but no more barrels"),
            ("8,3,8", "top 3 is `8`, but no more barrels"),
            ("9,double,spoiled,double", "top 4 is `double`"),
            ("double", "no number barrel stands"),
            ("", "top 1 is ``"),
        ] {
            let error = told(tops).unwrap_err();
            assert!(error.contains(named), "{tops}: {error}");
        }
    }
}
