import { readFileSync } from 'node:fs';
import type { ConversionPage } from '@tallyleaf/contract';
import { fileOfItsOwn } from '../reviewed.ts';
import { caseWithVerdict } from './cases.ts';
import type { Stage, Walk } from './stage.ts';

/** What was converted on the server, in each of the ways that it may stand. */

const NAMES = [
  'march.pdf',
  'april.pdf',
  'a rather long name of a statement, downloaded twice (1).pdf',
  'june.pdf',
].concat([7, 8, 9, 10].map((month) => `2026-${month}.pdf`));
/** How they are said to stand: more than one could wait for. */
const STATES = ['running', 'failed', ...Array<string>(6).fill('done')];

const list = '**/api/v1/conversions?*';

/** Converts files as the visitor that this browser is. */
async function convertSome({ page, server }: Stage): Promise<void> {
  const buffer = readFileSync(caseWithVerdict('verified').path);
  const form = new FormData();
  for (const name of NAMES) form.append('file', new Blob([new Uint8Array(fileOfItsOwn(buffer, name))]), name);
  const answer = await page.request.post(`${server.url}/api/v1/conversions`, { multipart: form });
  if (!answer.ok()) throw new Error(`not taken: ${await answer.text()}`);
}

async function history(stage: Stage): Promise<void> {
  const { page, words, open, show } = stage;
  await open('/');
  await convertSome(stage);
  await page.route(list, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: ConversionPage };
    const items = answer.data.items.map((item, index) => {
      // Some are done by now: only what is done has a verdict.
      const { verdict, ...bare } = item;
      return STATES[index] === 'done'
        ? { ...item, status: 'done', verdict: verdict ?? 'verified' }
        : { ...bare, status: STATES[index] };
    });
    // A page that was left meanwhile waits for no answer.
    await route.fulfill({ json: { ...answer, data: { ...answer.data, items } } }).catch(() => undefined);
  });
  await open('/conversions');
  await page.getByText(words('batch.status.running'), { exact: true }).waitFor();
  await show('history');
  await page.getByLabel(words('batch.selectAll')).check();
  await page.getByRole('button', { name: words('batch.delete', { count: NAMES.length }) }).click();
  // The first of them are named; which these are, depends on their order on the server.
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await show('history-delete');
  await page.keyboard.press('Escape');
  await page.getByLabel(words('batch.search')).fill('no such name');
  await page.getByText(words('batch.none')).waitFor();
  await show('history-none');
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ status: 418 }));
  await open('/conversions');
  await page.getByText(words('history.failed.title')).waitFor();
  await show('history-failed', /418|history|ApiError/);
}

export const HISTORY_WALKS: readonly Walk[] = [{ name: 'history', take: history }];
