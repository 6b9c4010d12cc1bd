import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text and code gain; fonts are compressed already. */
const GAINS = /\.(js|css|svg|wasm|webmanifest)$/;
/** A smaller file fits into the same packet either way. */
const LEAST = 512;

/** Puts beside each file of the build the same compressed as well as can be, which would take too long to do for each answer. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => GAINS.test(file))) {
        const path = join(dir, name);
        const content = readFileSync(path);
        if (content.length < LEAST) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_MODE]: name.endsWith('.wasm') ? constants.BROTLI_MODE_GENERIC : constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}
