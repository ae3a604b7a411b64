import { createHash } from 'node:crypto';
import { CONVERSIONS_PATH, COST_PATH } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Customer, documentOf, startCustomer } from '../../testing/customer.ts';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf } from '../../testing/fake-converter.ts';
import { type Harness, startHarness, until } from '../../testing/harness.ts';
import { auditLedger } from '../credits/audit.ts';

describe.each(testDatabases)('the same file twice, on $name', (kind) => {
  let harness: Harness;
  let we: Customer;
  beforeAll(async () => {
    harness = await startHarness(kind);
  });
  afterAll(() => harness?.close());
  beforeEach(async () => {
    we = await startCustomer(harness);
  });
  afterEach(async () => {
    await until(async () => (await we.unfinished()) === 0);
    expect(await auditLedger(harness.database.sql)).toMatchObject({ ok: true, problems: [], totals: { held: 0 } });
  });

  const file = () => documentOf(5);
  const LOCALES = ['de', 'fr', 'it', 'es', 'pt'];
  /** A file that is to be read otherwise is converted again. */
  const read = (locale: string) => ({ options: JSON.stringify({ locale }) });

  it('is answered with the one conversion of it, which is neither stored nor converted again', async () => {
    const opened = we.gate();
    const same = file();
    const before = harness.converter.requests.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => we.upload([same, { ...same, name: 'b.pdf' }])));
    const receipts = answers.flatMap((answer) => answer.json().data);
    expect(receipts.length).toBe(40);
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect(receipts.filter(({ copy }) => copy !== true).length).toBe(1);
    expect(await we.available()).toBe(95);
    const { id } = receipts[0];
    const files = await harness.database.sql
      .selectFrom('conversions')
      .where('owner_id', '=', we.me.id)
      .select('file_id')
      .execute();
    expect(files.length).toBe(1);
    const stored = await we.stored();
    opened.resolve();
    expect(await we.finished(id)).toBe('done');
    expect(harness.converter.requests.length).toBe(before + 1);
    expect((await we.upload([same])).json().data).toEqual([{ id, fileName: same.name, status: 'done', copy: true }]);
    expect(await we.stored()).toEqual(stored);
    await we.send('DELETE', `${CONVERSIONS_PATH}/${id}`);
    expect((await we.upload([same])).json().data[0]).toMatchObject({ status: 'queued' });
  });

  it('is read anew once it was refused, with another password, or after columns were set', async () => {
    const same = file();
    harness.converter.work = async () => {
      throw new Refusal('no-statement');
    };
    const first = await we.idOf(we.upload([same]));
    expect(await we.finished(first)).toBe('refused');
    harness.converter.work = conversionOf;
    const second = await we.idOf(we.upload([same]));
    expect(second).not.toBe(first);
    await we.finished(second);
    expect(await we.idOf(we.upload([same], { password: 'open' }))).not.toBe(second);
    const columns = JSON.stringify([{ kind: 'date', from: 0, to: 10 }]);
    await harness.database.sql
      .insertInto('layouts')
      .values({ user_id: we.me.id, fingerprint: 'a'.repeat(16), columns, set_at: new Date() })
      .execute();
    expect(await we.idOf(we.upload([same]))).not.toBe(second);
  });

  it('is paid once, while the first result is kept', async () => {
    const same = file();
    const first = await we.idOf(we.upload([same]));
    await we.finished(first);
    await we.finished(await we.idOf(we.upload([same, same])));
    expect(await we.available()).toBe(95);
    const { items } = (await we.send('GET', CONVERSIONS_PATH)).json().data;
    for (const { id } of items) await we.send('DELETE', `${CONVERSIONS_PATH}/${id}`);
    await we.finished(await we.idOf(we.upload([same])));
    expect(await we.available()).toBe(90);
  });

  it('is said to cost nothing before it is handed in again, and to cost once among files that are new', async () => {
    const [known, fresh] = [file(), documentOf(2)];
    const question = (...files: (readonly [ReturnType<typeof file>, number])[]) => ({
      files: files.map(([{ bytes }, pages]) => ({ sha256: createHash('sha256').update(bytes).digest('hex'), pages })),
    });
    const cost = async (...files: (readonly [ReturnType<typeof file>, number])[]) =>
      (await we.send('POST', COST_PATH, question(...files))).json().data.required;
    expect(await cost([known, 5])).toBe(5);
    const id = await we.idOf(we.upload([known]));
    await we.finished(id);
    expect(await cost([known, 5])).toBe(0);
    expect(await cost([known, 5], [fresh, 2], [fresh, 2])).toBe(2);
    // More pages than were counted then, with another password say.
    expect(await cost([known, 6])).toBe(6);
    expect(await cost()).toBe(0);
    await we.send('DELETE', `${CONVERSIONS_PATH}/${id}`);
    expect(await cost([known, 5])).toBe(5);
    expect(await we.available()).toBe(95);
  });

  it('is paid once while the first is still on its way, and when both come at the same time', async () => {
    const opened = we.gate();
    const same = file();
    const answers = await Promise.all(LOCALES.map((locale) => we.upload([same], read(locale))));
    expect(new Set(answers.map((answer) => answer.json().data[0].id)).size).toBe(LOCALES.length);
    expect(await we.available()).toBe(95);
    opened.resolve();
    for (const answer of answers) expect(await we.finished(answer.json().data[0].id)).toBe('done');
    expect(await we.available()).toBe(95);
  });

  it('is not made free by cancelling or deleting the first', async () => {
    const opened = we.gate();
    const same = file();
    const [first, second, third] = [
      await we.idOf(we.upload([same], read('de'))),
      await we.idOf(we.upload([same], read('fr'))),
      await we.idOf(we.upload([same], read('it'))),
    ];
    await we.cancel(first);
    await we.send('DELETE', `${CONVERSIONS_PATH}/${second}`);
    expect(await we.available()).toBe(95);
    opened.resolve();
    expect(await we.finished(third)).toBe('done');
    expect(await we.available()).toBe(95);
  });

  it('goes back once none of them is wanted, also when all are cancelled at the same time', async () => {
    we.gate();
    const same = file();
    const ids = await Promise.all(LOCALES.map((locale) => we.idOf(we.upload([same], read(locale)))));
    await Promise.all(ids.map(we.cancel));
    expect(await we.available()).toBe(100);
  });

  it('is paid when more pages are seen with another password', async () => {
    const same = file();
    const opened = we.gate();
    harness.converter.count = async (_source, { passwords }) => {
      if (passwords.includes('right')) return 5;
      throw new Refusal('password-wrong');
    };
    const first = await we.idOf(we.upload([same], { password: 'wrong' }));
    const second = await we.idOf(we.upload([same], { password: 'right' }));
    expect(await we.available()).toBe(94);
    opened.resolve();
    for (const id of [first, second]) await we.finished(id);
  });

  it('is each owner’s own', async () => {
    const same = file();
    await we.finished(await we.idOf(we.upload([same])));
    we = await startCustomer(harness);
    await we.finished(await we.idOf(we.upload([same])));
    expect(await we.available()).toBe(95);
  });
});
