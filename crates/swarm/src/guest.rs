//! Somebody at a table: heard and told until there is no reason to stay.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{ClientMessage, ErrorBody, PROTOCOL, ServerMessage};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use referee::StepId;
use serde_json::Value;
use tokio::time::{sleep, sleep_until};

use crate::accidents::Fate;
use crate::step::Step;
use crate::trouble::passes;
use crate::{Accidents, Device, Heard, Line, Mind, Sight, Trouble, Who, Wish, Witness};

/// How long to wait before the first and, at most, before a later attempt to connect.
const SOON: Duration = Duration::from_millis(50);
const LATE: Duration = Duration::from_secs(1);
/// A step that was neither acknowledged nor refused by then is sent again.
const AGAIN: Duration = Duration::from_secs(5);
/// How long to wait when it was too much at once, or the server can't write.
const BREATH: Duration = Duration::from_millis(500);
/// A server says something every 20 s; after such a silence it is asked whether it is there.
const QUIET: Duration = Duration::from_secs(30);
/// How long a guest tries to find a server that is away, if not told otherwise.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody at a table, in a seat or watching.
pub struct Guest {
    device: Device,
    who: Who,
    mind: Box<dyn Mind>,
    witness: Arc<dyn Witness>,
    accidents: Accidents,
    luck: Xoshiro256PlusPlus,
    patience: Duration,
    sight: Option<Sight>,
    step: Option<Step>,
    /// How many steps were named so far.
    count: u64,
    /// The number of the last entry that the mind has said all about; it is not asked before there is a later one.
    settled: u64,
    heard: Instant,
}

/// Why somebody left.
#[derive(Debug)]
pub enum Left {
    /// The mind wanted to leave, having seen this.
    Content(Box<Sight>),
    /// The server wants nothing to do with them.
    ShownOut(ErrorBody),
}

enum Turn {
    Stays,
    Leaves,
    ShownOut(ErrorBody),
}

impl Guest {
    /// Somebody with this device at the table of `who`. Steps are named after [`Who::guest`], which two guests of a seat must not
    /// share.
    #[must_use]
    pub fn new(device: Device, who: Who, mind: Box<dyn Mind>, witness: Arc<dyn Witness>) -> Self {
        let luck = Xoshiro256PlusPlus::seed_from_u64(0);
        let (accidents, patience, heard) = (Accidents::default(), PATIENCE, Instant::now());
        let (sight, step, count, settled) = (None, None, 0, 0);
        Self { device, who, mind, witness, accidents, luck, patience, sight, step, count, settled, heard }
    }

    /// The same with accidents, drawn from this seed.
    #[must_use]
    pub fn with_accidents(mut self, accidents: Accidents, seed: u64) -> Self {
        (self.accidents, self.luck) = (accidents, Xoshiro256PlusPlus::seed_from_u64(seed));
        self
    }

    /// The same, giving up only after such a time without a word from the server.
    #[must_use]
    pub fn with_patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Stays until the mind wants to leave and no step is under way. If the future is dropped, the guest is gone at once.
    ///
    /// # Errors
    /// If the server is away for longer than the guest's patience, or isn't one.
    pub async fn stay(mut self) -> Result<Left, Trouble> {
        let (mut pause, mut heard) = (SOON, Instant::now());
        self.heard = heard;
        loop {
            match self.talk().await {
                Ok(left) => return Ok(left),
                Err(Trouble::Refused(error)) if !passes(&error) => return Ok(Left::ShownOut(error)),
                Err(trouble) if !trouble.passes() => return Err(trouble),
                Err(_) if self.heard.elapsed() > self.patience => {
                    return Err(Trouble::Silence(self.patience.as_secs()));
                }
                Err(_) => {}
            }
            if self.heard > heard {
                (pause, heard) = (SOON, self.heard);
            }
            sleep(pause).await;
            pause = (2 * pause).min(LATE);
        }
    }

