//! The person at the table: what they are shown, what they are asked, and what they answer.

use std::collections::VecDeque;
use std::sync::mpsc::Receiver;

use game_core::Seat;
use referee::Stage;
use serde_json::{Value, json};

use super::keyboard::{Keyboard, News};
use super::menu::{Answer, Item, Menu};
use super::screen::{Look, Screen};
use super::sight::Sight;
use super::speech::{Speech, said};
use super::{Host, Parlour, advice, lobby};
use crate::cli::Ended;
use crate::complaint::Complaint;

/// How many events `log` tells.
const LOGGED: usize = 20;
/// How many events are told to somebody who comes to a game that is on.
const LAST: usize = 8;

/// A question that waits for its answer.
struct Open {
    about: About,
    menu: Menu,
    /// The answers so far.
    path: Vec<usize>,
}

/// What a question is about; as long as that is the same, the question is the same.
#[derive(Clone, PartialEq, Eq, Debug)]
enum About {
    /// The prompt with this number.
    Prompt(Option<u64>),
    /// Whether to take the seat back.
    Return,
    /// What the host does before the game: the chairs as they are.
    Chairs(Vec<String>),
    /// Whether to leave an unfinished game.
    Leave,
}

/// Whoever plays.
pub(super) struct Person<'a> {
    host: &'a mut dyn Host,
    parlour: Parlour,
    news: Receiver<News>,
    keyboard: Keyboard,
    screen: Screen,
    speech: Speech,
    sight: Option<Sight>,
    /// The events told last.
    log: VecDeque<String>,
    /// Whether a step is on its way.
    sent: bool,
    /// Whether advice is on its way.
    advised: bool,
    open: Option<Open>,
    /// A line that came before its question.
    held: Option<String>,
    /// Whether nothing more will be typed.
    ended: bool,
}

impl<'a> Person<'a> {
    pub(super) fn new(
        host: &'a mut dyn Host,
        parlour: Parlour,
        news: Receiver<News>,
        keyboard: Keyboard,
        speech: Speech,
    ) -> Self {
        Self {
            host,
            parlour,
            news,
            keyboard,
            screen: Screen::new(),
            speech,
            sight: None,
            log: VecDeque::new(),
            sent: false,
            advised: false,
            open: None,
            held: None,
            ended: false,
        }
    }

    /// Plays until the game is over or the person leaves.
    ///
    /// # Errors
    /// If the table can't be played at any longer.
    pub(super) fn play(mut self) -> Result<Ended, Complaint> {
        self.note("play-welcome", Look::Plain)?;
        self.tell_way_back()?;
        loop {
            // A sender is kept by the keyboard's thread, the host and the handler of Ctrl-C.
            let Ok(news) = self.news.recv() else { return Ok(Ended::Unfinished) };
            if let Some(ended) = self.hear(news)? {
                return Ok(ended);
            }
            while self.open.is_some()
                && !self.advised
                && let Some(line) = self.held.take()
            {
                if let Some(ended) = self.line(line)? {
                    return Ok(ended);
                }
            }
            if self.ended && self.open.is_some() && !self.advised {
                return self.farewell("play-ended", Ended::Unfinished).map(|ended| ended.unwrap_or(Ended::Unfinished));
            }
        }
    }

    fn hear(&mut self, news: News) -> Result<Option<Ended>, Complaint> {
        match news {
            News::Line(line) => return self.line(line),
            News::End => {
                self.ended = true;
                if self.keyboard.is_terminal {
                    return self.farewell("play-ended", Ended::Unfinished);
                }
            }
            News::Interrupted => return self.farewell("play-interrupted", Ended::Interrupted),
            News::Sight(update) => {
                let sight = serde_json::from_value(update).map_err(|error| Complaint::input("update", error))?;
                return self.see(sight);
            }
            News::Done => {
                self.sent = false;
                return self.go_on(false);
            }
            News::Refused(error) => {
                self.sent = false;
                let error = self.speech.error(self.parlour.id, &error);
                self.screen.say(&error, Look::Wrong)?;
                self.open = None;
                return self.go_on(true);
            }
            News::Advice(advice) => self.hear_advice(advice)?,
            News::Lost => self.aside("play-lost", Look::Wrong)?,
            News::Found => self.aside("play-found", Look::Plain)?,
            News::Expelled(error) => {
                self.interrupt_prompt()?;
                return Err(Complaint::flag("--at", self.speech.error(self.parlour.id, &error)));
            }
            News::Trouble(complaint) => {
                self.interrupt_prompt()?;
                return Err(complaint);
            }
        }
        Ok(None)
    }

