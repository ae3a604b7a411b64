import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Conversion } from '@tallyleaf/contract';
import { convert } from '@tallyleaf/engine';
import { createNodeHost } from '@tallyleaf/engine/node';
import { loadExporter, readSettings } from '@tallyleaf/exporters';
import { describe, expect, it } from 'vitest';
import { expectedOf, foundOf } from '../packages/exporters/src/testing/compare.ts';
import { COUNTRY_READERS } from '../packages/exporters/src/testing/readers/countries.ts';

/**
 * The formats of one country, from the page to the file: statements of the corpus whose account numbers follow the country's
 * rules are converted, exported, and taken apart by a strict reader, and the account is in the file as it must be there.
 */

const host = createNodeHost();

const converted = (name: string): Promise<Conversion> => {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, '../corpus/cases', name, 'input.pdf')));
  return convert({ bytes, fileName: 'input.pdf' }, {}, host);
};

/** Each format, and what identifies the account in its file, by case. */
const FILES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  norma43: {
    'es-cuenta-ccc': ['566722605828566335'],
    'es-libreta-entidad-oficina': ['856820533511792899'],
    'es-cuenta-fecha-valor': ['331718633820673433'],
  },
  cfonb120: {
    'fr-compte-rib-cells': ['94485', '14621', '4349711347D'],
    'fr-releve-rib-line': ['54014', '80831', '4497880316K'],
    'fr-compte-debit-credit': ['43195', '07200', '61002204004'],
  },
  zengin: {
    'jp-meisai-tenban': ['7676', '516', '0000414836'],
    'jp-meisai-tenban-cells': ['8656', '898', '0003288374'],
  },
  yayoi: { 'jp-meisai-tenban': [], 'jp-meisai-tenban-cells': [] },
  'datev-ascii': {
    'de-konto-blz': ['97484458', '1289292373'],
    'de-konto-iban-blz-cells': ['DE02910910241020931785', 'TLLFDE2X'],
  },
  'datev-extf': { 'de-konto-blz': [], 'de-konto-iban-blz-cells': [] },
};

const pairs = Object.entries(FILES).flatMap(([id, cases]) =>
  Object.entries(cases).map(([name, identifiers]) => [id, name, identifiers] as const),
);

describe('a statement of the corpus in its country’s format', () => {
  it.each(pairs)('%s of %s', async (id, name, identifiers) => {
    const conversion = await converted(name);
    const exporter = await loadExporter(id);
    const { files, notWritten } = await exporter.write(conversion);
    expect(notWritten).toEqual([]);
    expect(files).toHaveLength(1);
    const read = COUNTRY_READERS[id];
    if (!read) throw new Error(`no reader for ${id}`);
    const held = exporter.format.hold(conversion, { locale: undefined, settings: readSettings(exporter.settings, {}) });
    const rows = conversion.statements.flatMap(({ transactions }) => transactions);
    expect(held.statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual(
      rows.map(({ amount }) => amount),
    );
    expect(foundOf(await Promise.all(files.map(read)), held, exporter.keeps)).toEqual(expectedOf(held, exporter.keeps));
    const text = Buffer.from(files[0]?.bytes ?? []).toString('latin1');
    for (const identifier of identifiers) expect(text).toContain(identifier);
  });
});
