import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { embeddedPostgresBin } from './embedded-postgres.mjs';

/** The one without windows first: a page costs half as much there, and its size changes without a window that has to follow. */
const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];
const chromiumPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium to test with: `TALLYLEAF_CHROMIUM`, else one of the machine's, else the one that Playwright downloaded.
 * @returns {string | null} the path of the program
 */
export function findChromium() {
  const named = process.env.TALLYLEAF_CHROMIUM;
  if (named) return named;
  return findProgram(...chromiumNames) ?? chromiumPlaces.find((path) => existsSync(path)) ?? playwrightChromium();
}

function playwrightChromium() {
  try {
    const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    // Without Playwright, or on a platform that it does not know, there is none.
    return null;
  }
}

/**
 * A real PostgreSQL server to test with: the machine's newest, else the one that npm packs.
 * @returns {{ bin: string, embedded: boolean } | null} the folder of initdb and postgres
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = findProgram('initdb');
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(onPath ? [dirname(realpathSync(onPath))] : []),
  ];
  const own = folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
  if (own) return { bin: own, embedded: false };
  const bin = embeddedPostgresBin();
  return bin ? { bin, embedded: true } : null;
}

/**
 * The path of the first of these programs that PATH holds.
 * @param {...string} names
 * @returns {string | null}
 */
export function findProgram(...names) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      for (const ending of endings) {
        const path = join(folder, name + ending);
        if (folder && existsSync(path)) return path;
      }
    }
  }
  return null;
}
