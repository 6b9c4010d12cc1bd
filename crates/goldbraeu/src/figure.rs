//! Moving the drunkard and the waitress (G6.4).

use game_core::{Events, Seat};

use crate::state::State;
use crate::{Board, Card, Cards, Event, Figure, Figures, Garden, GardenSet, Goldbraeu, Phase, Pick, Refusal, Seen};

/// The most steps a card is good for.
const STEPS: usize = 2;

impl Figures {
    const fn other(self, figure: Figure) -> Garden {
        match figure {
            Figure::Drunkard => self.waitress,
            Figure::Waitress => self.drunkard,
        }
    }
}

impl Goldbraeu {
    /// Where a figure can go: zero, one or two gardens clockwise, as the inns stand on the map, not counting that of the other
    /// figure.
    #[must_use]
    pub fn reach(&self, figures: Figures, figure: Figure) -> GardenSet {
        let (here, other) = (figures.of(figure), figures.other(figure));
        let ahead = std::iter::successors(Some(self.next_inns[here]), |&garden| Some(self.next_inns[garden]));
        ahead.filter(|&garden| garden != other).take(STEPS).chain([here]).collect()
    }

    /// A figure's card is played at once and leaves the game.
    pub(crate) fn play_figure(&self, board: &mut Board, seat: Seat, figure: Option<Figure>) {
        if let Some(figure) = figure {
            board.gone = board.gone.plus(Cards::only(Card::from(figure)));
            board.phase = Phase::Move { seat, figure };
        }
    }

    pub(crate) fn move_figure(
        &self,
        state: &mut State,
        seat: Seat,
        to: Garden,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let figure = match state.board.phase {
            Phase::Move { seat: asked, figure } if asked == seat => figure,
            _ => return Err(self.out_of_place(state, seat)),
        };
        let figures = &mut state.board.figures;
        if !self.reach(*figures, figure).contains(to) {
            return Err(Refusal::OutOfReach { garden: to });
        }
        let here = match figure {
            Figure::Drunkard => &mut figures.drunkard,
            Figure::Waitress => &mut figures.waitress,
        };
        let from = std::mem::replace(here, to);
        events.push(|| Event::Public(Seen::Moved { seat, figure, from, to }));
        self.go_on(state, Pick::Buy, Some(seat), events);
        Ok(())
    }
}
