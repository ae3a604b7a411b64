import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

/** `npm run screens`: the same walks as in the tests, and a picture of each view. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: 'draw.ts',
  outputDir: '../../../test-results',
  workers: 2,
});
