import { defineConfig } from 'vitest/config';

/** `npm run test:clients`: what we write, read by the programs that people import it into (tests/clients/README.md). */
export default defineConfig({
  test: {
    name: 'clients',
    include: ['tests/clients/**/*.test.ts'],
    testTimeout: 120_000,
    // A file whose only client is absent has no tests; the runner has said so.
    passWithNoTests: true,
    allowOnly: false,
  },
});
