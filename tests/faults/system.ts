import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { TEST_KEY, visitor } from '../../packages/server/src/testing/harness.ts';
import { type ServerProcess, startProcess } from '../../packages/server/src/testing/server-process.ts';
import type { Counted } from './count.ts';
import type { Accepted, Load } from './load.ts';

/** What is run under faults: servers, workers, and what they stand on. */
export interface System {
  readonly name: string;
  /** Addresses of the servers that say they are ready. */
  readonly ready: () => readonly string[];
  /** What may happen, by its name: it happens, ends, and everything runs again. */
  readonly faults: Readonly<Record<string, (load: Load) => Promise<void>>>;
  /** Waits until everything that was accepted has an end, and counts. */
  readonly settle: (accepted: readonly Accepted[], lately: readonly Accepted[]) => Promise<Counted>;
  /** Milliseconds that each start took until the process was ready. */
  readonly startTimes: () => readonly number[];
  /** How many processes ended unasked so far. */
  readonly deaths: () => number;
  /** The last words of each process. */
  readonly logs: () => string;
  readonly close: () => Promise<void>;
}

/** What all servers of the fault tests are told. */
export const ENVIRONMENT = {
  PORT: '0',
  // The load signs the cookies of its own visitors.
  SECRET_KEY: TEST_KEY.toString('base64'),
  WORKERS: '1',
  LOG_LEVEL: 'info',
  WEB_FOLDER: '/nowhere',
  VISITOR_CREDITS_A_DAY: '1000000',
  ADDRESS_CREDITS_A_DAY: '1000000',
  MAX_UPLOADS_PER_TEN_MINUTES: '1000000',
  MAX_FILES_AN_HOUR: '1000000',
  MAX_WAITING_FILES: '1000000',
  MAX_WORK_SECONDS_AN_HOUR: '1000000',
  MAX_UNPAID_SECONDS_AN_HOUR: '1000000',
  DRAIN_SECONDS: '2',
  NODE_OPTIONS: `--import ${fileURLToPath(new URL('./clock.ts', import.meta.url))}`,
};

/** How long reading a document takes in these tests, in milliseconds: long enough to be hit in the middle. */
export const READING_MS = 150;

/** How long everything may take to come to rest after a fault, in milliseconds. */
export const SETTLE_MS = 180_000;

/** One process that is started again after each end. */
export class Node {
  readonly #program: readonly string[];
  readonly #environment: Readonly<Record<string, string>>;
  #process: ServerProcess | undefined;
  #lastLog = '';
  /** Where it is while it is being stopped: it goes on answering for a while. */
  #leaving: string | undefined;
  #isOver = false;
  /** How often it ended unasked. */
  deaths = 0;
  /** Milliseconds from each start to its first word. */
  readonly startTimes: number[] = [];
  isReady = false;

  constructor(program: readonly string[], environment: Readonly<Record<string, string>>) {
    this.#program = program;
    this.#environment = environment;
  }

  get url(): string {
    return this.#process?.url ?? this.#leaving ?? '';
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    const began = performance.now();
    const started = await startProcess(this.#program, { ...this.#environment, ...more });
    this.#process = started;
    this.startTimes.push(performance.now() - began);
    // As whoever minds a service does: what ends unasked is started again, and counted.
    void started.ended.then(async () => {
      if (this.#process !== started) return;
      this.deaths += 1;
      this.#lastLog += started.stderr().slice(-200_000);
      this.#process = undefined;
      this.isReady = false;
      if (!this.#isOver) await this.start(more);
    });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const ending = this.#process;
    this.#process = undefined;
    if (signal === 'SIGKILL') this.isReady = false;
    this.#leaving = ending?.url;
    await ending?.end(signal);
    this.#leaving = undefined;
    this.isReady = false;
    this.#lastLog = ending?.stderr().slice(-200_000) ?? '';
  }

  /** Ends it for good. */
  async close(): Promise<void> {
    this.#isOver = true;
    await this.end('SIGKILL');
  }

  log(): string {
    return this.#lastLog + (this.#process?.stderr().slice(-200_000) ?? '');
  }

  async look(): Promise<void> {
    if (this.url === '') return;
    const answer = await fetch(`${this.url}/health`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    this.isReady = answer?.ok === true && this.url !== '';
  }
}

/** Asks servers for their health all the time, as whatever shares out requests does. @returns stops it */
export function watchHealth(nodes: readonly Node[]): () => void {
  let isOver = false;
  const watch = async (node: Node): Promise<void> => {
    while (!isOver) {
      await node.look();
      await sleep(200);
    }
  };
  for (const node of nodes) void watch(node);
  return () => {
    isOver = true;
  };
}

/** Waits until something holds; false when it does not in time. */
export async function eventually(holds: () => Promise<boolean>, ms = SETTLE_MS): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(300)) {
    if (await holds().catch(() => false)) return true;
  }
  return false;
}

const ENDS = new Set(['done', 'failed', 'refused', 'cancelled']);

/** Whether all of these have come to an end, as their owners are told. */
export async function allEnded(server: string, accepted: readonly Accepted[]): Promise<boolean> {
  for (const { id, owner } of accepted) {
    const answer = await fetch(`${server}${CONVERSIONS_PATH}/${id}`, { headers: visitor(owner) });
    if (answer.status === 404) continue;
    const { data } = (await answer.json()) as { data: { status: string } };
    if (!ENDS.has(data.status)) return false;
  }
  return true;
}