    fn note(&self, id: &str, look: Look) -> Result<(), Complaint> {
        self.screen.say(&said!(self.speech, id), look)
    }

    /// Says something that does not belong to what is asked.
    fn aside(&mut self, id: &str, look: Look) -> Result<(), Complaint> {
        self.interrupt_prompt()?;
        self.note(id, look)?;
        self.prompt_again();
        Ok(())
    }

    fn interrupt_prompt(&self) -> Result<(), Complaint> {
        if self.open.is_some() { self.screen.leave_prompt() } else { Ok(()) }
    }

    fn prompt_again(&self) {
        if self.open.is_some() {
            self.screen.prompt();
        }
    }

    fn farewell(&mut self, id: &str, ended: Ended) -> Result<Option<Ended>, Complaint> {
        self.interrupt_prompt()?;
        self.note(id, Look::Plain)?;
        self.tell_way_back()?;
        Ok(Some(ended))
    }

    fn tell_way_back(&mut self) -> Result<(), Complaint> {
        if let Some(link) = self.host.way_back() {
            self.note("play-return", Look::Plain)?;
            // In one piece, so that it can be copied.
            crate::out::say(format_args!("  stammtisch play --at {link}"))?;
        }
        Ok(())
    }

    fn see(&mut self, sight: Sight) -> Result<Option<Ended>, Complaint> {
        self.speech.call(sight.table.names());
        let seen = self.sight.as_ref().map(|sight| sight.n);
        let news: Vec<String> = sight
            .events
            .iter()
            .filter(|told| told.n > seen.unwrap_or(0))
            .map(|told| self.speech.event(&sight.table.game, &told.event))
            .collect();
        let told = if seen.is_none() && sight.game.is_some() { news.len().min(LAST) } else { news.len() };
        if told > 0 && !self.sent {
            self.interrupt_prompt()?;
        }
        for event in &news[news.len() - told..] {
            self.screen.say(event, Look::Told)?;
        }
        self.log.extend(news);
        self.log.drain(..self.log.len().saturating_sub(LOGGED));
        let waits = seen.is_none() && sight.table.stage == Stage::Lobby && sight.table.host != sight.table.you;
        if waits {
            self.screen.say(&lobby::picture(&sight.table, &self.speech), Look::Plain)?;
            self.note("play-wait-host", Look::Plain)?;
        }
        self.sight = Some(sight);
        self.go_on(told > 0)
    }

    /// Looks what is to be asked now; `spoken` if something was said since the last prompt.
    fn go_on(&mut self, spoken: bool) -> Result<Option<Ended>, Complaint> {
        let Some(sight) = &self.sight else { return Ok(None) };
        if self.sent {
            return Ok(None);
        }
        match sight.table.stage {
            Stage::Over => return self.over(),
            Stage::Closed => return self.farewell("play-closed", Ended::Unfinished),
            Stage::Lobby | Stage::Playing => {}
        }
        let Some(you) = sight.table.you else { return self.farewell("play-removed", Ended::Unfinished) };
        let Some((about, said)) = self.due(you) else {
            if self.open.take_if(|open| open.about != About::Leave).is_some() {
                if !spoken {
                    self.screen.leave_prompt()?;
                }
                self.note("play-passed", Look::Plain)?;
            }
            return Ok(None);
        };
        match &self.open {
            Some(open) if open.about == about || open.about == About::Leave => {
                if spoken {
                    self.screen.prompt();
                }
            }
            replaced => {
                if replaced.is_some() && !spoken {
                    self.screen.leave_prompt()?;
                }
                let (picture, menu) = self.question(&about, you)?;
                if let Some(picture) = picture {
                    self.screen.say(&format!("\n{picture}\n"), Look::Plain)?;
                }
                if let Some(id) = said {
                    self.note(id, Look::Plain)?;
                }
                if let Some(seconds) = self.sight.as_ref().and_then(Sight::seconds_left) {
                    let left = said!(self.speech, "deadline-left", "seconds" => seconds);
                    self.screen.say(&left, Look::Wrong)?;
                }
                self.ask(about, menu)?;
            }
        }
        Ok(None)
    }

