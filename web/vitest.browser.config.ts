import { defineConfig } from 'vitest/config';

/** Games in a real browser against the real server; STAMMTISCH_BIN names the program. */
export default defineConfig({
  test: { include: ['tests/browser/**/*.test.ts'], environment: 'node', testTimeout: 90_000, hookTimeout: 60_000, fileParallelism: false },
});
