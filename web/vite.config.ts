import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { build } from './vite/build-id.ts';
import { compress } from './vite/compress.ts';
import { offline } from './vite/offline.ts';
import { rules } from './vite/rules.ts';
import { words } from './vite/words.ts';

/** What a table of either game needs at once, and nothing that comes later. */
const TABLE = /\/src\/(app\/pages\/TablePage\.svelte|app\/table\/(client\.svelte|line\.svelte|queue\.svelte|choice\.svelte|people|talk|ask|last|pace|keys)\.ts|protocol\/socket\.ts|lib\/(database|sounds)\.ts|.*\/(Coaster|Card|SeatMark|Sheet|RuleLink|RulesSheet)\.svelte)$/;

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
        // Each request costs more than what many small files would save: all that the first page needs is one file, all that any table needs another.
        codeSplitting: {
          groups: [
            { name: 'first', test: /\/src\/main\.ts$/, priority: 2 },
            { name: 'table', test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
