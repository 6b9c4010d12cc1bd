import { defineConfig } from 'vitest/config';

/**
 * Two files at a time, as a page waits for its server and the server for its page. In CI a test that fails is tried once more, and the report says so: on a
 * busy machine a browser is late now and then, but what is broken fails again. Games in a real browser against the real server; STAMMTISCH_BIN names the program.
 */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'], environment: 'node', testTimeout: 90_000, hookTimeout: 60_000, maxWorkers: 2, retry: process.env['CI'] ? 1 : 0,
    // What is asked for again and again may take as long as what the browser waits for.
    expect: { poll: { timeout: 30_000 } },
  },
});
