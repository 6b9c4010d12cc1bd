//! One evening: a data folder, and everything that goes wrong at it.

use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use game_core::Luck as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::checker::{self, Fault, What};
use crate::disk::Disk;
use crate::guests::{self, Visit};
use crate::journal::forget;
use crate::proxy::Proxy;
use crate::server::{CLOCK, Server, Started};
use crate::watch::Watch;
use crate::{Journal, Notes, Options, Tally, records};

/// How long nothing may happen while parties end their games in peace.
const LAST_ORDERS: Duration = Duration::from_secs(120);
/// The same where the disk forgets.
const FORGETFUL: Duration = Duration::from_secs(3);
/// A server that runs is left alone for less than this.
const LONGEST_RUN: u32 = 350;
/// One that starts, for less than this, which is about how long it takes on an idle machine.
const LONGEST_START: u32 = 60;

const MINUTE: i64 = 60_000;
/// How far the clock goes wrong.
const OFFSETS: [i64; 7] = [0, 35_000, 10 * MINUTE, 180 * MINUTE, -5_000, -10 * MINUTE, -180 * MINUTE];

struct Evening<'a> {
    options: &'a Options,
    disk: Disk,
    proxy: Proxy,
    notes: Arc<Notes>,
    luck: &'a mut Xoshiro256PlusPlus,
    is_full: bool,
    tally: Tally,
}

/// Plays an evening to its end, and checks it.
pub(crate) async fn play(options: &Options, luck: &mut Xoshiro256PlusPlus, kills: u64) -> io::Result<Tally> {
    let disk = Disk::new()?;
    disk.set_clock(0)?;
    let proxy = Proxy::open(u64::from(luck.below(u32::MAX))).await?;
    let tally = Tally { evenings: 1, ..Tally::default() };
    let notes = Arc::new(Notes::default());
    let mut evening = Evening { options, disk, proxy, notes: Arc::clone(&notes), luck, is_full: false, tally };
    if evening.luck.below(4) == 0 {
        evening.fill()?;
    }
    let watch = Arc::new(Watch::default());
    let mut parties = JoinSet::new();
    for party in 0..options.parties {
        let (house, seed) = (evening.proxy.address, 2 * u64::from(evening.luck.below(u32::MAX)) + party % 2);
        let witness = Arc::clone(&notes) as Arc<dyn swarm::Witness>;
        parties.spawn(guests::play(house, seed, witness, Arc::clone(&watch)));
    }
    while evening.tally.kills < kills && evening.tally.faults.is_empty() && !options.stop.load(Ordering::Relaxed) {
        evening.trouble().await?;
    }
    watch.say_that_it_is_late();
    evening.end(parties).await
}

