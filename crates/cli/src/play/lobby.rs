//! Before the game: who sits where, and what the host may do.

use game_core::Seat;
use referee::Occupant;
use serde_json::json;

use super::menu::{Item, Menu};
use super::sight::Place;
use super::speech::{Speech, said};

/// The chairs.
pub(super) fn picture(table: &Place, speech: &Speech) -> String {
    let chairs = Seat::all(table.chairs.len()).zip(&table.chairs).map(|(seat, chair)| {
        let who = match &chair.occupant {
            Occupant::Open => said!(speech, "lobby-free"),
            Occupant::Person { name } => name.clone(),
            Occupant::Computer { name, player } => format!("{name}, {}", said!(speech, &format!("player-{player}"))),
        };
        let you = if table.you == Some(seat) { format!(" ({})", said!(speech, "status-you")) } else { String::new() };
        let host = if table.host == Some(seat) { format!(", {}", said!(speech, "status-host")) } else { String::new() };
        format!("{:>2}  {who}{you}{host}", seat.index() + 1)
    });
    let title = said!(speech, &format!("game-{}", table.game));
    [title].into_iter().chain(chairs).collect::<Vec<_>>().join("\n")
}

/// What the host may do: begin, or seat computer players.
pub(super) fn question(table: &Place, players: &[&'static str], speech: &Speech) -> Menu {
    let free = Seat::all(table.chairs.len()).find(|seat| table.chairs[seat.index()].occupant == Occupant::Open);
    let items = match free {
        None => vec![Item::act(said!(speech, "lobby-begin"), json!({ "kind": "begin" }))],
        Some(seat) => {
            let seated = |player: &&str| {
                let name = said!(speech, &format!("player-{player}"));
                let label = said!(speech, "play-seat-computer", "player" => &name);
                Item::act(label, json!({ "kind": "seat_computer", "seat": seat, "player": player })).key(*player)
            };
            server::offered(players).iter().map(seated).collect()
        }
    };
    Menu::new(said!(speech, if free.is_some() { "play-chairs-free" } else { "play-chairs-taken" }), items)
}
