import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { form, type Harness, PDF, startHarness, visitor } from '../../testing/harness.ts';

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
  const uploadOne = async (): Promise<string> => (await upload([{ name: 'march.pdf', bytes: PDF }])).json().data[0].id;
  const get = (path: string, owner = me) => harness.app.inject({ url: path, headers: visitor(owner) });

  it('finds by a part of the file’s name, as it stands', async () => {
    await upload([
      { name: 'March 100%.pdf', bytes: PDF },
      { name: 'march_1.pdf', bytes: PDF },
      { name: 'april.pdf', bytes: PDF },
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
