import { availableParallelism } from 'node:os';
import icons from 'unplugin-icons/vite';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of whole programs: servers and command lines in processes of their own. */
const PROGRAMS = ['tests/e2e/**/*.test.ts', 'tests/demo/**/*.test.ts'];

/** Tests of what is said before anything has loaded the letters that others are written in: each in a process of its own. */
const BEFORE_LETTERS = ['packages/exporters/src/parts/fit.test.ts', 'packages/exporters/src/parts/swift-text.test.ts'];

/** Unit tests lie beside what they test; tests/ holds those of the house and of whole programs. */
export default defineConfig({
  test: {
    // Real servers and documents are slow on a busy machine; no test measures time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Vitest keeps a core for itself. Most tests wait for a server, a database or a process half of their time: on two cores
    // four workers take two thirds of the time that two take.
    maxWorkers: Math.max(4, availableParallelism()),
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          // The vocabularies and PDFium are loaded once for all files, which takes a fifth of the processor's time. No test leaves
          // anything behind that another one reads.
          isolate: false,
          include: ['packages/contract/**/*.test.ts', 'packages/engine/{src,tests}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'exporters',
          // Formats and the contract are loaded once for all files: half of the processor's time.
          isolate: false,
          include: ['packages/exporters/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...BEFORE_LETTERS],
        },
      },
      {
        extends: true,
        // Some load what others must do without: what writes Latin letters, what reads pictures.
        test: {
          name: 'packages',
          include: [
            ...BEFORE_LETTERS,
            'packages/cli/**/*.test.ts',
            'packages/engine/platform/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // What was compiled and loaded is kept: every file has a server and a database of its own, and leaves nothing else.
          isolate: false,
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['tests/with-postgres.ts', 'tests/with-ready-database.ts'],
        },
      },
      {
        extends: true,
        // As in the app's own build, without its router: a test brings one.
        plugins: [icons({ compiler: 'jsx', jsx: 'react', scale: 1 })],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          include: ['packages/web/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'packages/web/src/api/**'],
          environment: 'happy-dom',
          // Each file has globals and a page of its own, as in a process of its own, but what was compiled is kept.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        // Calls end with a DOMException, which is an `instanceof Error` in a process of its own only.
        test: { name: 'web calls', include: ['packages/web/src/api/**/*.test.ts'], environment: 'happy-dom' },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['{tests,corpus,bench,fuzz,training}/**/*.test.ts'],
          // The latter need programs that not every machine has: npm run test:clients.
          exclude: [...configDefaults.exclude, ...PROGRAMS, 'tests/clients/**'],
        },
      },
      {
        extends: true,
        test: { name: 'programs', include: [...PROGRAMS], globalSetup: 'tests/e2e/with-ready-data.ts' },
      },
    ],
  },
});
