//! Parties that play whole games on bad lines.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use game_core::{Luck as _, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};
use referee::{Deadline, TableId};
use serde_json::json;
use swarm::{Accidents, Choice, Guest, Left, Mind, Onlooker, Party, Plan, Player, Sight, Trouble, Who, Wish, Witness};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::checker::{Fault, What};
use crate::records::Record;
use crate::watch::Watch;

/// How long to wait before asking again a server that is away.
const PAUSE: Duration = Duration::from_millis(60);
/// How long guests look for a server that is away; an evening never leaves them alone for that long.
const PATIENCE: Duration = Duration::from_secs(90);

/// What has come of a party.
pub(crate) enum Visit {
    /// The game has ended, and this is its record.
    Played(Record),
    Failed(Fault),
}

/// Plays the two games in turn until the watch says that it is late, Goldbräu first if the seed is odd; a game that has begun is played
/// to its end.
pub(crate) async fn play(house: SocketAddr, seed: u64, witness: Arc<dyn Witness>, watch: Arc<Watch>) -> Vec<Visit> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut visits = Vec::new();
    while !watch.is_late() {
        let plan = plan(&mut luck, (seed + visits.len() as u64) % 2 == 1);
        visits.push(visit(house, plan, &mut luck, &witness).await);
    }
    visits
}

async fn visit(house: SocketAddr, plan: Plan, luck: &mut Xoshiro256PlusPlus, witness: &Arc<dyn Witness>) -> Visit {
    let party = loop {
        match Party::open(house, &plan).await {
            Ok(party) => break party,
            // An answer that was lost on the way leaves a table without people behind, as in life.
            Err(trouble) if passes(&trouble) => sleep(PAUSE).await,
            Err(trouble) => return failed(None, &trouble.to_string()),
        }
    };
    let mut guests = JoinSet::new();
    for guest in guests_of(&party, luck, witness) {
        guests.spawn(guest.stay());
    }
    while let Some(left) = guests.join_next().await {
        match left {
            Ok(Ok(Left::Content(_))) => {}
            Ok(Ok(Left::ShownOut(error))) => return failed(Some(&party.table), &format!("shown out: {}", error.code)),
            Ok(Err(trouble)) => return failed(Some(&party.table), &trouble.to_string()),
            Err(error) => return failed(Some(&party.table), &error.to_string()),
        }
    }
    let Some((_, host)) = party.devices.first() else { return failed(Some(&party.table), "nobody was there") };
    let mut host = host.clone();
    let table = party.table.as_str().to_owned();
    loop {
        match host.text(&format!("api/tables/{table}/record")).await {
            Ok(text) => return Visit::Played(Record { table, game: plan.game, text }),
            Err(trouble) if passes(&trouble) => sleep(PAUSE).await,
            Err(trouble) => return failed(Some(&party.table), &format!("no record: {trouble}")),
        }
    }
}

/// Whether it may be over after a while; half an answer is no answer.
fn passes(trouble: &Trouble) -> bool {
    let taken =
        matches!(trouble, Trouble::Refused(error) if ["name_taken", "already_seated"].contains(&error.code.as_str()));
    trouble.passes() || taken || matches!(trouble, Trouble::Stranger { .. })
}

fn failed(table: Option<&TableId>, why: &str) -> Visit {
    let table = table.map_or("(none yet)", |table| table.as_str()).to_owned();
    Visit::Failed(Fault { table, what: What::Stuck(why.to_owned()) })
}

fn plan(luck: &mut Xoshiro256PlusPlus, is_goldbraeu: bool) -> Plan {
    let mut plan = match is_goldbraeu {
        true => Plan::goldbraeu(3 + luck.below(2) as usize),
        false => Plan::polterfass(3 + luck.below(4) as usize, 25 + 5 * luck.below(4) as u16),
    };
    if luck.below(3) == 0 {
        plan.computers = vec!["random".into()];
    }
    if luck.below(3) == 0 {
        // When the clock jumps, computer players stand in, and the people take their seats back.
        plan.options.deadline = Deadline::Seconds(30);
    }
    plan
}

/// A guest for each person, a second tab for some, and somebody who watches.
fn guests_of(party: &Party, luck: &mut Xoshiro256PlusPlus, witness: &Arc<dyn Witness>) -> Vec<Guest> {
    let mut guests = Vec::new();
    for (seat, device) in &party.devices {
        let tabs = 1 + u32::from(luck.below(3) == 0);
        for guest in 1..=tabs {
            let who = Who { table: party.table.clone(), seat: Some(*seat), guest };
            let mind = Talker { player: Player::new(Choice::Random, luck.next_u64()), seat: *seat, guest, words: 0 };
            let one = Guest::new(device.clone(), who, Box::new(mind), Arc::clone(witness));
            guests.push(one.with_accidents(accidents(), luck.next_u64()).with_patience(PATIENCE));
        }
    }
    let watching = party.spectator(1, Box::new(Onlooker), Arc::clone(witness));
    guests.extend(watching.map(|guest| guest.with_accidents(accidents(), luck.next_u64()).with_patience(PATIENCE)));
    guests
}

fn accidents() -> Accidents {
    let one_in = NonZeroU32::new;
    Accidents { cut: one_in(30), unheard: one_in(30), twice: one_in(10), dropped: one_in(150) }
}

/// A player who says a word now and then, so that not everything at the table is part of the game.
struct Talker {
    player: Player,
    seat: Seat,
    guest: u32,
    words: u64,
}

impl Mind for Talker {
    fn wish(&mut self, sight: &Sight) -> Option<Wish> {
        if sight.game.is_some() && sight.n >= 40 * (self.words + 1) {
            self.words = sight.n / 40;
            let text = format!("{}/{} at {}", self.seat.index(), self.guest, sight.n);
            return Some(Wish::now(json!({ "kind": "say", "text": text })));
        }
        self.player.wish(sight)
    }
}
