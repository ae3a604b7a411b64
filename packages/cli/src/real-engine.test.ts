import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from './main.ts';

/** A few files through the real engine's processes; the corpus is in tests/e2e. */

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallyleaf-real-'));
});
afterAll(async () => await rm(folder, { recursive: true }));

/** The least PDF with one page, a line of text on it. Readers find the objects without a cross-reference table. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 44>>stream
BT /F1 12 Tf 20 150 Td (Dear reader) Tj ET  
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

async function run(...argv: string[]) {
  let stderr = '';
  const io = {
    stdout: { write: () => undefined },
    stderr: { write: (chunk: string) => (stderr += chunk) },
    signal: new AbortController().signal,
  };
  return { exit: await main(argv, io), stderr };
}

describe('the real engine', () => {
  it('refuses what is no statement and what is no PDF, each with its code', async () => {
    const [letter, note] = [join(folder, 'letter.pdf'), join(folder, 'note.pdf')];
    await writeFile(letter, PDF);
    await writeFile(note, 'This is no PDF.');
    const report = join(folder, 'report.json');
    const { exit } = await run('convert', letter, note, '--out', join(folder, 'out'), '--report', report);
    expect(exit).toBe(2);
    const entries = JSON.parse(await readFile(report, 'utf8')) as { refusal: string }[];
    expect(entries.map(({ refusal }) => refusal)).toEqual(['no-statement', 'unsupported-file']);
    expect(await readdir(join(folder, 'out'))).toEqual([]);
  });

  it('draws the pages of a file, also of one without a statement', async () => {
    const letter = join(folder, 'letter.pdf');
    await writeFile(letter, PDF);
    const { exit, stderr } = await run('inspect', letter, '--out', join(folder, 'pages'));
    expect([exit, stderr]).toEqual([2, expect.stringContaining('1 page drawn')]);
    expect((await readdir(join(folder, 'pages'))).sort()).toEqual(['page-1.json', 'page-1.png']);
    const sheet = JSON.parse(await readFile(join(folder, 'pages', 'page-1.json'), 'utf8'));
    expect(sheet).toMatchObject({ page: 1, width: 300, height: 200, rows: [] });
    expect(sheet.words.map(({ text }: { text: string }) => text)).toEqual(['Dear', 'reader']);
    const { width, height } = await sharp(join(folder, 'pages', 'page-1.png')).metadata();
    expect([width, height]).toEqual([900, 464]);
  });

  it('draws a picture as it is', async () => {
    const photo = join(folder, 'photo.png');
    await sharp({ create: { width: 60, height: 40, channels: 3, background: 'white' } })
      .png()
      .toFile(photo);
    expect((await run('inspect', photo, '--out', join(folder, 'photo'))).exit).toBe(2);
    expect((await readdir(join(folder, 'photo'))).sort()).toEqual(['page-1.json', 'page-1.png']);
  });
});
