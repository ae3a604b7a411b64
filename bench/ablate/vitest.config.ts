import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ENGINE, fileOnGround } from './rules.ts';
import { withSwitches } from './switches.ts';

/** The engine's unit tests with switches in its rules: see unit-tests.ts. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [
    {
      name: 'switches',
      enforce: 'pre',
      transform(code, id) {
        const file = fileOnGround(ENGINE, id);
        return file === null ? null : { code: withSwitches(file, code), map: null };
      },
    },
  ],
  test: {
    include: ['packages/engine/src/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, 'unit-setup.ts')],
    testTimeout: 60_000,
    maxWorkers: 1,
  },
});