impl Evening<'_> {
    fn blame(&mut self, what: impl Into<String>) {
        self.tally.faults.push(Fault { table: "(all)".into(), what: What::Server(what.into()) });
    }

    async fn pause(&mut self, below: u32) {
        sleep(Duration::from_millis(self.luck.below(below).into())).await;
    }

    /// One server from its start until it is killed, with whatever else goes wrong meanwhile.
    async fn trouble(&mut self) -> io::Result<()> {
        let mut server = Server::spawn(&self.options.program, &self.disk)?;
        if self.luck.below(4) == 0 {
            self.pause(LONGEST_START).await;
            self.tally.kills_while_starting += u64::from(!server.has_said());
            return self.kill(server).await;
        }
        match server.started().await? {
            Started::At(address) => self.proxy.lead_to(Some(address)),
            Started::Ended(_) if self.is_full => {
                self.tally.refused_starts += 1;
                self.free();
                return Ok(());
            }
            Started::Ended(status) => {
                self.blame(format!("it did not start: {status}"));
                return Ok(());
            }
            Started::Silent => {
                self.blame("it neither started nor ended");
                return Ok(());
            }
        }
        match self.luck.below(6) {
            0 => {
                self.fill()?;
                // Sometimes it is full while the server is killed and started, too.
                self.pause(LONGEST_RUN).await;
            }
            1 | 2 => {
                self.pause(LONGEST_RUN / 2).await;
                self.disk.set_clock(OFFSETS[self.luck.below(OFFSETS.len() as u32) as usize])?;
                self.tally.clock_jumps += 1;
            }
            _ => {}
        }
        if self.is_full && self.luck.below(2) == 0 {
            self.free();
        }
        self.pause(LONGEST_RUN).await;
        if let Some(status) = server.ended()? {
            self.blame(format!("it ended by itself: {status}"));
        }
        self.kill(server).await
    }

    async fn kill(&mut self, server: Server) -> io::Result<()> {
        server.kill()?;
        self.proxy.lead_to(None);
        self.tally.kills += 1;
        // A row that nobody has heard of may be lost: whoever sent it sends it again.
        let told = self.notes.last_told();
        if let Some((table, n)) = told.filter(|_| self.options.forgets) {
            // A house that was killed while it was opened can't be read.
            self.tally.forgotten += forget(&self.disk.data(), &table, n).await.unwrap_or_default();
        }
        Ok(())
    }

    /// Leaves no room on the disk, or next to none, if it is one that can be filled.
    fn fill(&mut self) -> io::Result<()> {
        if self.disk.is_small() {
            let but = self.luck.below(3) as usize * 4096 * self.luck.below(8) as usize;
            self.disk.fill(but)?;
            (self.is_full, self.tally.full_disks) = (true, self.tally.full_disks + 1);
        }
        Ok(())
    }

    fn free(&mut self) {
        self.disk.free();
        self.is_full = false;
    }

    /// Sets the clock right, lets everybody play to the end in peace, closes the house, and checks.
    async fn end(mut self, mut parties: JoinSet<Vec<Visit>>) -> io::Result<Tally> {
        self.proxy.be_good();
        self.free();
        self.disk.set_clock(180 * MINUTE)?;
        let mut server = Server::spawn(&self.options.program, &self.disk)?;
        match server.started().await? {
            Started::At(address) => self.proxy.lead_to(Some(address)),
            Started::Ended(_) | Started::Silent => self.blame("it did not start any more"),
        }
        // Nobody may have to wait for hours because a clock is set right.
        self.pause(LONGEST_RUN).await;
        self.disk.set_clock(0)?;
        let mut played = Vec::new();
        let mut told = self.notes.rows_told();
        // Who was told of a row that is gone may wait for ever.
        let patience = if self.options.forgets { FORGETFUL } else { LAST_ORDERS };
        loop {
            match timeout(patience, parties.join_next()).await {
                Ok(Some(visits)) => played.extend(visits.unwrap_or_default()),
                Ok(None) => break,
                Err(_) if self.options.forgets => break,
                // On a busy machine a game may take long; as long as it goes on, nobody is stuck.
                Err(_) if self.notes.rows_told() > told => told = self.notes.rows_told(),
                Err(_) => {
                    self.blame("a game came to no end in peace");
                    break;
                }
            }
        }
        parties.shutdown().await;
        match server.end().await? {
            Some(status) if status.success() => {}
            Some(status) => self.blame(format!("it did not end well: {status}")),
            None => self.blame("it did not end when it was told to"),
        }
        self.check(played).await?;
        // What was done to the disk on purpose needs no looking at.
        if !self.tally.faults.is_empty() && !self.options.forgets {
            let kept = self.disk.keep()?;
            self.blame(format!("all of this can be looked at in {}", kept.display()));
        }
        Ok(self.tally)
    }

    async fn check(&mut self, played: Vec<Visit>) -> io::Result<()> {
        self.tally.cuts = self.proxy.cuts();
        let journal = match Journal::read(&self.disk.data()).await {
            Ok(journal) => journal,
            Err(why) => {
                self.blame(format!("its journal can't be read: {why}"));
                return Ok(());
            }
        };
        self.tally.faults.extend(checker::check(&journal, &self.notes));
        for visit in played {
            match visit {
                Visit::Failed(fault) => self.tally.faults.push(fault),
                Visit::Played(record) => {
                    let count = if record.game == "polterfass" {
                        &mut self.tally.polterfass
                    } else {
                        &mut self.tally.goldbraeu
                    };
                    *count += 1;
                    self.tally.faults.extend(records::check(&self.options.program, &record, &journal)?);
                }
            }
        }
        let log = std::fs::read_to_string(self.disk.log()).unwrap_or_default();
        if !log.contains(CLOCK) {
            // The program has no clock that can be set.
            self.tally.clock_jumps = 0;
        }
        if let Some(line) = log.lines().find(|line| line.contains("panicked")) {
            self.blame(line.to_owned());
        }
        self.tally.rows = journal.tables.values().map(|rows| rows.len() as u64).sum();
        for table in self.notes.tables().values() {
            self.tally.updates += table.updates;
            for step in table.steps.values() {
                self.tally.steps += 1;
                self.tally.resent += u64::from(step.sent > 1);
                self.tally.acknowledged += u64::from(step.acknowledged.is_some());
                self.tally.refused += u64::from(step.refused.is_some());
                self.tally.put_off += step.put_off;
            }
        }
        Ok(())
    }
}
