import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ConversionDetail } from '@tallyleaf/contract';
import { unzipSync } from 'fflate';
import { readSamples } from '../shared-samples.ts';
import { downloadFrom, dropFiles, expect, lineOf, open, t, test } from './browser.ts';
import { corpus, runTallyleaf, temporaryFolder } from './product.ts';
import { succeeded, Visitor } from './visitor.ts';
import { WHOLE } from './whole.ts';

/** One of so many is converted through all doors, which takes long; `npm run test:matrix` takes the whole corpus. */
const EVERY = { ofCorpus: WHOLE ? 1 : 3, ofSamples: WHOLE ? 9 : 27 };
const oneOf = <T>(all: readonly T[], every: number): T[] => all.filter((_, index) => index % every === 0);

/** Some of the samples, where they are: of those that a converter of digital PDFs can read. */
const samples = readSamples()
  .filter((sample) => sample.class === 'statement' && sample.kind === 'digital' && !sample.password)
  .map(({ name, path }) => ({ name, path }));
const files = [
  ...oneOf(corpus, EVERY.ofCorpus).map(({ name, path }) => ({ name: `${name}.pdf`, path })),
  ...oneOf(samples, EVERY.ofSamples),
];

/** What a door makes of a file: the conversion, or the code of a refusal. */
type Outcomes = ReadonlyMap<string, unknown>;

test('command line, server and browser give the same JSON', async ({ page, server }) => {
  test.setTimeout(300_000);
  const folder = temporaryFolder();
  try {
    const atCommandLine = await byCommandLine(folder.path);
    const atServer = await byServer(server.url);
    const inBrowser = await byBrowser(page);
    for (const { name } of files) {
      expect(atServer.get(name), `server and command line, ${name}`).toEqual(atCommandLine.get(name));
      expect(inBrowser.get(name), `browser and command line, ${name}`).toEqual(atCommandLine.get(name));
    }
    expect([...atCommandLine.values()].filter((outcome) => typeof outcome === 'object').length).toBeGreaterThan(10);
  } finally {
    folder.remove();
  }
});

async function byCommandLine(folder: string): Promise<Outcomes> {
  const [inputs, out, report] = [join(folder, 'in'), join(folder, 'out'), join(folder, 'report.json')];
  mkdirSync(inputs);
  for (const { name, path } of files) copyFileSync(path, join(inputs, name));
  const names = files.map(({ name }) => name);
  await runTallyleaf(['convert', ...names, '--to', 'json', '--out', out, '--report', report], inputs);
  const entries = readJson(report) as { readonly file: string; readonly refusal: string | null }[];
  return new Map(entries.map(({ file, refusal }) => [file, refusal ?? readJson(join(out, jsonOf(file)))]));
}

/** So many files one request may bring (MAX_FILES_PER_REQUEST). */
const MOST_A_REQUEST = 100;

async function byServer(url: string): Promise<Outcomes> {
  const visitor = new Visitor(url);
  const uploads = files.map(({ name, path }) => ({ name, bytes: readFileSync(path) }));
  const receipts: { readonly id: string }[] = [];
  for (let from = 0; from < uploads.length; from += MOST_A_REQUEST) {
    receipts.push(...succeeded(await visitor.upload(uploads.slice(from, from + MOST_A_REQUEST))).data);
  }
  const details: ConversionDetail[] = [];
  // One after the other, as they are converted: to ask for all at once keeps the server from converting.
  for (const { id } of receipts) details.push(await visitor.finished(id));
  return new Map(details.map(({ fileName, conversion, refusal }) => [fileName, refusal?.code ?? conversion]));
}

async function byBrowser(page: Page): Promise<Outcomes> {
  await open(page, '/');
  await dropFiles(page, files);
  const over = (name: string) => ({
    verdict: lineOf(page, name)
      .getByText(/^(Adds up|Does not add up|Cannot be checked)$/)
      .first(),
    refusal: lineOf(page, name).getByText(t('refusals.no-statement.title')).first(),
  });
  // Nothing moves any more once all are done.
  for (const { name } of files) await expect(over(name).verdict.or(over(name).refusal)).toBeVisible();
  const refused = await Promise.all(files.map(({ name }) => over(name).refusal.isVisible()));
  const read = files.filter((_, at) => !refused[at]);
  await page.getByLabel(t('batch.selectAll')).check();
  await page.getByRole('button', { name: t('batch.merge', { count: read.length }), exact: true }).click();
  const results = await downloadEach(page);
  return new Map(
    files.map(({ name }) => [name, read.some((one) => one.name === name) ? results.get(jsonOf(name)) : 'no-statement']),
  );
}

/** What the dialog of several results gives as one JSON each, by the names in the ZIP. */
async function downloadEach(page: Page): Promise<ReadonlyMap<string, unknown>> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('many.each.name') }).check();
  const zip = unzipSync(await downloadFrom(dialog, 'json'));
  return new Map(Object.entries(zip).map(([name, bytes]) => [name, JSON.parse(Buffer.from(bytes).toString('utf8'))]));
}

const jsonOf = (name: string): string => name.replace(/\.pdf$/, '.json');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
