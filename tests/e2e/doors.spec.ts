import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSamples } from '../shared-samples.ts';
import { convert, download, dropFiles, entryOf, expect, open, t, test } from './browser.ts';
import { corpus, runTallyleaf, temporaryFolder } from './product.ts';
import { succeeded, Visitor } from './visitor.ts';

/** Some of the samples, where they are: every ninth of those that a converter of digital PDFs can read. */
const samples = readSamples()
  .filter((sample) => sample.class === 'statement' && sample.kind === 'digital' && !sample.password)
  .filter((_, index) => index % 9 === 0)
  .map(({ name, path }) => ({ name, path }));
const files = [...corpus.map(({ name, path }) => ({ name: `${name}.pdf`, path })), ...samples];

test('command line, server and browser give the same JSON', async ({ page, server }) => {
  test.setTimeout(300_000);
  const folder = temporaryFolder();
  try {
    const atCommandLine = await byCommandLine(folder.path);
    const atServer = await byServer(server.url);
    await open(page, '/');
    await dropFiles(page, files);
    await convert(page, 'device', files.length);
    for (const { name } of files) {
      await expect(entryOf(page, name).getByRole('list', { name: t('downloads.label', { name }) })).toBeVisible();
      const inBrowser: unknown = JSON.parse((await download(page, name, 'json')).toString('utf8'));
      expect(inBrowser, `browser and command line, ${name}`).toEqual(atCommandLine.get(name));
      expect(atServer.get(name), `server and command line, ${name}`).toEqual(atCommandLine.get(name));
    }
    expect(atCommandLine.size).toBe(files.length);
  } finally {
    folder.remove();
  }
});

async function byCommandLine(folder: string): Promise<ReadonlyMap<string, unknown>> {
  const [inputs, out] = [join(folder, 'in'), join(folder, 'out')];
  mkdirSync(inputs);
  for (const { name, path } of files) copyFileSync(path, join(inputs, name));
  const { status, stderr } = await runTallyleaf(
    ['convert', ...files.map(({ name }) => name), '--to', 'json', '--out', out],
    inputs,
  );
  expect(status, stderr).toBe(0);
  return new Map(
    files.map(({ name }) => [name, JSON.parse(readFileSync(join(out, name.replace(/\.pdf$/, '.json')), 'utf8'))]),
  );
}

async function byServer(url: string): Promise<ReadonlyMap<string, unknown>> {
  const visitor = new Visitor(url);
  const receipts = succeeded(
    await visitor.upload(files.map(({ name, path }) => ({ name, bytes: readFileSync(path) }))),
  ).data;
  const details = await Promise.all(receipts.map(({ id }) => visitor.finished(id)));
  return new Map(details.map(({ fileName, conversion }) => [fileName, conversion]));
}
