import type { Conversion } from '@tallyleaf/contract';
import { loadExporter, mergeConversions } from '@tallyleaf/exporters';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../http/errors.ts';
import { conversionOf } from '../../testing/fake-converter.ts';
import { PDF } from '../../testing/harness.ts';
import { writeApart } from './write-apart.ts';

const ROWS = 20_000;

describe('exports written in a thread', () => {
  let one: Conversion;
  let long: Conversion;
  beforeAll(async () => {
    one = await conversionOf({
      source: { bytes: PDF },
      fileName: 'a.pdf',
      passwords: [],
      locale: undefined,
      layouts: [],
    });
    const [statement] = one.statements;
    const row = statement?.transactions[0];
    if (!statement || !row) throw new Error('the fake engine reads a row');
    long = { ...one, statements: [{ ...statement, transactions: Array.from({ length: ROWS }, () => row) }] };
  });

  it('are the same as those written here', async () => {
    const here = await (await loadExporter('csv')).write(one, {});
    expect(await writeApart([one], { format: 'csv', options: {} })).toEqual(here);
    const merged = await (await loadExporter('csv')).write(mergeConversions([one, one], 'all.pdf'), {});
    expect(await writeApart([one, one], { format: 'csv', options: {}, mergedAs: 'all.pdf' })).toEqual(merged);
  });

  it('leave this thread free while a long one is written', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    const { files } = await writeApart([long], { format: 'xlsx', options: {} });
    clearInterval(timer);
    expect(files[0]?.bytes.length).toBeGreaterThan(100_000);
    // Written here, the rows would take hundreds of milliseconds in which nothing else has its turn.
    expect(turns).toBeGreaterThan(10);
  });

  it('tell of a setting that is wrong, and go on after it', async () => {
    const wrong = writeApart([one], { format: 'csv', options: { settings: { delimiter: 'nonsense' } } });
    await expect(wrong).rejects.toThrow(ApiError);
    expect((await writeApart([one], { format: 'csv', options: {} })).files.length).toBe(1);
  });

  it('keep nothing of a request that broke off while it was read', async () => {
    const broken = async function* (): AsyncGenerator<Conversion> {
      yield one;
      throw new Error('the database went away');
    };
    await expect(writeApart(broken(), { format: 'csv', options: {}, mergedAs: 'all.pdf' })).rejects.toThrow(
      'went away',
    );
    const here = await (await loadExporter('csv')).write(one, {});
    expect(await writeApart([one], { format: 'csv', options: {} })).toEqual(here);
  });
});
