import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

/** `npm run help-pictures`: the walks in all languages, of which the views that the help shows are kept. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: 'help.ts',
  outputDir: '../../../test-results',
  workers: 2,
});
