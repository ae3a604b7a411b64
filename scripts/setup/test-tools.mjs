import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findPostgres, findProgram } from './find-tools.mjs';
import { root } from './root.mjs';

/** What Debian calls the things that tests use, the best name first, and how to see that one is there. */
const debianPackages = [
  { names: ['chromium-headless-shell', 'chromium'], isThere: () => findChromium() !== null },
  { names: ['postgresql'], isThere: () => findPostgres()?.embedded === false },
  { names: ['poppler-utils'], isThere: () => findProgram('pdftotext') !== null },
  { names: ['fonts-noto-cjk'], isThere: hasJapaneseFont },
];

/**
 * Provides what tests need of the machine. Root on Debian gets the packages that are missing; anyone else gets what
 * npm and Playwright bring.
 * @throws {Error} in one line, naming what is to be installed, where a browser or a database server is still missing
 */
export async function provideTestTools() {
  if (mayInstall()) installDebianPackages(debianPackages.filter(({ isThere }) => !isThere()));
  if (!findChromium()) downloadChromium();
  const missing = [];
  if (!findChromium()) missing.push('Chromium (or its path in TALLYLEAF_CHROMIUM)');
  if (!findPostgres()) missing.push('PostgreSQL');
  if (missing.length > 0) throw new Error(`the tests need ${missing.join(' and ')}: install it and run this again`);
}

const mayInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram('apt-get') !== null;

/** @param {readonly { names: readonly string[] }[]} missing */
function installDebianPackages(missing) {
  if (missing.length === 0) return;
  // Another apt may hold the lock; it is waited for.
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  run('apt-get', [...patient, 'update']);
  const chosen = missing.map(({ names }) => names.find(isKnownToApt) ?? names[0] ?? '');
  process.stdout.write(`Installing Debian packages: ${chosen.join(' ')}\n`);
  run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...chosen]);
}

/** Not every release of Debian has every package. @param {string} name */
const isKnownToApt = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

/** Its failure is no error yet: what is then missing is named in one line. */
function downloadChromium() {
  process.stdout.write('Fetching a Chromium for the tests\n');
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [playwright, 'install', '--only-shell', 'chromium'], { cwd: root, stdio: 'ignore' });
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(program, args) {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
}

function hasJapaneseFont() {
  const list = findProgram('fc-list');
  if (!list) return false;
  return spawnSync(list, [':lang=ja', 'family'], { encoding: 'utf8' }).stdout.trim() !== '';
}
