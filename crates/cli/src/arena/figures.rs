//! What the finished games come to.

use serde::Serialize;
use serde_json::Value;

use super::ledger::{Game, Ledger};
use super::luce::Choices;
use super::plan::Plan;
use super::spread::Times;
use crate::contest::{Deals, House, Ratio, Stood, WIN};
use crate::intervals::Estimate;

/// All that is told.
#[derive(Debug, Serialize)]
pub(super) struct Figures {
    pub(super) game: &'static str,
    setup: Value,
    pub(super) seed: u64,
    pub(super) seats: usize,
    pub(super) games: u64,
    /// How many games were asked for.
    pub(super) games_in_all: u64,
    /// How many different lucks they had, begun ones among them.
    pub(super) deals: u64,
    pub(super) interrupted: bool,
    pub(super) line_ups: Vec<LineUp>,
    pub(super) players: Vec<Player>,
}

/// One line-up in all its rotations.
#[derive(Debug, Serialize)]
pub(super) struct LineUp {
    pub(super) games: u64,
    pub(super) shares: Vec<Share>,
}

/// What a player won in a line-up.
#[derive(Debug, Serialize)]
pub(super) struct Share {
    pub(super) player: String,
    /// How many seats the player has in it.
    pub(super) seats: usize,
    /// Of 1, for each of these seats.
    pub(super) win_share: Option<Estimate>,
}

/// A player over all line-ups.
#[derive(Debug, Serialize)]
pub(super) struct Player {
    pub(super) player: String,
    /// None if the games don't bound it.
    pub(super) elo: Option<Estimate>,
    pub(super) mean_score: Option<Estimate>,
    /// How often there was a choice.
    pub(super) decisions: u64,
    pub(super) decision_seconds: Option<Times>,
    #[serde(skip_serializing_if = "Stood::is_empty")]
    pub(super) replaced: Stood,
}

/// One deal's finished games with their numbers.
type Deal<'a> = Vec<(u64, &'a Game)>;

impl Figures {
    /// The figures of the games below number `total`; `anchor` has 0 Elo.
    pub(super) fn of<G: House>(
        deals: &Deals<G>,
        plan: &Plan,
        ledger: &Ledger,
        total: u64,
        anchor: Option<usize>,
    ) -> Self {
        let games: Deal<'_> = ledger.games.range(..total).map(|(number, game)| (*number, game)).collect();
        let size = plan.games_of_a_deal();
        let by_deal: Vec<&[(u64, &Game)]> = games.chunk_by(|(a, _), (b, _)| a / size == b / size).collect();
        let elo = elo(plan, &by_deal, anchor);
        let replaced = || games.iter().flat_map(|(_, game)| &game.replaced);
        let player = |(number, name): (usize, &String)| Player {
            player: name.clone(),
            elo: elo.as_ref().map(|elo| elo[number]),
            mean_score: mean_score(plan, &by_deal, number),
            decisions: ledger.times[number].count(),
            decision_seconds: ledger.times[number].times(),
            replaced: Stood::of(replaced(), number),
        };
        Self {
            game: G::ID,
            setup: serde_json::to_value(deals.game.setup()).unwrap_or_default(),
            seed: deals.seed,
            seats: plan.seats,
            games: games.len() as u64,
            games_in_all: total,
            deals: by_deal.len() as u64,
            interrupted: (games.len() as u64) < total,
            line_ups: (0..plan.line_ups.len()).map(|number| line_up(plan, &by_deal, number)).collect(),
            players: plan.players.iter().enumerate().map(player).collect(),
        }
    }
}