    /// What is to be asked, and what is to be said before.
    fn due(&self, you: Seat) -> Option<(About, Option<&'static str>)> {
        let Sight { table, game, .. } = self.sight.as_ref()?;
        if table.stage == Stage::Lobby {
            return (table.host == Some(you)).then(|| (About::Chairs(table.names()), None));
        }
        if table.is_replaced() {
            return Some((About::Return, Some("play-replaced")));
        }
        let game = game.as_ref()?;
        (!game.legal.is_empty()).then_some((About::Prompt(game.asked), None))
    }

    fn stage(&self) -> Option<Stage> {
        self.sight.as_ref().map(|sight| sight.table.stage)
    }

    fn question(&self, about: &About, you: Seat) -> Result<(Option<String>, Menu), Complaint> {
        let speech = &self.speech;
        let Some(sight) = &self.sight else { return Ok((None, Menu::new(String::new(), Vec::new()))) };
        Ok(match (about, &sight.game) {
            (About::Prompt(_), Some(game)) => {
                let scene = self.parlour.scene(game)?;
                (Some(scene.picture(you, speech)), scene.question(you, speech))
            }
            (About::Chairs(_), _) => (
                Some(lobby::picture(&sight.table, speech)),
                lobby::question(&sight.table, self.parlour.players, speech),
            ),
            (About::Leave, _) => {
                let item = |id, leaves: bool| Item::act(said!(speech, id), json!(leaves));
                let items = vec![item("play-leave-yes", true), item("play-leave-no", false)];
                (None, Menu::new(said!(speech, "play-leave"), items))
            }
            _ => {
                let item = Item::act(said!(speech, "do-take-back"), json!({ "kind": "take_back" }));
                (None, Menu::new(String::new(), vec![item]))
            }
        })
    }

    fn ask(&mut self, about: About, menu: Menu) -> Result<(), Complaint> {
        self.open = Some(Open { about, menu, path: Vec::new() });
        self.show_question()
    }

    fn show_question(&self) -> Result<(), Complaint> {
        let Some(Open { menu, path, .. }) = &self.open else { return Ok(()) };
        let (menu, deep) = (menu.at(path), !path.is_empty());
        self.screen.say(&menu.title, Look::Asked)?;
        for line in menu.lines(deep, &self.speech) {
            self.screen.say(&line, Look::Plain)?;
        }
        self.screen.prompt();
        Ok(())
    }

    /// Does what a typed line says.
    fn line(&mut self, line: String) -> Result<Option<Ended>, Complaint> {
        let command = line.to_lowercase();
        let is_command = matches!(command.as_str(), "?" | "help" | "log" | "quit");
        if self.advised && !self.keyboard.is_terminal {
            self.held = Some(line);
            return Ok(None);
        }
        if self.open.is_none() && !is_command {
            if self.keyboard.is_terminal {
                self.keyboard.next();
                if !line.is_empty() && !self.sent {
                    self.note("play-not-asked", Look::Wrong)?;
                }
            } else {
                self.held = Some(line);
            }
            return Ok(None);
        }
        self.keyboard.next();
        if self.open.is_some() {
            self.screen.echo(&line)?;
        }
        match command.as_str() {
            "?" | "help" => {
                self.note("play-help", Look::Plain)?;
                self.note("play-help-advice", Look::Plain)?;
                self.show_question()?;
            }
            "log" => {
                for event in &self.log {
                    self.screen.say(event, Look::Told)?;
                }
                self.prompt_again();
            }
            "?a" | "advice" => self.ask_for_advice()?,
            "quit" => return self.quit(),
            "" => self.show_question()?,
            _ => return self.answer(&line),
        }
        Ok(None)
    }

