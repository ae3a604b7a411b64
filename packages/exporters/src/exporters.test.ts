import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Conversion } from '@tallyleaf/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exporters, findExporter, loadExporter, readSettings } from './index.ts';
import { nameFiles } from './parts/names.ts';
import { accepts, standardOf } from './settings.ts';
import { aConversion } from './testing/arbitrary.ts';
import { CASES, SETTINGS } from './testing/cases.ts';
import { expectedOf, foundOf } from './testing/compare.ts';
import { READERS } from './testing/readers/index.ts';

/** What every exporter must pass. A file beside this that no entry of the registry loads fails it too. */

const HERE = import.meta.dirname;
const LOCALE = 'de-DE';
const NOT_FORMATS = ['exporter.ts', 'index.ts', 'registry.ts', 'settings.ts'];
const GOLDEN = ['one', 'two-accounts', 'yen', 'no-transactions'];
/** Formats that hold accounts of one country only have golden files of its case too. */
const GOLDEN_OF: Readonly<Record<string, readonly string[]>> = {
  norma43: ['spanish'],
  cfonb120: ['french'],
  zengin: ['japanese'],
  yayoi: ['japanese'],
  'datev-ascii': ['french'],
};

async function write(id: string, conversion: Conversion) {
  return (await loadExporter(id)).write(conversion, { locale: LOCALE, settings: SETTINGS[id] ?? {} });
}

/** What the files say when they are read back, and what they must say after the format's losses. */
async function readBack(id: string, conversion: Conversion) {
  const { format, keeps, settings } = await loadExporter(id);
  const { files } = await write(id, conversion);
  const held = format.hold(conversion, { locale: LOCALE, settings: readSettings(settings, SETTINGS[id], LOCALE) });
  const read = READERS[id];
  if (!read) throw new Error(`testing/readers/index.ts has no reader for ${id}`);
  const found = foundOf(await Promise.all(files.map(read)), held, keeps);
  return { found, expected: expectedOf(held, keeps), held };
}

describe('the registry', () => {
  it('knows every format that lies beside it', () => {
    const lists = readdirSync(join(HERE, 'registry')).map((name) => join(HERE, 'registry', name));
    const registry = lists.map((path) => readFileSync(path, 'utf8')).join('\n');
    const formats = readdirSync(HERE).filter((name) => /^[\w-]+\.ts$/.test(name) && !NOT_FORMATS.includes(name));
    expect(formats.length).toBeGreaterThan(0);
    expect(formats.filter((name) => !registry.includes(`import('../${name}')`))).toEqual([]);
  });

  it('has ids and endings of its own for each', () => {
    expect(new Set(exporters.map(({ id }) => id)).size).toBe(exporters.length);
    expect(new Set(exporters.map(({ extension }) => extension)).size).toBe(exporters.length);
    for (const { id, extension } of exporters) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(extension).toMatch(/^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$/);
    }
  });

  it('refuses what it does not know', async () => {
    expect(findExporter('nothing')).toBeUndefined();
    await expect(loadExporter('nothing')).rejects.toThrow(RangeError);
  });
});

