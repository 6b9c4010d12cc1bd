//! From a command to the entries that it would append.

use game_core::{Game, Seat};

use crate::command::{Actor, Command, CommandOf, Proposal};
use crate::entry::{By, Entry, Millis, Row, RowOf, StepId, Why};
use crate::game::TableGame;
use crate::lobby::{Chair, Occupant, Options};
use crate::played::Played;
use crate::refusal::Refusal;
use crate::seed::{Secret, Seed};
use crate::table::{Stage, Table, TableId};
use crate::text::{MAX_NAME, MAX_SAID, clean};

type Rows<G> = Result<Vec<RowOf<G>>, Refusal<<G as Game>::Refusal>>;

impl<G: TableGame> Table<G> {
    /// The first entry of a new table.
    ///
    /// # Errors
    /// If setup or options are impossible.
    pub fn open(
        id: TableId,
        secret: Secret,
        setup: G::Setup,
        options: Options,
        at: Millis,
    ) -> Result<(Self, Proposal<G>), Refusal<G::Refusal>> {
        options.check()?;
        G::new(setup.clone()).map_err(|error| Refusal::BadSetup { what: error.to_string() })?;
        let commitment = secret.commitment();
        let row = Row::Opened { game: G::ID.into(), rules: G::RULES_VERSION, format: 1, commitment, setup, options };
        Ok((Self::new(id, Some(secret)), Proposal::Append(vec![Entry { n: 1, at, id: None, from: None, row }])))
    }

