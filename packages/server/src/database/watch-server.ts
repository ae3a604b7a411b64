import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../log.ts';

/** Whether the database server answers. */
export interface Watch {
  readonly isAway: () => boolean;
  readonly close: () => Promise<void>;
}

/** How often it is asked, in milliseconds. */
const EVERY_MS = 2000;

/**
 * It has so many ticks to answer. Ticks, not time: while this process itself was busy, no tick passed, and the answer may
 * have come long ago.
 */
const TICKS = 6;
const TICK_MS = 500;

/**
 * Asks a database server now and then on a connection of its own. When it stops answering (frozen, or its machine is gone),
 * the connections of the pool are ended, so that nobody waits for answers that do not come; it takes up to 5 s.
 */
export function watchServer(url: string, pool: pg.Pool, who: string, log: Logger): Watch {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let isAway = false;

  const look = async (): Promise<void> => {
    if (!client) {
      client = new pg.Client({ connectionString: url, application_name: `${who} watch`, keepAlive: true });
      // What is said of it is seen by the next question.
      client.on('error', () => {});
      await client.connect();
    }
    await client.query('select 1');
  };
  const lost = (): void => {
    if (!isAway) log.error({ connections: open.size }, 'the database does not answer');
    isAway = true;
    void client?.end().catch(() => {});
    if (client) streamOf(client)?.destroy();
    client = undefined;
    for (const one of open) streamOf(one)?.destroy(new Error('the database does not answer'));
  };
  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      if (await answers(look())) {
        if (isAway) log.warn('the database answers again');
        isAway = false;
      } else if (!closing.signal.aborted) lost();
      await sleep(EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  };
  const running = run();
  return {
    isAway: () => isAway,
    close: async () => {
      closing.abort();
      await running;
      if (client) await client.end().catch(() => {});
    },
  };
}

/** Whether a question is answered in time, and well. */
async function answers(question: Promise<void>): Promise<boolean> {
  const answered = question.then(
    () => true,
    () => false,
  );
  for (let tick = 0; tick < TICKS; tick++) {
    const said = await Promise.race([answered, sleep(TICK_MS, 'nothing', { ref: false })]);
    if (said !== 'nothing') return said === true;
  }
  return false;
}

/** The socket of a connection, which the driver keeps to itself. */
const streamOf = (client: pg.ClientBase): { readonly destroy: (error?: Error) => unknown } | undefined =>
  (client as unknown as { connection?: { stream?: { destroy: (error?: Error) => unknown } } }).connection?.stream;
