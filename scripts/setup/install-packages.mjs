import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hydrateEmbeddedPostgres } from './embedded-postgres.mjs';
import { root } from './root.mjs';

const stamp = join(root, 'node_modules', '.setup');

/**
 * Installs the lock file's packages where they are not: the stamp, which an installation removes first and which is
 * written last, says for which lock file and platform node_modules was filled.
 */
export async function installPackages() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing packages (once, about a minute)\n');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', ['ci', ...flags], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) throw new Error(`npm could not be started (${error.message})`);
  if (status !== 0) throw new Error('npm ci failed; its message stands above');
  demandRuntime();
  hydrateEmbeddedPostgres();
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/** Node comes as a package for the platforms that have one; elsewhere the machine's own must do. */
function demandRuntime() {
  const pinned = ['node', 'node.cmd', 'node.exe'].some((name) => existsSync(join(root, 'node_modules', '.bin', name)));
  if (pinned || Number.parseInt(process.versions.node, 10) >= 24) return;
  throw new Error(
    `there is no Node package for ${process.platform}-${process.arch}: install Node 24 and run this again`,
  );
}
