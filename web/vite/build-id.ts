import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WEB = resolve(import.meta.dirname, '..');
const MADE_OF = ['src', 'public', 'vite', 'index.html', 'package-lock.json', 'vite.config.ts', '../locales', '../docs/rules'];

function* files(path: string): Generator<string> {
  try {
    for (const name of readdirSync(path).sort()) yield* files(join(path, name));
  } catch {
    yield path;
  }
}

/** A digest of everything that the client is built from: the same sources give the same id. */
export function buildId(): string {
  const hash = createHash('sha256');
  for (const part of MADE_OF) for (const file of files(resolve(WEB, part))) hash.update(file.slice(WEB.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Tells the client its build as `__BUILD__`, and the server as `dist/build.txt`. */
export function build(): Plugin {
  const id = buildId();
  return {
    name: 'build-id',
    config: () => ({ define: { __BUILD__: JSON.stringify(id) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build.txt', source: `${id}\n` });
    },
  };
}
