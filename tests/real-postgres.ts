import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '../scripts/setup/find-tools.mjs';

/** A PostgreSQL server of our own. `url` names its database `postgres`, whose owner may create others. */
export interface RealPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** How long the server may take to answer, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Starts a PostgreSQL server on a free loopback port, in a folder that `stop` removes. Should this process be killed,
 * the server ends all the same: the shell that minds it sees its standard input close.
 * @throws {Error} where there is no PostgreSQL on this machine, or it does not start
 */
export async function startPostgres(): Promise<RealPostgres> {
  const found = findPostgres();
  if (!found) throw new Error('no PostgreSQL found: run npm run setup -- --tests');
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-postgres-'));
  try {
    giveTo(owner, folder);
    const bin = found.embedded && owner.uid !== undefined ? copyPrograms(found.bin, folder) : found.bin;
    const data = join(folder, 'data');
    const asOwner = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'tallyleaf', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
      ...asOwner,
      stdio: 'pipe',
    });
    const port = await freePort();
    const server = spawn('sh', ['-c', MINDER, folder, join(bin, 'postgres'), ...settings(data, folder, port)], {
      ...asOwner,
      stdio: ['pipe', 'ignore', 'pipe'],
      // Ctrl-C is for the runner; the minder ends by its input.
      detached: true,
    });
    await isReady(server);
    return { url: `postgres://tallyleaf@127.0.0.1:${port}/postgres`, stop: () => stop(server, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Runs the server until standard input closes, then ends it and removes the folder, which is `$0`. */
const MINDER = '"$@" & pid=$!; cat > /dev/null; kill -INT $pid 2> /dev/null; wait $pid; cd / && rm -rf "$0"';

/** Tests need no safety from power cuts: what a crash would lose is thrown away anyway. */
const settings = (data: string, sockets: string, port: number): string[] => [
  ...['-D', data, '-p', String(port), '-k', sockets, '-h', '127.0.0.1'],
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'].flatMap((s) => ['-c', s]),
];

/** PostgreSQL refuses to run as root. Root lends it the user that Debian's package made, else `nobody`. */
export function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('PostgreSQL must not run as root, and there is neither a user postgres nor nobody');
}

export function giveTo({ uid, gid }: Owner, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** The packed programs lie inside the repository, which another user may not be able to read. */
export function copyPrograms(bin: string, folder: string): string {
  const copy = join(folder, 'native');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** A port of the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Reads the server's log until it says so; its last words stand in the error when it does not. */
export async function isReady(server: ChildProcess): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString('utf8')).slice(-2000);
  });
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(50)) {
    if (log.includes('ready to accept connections')) return;
    if (server.exitCode !== null) break;
  }
  server.stdin?.end();
  throw new Error(`PostgreSQL did not start: ${log}`);
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.stdin?.end();
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