fn line_up(plan: &Plan, deals: &[&[(u64, &Game)]], number: usize) -> LineUp {
    let line_up = &plan.line_ups[number];
    let mut players = line_up.clone();
    players.sort_unstable_by_key(|player| line_up.iter().position(|one| one == player));
    players.dedup();
    let of_this: Vec<Vec<&Game>> = deals.iter().map(|deal| played_by(plan, deal, number)).collect();
    let games = of_this.iter().map(|games| games.len() as u64).sum();
    let share = |&player: &usize| {
        let seats = line_up.iter().filter(|&&one| one == player).count();
        let mut wins = Ratio::default();
        for games in of_this.iter().filter(|games| !games.is_empty()) {
            let won = |game: &Game| {
                let own = game.winners.iter().filter(|&&place| line_up[place] == player).count() as i64;
                own * WIN / game.winners.len() as i64
            };
            wins.add((games.len() * seats) as i64, games.iter().copied().map(won).sum());
        }
        Share { player: plan.players[player].clone(), seats, win_share: wins.share(WIN) }
    };
    LineUp { games, shares: players.iter().map(share).collect() }
}

/// The games of one line-up.
fn played_by<'a>(plan: &Plan, deal: &[(u64, &'a Game)], line_up: usize) -> Vec<&'a Game> {
    deal.iter().filter(|(number, _)| plan.line_up(*number) == line_up).map(|(_, game)| *game).collect()
}

fn mean_score(plan: &Plan, deals: &[&[(u64, &Game)]], player: usize) -> Option<Estimate> {
    let mut scores = Ratio::default();
    for deal in deals {
        let own = deal.iter().flat_map(|(number, game)| {
            let line_up = &plan.line_ups[plan.line_up(*number)];
            line_up.iter().zip(&game.scores).filter(|(one, _)| **one == player).map(|(_, score)| i64::from(*score))
        });
        let (count, sum) = own.fold((0, 0), |(count, sum), score| (count + 1, sum + score));
        if count > 0 {
            scores.add(count, sum);
        }
    }
    scores.estimate(1)
}

/// By player, if the games bound it.
fn elo(plan: &Plan, deals: &[&[(u64, &Game)]], anchor: Option<usize>) -> Option<Vec<Estimate>> {
    let choices = |deal: &[(u64, &Game)]| {
        let mut choices = Choices::new(plan.players.len());
        for (number, game) in deal {
            choices.finished(&finishing_order(game, &plan.line_ups[plan.line_up(*number)]));
        }
        choices
    };
    let mut all = Choices::new(plan.players.len());
    deals.iter().for_each(|deal| all.merge(&choices(deal)));
    let strengths = all.strengths()?;
    let weakest = || (0..strengths.len()).min_by(|&a, &b| strengths[a].total_cmp(&strengths[b]));
    let anchor = anchor.or_else(weakest)?;
    let errors = all.errors(&strengths, anchor, deals.iter().map(|deal| choices(deal)))?;
    let points = |log: f64| 400.0 / std::f64::consts::LN_10 * log;
    let estimate = |(strength, error): (&f64, &f64)| {
        let (mean, half) = (points(strength - strengths[anchor]), points(1.96 * error));
        Estimate { mean, low: mean - half, high: mean + half }
    };
    Some(strengths.iter().zip(&errors).map(estimate).collect())
}

/// The players by place, the winners first and the others by their scores.
fn finishing_order(game: &Game, line_up: &[usize]) -> Vec<Vec<usize>> {
    let mut others: Vec<usize> = (0..line_up.len()).filter(|place| !game.winners.contains(place)).collect();
    others.sort_by_key(|&place| std::cmp::Reverse(game.scores[place]));
    let players = |places: &[usize]| places.iter().map(|&place| line_up[place]).collect::<Vec<_>>();
    let behind = others.chunk_by(|&a, &b| game.scores[a] == game.scores[b]).map(players);
    std::iter::once(players(&game.winners)).chain(behind).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_come_first_and_equal_scores_share_a_place() {
        let game = Game::new(0, vec![40, 77, 40, 77, 12], vec![3], Vec::new());
        assert_eq!(finishing_order(&game, &[0, 1, 2, 3, 4]), [vec![3], vec![1], vec![0, 2], vec![4]]);
        assert_eq!(finishing_order(&game, &[0, 0, 0, 1, 1]), [vec![1], vec![0], vec![0, 0], vec![1]]);
    }
}