    fn ask_for_advice(&mut self) -> Result<(), Complaint> {
        let is_asked = self.open.as_ref().is_some_and(|open| matches!(open.about, About::Prompt(_)));
        if !is_asked {
            self.note("play-advice-none", Look::Wrong)?;
            self.prompt_again();
        } else if !self.advised {
            self.advised = true;
            self.host.advise();
        }
        Ok(())
    }

    /// Shows advice if it belongs to what is still asked.
    fn hear_advice(&mut self, advice: Result<Value, Value>) -> Result<(), Complaint> {
        self.advised = false;
        let advice = match advice {
            Ok(advice) => serde_json::from_value(advice).map_err(|error| Complaint::input("advice", error))?,
            Err(error) => {
                self.interrupt_prompt()?;
                self.screen.say(&self.speech.error(self.parlour.id, &error), Look::Wrong)?;
                self.prompt_again();
                return Ok(());
            }
        };
        let Some(open) = self.open.as_ref().filter(|open| matches!(open.about, About::Prompt(_))) else {
            return Ok(());
        };
        if let Some(lines) = advice::lines(&advice, &open.menu, &self.speech) {
            for line in lines {
                self.screen.say(&line, Look::Plain)?;
            }
            self.prompt_again();
        }
        Ok(())
    }

    fn quit(&mut self) -> Result<Option<Ended>, Complaint> {
        if self.host.waits_for_nobody() {
            self.open = None;
            self.host.leave();
            return match self.stage() {
                // Before the game the chair is free again; there is nothing to come back to.
                Some(Stage::Lobby) => self.note("play-left", Look::Plain).map(|()| Some(Ended::Well)),
                _ => self.farewell("play-left", Ended::Well),
            };
        }
        if let Some(you) = self.sight.as_ref().and_then(|sight| sight.table.you) {
            let (_, menu) = self.question(&About::Leave, you)?;
            self.ask(About::Leave, menu)?;
        }
        Ok(None)
    }

    fn answer(&mut self, line: &str) -> Result<Option<Ended>, Complaint> {
        let Some(open) = &mut self.open else { return Ok(None) };
        let (menu, deep) = (open.menu.at(&open.path), !open.path.is_empty());
        match menu.answer(line, deep) {
            Answer::Deeper(more) => open.path.extend(more),
            Answer::Back => {
                open.path.pop();
            }
            Answer::Wrong(part) => {
                let id = if menu.hint.is_some() { "play-wrong-short" } else { "play-wrong" };
                let count = i64::try_from(menu.items.len()).unwrap_or(i64::MAX);
                let wrong = said!(self.speech, id, "answer" => &part, "count" => count);
                self.screen.say(&wrong, Look::Wrong)?;
                self.screen.prompt();
                return Ok(None);
            }
            Answer::Do(what) => return self.act(what),
        }
        self.show_question()?;
        Ok(None)
    }

    fn act(&mut self, what: Value) -> Result<Option<Ended>, Complaint> {
        let command = match self.open.take().map(|open| open.about) {
            Some(About::Leave) if what == json!(true) => return self.farewell("play-left", Ended::Well),
            Some(About::Leave) => return self.go_on(true),
            Some(About::Prompt(asked)) => json!({ "kind": "act", "action": what, "asked": asked }),
            _ => what,
        };
        self.sent = true;
        self.host.send(command);
        Ok(None)
    }

    fn over(&mut self) -> Result<Option<Ended>, Complaint> {
        let Some(game) = self.sight.as_ref().and_then(|sight| sight.game.as_ref()) else {
            return Ok(Some(Ended::Well));
        };
        let standing = self.parlour.scene(game)?.standing(&self.speech);
        self.screen.say(&format!("\n{}", said!(self.speech, "play-final")), Look::Asked)?;
        for line in standing {
            self.screen.say(&line, Look::Plain)?;
        }
        if let Some(file) = self.host.finish()? {
            self.screen.say(&said!(self.speech, "play-recorded", "file" => &file), Look::Plain)?;
        }
        Ok(Some(Ended::Well))
    }
}
