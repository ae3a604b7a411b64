import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH, EXPORTS_PATH } from '@tallyleaf/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { form, type Harness, PDF, startHarness, until, visitor } from '../../testing/harness.ts';

const [embedded] = testDatabases;
if (!embedded) throw new Error('the embedded database is always there');

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(embedded);
});
afterAll(() => harness?.close());

const get = (url: string, headers: Record<string, string>) => harness.app.inject({ method: 'GET', url, headers });

it('exports a result that the caller brings, corrected or not, and keeps nothing of it', async () => {
  const me = randomUUID();
  const { payload, headers } = await form([{ name: 'march.pdf', bytes: PDF }]);
  const sent = await harness.app.inject({
    method: 'POST',
    url: CONVERSIONS_PATH,
    payload,
    headers: { ...headers, ...visitor(me) },
  });
  const { id } = sent.json().data[0];
  await until(async () => (await get(`${CONVERSIONS_PATH}/${id}`, visitor(me))).json().data.status === 'done');
  const { conversion } = (await get(`${CONVERSIONS_PATH}/${id}`, visitor(me))).json().data;
  conversion.statements[0].transactions[0].description = 'CORRECTED BY HAND';
  const post = (format: string, given: object) =>
    harness.app.inject({ method: 'POST', url: `${EXPORTS_PATH}/${format}`, headers: visitor(me), payload: given });
  const csv = await post('csv', conversion);
  expect(csv.statusCode).toBe(200);
  expect(csv.headers['content-disposition']).toContain('.csv"');
  expect(csv.body).toContain('CORRECTED BY HAND');
  expect((await post('qif?dates=ymd', conversion)).body).toMatch(/^D2025-03-03/m);
  expect((await get(`${CONVERSIONS_PATH}/${id}/exports/csv`, visitor(me))).body).not.toContain('CORRECTED');
  expect((await post('docx', conversion)).json()).toMatchObject({ code: 404, error: 'unknown-format' });
  expect((await post('csv', { ...conversion, statements: [{}] })).statusCode).toBe(400);
});
