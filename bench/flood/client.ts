import { randomUUID } from 'node:crypto';
import { visitor } from '../../packages/server/src/testing/harness.ts';

/** How long something took, in milliseconds. */
export interface Waited {
  /** Until the upload was answered. */
  readonly answer: number;
  /** Until the conversion had ended. */
  readonly end: number;
}

/** A visitor with a network address of its own, as a proxy before the server would say. */
export interface Visitor {
  /** Sends files in one request; the status of the answer, and the ids of what was accepted. */
  readonly send: (files: readonly Buffer[]) => Promise<{ readonly status: number; readonly ids: readonly string[] }>;
  /** Sends a file and waits for the end of its conversion. */
  readonly convert: (file: Buffer) => Promise<Waited>;
}

const POLL_MS = 50;

export function visitorAt(server: string, address: string): Visitor {
  const id = randomUUID();
  const headers = { 'x-forwarded-for': address, ...visitor(id) };
  const send: Visitor['send'] = async (files) => {
    const body = new FormData();
    for (const [n, bytes] of files.entries())
      body.append('file', new Blob([new Uint8Array(bytes)]), `statement-${n}.pdf`);
    const answer = await fetch(`${server}/api/v1/conversions`, { method: 'POST', headers, body });
    const { data } = (await answer.json()) as { readonly data?: readonly { readonly id: string }[] };
    return { status: answer.status, ids: answer.status === 202 ? (data ?? []).map((receipt) => receipt.id) : [] };
  };
  const statusOf = async (conversion: string): Promise<string> => {
    const answer = await fetch(`${server}/api/v1/conversions/${conversion}`, { headers });
    const { data } = (await answer.json()) as { readonly data: { readonly status: string } };
    return data.status;
  };
  return {
    send,
    convert: async (file) => {
      const began = performance.now();
      const { ids, status } = await send([file]);
      const answer = performance.now() - began;
      const [conversion] = ids;
      if (conversion === undefined) throw new Error(`an upload was answered with ${status}`);
      for (;;) {
        const now = await statusOf(conversion);
        if (now === 'done') return { answer, end: performance.now() - began };
        if (now !== 'queued' && now !== 'running') throw new Error(`a conversion ended ${now}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}
