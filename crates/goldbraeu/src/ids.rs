//! What things are called: firms, cards, figures, action cards.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $variant:ident = $id:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum $name {
            $($(#[$of])* #[serde(rename = $id)] $variant),*
        }

        impl $name {
            /// All of them in order.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$variant),*];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// Its number in [`ALL`](Self::ALL).
            #[inline(always)]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one with this number, if it is below [`COUNT`](Self::COUNT).
            #[inline(always)]
            #[must_use]
            pub const fn from_index(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self::ALL[index]) } else { None }
            }

            /// Its name in JSON, files and message arguments.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id),*
                }
            }

            /// The one of this name.
            #[must_use]
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.id() == id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}

ids! {
    /// A beer garden, named after its inn; in the book's order (G1.2), in which they stand clockwise round the reconstruction.
    /// On other maps figures walk as the inns stand there (G6.4).
    Garden {
        /// Zum Krug.
        Krug = "krug",
        /// Zur Eiche.
        Eiche = "eiche",
        /// Zum Bären.
        Baeren = "baeren",
        /// Zur Post.
        Post = "post",
        /// Zum Hirschen.
        Hirschen = "hirschen",
        /// Zum Adler.
        Adler = "adler",
    }
}

ids! {
    /// A brewery (G1.2).
    Brewery {
        /// Mayerbräu.
        Mayerbraeu = "mayerbraeu",
        /// Steinbräu.
        Steinbraeu = "steinbraeu",
        /// Kramerbräu.
        Kramerbraeu = "kramerbraeu",
        /// Schmidbräu.
        Schmidbraeu = "schmidbraeu",
    }
}

ids! {
    /// A firm: one of the six gardens, then the four breweries (G1.2).
    Firm {
        /// The garden of Zum Krug.
        Krug = "krug",
        /// The garden of Zur Eiche.
        Eiche = "eiche",
        /// The garden of Zum Bären.
        Baeren = "baeren",
        /// The garden of Zur Post.
        Post = "post",
        /// The garden of Zum Hirschen.
        Hirschen = "hirschen",
        /// The garden of Zum Adler.
        Adler = "adler",
        /// The brewery Mayerbräu.
        Mayerbraeu = "mayerbraeu",
        /// The brewery Steinbräu.
        Steinbraeu = "steinbraeu",
        /// The brewery Kramerbräu.
        Kramerbraeu = "kramerbraeu",
        /// The brewery Schmidbräu.
        Schmidbraeu = "schmidbraeu",
    }
}

ids! {
    /// What a card shows: a share of a firm, or a figure (G1.3).
    Card {
        /// A share of Zum Krug.
        Krug = "krug",
        /// A share of Zur Eiche.
        Eiche = "eiche",
        /// A share of Zum Bären.
        Baeren = "baeren",
        /// A share of Zur Post.
        Post = "post",
        /// A share of Zum Hirschen.
        Hirschen = "hirschen",
        /// A share of Zum Adler.
        Adler = "adler",
        /// A share of Mayerbräu.
        Mayerbraeu = "mayerbraeu",
        /// A share of Steinbräu.
        Steinbraeu = "steinbraeu",
        /// A share of Kramerbräu.
        Kramerbraeu = "kramerbraeu",
        /// A share of Schmidbräu.
        Schmidbraeu = "schmidbraeu",
        /// The drunkard.
        Drunkard = "drunkard",
        /// The waitress.
        Waitress = "waitress",
    }
}

ids! {
    /// A figure that walks from garden to garden (G2.4, G6.4).
    Figure {
        /// Costs his garden 12 thalers at payday (G8.2).
        Drunkard = "drunkard",
        /// Brings her garden 20 thalers at payday (G8.2).
        Waitress = "waitress",
    }
}

ids! {
    /// What an action card says (G1.4), in the order in which the actions are carried out (G3.1).
    Pick {
        /// Annex or shift spaces (G4).
        Expand = "expand",
        /// Set bosses or sign contracts (G5).
        Appoint = "appoint",
        /// Buy a card (G6).
        Buy = "buy",
    }
}

impl Firm {
    /// The garden that it is, if it is one.
    #[inline(always)]
    #[must_use]
    pub const fn garden(self) -> Option<Garden> {
        Garden::from_index(self.index())
    }

    /// The brewery that it is, if it is one.
    #[inline(always)]
    #[must_use]
    pub const fn brewery(self) -> Option<Brewery> {
        match self.index().checked_sub(Garden::COUNT) {
            Some(index) => Brewery::from_index(index),
            None => None,
        }
    }
}

impl From<Garden> for Firm {
    #[inline(always)]
    fn from(garden: Garden) -> Self {
        Self::ALL[garden.index()]
    }
}

impl From<Brewery> for Firm {
    #[inline(always)]
    fn from(brewery: Brewery) -> Self {
        Self::ALL[Garden::COUNT + brewery.index()]
    }
}

impl Card {
    /// The firm whose share it is, unless it is a figure.
    #[inline(always)]
    #[must_use]
    pub const fn firm(self) -> Option<Firm> {
        Firm::from_index(self.index())
    }

    /// The figure that it is, unless it is a share.
    #[inline(always)]
    #[must_use]
    pub const fn figure(self) -> Option<Figure> {
        match self {
            Self::Drunkard => Some(Figure::Drunkard),
            Self::Waitress => Some(Figure::Waitress),
            _ => None,
        }
    }
}

impl From<Firm> for Card {
    #[inline(always)]
    fn from(firm: Firm) -> Self {
        Self::ALL[firm.index()]
    }
}

impl From<Figure> for Card {
    fn from(figure: Figure) -> Self {
        match figure {
            Figure::Drunkard => Self::Drunkard,
            Figure::Waitress => Self::Waitress,
        }
    }
}
