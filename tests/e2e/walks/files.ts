import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseServer, convertThere, type DroppedFile, dropFiles, entryOf } from '../browser.ts';
import { hostileFiles } from '../hostile-files.ts';
import { caseWithVerdict } from './cases.ts';
import { cutNetwork, type Stage, UNREACHED, type Walk } from './stage.ts';

/** The main job: files that wait, run, are refused, and each verdict. */

/** A statement under a name as people give them. */
const statement = (verdict: Parameters<typeof caseWithVerdict>[0], name: string): DroppedFile => ({
  name,
  path: caseWithVerdict(verdict).path,
});

async function results({ page, words, open, show }: Stage): Promise<void> {
  const files = [
    statement('verified', '2026-03 current account.pdf'),
    statement('failed', 'a rather long name of a statement, downloaded twice (1).pdf'),
    statement('unverifiable', 'savings.pdf'),
  ];
  await open('/');
  await chooseServer(page, words);
  await dropFiles(page, files);
  await page.getByRole('button', { name: words('files.convert', { count: 3 }) }).waitFor();
  await show('files-waiting');
  await page.getByRole('button', { name: words('place.device.instead') }).click();
  await page.getByRole('button', { name: words('batch.sums.needs', { count: 2 }) }).waitFor();
  await page.getByRole('button', { name: words('batch.sums.verified', { count: 1 }) }).waitFor();
  await show('several-verdicts');
  // Of two, rows are shown at once.
  await page.getByRole('button', { name: words('batch.menu.of', { name: files[0]?.name ?? '' }) }).click();
  await page.getByRole('menuitem', { name: words('batch.menu.remove') }).click();
  for (const { name } of files.slice(1)) await entryOf(page, name).locator('tbody tr[data-row]').first().waitFor();
  await show('verdicts-with-rows');
  await page.getByRole('button', { name: words('files.removeAll') }).click();
  await page.getByRole('button', { name: words('home.trySample') }).click();
  await page.getByRole('article').locator('tbody tr[data-row]').first().waitFor();
  await show('sample-adds-up');
  await page.getByRole('button', { name: words('downloads.more'), exact: true }).click();
  await page.getByRole('heading', { name: words('exporting.groups.recommended') }).waitFor();
  await show('formats');
}

async function refusals({ page, words, open, show }: Stage): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-walk-'));
  try {
    const wanted = ['locked.pdf', 'text.pdf'];
    for (const { name, bytes } of await hostileFiles()) {
      if (wanted.includes(name)) writeFileSync(join(folder, name), bytes);
    }
    await open('/');
    await dropFiles(
      page,
      wanted.map((name) => ({ name, path: join(folder, name) })),
    );
    await entryOf(page, 'text.pdf').getByText(words('refusals.unsupported-file.next')).waitFor();
    const password = page.getByLabel(words('password.label', { name: 'locked.pdf' }));
    await password.waitFor();
    await show('password-asked');
    await password.fill('open rye');
    await page.getByRole('button', { name: words('password.open') }).click();
    await page.getByText(words('refusals.password-wrong.title')).first().waitFor();
    await show('password-wrong');
    await password.fill('open sesame');
    await page.getByRole('button', { name: words('password.open') }).click();
    await entryOf(page, 'locked.pdf').getByText(words('refusals.no-statement.title')).waitFor();
    await show('no-statement');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onTheServer({ page, words, open, show }: Stage): Promise<void> {
  await open('/');
  await chooseServer(page, words);
  await dropFiles(page, [statement('verified', 'march.pdf')]);
  // A page costs a credit, once its pages are counted.
  const { pages } = caseWithVerdict('verified').expected.source;
  const cost = words('files.cost', { required: pages, available: 0 }).replace(/\b0\b/, '[\\d.,\\s]+');
  await page.getByText(new RegExp(cost)).waitFor();
  await show('cost-on-the-server');
  await page.route('**/api/v1/conversions', () => {
    // Never answered: the upload goes on.
  });
  await convertThere(page, 1, words);
  await entryOf(page, 'march.pdf').getByText(words('steps.sending'), { exact: true }).waitFor();
  await show('uploading');
  await page.getByRole('button', { name: words('files.cancel') }).click();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await cutNetwork(page);
  await page.getByText(words('offline.banner')).waitFor();
  await show('offline', UNREACHED);
  await page.context().setOffline(false);
}

export const FILE_WALKS: readonly Walk[] = [
  { name: 'results', take: results },
  { name: 'refusals', take: refusals },
  { name: 'on-the-server', take: onTheServer },
];
