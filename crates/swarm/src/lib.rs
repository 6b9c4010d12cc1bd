//! Clients of the documented protocol over real sockets: one, or thousands.
//!
//! They know no rules. A [`Device`] speaks HTTP and keeps its cookie; a [`Line`] is one socket, frame by frame; a [`Guest`] keeps
//! a seat, or watches: it follows the updates, does what its [`Mind`] wants, sends each step again until it is acknowledged or
//! refused, and comes back with what it has seen when its line breaks. A [`Party`] is a table with all its guests. Whatever goes
//! over a line is told to a [`Witness`] with its time, so that others can measure or check.
//!
//! What a guest does follows from its seed and the prompts alone, and not from when it hears of them.

mod accidents;
mod address;
mod device;
mod guest;
mod line;
mod mind;
mod party;
mod player;
mod sight;
mod step;
mod trouble;
mod witness;

pub use accidents::Accidents;
pub use address::Address;
pub use device::Device;
pub use guest::{Guest, Left};
pub use line::{Heard, Line};
pub use mind::{Mind, Onlooker, Wish};
pub use party::{Party, Plan};
pub use player::{Choice, Player};
pub use sight::{ChairSight, GameSight, OccupantKind, Occupied, Shares, Sight, TableSight, understand};
pub use trouble::Trouble;
pub use witness::{Nobody, Who, Witness};
