import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chachaWords } from './chacha';
import { checkLuck } from './check';
import { below } from './draw';
import { readRecord } from './record';
import vector from './vector.json';

const folder = new URL('../../../recordings/', import.meta.url);
const recordings = readdirSync(folder).flatMap((file) => (file.endsWith('.jsonl') ? [file.slice(0, -'.jsonl'.length)] : []));
const recorded = (name: string): string => readFileSync(new URL(`${name}.jsonl`, folder), 'utf8');

const text = vector.record.join('\n');
const altered = (from: RegExp, to: string): string => {
  const other = text.replace(from, to);
  expect(other).not.toBe(text);
  return other;
};

describe('a record of Polterfass made by the referee', () => {
  it('holds, with every event recomputed', async () => {
    const report = await checkLuck(text);
    expect(report).toMatchObject({ kind: 'checked', ok: true, commitment: { ok: true } });
    if (report.kind !== 'checked') return;
    expect(report.events.length).toBe(vector.record.filter((line) => line.includes('"kind":"luck"')).length);
    expect(report.events[0]?.actual.kind).toBe('innkeeper');
    // Some roll must put a special back and some must leave barrels standing, or the cup is not tested.
    expect(vector.record.some((line) => /"put_back":\[[78]/.test(line))).toBe(true);
    const record = readRecord(text);
    if (record.game !== 'polterfass') throw new Error(record.game);
    expect(new Set(record.draws.map((drawn) => drawn.cup.length)).size).toBeGreaterThan(4);
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

describe('the recorded games', () => {
  it.each(recordings)('%s hold', async (name) => {
    const record = recorded(name);
    const report = await checkLuck(record);
    if (report.kind !== 'checked') throw new Error(report.kind);
    expect(report.events.filter((event) => !event.ok)).toEqual([]);
    expect(report.ok).toBe(true);
    expect(report.events.length).toBe(record.split('\n').filter((line) => line.includes('"kind":"luck"')).length);
  });

  it('are of both games, and of Goldbräu with three and with four players', () => {
    const openings = recordings.map((name) => JSON.parse(recorded(name).split('\n')[0]!) as { game: string; setup: { seats: number } });
    const kinds = new Set(openings.map(({ game, setup }) => `${game} ${setup.seats}`));
    expect([...kinds]).toEqual(expect.arrayContaining(['polterfass 3', 'goldbraeu 3', 'goldbraeu 4']));
  });
});

describe('a forged record of Goldbräu', () => {
  const rows = recorded('goldbraeu-full-firms').trim().split('\n').map((line) => JSON.parse(line) as Row);
  type Row = { kind: string; ordinal?: number; draw?: { kind: string; seat?: number; card?: string; hands?: string[][]; signs?: Record<string, string> } };
  /** The numbers of the events that are noticed once the rows are changed. */
  const noticed = async (change: (rows: Row[]) => void): Promise<number[]> => {
    const forged = structuredClone(rows);
    change(forged);
    expect(forged).not.toEqual(rows);
    const report = await checkLuck(forged.map((row) => JSON.stringify(row)).join('\n'));
    if (report.kind !== 'checked') throw new Error(report.kind);
    expect(report.ok).toBe(false);
    return report.events.flatMap((event, i) => (event.ok ? [] : [i]));
  };
  const draws = (of: Row[], kind: string): NonNullable<Row['draw']>[] => of.flatMap((row) => (row.draw?.kind === kind ? [row.draw] : []));
  const first = (of: Row[], kind: string): number => of.find((row) => row.draw?.kind === kind)!.ordinal!;

  it('shows another start player, and nothing else', async () => {
    expect(await noticed((of) => (draws(of, 'start')[0]!.seat! ^= 1))).toEqual([0]);
  });

  it('shows signs that were swapped', async () => {
    const swapped = (of: Row[]): void => {
      const signs = draws(of, 'signs')[0]!.signs!;
      const other = Object.keys(signs).find((inn) => signs[inn] !== signs.krug)!;
      [signs.krug, signs[other]] = [signs[other]!, signs.krug!];
    };
    expect(await noticed(swapped)).toEqual([1]);
  });

  it('shows hands that were swapped, but not in which order a hand is written', async () => {
    expect(await noticed((of) => draws(of, 'deal')[0]!.hands!.reverse())).toEqual([2]);
    const turned = structuredClone(rows);
    draws(turned, 'deal')[0]!.hands![0]!.reverse();
    expect(await checkLuck(turned.map((row) => JSON.stringify(row)).join('\n'))).toMatchObject({ kind: 'checked', ok: true });
  });

  it('shows which card was another one', async () => {
    const at = first(rows, 'card') + 4;
    expect(await noticed((of) => (draws(of, 'card')[4]!.card = draws(of, 'card')[4]!.card === 'krug' ? 'post' : 'krug'))).toEqual([at]);
  });

  it('shows a draw that was left out', async () => {
    const [at = -1] = await noticed((of) => of.splice(of.findIndex((row) => row.draw?.kind === 'card'), 1));
    expect(at).toBe(first(rows, 'card'));
  });

  it('shows more cards than the pile has', async () => {
    const more = (of: Row[]): void => {
      const last = of.map((row) => row.draw?.kind).lastIndexOf('card');
      const extra = Array.from({ length: 60 }, (_, i) => ({ kind: 'luck', ordinal: of[last]!.ordinal! + 1 + i, draw: { kind: 'card', card: 'krug' } }));
      of.splice(last + 1, 0, ...extra);
    };
    expect((await noticed(more)).length).toBeGreaterThan(40);
  });

  it('is unreadable if its game is unknown', async () => {
    expect(await checkLuck(recorded('goldbraeu-full-firms').replace('"goldbraeu"', '"skat"'))).toEqual({ kind: 'unreadable', line: 1 });
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
