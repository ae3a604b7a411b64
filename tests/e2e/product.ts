import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Conversion } from '@tallyleaf/contract';
import { freePort } from '../real-postgres.ts';

/** The product as a person runs it: its programs, and the documents of the corpus. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const tallyleaf = join(root, 'node_modules', '.bin', 'tallyleaf');

/** A temporary folder that `remove` deletes. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'tallyleaf-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A document of the corpus, and what a right conversion of it holds. */
export interface Case {
  readonly name: string;
  readonly path: string;
  readonly expected: Pick<Conversion, 'source' | 'statements'>;
}

/** All cases of the corpus, sorted by name. */
export const corpus: readonly Case[] = globSync('corpus/cases/*/input.pdf', { cwd: root })
  .sort()
  .map((path) => ({
    name: basename(dirname(path)),
    path: join(root, path),
    expected: JSON.parse(readFileSync(join(root, dirname(path), 'expected.json'), 'utf8')) as Case['expected'],
  }));

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line to its end. */
export async function runTallyleaf(args: readonly string[], cwd?: string): Promise<Ended> {
  const child = spawn(tallyleaf, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd });
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const status = await ended(child);
  return { status, stdout: stdout(), stderr: stderr() };
}

export interface ServerProcess {
  /** Without a slash at its end. */
  readonly url: string;
  readonly pid: number;
  readonly dataFolder: string;
  /** Everything it has printed. */
  readonly output: () => string;
  /** Whether it still runs. */
  readonly alive: () => boolean;
  /** Ends it in order; resolves to its exit status. */
  readonly stop: () => Promise<number | null>;
  /** Ends it at once, as a power cut would. */
  readonly kill: () => Promise<void>;
}

/** How long a server may take to answer for the first time, in milliseconds: many at once on a busy machine take long. */
export const SERVER_PATIENCE_MS = 180_000;

/** Puts the data of a server that was begun already (with-ready-data.ts) where there is none yet. */
function beginWithReadyData(dataFolder: string): void {
  const ready = process.env.TALLYLEAF_READY_DATA;
  if (ready && !existsSync(join(dataFolder, 'database'))) cpSync(ready, dataFolder, { recursive: true });
}

/**
 * Starts a server on a free loopback port, its data in `dataFolder`.
 * @throws {Error} with what it printed, when it ends instead of answering
 */
export async function startServer(dataFolder: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  beginWithReadyData(dataFolder);
  const port = await freePort();
  const child = spawnServer({ DATA_FOLDER: dataFolder, PORT: String(port), ...env });
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const end = ended(child);
  const url = `http://127.0.0.1:${port}`;
  for (const late = Date.now() + SERVER_PATIENCE_MS; !(await answers(`${url}/health`)); await sleep(50)) {
    if (child.exitCode === null && child.signalCode === null && Date.now() < late) continue;
    child.kill('SIGKILL');
    throw new Error(`the server did not start (${child.exitCode ?? child.signalCode}): ${stdout()}${stderr()}`);
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataFolder,
    output: () => stdout() + stderr(),
    alive: () => child.exitCode === null && child.signalCode === null,
    stop: () => {
      child.kill('SIGTERM');
      return end;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await end;
    },
  };
}

/** Starts a server that is expected to refuse to run, and waits for its end. */
export async function runServer(env: Record<string, string>): Promise<Ended> {
  const child = spawnServer({ PORT: String(await freePort()), ...env });
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  return { status: await ended(child), stdout: stdout(), stderr: stderr() };
}

/** Most tests are not about credits and fair use: their visitors, all of one network, have as much as they want. */
const PLENTY = {
  VISITOR_CREDITS_A_DAY: '100000',
  ADDRESS_CREDITS_A_DAY: '100000',
  MAX_FILES_AN_HOUR: '1000000',
  MAX_UNPAID_SECONDS_AN_HOUR: '1000000',
};

function spawnServer(env: Record<string, string>) {
  // What the tests' own environment says of databases is not the server's.
  const { DATABASE_URL: _, ...inherited } = process.env;
  return spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, HOST: '127.0.0.1', LOG_LEVEL: 'error', ...PLENTY, ...env },
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status));
  });
