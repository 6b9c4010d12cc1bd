import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const WORKER = resolve(import.meta.dirname, '../src/offline/sw.ts');
/** Files with their content's hash in the name need no other mark. */
const HASHED = /^assets\//;
/** Not for the page: what is only for the server, and what compressed twins there are. */
const LEFT_OUT = /\.br$|^build\.txt$|^sw\.js$|^gallery\.html$/;

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** What the service worker is to have on the device. */
export function listOf(folder: string): { url: string; revision: string | null }[] {
  const names = [...files(folder)].map((path) => relative(folder, path).replaceAll('\\', '/')).filter((name) => !LEFT_OUT.test(name)).sort();
  const mark = (name: string): string => createHash('sha256').update(readFileSync(join(folder, name))).digest('hex').slice(0, 16);
  return names.map((url) => ({ url, revision: HASHED.test(url) ? null : mark(url) }));
}

/** Builds the service worker `sw.js`, which knows every file of the build. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir = 'dist' }) {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { __FILES__: JSON.stringify(listOf(dir)), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}
