import { expect, it } from 'vitest';
import { isUnhurried, LIMITS, limitText, secondsOf } from './deadlines';

const say = (id: string, args: object = {}): string => [id.replace('option-deadline-', ''), ...Object.values(args)].join(' ');

it('says limits in their largest unit', () => {
  expect([...LIMITS, 90, 14 * 86_400].map((s) => limitText(s, say))).toEqual(['off', 'seconds 30', 'minutes 1', 'minutes 2', 'minutes 5', 'minutes 15', 'hours 1', 'days 1', 'days 2', 'days 3', 'days 7', 'seconds 90', 'days 14']);
});

it('hurries nobody without a limit, or with one of hours', () => {
  expect(([{ seconds: 900 }, { seconds: 3600 }, 'off'] as const).map(isUnhurried)).toEqual([false, true, true]);
  expect(([{ seconds: 900 }, 'off'] as const).map(secondsOf)).toEqual([900, 0]);
});