    /// One line from its beginning to its end.
    async fn talk(&mut self) -> Result<Left, Trouble> {
        let mut line = Line::open(&self.device, self.who.clone(), Arc::clone(&self.witness)).await?;
        let since = self.sight.as_ref().map_or(0, |sight| sight.n);
        line.say(&ClientMessage::Hello { protocol: PROTOCOL, since, keeps_pad: true, hidden: false }).await?;
        if let Some(step) = self.step.as_mut().filter(|step| step.sent) {
            step.due = Instant::now();
        }
        let mut pinged = false;
        loop {
            if self.step.as_ref().is_some_and(|step| step.due <= Instant::now()) {
                line = self.send(line).await?;
            }
            let quiet = line.heard_at() + if pinged { 2 * QUIET } else { QUIET };
            let next = self.step.as_ref().map_or(quiet, |step| step.due.min(quiet));
            tokio::select! {
                biased;
                message = line.hear() => {
                    (self.heard, pinged) = (Instant::now(), false);
                    match self.hear(message?) {
                        Turn::Stays => {}
                        Turn::ShownOut(error) if passes(&error) => return Err(Trouble::Refused(error)),
                        Turn::ShownOut(error) => return Ok(Left::ShownOut(error)),
                        Turn::Leaves => {
                            line.close().await;
                            return self.sight.take().map(|sight| Left::Content(Box::new(sight))).ok_or(Trouble::Broken);
                        }
                    }
                    if self.accidents.drops(&mut self.luck) {
                        return Err(Trouble::Broken);
                    }
                }
                () = sleep_until(next.into()) => if line.heard_at().elapsed() >= QUIET {
                    if pinged && line.heard_at().elapsed() >= 2 * QUIET {
                        return Err(Trouble::Broken);
                    }
                    if !pinged {
                        pinged = true;
                        line.say(&ClientMessage::Ping {}).await?;
                    }
                },
            }
        }
    }

    /// Sends the step, or what an accident leaves of it; the line, if it holds.
    async fn send(&mut self, mut line: Line) -> Result<Line, Trouble> {
        let Some(step) = &mut self.step else { return Ok(line) };
        (step.sent, step.due) = (true, Instant::now() + AGAIN);
        let frame = step.frame();
        match self.accidents.of_step(&mut self.luck) {
            Fate::Sent => line.say_text(frame).await?,
            Fate::Twice => {
                line.say_text(frame.clone()).await?;
                line.say_text(frame).await?;
            }
            Fate::Cut => {
                line.cut(&frame).await;
                return Err(Trouble::Broken);
            }
            Fate::Unheard => {
                line.say_text(frame).await?;
                return Err(Trouble::Broken);
            }
        }
        Ok(line)
    }

    fn hear(&mut self, message: Heard) -> Turn {
        match message {
            ServerMessage::Update(sight) => self.sight = Some(*sight),
            ServerMessage::Ack { id, .. } if self.is_under_way(&id) => self.step = None,
            ServerMessage::Refused { id: Some(id), error } if self.is_under_way(&id) => self.refused(&error),
            ServerMessage::Bye { error } => return Turn::ShownOut(error),
            _ => return Turn::Stays,
        }
        self.think()
    }

    fn is_under_way(&self, id: &StepId) -> bool {
        self.step.as_ref().is_some_and(|step| step.sent && step.id == *id)
    }

    fn refused(&mut self, error: &ErrorBody) {
        if passes(error) {
            // Nothing was done, so it is asked again a bit later.
            if let Some(step) = &mut self.step {
                step.due = Instant::now() + BREATH;
            }
        } else if let Some(step) = self.step.take() {
            // Whatever made it impossible has come as an update, or will come.
            self.settled = step.at_n;
        }
    }

    /// Decides what to do next, unless a step is under way.
    fn think(&mut self) -> Turn {
        let Some(sight) = self.sight.as_ref().filter(|_| self.step.as_ref().is_none_or(|step| !step.sent)) else {
            return Turn::Stays;
        };
        if !self.mind.stays(sight) {
            return Turn::Leaves;
        }
        let n = sight.n;
        match self.mind.wish(sight).filter(|_| n > self.settled) {
            Some(Wish { command, after }) => self.take_on(command, n, Instant::now() + after),
            None => self.step = None,
        }
        Turn::Stays
    }

    /// Makes a step of a command; one that waits already goes on waiting.
    fn take_on(&mut self, command: Value, n: u64, due: Instant) {
        if self.step.as_ref().is_some_and(|step| *step.command() == command) {
            return;
        }
        self.count += 1;
        // Digits and a dash are a good name.
        let id = StepId::try_from(format!("{}-{}", self.who.guest, self.count));
        self.step = id.ok().map(|id| Step::new(id, command, n, due));
    }
}
