import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { build } from './vite/build-id.ts';
import { compress } from './vite/compress.ts';
import { offline } from './vite/offline.ts';
import { rules } from './vite/rules.ts';
import { words } from './vite/words.ts';

export default defineConfig({
  // Relative URLs let one build be served under any --base-path.
  base: './',
  worker: { format: 'es' },
  plugins: [svelte(), words(), rules(), build(), compress(), offline()],
  build: {
    target: 'es2022',
    // The content security policy allows images from 'self' only, so nothing may become a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // All that the first page needs is one file: each request costs more than what many small files would save.
        codeSplitting: { groups: [{ name: 'first', test: /\/src\/main\.ts$/ }] },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
