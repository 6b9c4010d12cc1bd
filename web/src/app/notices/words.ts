import type { Say } from '../../i18n/fluent';

/** What a notice can be about, and how its messages are called. */
const MESSAGES = { your_turn: 'turn', soon_taken_over: 'soon', taken_over: 'taken', game_over: 'over', test: 'test' } as const;
export type What = keyof typeof MESSAGES;

/** What a notice says; `{time}` stands for until when. */
export interface Wording {
  title: string;
  body: string;
  /** Instead of `body`, if there is a deadline. */
  until: string;
}

/** The words of all notices in one language, for the service worker, which has no others. */
export interface NoticeWords {
  language: string;
  games: Record<string, Record<What, Wording>>;
}

const TIME = '{time}';

function wordingOf(what: What, game: string, say: Say): Wording {
  const message = MESSAGES[what];
  const title = say(`say-${message}-title`, { game: say(`game-${game}`) });
  const body = say(`say-${message}`, { time: TIME });
  return { title, body, until: what === 'your_turn' ? `${body} ${say('say-until', { time: TIME })}` : body };
}

export function noticeWords(games: readonly string[], language: string, say: Say): NoticeWords {
  const whats = Object.keys(MESSAGES) as What[];
  const of = (game: string): Record<What, Wording> => Object.fromEntries(whats.map((what) => [what, wordingOf(what, game, say)])) as Record<What, Wording>;
  return { language, games: Object.fromEntries(games.map((game) => [game, of(game)])) };
}
