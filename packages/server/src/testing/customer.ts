import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CONVERSIONS_PATH, CREDITS_PATH, DEDUCT_PATH } from '@tallyleaf/contract';
import { conversionOf, type Deferred, deferred } from './fake-converter.ts';
import { form, type Harness, PDF, until } from './harness.ts';
import { createTestUser } from './people.ts';

/** A document unlike any other; the fake counter reads its pages from its text. */
export const documentOf = (pages = 1, name: string = randomUUID()) => ({
  name: `${name}.pdf`,
  bytes: Buffer.concat([PDF, Buffer.from(`% ${name}\n% pages ${pages}\n`)]),
});

/** A user with the credits of Free who hands files in; the engine counts what `documentOf` wrote. */
export async function startCustomer(harness: Harness) {
  const me = await createTestUser(harness.database);
  harness.converter.work = conversionOf;
  harness.converter.count = async (source) => {
    const text = 'path' in source ? await readFile(source.path, 'latin1') : '';
    return Number(/% pages (\d+)/.exec(text)?.[1] ?? 1);
  };
  const unfinished = async () =>
    (
      await harness.database.sql
        .selectFrom('conversions')
        .where('status', 'in', ['queued', 'running'])
        .select('id')
        .execute()
    ).length;
  const upload = async (files = [documentOf()], fields = {}, headers = {}) => {
    const body = await form(files, fields);
    return harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...me.headers, ...headers },
    });
  };
  const idOf = async (answer: ReturnType<typeof upload>): Promise<string> => (await answer).json().data[0].id;
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    harness.app.inject({ method, url, headers: me.headers, ...(payload && { payload }) });
  const statusOf = async (id: string) => (await send('GET', `${CONVERSIONS_PATH}/${id}`)).json().data?.status;
  const finished = (id: string) =>
    until(async () => {
      const status = await statusOf(id);
      return !['queued', 'running'].includes(status) && status;
    });
  const available = async () => (await send('GET', CREDITS_PATH)).json().data.available;
  const spend = (amount: number) =>
    send('POST', DEDUCT_PATH, { amount, reason: 'test', idempotency_key: randomUUID() });
  const stored = async () => {
    const ids: string[] = [];
    for await (const { id } of harness.storage.list()) ids.push(id);
    return ids.sort();
  };
  const cancel = (id: string) => send('POST', `${CONVERSIONS_PATH}/${id}/cancel`);
  /** Lets conversions end only once the gate opens. */
  const gate = (): Deferred<void> => {
    const opened = deferred();
    harness.converter.work = async (request, { signal }) => {
      signal.throwIfAborted();
      const stopped = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
      await Promise.race([opened.promise, stopped]);
      return conversionOf(request);
    };
    return opened;
  };
  return { me, unfinished, upload, idOf, send, statusOf, finished, available, spend, stored, cancel, gate };
}

export type Customer = Awaited<ReturnType<typeof startCustomer>>;
