import { readFileSync } from 'node:fs';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { overlaid } from '../../tampered-pdf.ts';
import { bookingsOf, isoDay, lastDay, statementOf } from '../monthly-statements.ts';
import { allConvertedOnServer } from '../reviewed.ts';
import { misprintedCase } from './cases.ts';
import type { Stage, Walk } from './stage.ts';

/** The review: page and rows side by side, what stands over them, and the ledger of several months. */

/** What stands over the rows: what opens it, and the view's name. */
const DIALOGS = [
  ['review.menu.split', 'review-split'],
  ['review.menu.replace', 'review-replace'],
  ['categories.menu.give', 'review-category'],
  ['categories.menu.rules', 'review-rules'],
] as const;

/** The button by which a phone turns from the rows to the page, and the page itself. */
const pageOf = ({ page, words }: Stage) => ({
  turn: page.getByRole('button', { name: words('review.page.part'), exact: true }),
  drawn: page.locator('section.viewer canvas').first(),
});

/** Waits for the page where there is room for it beside the rows. */
async function pageBeside(stage: Stage): Promise<void> {
  const { turn, drawn } = pageOf(stage);
  if (!(await turn.isVisible())) await drawn.waitFor();
}

async function turnToPage(stage: Stage): Promise<void> {
  const { turn, drawn } = pageOf(stage);
  if (await turn.isVisible()) await turn.click();
  await drawn.waitFor();
}

async function review(stage: Stage): Promise<void> {
  const { page, server, words, open, show } = stage;
  await open('/');
  const bytes = readFileSync(misprintedCase().path);
  const [id] = await allConvertedOnServer(page, server.url, [{ name: '2026-03 current account.pdf', bytes }]);
  await open(`/conversions/${id}`);
  await page.getByRole('grid').getByRole('row').nth(2).waitFor();
  await pageBeside(stage);
  await show('review');
  const broken = page.getByRole('grid').locator('[data-mark="broken"] :focus');
  // Before the break there may be rows that were read with little certainty.
  for (let problems = 0; problems < 5 && (await broken.count()) === 0; problems += 1) await page.keyboard.press('F4');
  await broken.waitFor();
  await show('review-problem');

  const menu = page.locator('summary').and(page.getByLabel(words('review.menu.label'), { exact: true }));
  for (const [action, view] of DIALOGS) {
    await menu.click();
    await page.getByRole('button', { name: words(action, { count: 1 }) }).click();
    await page.getByRole('dialog').waitFor();
    await show(view);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  // The row with the focus is read again.
  await page.keyboard.press('Shift+F9');
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
  await show('review-read-again');
  await page.keyboard.press('Escape');
  await turnToPage(stage);
  const viewer = page.locator('section.viewer');
  await viewer.getByRole('button', { name: words('viewer.annotate'), exact: true }).click();
  await viewer.getByRole('button', { name: words('viewer.tools.text'), exact: true }).click();
  await show('review-annotating');
  await open('/conversions/00000000-0000-4000-8000-000000000000');
  await page.getByText(words('review.notFound.title')).waitFor();
  await show('review-not-found', /404/);
}

/** A file that somebody changed: a figure is drawn over another. */
async function signals(stage: Stage): Promise<void> {
  const { page, server, words, open, show } = stage;
  await open('/');
  const [id] = await allConvertedOnServer(page, server.url, [{ name: 'march.pdf', bytes: overlaid() }]);
  await open(`/conversions/${id}`);
  await page.getByRole('button', { name: words('desk.signals', { count: 1 }) }).click();
  await page.locator('[data-signal]').first().waitFor();
  await pageBeside(stage);
  await show('review-signals');
}

/** January and March of one account: February is missing. */
async function ledger(stage: Stage): Promise<void> {
  const { page, server, words, open, show } = stage;
  await open('/');
  const months = [1, 3].map((month) => ({
    name: `2025-0${month}.pdf`,
    bytes: statementOf(2025, isoDay(2025, month, 1), lastDay(2025, month)),
  }));
  const ids = await allConvertedOnServer(page, server.url, months);
  await open(`/conversions/ledger?ids=${ids.join(',')}`);
  const [first] = bookingsOf(2025);
  await page
    .getByText(first?.text ?? words('ledger.title'))
    .first()
    .waitFor();
  await page.locator('[data-gap]').waitFor();
  await show('ledger-of-months');

  const rows = ['Housing', 'Foodstuffs', 'Trains', 'Earnings'].map((category, of) => ({ of, category }));
  const corrections = { statements: [{ rows }] };
  const kept = await page.request.put(`${server.url}${CONVERSIONS_PATH}/${ids[0]}/corrections`, {
    data: { revision: 0, corrections },
  });
  if (!kept.ok()) throw new Error(`not kept: ${await kept.text()}`);
  await open(`/conversions/summary?ids=${ids.join(',')}`);
  await page
    .getByRole('heading', { name: words('summary.byCategory') })
    .first()
    .waitFor();
  for (const table of await page.locator('main summary').all()) await table.click();
  await show('summary');

  await open(`/conversions/worklist?ids=${ids.join(',')}`);
  await page.getByText(words('worklist.progress', { done: 0, count: 2 })).waitFor();
  await page.getByText(words('verdict.verified')).first().waitFor();
  await show('worklist');
  await page.getByRole('link', { name: words('worklist.begin') }).click();
  await page.getByText(words('worklist.position', { number: 1, count: 2 })).waitFor();
  await page.getByRole('grid').waitFor();
  await pageBeside(stage);
  await show('worklist-document');
}

export const REVIEW_WALKS: readonly Walk[] = [
  { name: 'review', take: review },
  { name: 'signals', take: signals },
  { name: 'ledger', take: ledger },
];
