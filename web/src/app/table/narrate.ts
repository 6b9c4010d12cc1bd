import { sayEvent } from '../../i18n/args';
import type { Say } from '../../i18n/fluent';
import type { Game, Prompt } from './ask';
import type { TableClient } from './client.svelte';

/** Events too small or too long for the prompt bar. */
const UNSAID = new Set(['billed', 'ordered', 'ended', 'round_began']);

/** What the prompt bar tells while things happen or the bill lies there; null if it may ask. */
export function narrate(client: TableClient, game: Game, say: Say): Prompt | null {
  const { stage } = client;
  const { name } = client;
  const wait = (title: string, detail = ''): Prompt => ({ title, detail, tone: 'wait' });
  if (stage.bill) {
    const { row } = stage.bill;
    const innkeeper = name(row.innkeeper);
    const title =
      row.served === null ? say('ask-bill-failed', { innkeeper })
      : say(row.verdict === 'enough' ? 'ask-bill-enough' : 'ask-bill-too-greedy', { served: row.served, ordered: row.ordered });
    const over = game.view.phase.kind === 'over';
    const next = (row.innkeeper + 1) % game.view.totals.length;
    const detail = over ? '' : next === game.view.seat ? say('ask-round-over') : say('ask-round-over-other', { innkeeper: name(next) });
    return { title, detail, tone: client.myTurn && !over ? 'ask' : 'wait' };
  }
  const last = stage.news.at(-1);
  if (!stage.busy || !last || client.myTurn) return null;
  if (stage.rolling && last.n !== stage.rollKey) return wait(say('ask-rolling'));
  if (last.event.scope !== 'game' || UNSAID.has(last.event.kind)) return null;
  return wait(sayEvent(last.event, name, say));
}
