//! Finding what can't be so on a board.

use game_core::Seat;

use super::{Fault, Ground, Sheet};
use crate::appoint::BOSSES;
use crate::opening::SIGNS;
use crate::{Brewery, Figure, Firm, Garden, Goldbraeu, SpaceSet};

impl Goldbraeu {
    /// What on a sheet can't be so at a payday; nothing for what lies on any board that is played by the rules.
    #[must_use]
    pub fn faults(&self, sheet: &Sheet) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.check_ground(sheet, &mut faults);
        self.check_signs(sheet, &mut faults);
        self.check_stones(sheet, &mut faults);
        self.check_bosses(sheet, &mut faults);
        check_figures(sheet, &mut faults);
        faults
    }

    fn check_ground(&self, sheet: &Sheet, faults: &mut Vec<Fault>) {
        let mut taken: [SpaceSet; Garden::COUNT] = [SpaceSet::EMPTY; Garden::COUNT];
        let (mut plain, mut parasols) = (0, 0);
        for garden in Garden::ALL {
            let ground = sheet.gardens[garden].ground;
            let (spaces, with_parasol) = self.counted(ground);
            plain += u16::from(spaces - with_parasol);
            parasols += u16::from(with_parasol);
            match ground {
                Ground::Drawn(spaces) => {
                    if let Some(other) =
                        Garden::ALL.into_iter().find(|other| !taken[other.index()].and(spaces).is_empty())
                    {
                        faults.push(Fault::Shared { garden, other });
                    }
                    taken[garden.index()] = spaces;
                    if !spaces.contains(self.fronts[garden]) {
                        faults.push(Fault::NoFront { garden });
                    } else if !self.unreached(garden, spaces).is_empty() {
                        faults.push(Fault::Torn { garden });
                    }
                }
                Ground::Counted { .. } if spaces == 0 => faults.push(Fault::NoFront { garden }),
                Ground::Counted { .. } => {}
            }
        }
        let most = self.spaces.minus(self.parasols).len() as u16;
        if plain > most {
            faults.push(Fault::TooManyPlain { count: plain, most });
        }
        let most = self.parasols.len() as u16;
        if parasols > most {
            faults.push(Fault::TooManyParasols { count: parasols, most });
        }
    }

    fn check_signs(&self, sheet: &Sheet, faults: &mut Vec<Fault>) {
        let suppliers = sheet.gardens.0.map(|garden| garden.supplier);
        let unknown = Garden::ALL.into_iter().filter(|garden| suppliers[garden.index()].is_none());
        faults.extend(unknown.map(|garden| Fault::NoSupplier { garden }));
        for brewery in Brewery::ALL {
            let count = suppliers.iter().filter(|&&supplier| supplier == Some(brewery)).count() as u16;
            if count > SIGNS.into() {
                faults.push(Fault::TooManySigns { brewery, count, most: SIGNS.into() });
            }
        }
    }

    fn check_stones(&self, sheet: &Sheet, faults: &mut Vec<Fault>) {
        for (firm, holders) in sheet.firms.iter() {
            let count = holders.stones.as_slice().iter().map(|&stones| u16::from(stones)).sum();
            let most = u16::from(self.shares);
            if count > most {
                faults.push(Fault::TooManyShares { firm, count, most });
            } else if count == most {
                let lone = holders.stones.iter().filter(|&(_, stones)| stones == 1);
                faults.extend(lone.map(|(seat, _)| Fault::LoneStone { firm, seat }));
            }
        }
        for seat in self.all.iter() {
            let count = sheet.firms.0.iter().map(|firm| u16::from(firm.stones[seat])).sum();
            let most = u16::from(self.stones());
            if count > most {
                faults.push(Fault::TooManyStones { seat, count, most });
            }
        }
    }

    fn check_bosses(&self, sheet: &Sheet, faults: &mut Vec<Fault>) {
        let of = |boss: Option<Seat>| sheet.firms.0.iter().filter(|firm| firm.boss == boss).count() as u16;
        for seat in self.all.iter() {
            let count = of(Some(seat));
            if count > BOSSES as u16 {
                faults.push(Fault::TooManyBosses { seat, count, most: BOSSES as u16 });
            }
        }
        let (count, most) = (of(None), Firm::COUNT as u16 - u16::from(self.first_bosses()));
        if count > most {
            faults.push(Fault::TooFewBosses { count, most });
        }
    }
}

fn check_figures(sheet: &Sheet, faults: &mut Vec<Fault>) {
    for (figure, garden) in [(Figure::Drunkard, sheet.drunkard), (Figure::Waitress, sheet.waitress)] {
        if garden.is_none() {
            faults.push(Fault::NoFigure { figure });
        }
    }
    if let Some(garden) = sheet.drunkard.filter(|_| sheet.drunkard == sheet.waitress) {
        faults.push(Fault::Together { garden });
    }
}
