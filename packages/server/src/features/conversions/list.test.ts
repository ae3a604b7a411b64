import { createHash, randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH, type Conversion } from '@tallyleaf/contract';
import { outlinesOf } from '@tallyleaf/exporters';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf, deferred } from '../../testing/fake-converter.ts';
import { form, type Harness, newPdf, PDF, startHarness, until, visitor } from '../../testing/harness.ts';

describe.each(testDatabases)('the list of conversions on $name', (kind) => {
  let harness: Harness;
  let me: string;
  beforeAll(async () => {
    harness = await startHarness(kind);
  }, 60_000);
  afterAll(() => harness?.close(), 60_000);
  beforeEach(() => {
    me = randomUUID();
  });

  const upload = async (files: readonly { name: string; bytes: Buffer }[]) => {
    const { payload, headers } = await form(files);
    return harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload,
      headers: { ...headers, ...visitor(me) },
    });
  };
  const uploadOne = async (bytes = newPdf()): Promise<string> =>
    (await upload([{ name: 'march.pdf', bytes }])).json().data[0].id;
  const get = (path: string, owner = me) => harness.app.inject({ url: path, headers: visitor(owner) });

  it('finds by a part of the file’s name, as it stands', async () => {
    await upload([
      { name: 'March 100%.pdf', bytes: newPdf() },
      { name: 'march_1.pdf', bytes: newPdf() },
      { name: 'april.pdf', bytes: newPdf() },
    ]);
    const found = async (search: string) => {
      const { data } = (await get(`${CONVERSIONS_PATH}?search=${encodeURIComponent(search)}`)).json();
      return data.items.map((item: { fileName: string }) => item.fileName).sort();
    };
    expect(await found('MARCH')).toEqual(['March 100%.pdf', 'march_1.pdf']);
    expect(await found('%')).toEqual(['March 100%.pdf']);
    expect(await found('h_')).toEqual(['march_1.pdf']);
    expect(await found('may')).toEqual([]);
    expect(await found('  ')).toHaveLength(3);
    expect((await get(`${CONVERSIONS_PATH}?search=march`, randomUUID())).json().data.items).toEqual([]);
  });

  it('tells of each how many pages it has, and of what is done whether it adds up', async () => {
    const worst = ['verified', 'unverifiable', 'failed'] as const;
    harness.converter.count = async () => 3;
    for (const [index, status] of worst.entries()) {
      harness.converter.work = async (request) => {
        const made = await conversionOf(request);
        const [one] = made.statements;
        const judged = worst
          .slice(0, index + 1)
          .map((verdict) => ({ reconciliation: { status: verdict, checks: [] } }));
        return { ...made, statements: judged.map((verdict) => ({ ...one, ...verdict })) } as Conversion;
      };
      const id = await uploadOne();
      const read = async () =>
        (await get(CONVERSIONS_PATH)).json().data.items.find((item: { id: string }) => item.id === id);
      await until(async () => (await read()).status === 'done');
      expect(await read()).toMatchObject({ pages: 3, verdict: status });
    }
    harness.converter.work = async (request) => ({ ...(await conversionOf(request)), statements: [] });
    const empty = await uploadOne();
    await until(async () => (await get(`${CONVERSIONS_PATH}/${empty}`)).json().data.status === 'done');
    expect((await get(`${CONVERSIONS_PATH}/${empty}`)).json().data.verdict).toBe('none');
    const opened = deferred();
    harness.converter.work = async (request) => {
      await opened.promise;
      return conversionOf(request);
    };
    await uploadOne();
    const [waiting] = (await get(CONVERSIONS_PATH)).json().data.items;
    expect([waiting.pages, waiting.verdict]).toEqual([3, undefined]);
    opened.resolve();
  });

  it('tells of each statement what a list shows, as it stands, to its owner alone', async () => {
    harness.converter.work = conversionOf;
    const id = await uploadOne(PDF);
    const read = async (owner = me) =>
      (await get(CONVERSIONS_PATH, owner)).json().data.items.find((item: { id: string }) => item.id === id);
    await until(async () => (await read()).status === 'done');
    const made = (await get(`${CONVERSIONS_PATH}/${id}`)).json().data;
    const listed = await read();
    expect(listed.sha256).toBe(createHash('sha256').update(PDF).digest('hex'));
    expect(listed.statements).toEqual(outlinesOf(made.conversion));
    expect(listed.statements[0]).toMatchObject({
      verdict: 'verified',
      rows: made.conversion.statements[0].transactions.length,
    });
    expect(await read(randomUUID())).toBeUndefined();

    const saved = await harness.app.inject({
      method: 'PUT',
      url: `${CONVERSIONS_PATH}/${id}/corrections`,
      payload: { revision: 0, corrections: { statements: [{ closing: '0.01' }] } },
      headers: visitor(me),
    });
    expect(saved.statusCode).toBe(200);
    expect((await read()).statements[0].closing).toBe('0.01');
  });

  it('lists what was converted before there were outlines', async () => {
    harness.converter.work = conversionOf;
    const id = await uploadOne();
    const read = async () =>
      (await get(CONVERSIONS_PATH)).json().data.items.find((item: { id: string }) => item.id === id);
    await until(async () => (await read()).status === 'done');
    await harness.database.sql.updateTable('conversions').set({ outlines: null }).where('id', '=', id).execute();
    const row = await read();
    expect(row).toMatchObject({ status: 'done', verdict: 'verified' });
    expect(row).not.toHaveProperty('statements');
  });

  it('lists by pages, newest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.unshift(await uploadOne());
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = (await get(`${CONVERSIONS_PATH}?limit=2${cursor ? `&cursor=${cursor}` : ''}`)).json();
      seen.push(...data.items.map((item: { id: string }) => item.id));
      cursor = data.nextCursor;
    } while (cursor);
    expect([...seen].sort()).toEqual([...ids].sort());
    expect((await get(`${CONVERSIONS_PATH}?cursor=nonsense`)).json()).toMatchObject({ code: 400 });
    expect((await get(`${CONVERSIONS_PATH}?limit=1000`)).json()).toMatchObject({ code: 400, error: 'invalid-input' });
  });
});