describe.each(exporters.map((info) => [info.id, info] as const))('%s', (id, info) => {
  it.each(Object.keys(CASES))('%s: read back, it is the conversion after the losses', async (name) => {
    const { found, expected } = await readBack(id, CASES[name] as Conversion);
    expect(found).toEqual(expected);
  });

  it('any conversion: read back, it is the same after the losses; no date and no amount is ever another', async () => {
    const property = fc.asyncProperty(aConversion, async (conversion) => {
      const { found, expected, held } = await readBack(id, conversion);
      expect(found).toEqual(expected);
      for (const { index, transactions } of held.statements) {
        const rows = conversion.statements[index]?.transactions ?? [];
        for (const { row, date, amount } of transactions) {
          expect([date, amount]).toEqual([rows[row]?.date, rows[row]?.amount]);
        }
      }
    });
    await fc.assert(property, { numRuns: 40, seed: 8 });
  });

  it('writes no empty file: it refuses a statement without transactions, or says something of it', async () => {
    const { files, notWritten } = await write(id, CASES['no-transactions'] as Conversion);
    expect(files.map(({ bytes }) => bytes.length > 3)).toEqual(files.map(() => true));
    expect(files.length + notWritten.length).toBeGreaterThan(0);
  });

  it('warns of every transaction that it leaves out', async () => {
    for (const conversion of Object.values(CASES)) {
      const { held } = await readBack(id, conversion);
      for (const { index, transactions } of held.statements) {
        const left = held.warnings.find(({ code, statement }) => code === 'row-left-out' && statement === index);
        const all = conversion.statements[index]?.transactions.length ?? 0;
        expect(transactions.length + (left?.rows.length ?? 0)).toBe(all);
      }
    }
  });

  it('has settings whose standards it accepts, and refuses others by name', async () => {
    for (const setting of info.settings) {
      for (const locale of [undefined, 'en-US', 'de-DE', 'ja-JP', 'zh-TW']) {
        expect(accepts(setting, standardOf(setting, locale)), setting.id).toBe(true);
      }
      const given = { [setting.id]: '\u0000 no value' };
      await expect(write(id, CASES.one as Conversion)).resolves.toBeDefined();
      const { write: exporter } = await loadExporter(id);
      await expect(exporter(CASES.one as Conversion, { settings: given })).rejects.toThrow(setting.id);
    }
    const { write: exporter } = await loadExporter(id);
    await expect(exporter(CASES.one as Conversion, { settings: { nothing: '1' } })).rejects.toThrow('nothing');
  });

  it.each(Object.keys(CASES))('%s: the same bytes again, and nothing of the conversion changed', async (name) => {
    const conversion = CASES[name] as Conversion;
    const before = structuredClone(conversion);
    const first = await write(id, conversion);
    const second = await write(id, structuredClone(conversion));
    expect(second).toEqual(first);
    expect(conversion).toEqual(before);
  });

  it('says what its files are', async () => {
    const { files, notWritten } = await write(id, CASES['two-accounts'] as Conversion);
    const written = [1, 2].filter((account) => !notWritten.some(({ statement }) => statement + 1 === account));
    if (written.length > 0) {
      expect(files.map(({ account }) => account)).toEqual(info.accounts === 'one' ? written : [null]);
    }
    expect(new Set(nameFiles('march', files)).size).toBe(files.length);
    // A file that programs know by what its name begins with has the plain ending of its kind: `EXTF_march-2025.csv`.
    const endings = files.map(({ prefix, extension }) => `${prefix?.replace(/_$/, '.') ?? ''}${extension}`);
    expect(endings.filter((ending) => ending !== info.extension)).toEqual([]);
  });

  it('names statements and rows that exist in what it warns of', async () => {
    for (const conversion of Object.values(CASES)) {
      const { warnings, notWritten } = await write(id, conversion);
      for (const { statement, rows } of warnings) {
        const { transactions = [] } = conversion.statements[statement] ?? {};
        expect(rows.filter((row) => transactions[row] === undefined)).toEqual([]);
      }
      expect(notWritten.filter(({ statement }) => conversion.statements[statement] === undefined)).toEqual([]);
    }
  });

  it.each([...GOLDEN, ...(GOLDEN_OF[id] ?? [])])('%s: its golden file', async (name) => {
    const { files } = await write(id, CASES[name] as Conversion);
    for (const [index, fileName] of nameFiles(name, files).entries()) {
      const path = join(HERE, 'golden', id, fileName);
      const bytes = files[index]?.bytes ?? new Uint8Array();
      if (process.env.ACCEPT === 'golden') {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, bytes);
      }
      expect(existsSync(path), `${fileName} is not accepted yet: ACCEPT=golden vitest run packages/exporters`).toBe(
        true,
      );
      expect(Buffer.compare(readFileSync(path), bytes), `${fileName} differs from its golden file`).toBe(0);
    }
  });
});

it.each([
  ['datev-ascii', {}, { iban: 'DE61999123450000555012', currency: 'EUR' }],
  ['yayoi', {}, { number: '1234567', currency: 'JPY' }],
  ['csv-own', { header: 'no' }, {}],
] as const)(
  '%s, which has no heading, refuses a statement without transactions by name',
  async (id, settings, over) => {
    const given = CASES['no-transactions'] as Conversion;
    const [first] = given.statements;
    if (!first) throw new Error('the case has no statement');
    const statement = { ...first, opening: '0', closing: '0', account: { ...first.account, bic: null, ...over } };
    const { write: exporter } = await loadExporter(id);
    const { files, notWritten } = await exporter({ ...given, statements: [statement] }, { settings });
    expect([files.length, notWritten.map(({ code }) => code)]).toEqual([0, ['no-rows']]);
  },
);
