//! G4: annexing and shifting.

use super::*;

fn annex(table: &Table, id: &str, place: &str) -> Action {
    Action::Annex { garden: garden(id), space: table.space(place) }
}

fn shift(table: &Table, place: &str, from: &str, to: &str) -> Action {
    Action::Shift { space: table.space(place), from: garden(from), to: garden(to) }
}

/// G4.1
#[test]
fn free_spaces_join_gardens_of_ones_own() {
    let mut table = Table::bare(4).boss("krug", 0).boss("eiche", 1).spaces("eiche", "4,0").picks("expand buy buy buy");
    let money = table.board().money;
    let space = table.space("4,0");
    table.refuses(0, annex(&table, "eiche", "6,0"), Refusal::NotYourGarden { garden: Garden::Eiche });
    table.refuses(0, annex(&table, "krug", "4,0"), Refusal::SpaceNotFree { space });
    let far = table.space("2,2");
    table.refuses(0, annex(&table, "krug", "2,2"), Refusal::NotTouching { space: far, garden: Garden::Krug });
    let diagonal = table.space("1,1");
    table.refuses(0, annex(&table, "krug", "1,1"), Refusal::NotTouching { space: diagonal, garden: Garden::Krug });
    let none = Space::new(60).unwrap();
    table.refuses(0, Action::Annex { garden: Garden::Krug, space: none }, Refusal::NoSpace { space: none });
    table.act(0, annex(&table, "krug", "2,1")).unwrap();
    assert!(table.board().gardens[Garden::Krug].spaces.contains(table.space("2,1")));
    assert_eq!(table.board().money, money);
    table.refuses(1, annex(&table, "eiche", "6,0"), Refusal::NotAsked { seat: seat(1) });
}

/// G4.2
#[test]
fn spaces_change_over_between_gardens_of_one_boss() {
    let layout = || {
        let table = Table::bare(4).boss("krug", 0).boss("eiche", 0).boss("post", 1);
        table.spaces("krug", "3,0 3,1").spaces("eiche", "4,0").spaces("post", "4,1").picks("expand buy buy buy")
    };
    let mut table = layout();
    table.refuses(0, shift(&table, "4,1", "post", "krug"), Refusal::NotYourGarden { garden: Garden::Post });
    let front = table.space("2,0");
    table.refuses(0, shift(&table, "2,0", "krug", "eiche"), Refusal::FrontSpace { space: front });
    let inner = table.space("3,1");
    table.refuses(
        0,
        shift(&table, "3,1", "krug", "eiche"),
        Refusal::NotTouching { space: inner, garden: Garden::Eiche },
    );
    table.refuses(0, shift(&table, "3,1", "krug", "krug"), Refusal::NotItsSpace { space: inner, garden: Garden::Krug });
    let other = table.space("4,0");
    table.refuses(
        0,
        shift(&table, "4,0", "krug", "eiche"),
        Refusal::NotItsSpace { space: other, garden: Garden::Krug },
    );
    table.act(0, shift(&table, "4,0", "eiche", "krug")).unwrap();
    assert!(table.board().gardens[Garden::Krug].spaces.contains(other));
    assert_eq!(table.board().gardens[Garden::Eiche].spaces.len(), 1);
}

/// G4.3, G4.4: what is cut off is free again; no garden is refused a space for want of fences.
#[test]
fn spaces_without_a_way_to_the_door_become_free() {
    let table = Table::bare(4).boss("krug", 0).boss("eiche", 0);
    let table = table.spaces("krug", "3,0 3,1 3,2 2,2 2,3").spaces("eiche", "4,0");
    let mut table = table.picks("expand buy buy buy");
    let freed: SpaceSet = ["3,1", "3,2", "2,2", "2,3"].into_iter().map(|place| table.space(place)).collect();
    let space = table.space("3,0");
    let cut = table.view(0).cuts.into_iter().find(|cut| cut.space == space);
    assert_eq!(cut.map(|cut| cut.frees), Some(freed));
    table.act(0, shift(&table, "3,0", "krug", "eiche")).unwrap();
    assert_eq!(table.board().gardens[Garden::Krug].spaces, SpaceSet::only(table.space("2,0")));
    let free = table.game.free(table.board());
    assert!(freed.iter().all(|space| free.contains(space)));
    let told = table.seen.iter().any(|seen| matches!(seen, Seen::Shifted { freed: told, .. } if *told == freed));
    assert!(told, "{:?}", table.seen);
}