    /// What follows from a command, as the table is now.
    ///
    /// Nothing changes: the entries are to be made durable, and then [applied](Self::apply). If others were appended in
    /// the meantime, propose again.
    ///
    /// # Errors
    /// If the command is refused.
    pub fn propose(
        &self,
        actor: Actor,
        id: Option<StepId>,
        command: CommandOf<G>,
        at: Millis,
    ) -> Result<Proposal<G>, Refusal<G::Refusal>> {
        let who = match actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Newcomer | Actor::Computer(_) | Actor::House => None,
        };
        if let Some(&n) = who.zip(id.clone()).and_then(|step| self.done.get(&step)) {
            return Ok(Proposal::Done { n });
        }
        if matches!(command, Command::Rematch { .. })
            && let Some(n) = self.moved_at()
        {
            return Ok(Proposal::Done { n });
        }
        if self.closed {
            return Err(Refusal::TableClosed);
        }
        let rows = self.rows(actor, command, at)?;
        let entry = |(index, row)| {
            let named = id.clone().filter(|_| index == 0);
            // A newcomer who sends the step again has the seat by then.
            let sender = if let Row::Sat { seat, .. } = row { Some(seat) } else { who };
            let from = sender.filter(|_| named.is_some());
            Entry { n: self.seq + 1 + index as u64, at, id: named, from, row }
        };
        Ok(Proposal::Append(rows.into_iter().enumerate().map(entry).collect()))
    }

    fn rows(&self, actor: Actor, command: CommandOf<G>, at: Millis) -> Rows<G> {
        match command {
            Command::Act { action, asked } => self.act(actor, action, asked),
            Command::Sit { name } => self.sit(actor, &name),
            Command::Leave {} => self.leave(self.person(actor)?),
            Command::Rename { name } => {
                let seat = self.speaker(actor)?;
                let name = self.name(&name, Some(seat))?;
                Ok(vec![Row::Renamed { seat, name }])
            }
            Command::Nonce { nonce } => {
                let seat = self.person(actor)?;
                self.in_lobby()?;
                Ok(vec![Row::Nonce { seat, nonce }])
            }
            Command::TakeBack {} => self.take_back(self.person(actor)?, at),
            Command::Say { text } => {
                let seat = self.speaker(actor)?;
                Ok(vec![Row::Said { seat, text: clean(&text, MAX_SAID)? }])
            }
            Command::Phrase { phrase } => {
                let seat = self.speaker(actor)?;
                Ok(vec![Row::Phrase { seat, phrase }])
            }
            Command::Arrange { setup, options } => self.arrange(actor, setup, options),
            Command::SeatComputer { seat, player, name } => self.seat_computer(actor, seat, player, name),
            Command::Remove { seat, player } => self.remove(actor, seat, player),
            Command::Mute { seat, muted } => {
                self.as_host(actor)?;
                self.someone(seat)?;
                Ok(vec![Row::Muted { seat, muted }])
            }
            Command::PassHost { seat } => {
                self.as_host_or_house(actor)?;
                self.someone(seat)?;
                Ok(vec![Row::Host { seat }])
            }
            Command::Begin {} => self.begin(actor),
            Command::StandIn { seat, why } => {
                self.as_host_or_house(actor)?;
                self.in_game()?;
                self.someone(seat)?;
                if self.chair(seat)?.stand_in.is_some() {
                    return Err(Refusal::WrongOccupant { seat });
                }
                let why = if actor == Actor::House { why } else { Why::Away };
                Ok(vec![Row::StandIn { seat, why: Some(why) }])
            }
            Command::Rematch { table } => {
                self.person(actor)?;
                if self.stage() != Stage::Over {
                    return Err(Refusal::NotOver);
                }
                Ok(vec![Row::Rematch { table: table.ok_or(Refusal::NotYours)? }])
            }
            Command::Close {} => match actor {
                Actor::House => Ok(vec![Row::Closed {}]),
                _ => Err(Refusal::NotYours),
            },
        }
    }

    fn act(&self, actor: Actor, action: G::Action, asked: Option<u64>) -> Rows<G> {
        let seat = match actor {
            Actor::Seat(seat) | Actor::Computer(seat) => seat,
            Actor::Newcomer | Actor::House => return Err(Refusal::NoSeat),
        };
        let (Some(played), Some(seed), Some(secret)) = (&self.played, &self.seed, &self.secret) else {
            return Err(Refusal::NotPlaying);
        };
        let prompt = played.asked(seat);
        if let Some(n) = asked
            && prompt.is_none_or(|prompt| prompt.n != n)
        {
            let by_person = played.answered[seat].is_some_and(|(before, by)| before == n && by == By::Person);
            return Err(if by_person { Refusal::AlreadyDecided } else { Refusal::TooLate });
        }
        let by = self.chooser(seat);
        match (actor, by) {
            (Actor::Seat(_), By::Person) | (Actor::Computer(_), By::Computer | By::StandIn) => {}
            (Actor::Seat(_), _) if asked.is_some() && self.chair(seat)?.stand_in == Some(Why::Deadline) => {
                return Err(Refusal::TooLate);
            }
            (Actor::Seat(_), _) => return Err(Refusal::StandingIn),
            _ => return Err(Refusal::NotYours),
        }
        let (luck, outcome) = played.follow(Some((seat, action)), seed).map_err(Refusal::illegal)?;
        let mut rows = vec![Row::Act { seat, by, action }];
        rows.extend(luck);
        rows.extend(outcome.map(|outcome| Row::ended(&outcome, self.chairs.len(), secret)));
        Ok(rows)
    }

    fn sit(&self, actor: Actor, name: &str) -> Rows<G> {
        if actor != Actor::Newcomer {
            return Err(Refusal::AlreadySeated);
        }
        self.in_lobby()?;
        let name = self.name(name, None)?;
        let free = self.chairs.iter().position(|chair| chair.occupant == Occupant::Open);
        let seat = free.and_then(Seat::new).ok_or(Refusal::TableFull)?;
        let mut rows = vec![Row::Sat { seat, name }];
        if self.host.is_none() {
            rows.push(Row::Host { seat });
        }
        Ok(rows)
    }

    fn leave(&self, seat: Seat) -> Rows<G> {
        let mut rows = match self.stage() {
            Stage::Lobby => vec![Row::Stood { seat, removed: false }],
            Stage::Playing => vec![Row::StandIn { seat, why: Some(Why::Left) }],
            Stage::Over | Stage::Closed => return Err(Refusal::NotPlaying),
        };
        if self.host == Some(seat) {
            let heir = self.people().find(|&other| other != seat && self.chairs[other.index()].stand_in.is_none());
            rows.extend(heir.map(|seat| Row::Host { seat }));
        }
        Ok(rows)
    }

    fn take_back(&self, seat: Seat, at: Millis) -> Rows<G> {
        if self.chair(seat)?.stand_in.is_none() {
            return Err(Refusal::WrongOccupant { seat });
        }
        // Otherwise a table could be held up for ever by leaving and coming back.
        if self.played.as_ref().is_some_and(|played| played.is_stand_ins(seat, at)) {
            return Err(Refusal::TooLate);
        }
        Ok(vec![Row::StandIn { seat, why: None }])
    }

    fn arrange(&self, actor: Actor, setup: G::Setup, options: Options) -> Rows<G> {
        self.as_host(actor)?;
        self.in_lobby()?;
        options.check()?;
        let game = G::new(setup.clone()).map_err(|error| Refusal::BadSetup { what: error.to_string() })?;
        let seats = game.seats();
        let beyond = self.chairs.iter().skip(seats).any(|chair| chair.occupant != Occupant::Open);
        if beyond {
            let people = self.chairs.iter().filter(|chair| chair.occupant != Occupant::Open).count();
            return Err(Refusal::TooManyPeople { people, seats });
        }
        Ok(vec![Row::Arranged { setup, options }])
    }

    fn seat_computer(&self, actor: Actor, seat: Seat, player: String, name: Option<String>) -> Rows<G> {
        self.as_host(actor)?;
        self.in_lobby()?;
        if matches!(self.chair(seat)?.occupant, Occupant::Person { .. }) {
            return Err(Refusal::WrongOccupant { seat });
        }
        let name = match name {
            Some(name) => self.name(&name, Some(seat))?,
            None => self.spare_name(),
        };
        Ok(vec![Row::Computer { seat, name, player }])
    }

    fn remove(&self, actor: Actor, seat: Seat, player: Option<String>) -> Rows<G> {
        self.as_host(actor)?;
        if self.host == Some(seat) {
            return Err(Refusal::WrongOccupant { seat });
        }
        let chair = self.chair(seat)?;
        match (self.stage(), &chair.occupant) {
            (Stage::Lobby, Occupant::Person { .. } | Occupant::Computer { .. }) => {
                Ok(vec![Row::Stood { seat, removed: true }])
            }
            (Stage::Playing, Occupant::Person { .. }) => {
                let player = player.ok_or(Refusal::NotYours)?;
                Ok(vec![Row::Computer { seat, name: self.spare_name(), player }])
            }
            _ => Err(Refusal::WrongOccupant { seat }),
        }
    }

    fn begin(&self, actor: Actor) -> Rows<G> {
        self.as_host(actor)?;
        self.in_lobby()?;
        let open = self.chairs.iter().filter(|chair| chair.occupant == Occupant::Open).count();
        if open > 0 {
            return Err(Refusal::ChairsFree { open });
        }
        let (played, seed) = self.beginning().map_err(|what| Refusal::BadSetup { what })?;
        let seed = seed.ok_or(Refusal::NotYours)?;
        let (luck, _) = played.follow(None, &seed).map_err(Refusal::illegal)?;
        Ok([Row::Began {}].into_iter().chain(luck).collect())
    }

    /// The game and its seed, as they would begin now.
    pub(crate) fn beginning(&self) -> Result<(Played<G>, Option<Seed>), String> {
        let setup = self.setup.clone().ok_or("the table was never opened")?;
        let game = G::new(setup).map_err(|error| error.to_string())?;
        let nonces =
            self.chairs.iter().enumerate().filter_map(|(index, chair)| Some((Seat::new(index)?, chair.nonce?)));
        Ok((Played::begin(game), self.secret.as_ref().map(|secret| Seed::mix(secret, nonces))))
    }

    fn name(&self, name: &str, own: Option<Seat>) -> Result<String, Refusal<G::Refusal>> {
        let name = clean(name, MAX_NAME)?;
        let folded = name.to_lowercase();
        let taken = self.names().any(|(seat, other)| Some(seat) != own && other.to_lowercase() == folded);
        if taken { Err(Refusal::NameTaken) } else { Ok(name) }
    }

    fn names(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.chairs.iter().enumerate().filter_map(|(index, chair)| match &chair.occupant {
            Occupant::Person { name } | Occupant::Computer { name, .. } => Some((Seat::new(index)?, name.as_str())),
            Occupant::Open => None,
        })
    }

    /// A regular's name that nobody at the table has.
    fn spare_name(&self) -> String {
        const REGULARS: [&str; 9] =
            ["Rosi", "Alois", "Vroni", "Xaver", "Resi", "Korbinian", "Zenzi", "Ludwig", "Burgl"];
        let free = |name: &&&str| self.names().all(|(_, other)| !other.eq_ignore_ascii_case(name));
        REGULARS.iter().find(free).map_or_else(|| format!("Gast {}", self.seq), |name| (*name).to_owned())
    }

    /// The seats of people, in order.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        self.chairs
            .iter()
            .enumerate()
            .filter(|(_, chair)| matches!(chair.occupant, Occupant::Person { .. }))
            .filter_map(|(index, _)| Seat::new(index))
    }

    fn chair(&self, seat: Seat) -> Result<&Chair, Refusal<G::Refusal>> {
        self.chairs.get(seat.index()).ok_or(Refusal::UnknownSeat { seat })
    }

    fn someone(&self, seat: Seat) -> Result<(), Refusal<G::Refusal>> {
        match self.chair(seat)?.occupant {
            Occupant::Person { .. } => Ok(()),
            Occupant::Open | Occupant::Computer { .. } => Err(Refusal::WrongOccupant { seat }),
        }
    }

    fn person(&self, actor: Actor) -> Result<Seat, Refusal<G::Refusal>> {
        match actor {
            Actor::Seat(seat) if self.someone(seat).is_ok() => Ok(seat),
            _ => Err(Refusal::NoSeat),
        }
    }

    fn speaker(&self, actor: Actor) -> Result<Seat, Refusal<G::Refusal>> {
        let seat = self.person(actor)?;
        if self.chair(seat)?.muted { Err(Refusal::Muted) } else { Ok(seat) }
    }

    fn as_host(&self, actor: Actor) -> Result<(), Refusal<G::Refusal>> {
        match actor {
            Actor::Seat(seat) if self.host == Some(seat) => Ok(()),
            _ => Err(Refusal::NotHost),
        }
    }

    fn as_host_or_house(&self, actor: Actor) -> Result<(), Refusal<G::Refusal>> {
        if actor == Actor::House { Ok(()) } else { self.as_host(actor) }
    }

    fn in_lobby(&self) -> Result<(), Refusal<G::Refusal>> {
        if self.stage() == Stage::Lobby { Ok(()) } else { Err(Refusal::HasBegun) }
    }

    fn in_game(&self) -> Result<(), Refusal<G::Refusal>> {
        if self.stage() == Stage::Playing { Ok(()) } else { Err(Refusal::NotPlaying) }
    }
}
