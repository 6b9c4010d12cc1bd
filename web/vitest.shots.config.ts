import { defineConfig } from 'vitest/config';

/** Screenshots of every page and phase into target/shots, and those of the README into docs/images; STAMMTISCH_BIN names the program. */
export default defineConfig({
  test: { include: ['tests/shots/**/*.shots.ts'], environment: 'node', testTimeout: 240_000, hookTimeout: 60_000, fileParallelism: false },
});
