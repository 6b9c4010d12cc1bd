import { defineConfig } from 'vitest/config';

/** Measurements in a browser; not part of the tests, as their figures depend on the machine. */
export default defineConfig({
  test: { include: ['tests/bench/**/*.bench.ts'], environment: 'node', testTimeout: 600_000, hookTimeout: 60_000, fileParallelism: false },
});
