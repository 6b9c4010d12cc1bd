import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { build } from './vite/build-id.ts';
import { words } from './vite/words.ts';

export default defineConfig({
  // Relative URLs let one build be served under any --base-path.
  base: './',
  plugins: [svelte(), words(), build()],
  build: {
    target: 'es2022',
    // The content security policy allows images from 'self' only, so nothing may become a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
