import type { Format } from './exporter.ts';
import { holdJournal } from './parts/journal.ts';
import { type Dialect, fitCode, printLedger } from './parts/ledger-syntax.ts';

const LEDGER: Dialect = {
  extension: 'ledger',
  order: 'file',
  commodity: (currency) => `commodity ${currency}`,
  description: (text) => text,
  notes: () => [],
};

/** A journal for Ledger, which compares balances in the order of the file. */
export const ledger: Format = {
  hold: holdJournal(LEDGER.order, {
    // Two blanks or a tab before a semicolon begin a note.
    text: (text) => ({ text: text.replace(/\s{2,};/gu, ' ;'), losses: [] }),
    reference: fitCode,
  }),
  print: printLedger(LEDGER),
};
