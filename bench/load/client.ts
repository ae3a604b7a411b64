import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { visitor } from '../../packages/server/src/testing/harness.ts';

/** One visitor of a server under load. */
export interface Client {
  /** Hands files in, so many with each request, and waits until all are converted or refused. */
  readonly convertAll: (files: readonly Buffer[]) => Promise<void>;
  /** Asks for something small; resolves to milliseconds until the whole answer is there. */
  readonly ask: (path: string) => Promise<number>;
}

const FILES_A_REQUEST = 20;
const POLL_MS = 20;

export function clientOf(server: string): Client {
  const headers = visitor(randomUUID());
  const send = async (files: readonly Buffer[]): Promise<string[]> => {
    const body = new FormData();
    for (const [n, bytes] of files.entries())
      body.append('file', new Blob([new Uint8Array(bytes)]), `statement-${n}.pdf`);
    const answer = await fetch(server + CONVERSIONS_PATH, { method: 'POST', headers, body });
    if (answer.status !== 202) throw new Error(`an upload was answered with ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as { readonly data: readonly { readonly id: string }[] };
    return data.map(({ id }) => id);
  };
  const ended = async (id: string): Promise<void> => {
    for (; ; await sleep(POLL_MS)) {
      const answer = await fetch(`${server}${CONVERSIONS_PATH}/${id}`, { headers });
      const { data } = (await answer.json()) as { readonly data: { readonly status: string } };
      if (data.status === 'done' || data.status === 'refused') return;
      if (data.status !== 'queued' && data.status !== 'running') throw new Error(`a conversion ended ${data.status}`);
    }
  };
  return {
    convertAll: async (files) => {
      const ids: string[] = [];
      for (let n = 0; n < files.length; n += FILES_A_REQUEST)
        ids.push(...(await send(files.slice(n, n + FILES_A_REQUEST))));
      for (const id of ids) await ended(id);
    },
    ask: async (path) => {
      const began = performance.now();
      const answer = await fetch(server + path, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
      return performance.now() - began;
    },
  };
}
