//! The variants of actions, draws, events, phases and purposes, matched exhaustively.

use goldbraeu::{Action, Draw, Phase, Purpose, Seen};

/// A type whose variants are kinds of step.
pub trait Variants {
    /// The names of all variants.
    const NAMES: &'static [&'static str];

    /// The place of this one's name.
    fn number(&self) -> usize;
}

macro_rules! variants {
    ($of:ident: $($variant:ident)*) => {
        impl Variants for $of {
            const NAMES: &'static [&'static str] = &[$(concat!(stringify!($of), "::", stringify!($variant))),*];

            fn number(&self) -> usize {
                enum Number { $($variant),* }
                match self {
                    $(Self::$variant { .. } => Number::$variant as usize),*
                }
            }
        }
    };
}

variants! { Action:
    Keep PlaceBoss Pick Annex Shift Appoint Contract Block Break Buy BuyBlind KeepHidden Show Move TurnOver Decline
}

variants! { Draw: Start Signs Deal Card }

variants! { Phase:
    Lot Signs Deal Keep Bosses LayOut Pick Expand Appoint Block Break Buy Blind Drawn Move TurnOver Over
}

variants! { Purpose: Qualify Block Break Drawn Payday }

variants! { Seen:
    StartDrawn SignsDrawn Dealt Kept Shown FullFirm BossPlaced DayBegan LaidOut Picked PicksShown Annexed Shifted Declined Idle
    Challenged TurnedOver Blocked Broke LetBe Repelled Appointed Contracted Bought Drew KeptHidden Moved DayEnded PutUnder
    PaydayBegan Finished GardenPaid BreweryPaid PaydayEnded HandsShown Ended
}
