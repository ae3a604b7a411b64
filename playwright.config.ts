import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/setup/find-tools.mjs';

const chromium = findChromium();

/**
 * Features of Chromium that no test wants. A window without a screen still loads the address bar's list as a page of its own, which
 * costs three times what a page of ours does. The others are those that Playwright switches off: of several lists Chromium takes the
 * last alone.
 */
const UNWANTED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The tests in a browser. Each worker starts a server of its own on a free port (tests/e2e/product.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // Whole, since the walks' own configurations lie elsewhere.
  globalSetup: fileURLToPath(new URL('tests/e2e/with-ready-data.ts', import.meta.url)),
  forbidOnly: true,
  retries: 0,
  // One more than the cores of the smallest machine that this runs on: a page waits for its server half of the time.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    acceptDownloads: true,
    // What moves is looked at when it has come to rest.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer in the network's place; what it does is shown where it is allowed (tests/e2e/pwa.spec.ts).
    serviceWorkers: 'block',
    // What a page shows at a failure is told in any case; how it came to be costs a sixth of all: --trace retain-on-failure.
    trace: 'off',
    actionTimeout: 20_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${UNWANTED.join(',')}`,
      ],
    },
  },
});
