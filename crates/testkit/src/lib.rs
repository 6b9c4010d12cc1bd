//! What every game must pass, and a toy game that does.
