import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Fulfilled once it has ended, however that came. */
  readonly ended: Promise<unknown>;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Ends it with a signal and waits for its end; gives the exit status, or the signal's name. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
}

export interface EndedProcess {
  readonly status: number | NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

const entry = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** The server with an engine that takes so many milliseconds. */
export const slowServer = (ms: number): readonly string[] => [entry('./slow-server.ts'), String(ms)];
/** The same as a worker. */
export const slowWorker = (ms: number): readonly string[] => [...slowServer(ms), 'worker'];
/** The worker's entry. */
export const worker: readonly string[] = [entry('../worker.ts')];

/** Starts a server or a worker and waits until it says that it is running; a worker's `url` is empty. */
export async function startProcess(program: readonly string[], environment: Environment): Promise<ServerProcess> {
  const { child, stdout, stderr, ended } = run(program, environment);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const running = /^Tallyleaf is (?:running at (http:\S+)|working .*)$/m.exec(stdout());
      if (running) resolve(running[1] ?? '');
    });
    ended.then(() => reject(new Error(`the server ended: ${stderr()}`)), reject);
  });
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    stdout,
    stderr,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs a program that is expected to end by itself. */
export async function runToEnd(program: readonly string[], environment: Environment): Promise<EndedProcess> {
  const { stdout, stderr, ended } = run(program, environment);
  const status = await ended;
  return { status, stdout: stdout(), stderr: stderr() };
}

function run(program: readonly string[], environment: Environment) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child: ChildProcess = spawn(process.execPath, program, {
    env: { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', LOG_LEVEL: 'info', WORKERS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    texts.stdout += chunk.toString('utf8');
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    texts.stderr += chunk.toString('utf8');
  });
  const ended = once(child, 'close').then(([status, signal]) => (status ?? signal) as number | NodeJS.Signals | null);
  return { child, stdout: () => texts.stdout, stderr: () => texts.stderr, ended };
}
