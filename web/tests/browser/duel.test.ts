import { expect, it } from 'vitest';
import type { Firm, GoldbraeuAction, GoldbraeuView } from '../../src/protocol/types';
import { tooSmall, violationsInBothThemes } from './axe';
import { Chair, othersSecrets, until } from './chair';
import { begin, openHouse } from './house';
import { openTable } from './play';

const house = openHouse('each');
const PHONE = { width: 390, height: 844 };

/** Whether the other has a stone to challenge with at a firm where this seat, with its boss there, would be asked (G5.9). */
function contested({ firms, shares, hand_sizes, stones_left }: GoldbraeuView, firm: Firm, seat: number, other: number): boolean {
  const { stones } = firms[firm];
  const all = stones.reduce((sum, count) => sum + count, 0);
  const own = stones[seat] ?? 0;
  const more = Math.min(hand_sizes[seat] ?? 0, stones_left[seat] ?? 0, shares - all);
  return (stones[other] ?? 0) > 0 && own + more > all - own;
}

/** What somebody does who wants a duel with the other person, and nothing else. */
function plan({ view, legal, seat }: Chair, { seat: other }: Chair): GoldbraeuAction {
  const at = (a: GoldbraeuAction): Firm | null => (a.kind === 'place_boss' || a.kind === 'appoint' ? a.firm : null);
  const inviting = legal.find((a) => at(a) && view.firms[at(a)!].boss !== other && contested(view, at(a)!, seat, other));
  switch (view.phase.kind) {
    case 'keep': {
      // Whoever shows many firms can challenge at many.
      const shows = (a: GoldbraeuAction): number => {
        const hand = [...view.hand];
        if (a.kind === 'keep') for (const card of a.cards) hand.splice(hand.indexOf(card), 1);
        return new Set(hand).size;
      };
      return legal.reduce((best, a) => (shows(a) > shows(best) ? a : best));
    }
    case 'bosses':
      return inviting ?? legal[0]!;
    // Hidden cards make it possible that somebody could block, so without a duel they are what to get.
    case 'pick':
      return { kind: 'pick', action: view.day % 2 === 1 ? 'appoint' : 'buy' };
    case 'buy':
      return legal.find((a) => a.kind === 'buy_blind') ?? { kind: 'decline' };
    case 'drawn':
      return { kind: 'keep_hidden' };
    case 'move':
    case 'block':
    case 'break':
      return legal[0]!;
    case 'appoint':
      return legal.find((a) => at(a) && view.firms[at(a)!].boss === other && view.may_block.includes(at(a)!)) ?? inviting ?? { kind: 'decline' };
    default:
      return { kind: 'decline' };
  }
}

/** Both act whenever they are asked, until `done`. */
async function play(chairs: readonly [Chair, Chair], done: () => boolean): Promise<void> {
  while (!done()) {
    const at = chairs.findIndex((chair) => chair.asked !== null);
    if (at < 0) {
      await until(chairs, () => done() || chairs.some((chair) => chair.asked !== null) || chairs[0].view.phase.kind === 'over');
      expect(chairs[0].view.phase.kind, 'nobody was ever asked').not.toBe('over');
      continue;
    }
    await chairs[at]!.act(plan(chairs[at]!, chairs[1 - at]!));
  }
}

it('asks the same question of somebody who left in the middle of a duel and came back elsewhere', { timeout: 240_000 }, async () => {
  const chairs = [new Chair(await house.guest({ name: 'Anna' })), new Chair(await house.guest({ name: 'Bert' }))] as const;
  const [anna, bert] = chairs;
  await openTable(anna.page, house.url, { name: 'Anna', game: 'goldbraeu', computers: ['trader', 'trader'], setup: { seats: 4, start: { seat: 0 } }, options: { deadline: 'off', spectators: true } });
  await house.sit(bert.page, anna.page, 'Bert');
  expect(await violationsInBothThemes(anna.page), 'lobby').toEqual([]);
  await begin(anna.page);
  await until(chairs, () => anna.asked !== null && bert.asked !== null);

  const blocking = ([owner, challenger]: readonly [Chair, Chair]): boolean =>
    owner.asked !== null && owner.view.phase.kind === 'block' && owner.view.phase.challenger === challenger.seat;
  await play(chairs, () => blocking([anna, bert]) || blocking([bert, anna]));
  const [asked, other] = anna.asked !== null ? [anna, bert] : [bert, anna];
  // What was sent is not shown yet.
  await asked.page.locator('.scene .ring').waitFor();
  await asked.page.locator('.action button:not(.quiet):not(:disabled)').waitFor();
  const question = await asked.page.locator('.prompt').innerText();
  const answers = await asked.page.locator('.action button').allInnerTexts();
  const before = asked.latest!.game!;
  expect(await violationsInBothThemes(asked.page), 'duel').toEqual([]);
  expect(await violationsInBothThemes(other.page), 'duel of another').toEqual([]);

  await asked.page.getByRole('button', { name: 'Take your seat along' }).click();
  await asked.page.getByRole('button', { name: 'Make a link' }).click();
  const link = await asked.page.getByRole('textbox', { name: 'Copy link' }).inputValue();
  await asked.page.context().close();
  await other.page.locator('.people').getByText('connection lost').first().waitFor();

  const back = new Chair(await house.guest({ size: PHONE }));
  await back.page.goto(link);
  await back.page.getByRole('button', { name: 'Take the seat on this device' }).click();
  await back.page.locator('.scene .ring').waitFor();
  await back.page.locator('.action button:not(.quiet):not(:disabled)').waitFor();
  expect(await back.page.locator('.prompt').innerText()).toBe(question);
  expect(await back.page.locator('.action button').allInnerTexts()).toEqual(answers);
  // The notepad is left out where it was sent before.
  expect({ ...back.latest!.game, pad: null }).toEqual({ ...before, pad: null });
  expect(await violationsInBothThemes(back.page), 'duel on a phone').toEqual([]);
  expect(await tooSmall(back.page)).toEqual([]);

  await back.act(back.legal[0]!);
  const day = before.view.day;
  await play([back, other], () => back.view.day !== day && back.asked !== null);
  expect(back.updates.flatMap((update) => othersSecrets(update, asked.seat))).toEqual([]);
  expect(other.updates.flatMap((update) => othersSecrets(update, other.seat))).toEqual([]);
  // What is looked for is there: each has secrets from the other.
  expect(other.updates.flatMap((update) => othersSecrets(update, asked.seat))).toContain(`what seat ${other.seat} keeps`);
});
