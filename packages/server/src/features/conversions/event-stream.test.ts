import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf, deferred } from '../../testing/fake-converter.ts';
import { form, type Harness, newPdf, startHarness, visitor } from '../../testing/harness.ts';

interface Event {
  readonly id: number;
  readonly name: string;
  readonly data: { readonly status: string; readonly progress?: { readonly page: number; readonly ocrDone?: number } };
}

/** Reads a stream of events one by one, as a browser would. */
async function* events(response: Response): AsyncGenerator<Event> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]),
      );
      const data = fields.get('data');
      if (data) yield { id: Number(fields.get('id')), name: fields.get('event') ?? '', data: JSON.parse(data) };
    }
  }
}

describe.each(testDatabases)('events on $name', (kind) => {
  let harness: Harness;
  let base: string;
  const me = randomUUID();
  beforeAll(async () => {
    harness = await startHarness(kind, { environment: { MAX_EVENT_STREAMS: '2' } });
    base = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => harness?.close());

  const upload = async (): Promise<string> => {
    const { payload, headers } = await form([{ name: 'march.pdf', bytes: newPdf() }]);
    const answer = await harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload,
      headers: { ...headers, ...visitor(me) },
    });
    return answer.json().data[0].id;
  };
  const watch = (id: string, headers = {}, signal?: AbortSignal) =>
    fetch(`${base}${CONVERSIONS_PATH}/${id}/events`, {
      headers: { ...visitor(me), ...headers },
      ...(signal && { signal }),
    });

  it('tells progress page by page and ends with done', async () => {
    const steps = [deferred(), deferred()];
    harness.converter.work = async (request, { onProgress }) => {
      onProgress({ stage: 'reading', page: 1, pages: 2 });
      await steps[0]?.promise;
      onProgress({ stage: 'reading', page: 2, pages: 2, ocrPages: 2, ocrDone: 1 });
      await steps[1]?.promise;
      return conversionOf(request);
    };
    const id = await upload();
    const response = await watch(id);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const seen: Event[] = [];
    for await (const event of events(response)) {
      seen.push(event);
      if (event.data.progress) steps[event.data.progress.page - 1]?.resolve();
    }
    expect(seen.at(-1)).toMatchObject({ name: 'done', data: { id, fileName: 'march.pdf', status: 'done' } });
    expect(seen.slice(0, -1).every((event) => event.name === 'progress')).toBe(true);
    expect(seen.map((event) => event.data.progress?.page).filter(Boolean)).toEqual([1, 2]);
    expect(seen.map((event) => event.data.progress?.ocrDone).filter(Boolean)).toEqual([1]);
    const ids = seen.map((event) => event.id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });

  it('goes on after a lost connection with what is new, and only that', async () => {
    const step = deferred();
    harness.converter.work = async (request, { onProgress }) => {
      onProgress({ stage: 'reading', page: 1, pages: 2 });
      await step.promise;
      return conversionOf(request);
    };
    const id = await upload();
    const connection = new AbortController();
    let last = 0;
    for await (const event of events(await watch(id, {}, connection.signal))) {
      last = event.id;
      if (event.data.progress) break;
    }
    connection.abort();
    step.resolve();
    const seen: Event[] = [];
    for await (const event of events(await watch(id, { 'last-event-id': String(last) }))) seen.push(event);
    expect(seen.every((event) => event.id > last)).toBe(true);
    expect(seen.at(-1)?.name).toBe('done');
    const over = await watch(id, { 'last-event-id': String(seen.at(-1)?.id) });
    expect(over.status).toBe(204);
  });

  it('ends with refused', async () => {
    harness.converter.work = async () => {
      throw new Refusal('no-statement');
    };
    const seen: Event[] = [];
    for await (const event of events(await watch(await upload()))) seen.push(event);
    expect(seen.at(-1)).toMatchObject({ name: 'refused', data: { refusal: { code: 'no-statement' } } });
  });

  it('ends when the conversion is deleted', async () => {
    const never = deferred<never>();
    harness.converter.work = (_request, { signal }) => {
      signal.addEventListener('abort', () => never.reject(new Error('stopped')));
      return never.promise;
    };
    const id = await upload();
    const response = await watch(id);
    let deleted = false;
    for await (const event of events(response)) {
      if (deleted || event.data.status !== 'running') continue;
      deleted = true;
      await harness.app.inject({ method: 'DELETE', url: `${CONVERSIONS_PATH}/${id}`, headers: visitor(me) });
    }
    expect(deleted).toBe(true);
  });

  it('opens so many streams at once, and gives their places back', async () => {
    const step = deferred();
    harness.converter.work = async (request) => {
      await step.promise;
      return conversionOf(request);
    };
    const id = await upload();
    const open = [await watch(id), await watch(id)];
    const tooMany = await watch(id);
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await tooMany.json()).toMatchObject({ code: 429, error: 'rate-limited' });
    step.resolve();
    for (const response of open) await response.text();
    expect((await watch(id)).status).toBe(200);
  });
});
