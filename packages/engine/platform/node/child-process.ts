import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Conversion } from '@tallyleaf/contract';
import type { Progress } from '../../src/ports.ts';
import { Refusal } from '../../src/refusal.ts';
import { type ChildMessage, type ConvertMessage, MEMORY_MARK, STILL_MARK, TIME_MARK } from './messages.ts';
import { killGroup } from './process-group.ts';

/** How much of what a child writes to standard error is kept, to say why it ended. */
const KEPT_STDERR = 4000;

/** The process ended while it worked on a document, for no reason that we gave it: a fault of ours, whatever the file is like. */
export class ChildCrashed extends Error {}

/** A child process that converts one document at a time. */
export interface EngineChild {
  readonly pid: number | undefined;
  /** Its memory after the last document, in bytes. */
  readonly resident: () => number;
  readonly documents: () => number;
  /** The last document took long, and the process would give way to others with every further one. */
  readonly givesWay: () => boolean;
  /**
   * Converts a document.
   * @throws {Refusal} what the engine refuses, and what goes over its limits of time and memory.
   * @throws {ChildCrashed} when the process ends on it.
   */
  readonly convert: (job: ConvertMessage, onProgress?: (progress: Progress) => void) => Promise<Conversion>;
  /** Counts the pages of a document. Throws as `convert` does. */
  readonly count: (job: ConvertMessage) => Promise<number>;
  /** False once it has ended, or is ending. */
  readonly alive: () => boolean;
  readonly kill: () => void;
  readonly ended: Promise<void>;
}

/** Where the program that holds the pool keeps compiled sources, if it does; each version of Node has a folder there. */
function compileCache(): string | undefined {
  const ofThisNode = getCompileCacheDir();
  return ofThisNode && dirname(ofThisNode);
}

/**
 * What V8 of Node 24 is told; another may not know it and would not start. Patterns become machine code at once: most are used
 * more than once, and each was compiled twice (a tenth of a short file's time). Functions are optimised when called 30,000 times
 * instead of 3,000: earlier it took a sixth of a long file's processor time, and no file was read any sooner.
 */
const TUNING = process.versions.node.startsWith('24.')
  ? ['--no-regexp-tier-up', '--invocation-count-for-turbofan=30000']
  : [];

/** Flags of a process that converts. */
export const CHILD_FLAGS: readonly string[] = [
  '--disable-warning=ExperimentalWarning',
  '--max-old-space-size=1200',
  ...TUNING,
];

const childEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, TZ, SystemRoot } = process.env;
  return { PATH, TZ, SystemRoot, NODE_COMPILE_CACHE: compileCache() };
};

function start(): ChildProcess {
  return fork(fileURLToPath(new URL('./engine-child.ts', import.meta.url)), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Neither the flags nor the secrets of the program that holds the pool are a child's business.
    execArgv: [...CHILD_FLAGS],
    env: childEnvironment(),
    // The leader of a group of its own. On Windows, which knows no groups, this would open a window.
    detached: process.platform !== 'win32',
  });
}

/** An idle child must not keep the program that holds the pool from ending. */
function keepAwake(child: ChildProcess, awake: boolean): void {
  const handles = [child, child.channel, child.stderr as unknown as { ref?(): void; unref?(): void }];
  for (const handle of handles) awake ? handle?.ref?.() : handle?.unref?.();
}

function faultOf({ name, message, stack }: ChildMessage & { kind: 'fault' }): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = stack;
  return error;
}

function refusalOf({ code, message }: ChildMessage & { kind: 'refused' }): Refusal {
  const refusal = new Refusal(code);
  refusal.message = message;
  return refusal;
}

/** Why a process ended on a document. */
function causeOf({ stderr, ready }: State): Error {
  const tooLarge = stderr.includes(MEMORY_MARK) || stderr.includes('heap out of memory');
  if (tooLarge) return new Refusal('too-large', 'it needs more memory than is allowed');
  if (stderr.includes(TIME_MARK)) return new Refusal('took-too-long');
  if (stderr.includes(STILL_MARK)) return new Refusal('took-too-long', 'its reading stood still');
  if (!ready) return new Error(`the engine's process does not start: ${stderr}`);
  return new ChildCrashed('the process ended');
}

/** A message that ends the work on a document well. */
type Answer = Extract<ChildMessage, { kind: 'done' | 'counted' }>;

/** One document in work: settled by the child's messages, or by its end. */
interface Work {
  readonly message: (message: ChildMessage) => void;
  readonly ended: (error: Error) => void;
}

/** A child and what is known of it. */
interface State {
  readonly child: ChildProcess;
  alive: boolean;
  ready: boolean;
  stderr: string;
  resident: number;
  givesWay: boolean;
  documents: number;
  work: Work | null;
}

function listen(state: State): Promise<void> {
  const { child } = state;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    state.stderr = (state.stderr + text).slice(-KEPT_STDERR);
  });
  child.on('message', (message: ChildMessage) => {
    if (message.kind === 'ready') state.ready = true;
    else state.work?.message(message);
  });
  return new Promise((resolve) => {
    const end = (): void => {
      state.alive = false;
      // It may have ended by itself and left what it had started.
      if (child.pid !== undefined) killGroup(child.pid);
      state.work?.ended(causeOf(state));
      resolve();
    };
    child.on('close', end);
    child.on('error', (error) => {
      state.stderr += error.message;
      // It never started, so it will not close either.
      if (child.pid === undefined) end();
    });
  });
}

function kill(state: State): void {
  state.alive = false;
  // Whoever closes the pool waits for its end.
  keepAwake(state.child, true);
  if (!(state.child.pid !== undefined && killGroup(state.child.pid))) state.child.kill('SIGKILL');
}

/** Has a document worked on; what it comes to is the message that says so. */
async function workIn<Kind extends Answer['kind']>(
  state: State,
  request: ConvertMessage,
  kind: Kind,
  onProgress?: (progress: Progress) => void,
): Promise<Extract<Answer, { kind: Kind }>> {
  keepAwake(state.child, true);
  try {
    return await new Promise((resolve, reject) => {
      const message = (message: ChildMessage): void => {
        if ('resident' in message) {
          state.resident = message.resident;
          state.givesWay = message.givesWay;
        }
        if (message.kind === kind) resolve(message as Extract<Answer, { kind: Kind }>);
        else if (message.kind === 'refused') reject(refusalOf(message));
        else if (message.kind === 'fault') reject(faultOf(message));
        else if (message.kind === 'progress') onProgress?.(message.progress);
      };
      state.work = { message, ended: reject };
      if (state.alive) state.child.send(request);
      else reject(causeOf(state));
    });
  } finally {
    state.work = null;
    state.documents += 1;
    keepAwake(state.child, false);
  }
}

/** Starts a process that converts. */
export function startEngineChild(): EngineChild {
  const child = start();
  const state: State = {
    child,
    alive: true,
    ready: false,
    stderr: '',
    resident: 0,
    givesWay: false,
    documents: 0,
    work: null,
  };
  keepAwake(child, false);
  const ended = listen(state);
  return {
    pid: child.pid,
    resident: () => state.resident,
    documents: () => state.documents,
    givesWay: () => state.givesWay,
    convert: async (request, onProgress) => (await workIn(state, request, 'done', onProgress)).conversion,
    count: async (request) => (await workIn(state, request, 'counted')).pages,
    alive: () => state.alive,
    kill: () => kill(state),
    ended,
  };
}
