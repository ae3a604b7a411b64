import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/setup/find-tools.mjs';
import { copyPrograms, freePort, giveTo, isReady, serverOwner } from '../real-postgres.ts';

/** A PostgreSQL server that can be killed, frozen and started again on the same folder. */
export interface MortalPostgres {
  readonly url: string;
  /** Ends all its processes at once, as a power cut of the database alone would. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly remove: () => Promise<void>;
}

/** What was committed must survive: unlike that of the unit tests, this server writes its log before it answers. */
const SETTINGS = ['max_connections=200', 'synchronous_commit=on', 'fsync=off', 'shared_buffers=32MB'];

/** @throws {Error} where there is no PostgreSQL on this machine, or it does not start */
export async function startMortalPostgres(): Promise<MortalPostgres> {
  const found = findPostgres();
  if (!found) throw new Error('no PostgreSQL found: run npm run setup -- --tests');
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-faults-pg-'));
  giveTo(owner, folder);
  const bin = found.embedded && owner.uid !== undefined ? copyPrograms(found.bin, folder) : found.bin;
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const initialise = ['-D', data, '-U', 'tallyleaf', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initialise, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', ...SETTINGS.flatMap((s) => ['-c', s])];
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    server = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await isReady(server);
  };
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of server?.pid === undefined ? [] : [server.pid, ...childrenOf(server.pid)]) {
      try {
        process.kill(pid, name);
      } catch {
        // It ended by itself.
      }
    }
  };
  const kill = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    signal('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `postgres://tallyleaf@127.0.0.1:${port}/postgres`,
    start,
    kill,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Processes whose parent this is: field 4 of /proc/PID/stat. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}
