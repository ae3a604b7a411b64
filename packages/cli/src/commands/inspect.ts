import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Conversion } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import type { Inspection } from '@tallyleaf/engine/node';
import { drawSheet, type Pixels, picturePixels } from '../drawing/picture.ts';
import { checksOnPage, figuresOnPage, type InspectSheet, rowsOnPage } from '../drawing/sheet.ts';
import { type EnginePool, type Job, type OpenPool, openEnginePool, withPool } from '../engine-pool.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { explained } from '../explained.ts';
import { isSystemError, makeFolder, readPasswords, systemMessage, whyUnreadable, writeWhole } from '../files.ts';
import { forTerminal, type Io } from '../io.ts';
import { readingOf, verdictInWords } from '../report.ts';
import { parseOptions, UsageError } from '../usage.ts';

const OPTIONS = {
  out: { type: 'string' },
  password: { type: 'string', multiple: true },
  'password-file': { type: 'string' },
  locale: { type: 'string' },
} as const;

/** Pixels to a point, and the most pixels of a picture; a larger page is drawn smaller. */
const SCALE = 2;
const MOST_PIXELS = 40_000_000;

/**
 * `tallyleaf inspect FILE [--out DIR]`: on standard output, what was proposed of each table, column and statement, and what was
 * taken; with a folder, `page-N.png`, each page with what was read drawn over it, and `page-N.json`, the same as data.
 * Earlier ones are replaced. A file without a statement is told of too; its exit status is that of a refusal.
 */
export async function inspect(args: string[], io: Io, openPool: OpenPool = openEnginePool): Promise<ExitCode> {
  const { values, positionals } = parseOptions({ args, options: OPTIONS, allowPositionals: true });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('inspect takes one file.');
  const unreadable = await whyUnreadable(file);
  if (unreadable) throw new UsageError(`${file}: ${unreadable}`);
  const fromFile = values['password-file'] === undefined ? [] : await readPasswords(values['password-file']);
  const passwords = [...(values.password ?? []), ...fromFile];
  const job = { path: file, fileName: basename(file), passwords, ...(values.locale ? { locale: values.locale } : {}) };

  const read = await withPool(openPool, 1, async (pool) => await readOrRefusal(pool, job, io));
  const say = (text: string) => io.stderr.write(`${forTerminal(`${file}: ${text}`)}\n`);
  if (read instanceof Refusal) {
    say(`refused, ${read.code}: ${read.message}`);
    if (read.code !== 'no-statement') return EXIT.refused;
  } else {
    const reading = readingOf(read);
    say(`${reading.transactions} rows, ${verdictInWords(reading)}`);
  }
  const { openForInspection } = await import('@tallyleaf/engine/node');
  const bytes = await readFile(file);
  const { passwords: known, locale } = { locale: undefined, ...job };
  const opened = await openForInspection(
    { bytes, fileName: job.fileName },
    { passwords: known, ...(locale && { locale }) },
  );
  try {
    io.stdout.write(`${explained(opened.explanation).map(forTerminal).join('\n')}\n`);
    if (values.out !== undefined) {
      await drawPages(opened, bytes, read instanceof Refusal ? null : read, values.out, io.signal);
      say(opened.pages === 1 ? '1 page drawn' : `${opened.pages} pages drawn`);
    }
  } finally {
    opened.close();
  }
  return read instanceof Refusal ? EXIT.refused : EXIT.ok;
}

async function readOrRefusal(pool: EnginePool, job: Job, io: Io): Promise<Conversion | Refusal> {
  try {
    return await pool.convert(job, { signal: io.signal });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function drawPages(
  opened: Inspection,
  bytes: Uint8Array,
  conversion: Conversion | null,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  await makeFolder(folder);
  for (let number = 1; number <= opened.pages; number++) {
    signal.throwIfAborted();
    const [sheet, pixels] = await pageOf(opened, number, bytes, conversion);
    await put(join(folder, `page-${number}.png`), await drawSheet(sheet, pixels));
    await put(join(folder, `page-${number}.json`), `${JSON.stringify(sheet, null, 1)}\n`);
  }
}

async function pageOf(
  opened: Inspection,
  number: number,
  bytes: Uint8Array,
  conversion: Conversion | null,
): Promise<[InspectSheet, Pixels]> {
  const page = opened.page(number);
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / Math.max(1, page.width * page.height)));
  const pixels = opened.draw(number, scale) ?? (await picturePixels(bytes, number, MOST_PIXELS));
  const sheet: InspectSheet = {
    page: number,
    width: page.width || pixels.width,
    height: page.height || pixels.height,
    words: page.words.map(({ text, box }) => ({ text, box })),
    rulings: page.rulings,
    ...opened.layout(number),
    rows: conversion ? rowsOnPage(conversion, number) : [],
    figures: conversion ? figuresOnPage(conversion, number) : [],
    checks: conversion ? checksOnPage(conversion, number) : [],
  };
  return [sheet, pixels];
}

async function put(path: string, content: Uint8Array | string): Promise<void> {
  try {
    await writeWhole(path, content, true);
  } catch (error) {
    if (isSystemError(error)) throw new UsageError(`${path} cannot be written: ${systemMessage(error)}`);
    throw error;
  }
}
