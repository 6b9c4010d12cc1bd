import { describe, expect, it } from 'vitest';
import { chachaWords } from './chacha';
import { checkLuck } from './check';
import { below } from './draw';
import { readRecord } from './record';
import vector from './vector.json';

const text = vector.record.join('\n');
const altered = (from: RegExp, to: string): string => {
  const other = text.replace(from, to);
  expect(other).not.toBe(text);
  return other;
};

describe('a record made by the referee', () => {
  it('holds, with every event recomputed', async () => {
    const report = await checkLuck(text);
    expect(report).toMatchObject({ kind: 'checked', ok: true, commitment: { ok: true } });
    if (report.kind !== 'checked') return;
    expect(report.events.length).toBe(vector.record.filter((line) => line.includes('"kind":"luck"')).length);
    expect(report.events[0]?.actual.kind).toBe('innkeeper');
    // Some roll must put a special back and some must leave barrels standing, or the cup is not tested.
    expect(vector.record.some((line) => /"put_back":\[[78]/.test(line))).toBe(true);
    expect(new Set(report.events.map((e) => e.cup.length)).size).toBeGreaterThan(4);
  });

  it('holds as well when it is taken apart', async () => {
    expect(await checkLuck(readRecord(text))).toEqual(await checkLuck(text));
  });

  it('shows which roll was altered, and what was due', async () => {
    const report = await checkLuck(altered(/("ordinal":2,"draw":\{"kind":"barrels","stood":)\[[^\]]*\]/, '$1[0,1,2,3]'));
    if (report.kind !== 'checked') throw new Error(report.kind);
    expect(report.ok).toBe(false);
    expect(report.events[2]).toMatchObject({ ok: false, actual: { stood: [0, 1, 2, 3] } });
    expect(report.events[1]?.ok).toBe(true);
  });

  it('shows another secret than the one committed to', async () => {
    const report = await checkLuck(altered(/"secret":"07/, '"secret":"08'));
    expect(report).toMatchObject({ kind: 'checked', ok: false, commitment: { ok: false } });
  });

  it('shows another share of a player', async () => {
    const report = await checkLuck(altered(/"nonce":"11/, '"nonce":"12'));
    expect(report).toMatchObject({ kind: 'checked', ok: false, commitment: { ok: true } });
  });

  it('is sealed without the secret and unreadable without sense', async () => {
    expect(await checkLuck(vector.record.slice(0, -1).join('\n'))).toEqual({ kind: 'sealed' });
    expect(await checkLuck(`${vector.record[0]}\n\nSchnaps\n`)).toEqual({ kind: 'unreadable', line: 3 });
    expect(await checkLuck('')).toEqual({ kind: 'unreadable', line: 1 });
  });
});

describe('words of luck', () => {
  it('are those of ChaCha20', () => {
    // The key stream of a zero key and nonce (RFC 8439, A.1), first block and start of the second.
    const words = chachaWords(new Uint8Array(32), 0);
    const got = Array.from({ length: 17 }, () => words.next().value);
    expect(got.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    expect(got[16]).toBe(0xbee7079f);
  });

  it('are thrown away where they would favour some numbers', () => {
    const words = [0, 0xffffffff][Symbol.iterator]() as Iterator<number, never>;
    expect(below(words, 3)).toBe(2);
  });
});
