//! The players of Polterfass by name, any solver included.

use players::Anybody;
use players::polterfass::{Aim, Expert, Known, Responder, Solver, Suspicion, Temper, Whims, by_name};
use polterfass::Polterfass;

/// The player with this name; `win:ITERATIONS:CAREFUL` and `mugs:ITERATIONS:CAREFUL` are solvers with these numbers, and with a fourth
/// number they learn from orders who is careful, up to so many of 100. With `habits:N:` before it a solver decides N of 100 things as
/// somebody careful would; `whims:ORDERS:TAPS:TEMPER` is careful, but for so many whims of 100; the temper is `even`, `thirsty`, `modest` or
/// `bold`. Whoever is called `best-` and a solver, or `best-careful` or `best-master`, knows the others and answers as well as can be; with
/// `hide:N-` it gives away N of 1,000 games to pass for careful.
pub(crate) fn player(name: &str) -> Option<Anybody<Polterfass>> {
    let Some((how, other)) = name.split_once('-') else {
        return by_name(name)
            .or_else(|| expert(name))
            .or_else(|| whims(name))
            .or_else(|| Some(Box::new(solver(name)?)));
    };
    let hides = match how {
        "best" => 0,
        _ => how.strip_prefix("hide:")?.parse().ok()?,
    };
    Some(Box::new(Responder { known: known(other)?, hides }))
}

/// Who can be known before by this name.
pub(crate) fn known(name: &str) -> Option<Known> {
    Some(match name {
        "careful" => Known::Careful,
        "master" => Known::Solver(Solver::MASTER),
        _ => Known::Solver(solver(name)?),
    })
}

fn expert(name: &str) -> Option<Anybody<Polterfass>> {
    let (habits, solving) = name.strip_prefix("habits:")?.split_once(':')?;
    Some(Box::new(Expert { solver: solver(solving)?, habits: habits.parse().ok()? }))
}

fn whims(name: &str) -> Option<Anybody<Polterfass>> {
    let [orders, taps, temper] = name.strip_prefix("whims:")?.split(':').collect::<Vec<_>>().try_into().ok()?;
    let temper = match temper {
        "even" => Temper::Even,
        "thirsty" => Temper::Thirsty,
        "modest" => Temper::Modest,
        "bold" => Temper::Bold,
        _ => return None,
    };
    Some(Box::new(Whims { orders: orders.parse().ok()?, taps: taps.parse().ok()?, temper }))
}

fn solver(name: &str) -> Option<Solver> {
    let parts: Vec<_> = name.split(':').collect();
    let (aim, iterations, careful, most) = match parts[..] {
        [aim, iterations, careful] => (aim, iterations, careful, None),
        [aim, iterations, careful, most] => (aim, iterations, careful, Some(most.parse().ok()?)),
        _ => return None,
    };
    let aim = match aim {
        "win" => Aim::Win,
        "mugs" => Aim::Mugs,
        _ => return None,
    };
    Some(Solver {
        iterations: iterations.parse().ok()?,
        careful: Suspicion { at_first: careful.parse().ok()?, at_most: most },
        aim,
    })
}
