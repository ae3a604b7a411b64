/**
 * `npm run test:clients`: the programs that people import our files into read them (tests/clients). Installs the Debian
 * packages that it needs where it may, says plainly which programs are absent, and fails on a refusal.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** @type {{client: string, package: string, ask: string[]}[]} */
const CLIENTS = JSON.parse(readFileSync(new URL('../tests/clients/clients.json', import.meta.url), 'utf8'));

const isThere = (/** @type {{ask: string[]}} */ { ask: [command = '', ...args] }) => {
  const { error, status } = spawnSync(command, args, { stdio: 'ignore', timeout: 60_000 });
  return !error && status === 0;
};

let absent = CLIENTS.filter((client) => !isThere(client));
if (absent.length > 0 && process.getuid?.() === 0) {
  const packages = absent.map((client) => client.package);
  process.stdout.write(`installing ${packages.join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  if (spawnSync('apt-get', install, options).status !== 0) {
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', install, options);
  }
  absent = absent.filter((client) => !isThere(client));
}
for (const client of CLIENTS) {
  const missing = absent.includes(client);
  process.stdout.write(`${missing ? 'ABSENT ' : 'present'} ${client.client} (Debian package ${client.package})\n`);
}
const { status } = spawnSync('vitest', ['run', '--config', 'vitest.clients.config.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ABSENT_CLIENTS: absent.map(({ client }) => client).join(',') },
});
process.exitCode = status ?? 1;
