import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Conversion } from '@tallyleaf/contract';

/** The truth of a case of the corpus, as a conversion. */
function ofCorpus(name: string): Conversion {
  const path = join(import.meta.dirname, '../../corpus/cases', name, 'expected.json');
  const truth = JSON.parse(readFileSync(path, 'utf8')) as Conversion;
  const statements = truth.statements.map((one) => ({
    ...one,
    transactions: one.transactions.map((row) => ({ ...row, confidence: 0.99 })),
    reconciliation: { ...one.reconciliation, checks: [] },
  }));
  return { ...truth, statements, warnings: [] };
}

/** Cases whose accounts have their country's own numbers. */
const NATIONAL = [
  'es-cuenta-ccc',
  'es-libreta-entidad-oficina',
  'es-cuenta-fecha-valor',
  'fr-compte-rib-cells',
  'fr-releve-rib-line',
  'de-konto-blz',
  'de-konto-iban-blz-cells',
  'jp-meisai-tenban',
  'jp-meisai-tenban-cells',
];

/** They by their names. */
export const CORPUS_STATEMENTS: Readonly<Record<string, Conversion>> = Object.fromEntries(
  NATIONAL.map((name) => [name, ofCorpus(name)]),
);
