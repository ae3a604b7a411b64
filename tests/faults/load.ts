import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { form, visitor } from '../../packages/server/src/testing/harness.ts';

/** A document that a server said it had accepted. */
export interface Accepted {
  readonly id: string;
  readonly owner: string;
  readonly bytes: Buffer;
}

/** Clients that upload all the time, and what they were told. */
export interface Load {
  readonly accepted: readonly Accepted[];
  /** Answers by status; `none` where there was no answer. */
  readonly answers: Readonly<Record<string, number>>;
  readonly stop: () => Promise<void>;
}

const CLIENTS = 4;
/** A pause between two uploads of one client, in milliseconds. */
const PAUSE_MS = 150;
const PATIENCE_MS = 30_000;

/** Any upload of bytes that nobody else sends. */
const documentOf = (): Buffer => Buffer.from(`%PDF-1.7\n% ${randomUUID()}\n%%EOF\n`);

/**
 * Uploads documents, each under one idempotency key until it is accepted or the load is stopped.
 * @param ready addresses of the servers that may be asked now, as whatever shares out requests knows them
 */
export function startLoad(ready: () => readonly string[]): Load {
  const accepted: Accepted[] = [];
  const answers: Record<string, number> = {};
  let isOver = false;
  let turn = 0;
  const count = (name: string): void => {
    answers[name] = (answers[name] ?? 0) + 1;
  };
  const client = async (owner: string): Promise<void> => {
    while (!isOver) {
      const bytes = documentOf();
      const key = randomUUID();
      for (;;) {
        const servers = ready();
        const server = servers[turn++ % Math.max(1, servers.length)];
        const id = server === undefined ? undefined : await send(server, owner, key, bytes, count);
        if (id !== undefined) accepted.push({ id, owner, bytes });
        if (id !== undefined || isOver) break;
        await sleep(PAUSE_MS);
      }
      await sleep(PAUSE_MS);
    }
  };
  const clients = Array.from({ length: CLIENTS }, () => client(randomUUID()));
  return {
    accepted,
    answers,
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

async function send(
  server: string,
  owner: string,
  key: string,
  bytes: Buffer,
  count: (name: string) => void,
): Promise<string | undefined> {
  const body = await form([{ name: 'march.pdf', bytes }]);
  try {
    const answer = await fetch(server + CONVERSIONS_PATH, {
      method: 'POST',
      body: new Uint8Array(body.payload),
      headers: { ...body.headers, ...visitor(owner), 'idempotency-key': key },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    count(String(answer.status));
    if (answer.status !== 202) return undefined;
    return ((await answer.json()) as { data: { id: string }[] }).data[0]?.id;
  } catch {
    count('none');
    return undefined;
  }
}
