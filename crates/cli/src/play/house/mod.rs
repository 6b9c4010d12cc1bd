//! At a house's table, by its link.
use super::Manners;
use crate::cli::Ended;
use crate::complaint::Complaint;

pub(super) fn play(_link: &str, _game: Option<&str>, _manners: &Manners) -> Result<Ended, Complaint> {
    Err(Complaint::flag("--at", "to be written"))
}
