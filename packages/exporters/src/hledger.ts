import { decimalsOf } from '@tallyleaf/contract/plain';
import type { Format } from './exporter.ts';
import { holdJournal } from './parts/journal.ts';
import { type Dialect, fitCode, printLedger } from './parts/ledger-syntax.ts';

const HLEDGER: Dialect = {
  extension: 'journal',
  order: 'date',
  // The point must stand there even without decimals.
  commodity: (currency) => `commodity ${currency} 1000.${'0'.repeat(decimalsOf(currency))}`,
  // Every semicolon begins a comment; the description stands as it is in a note.
  description: (text) => text.replaceAll(';', ','),
  notes: (text) => (text.includes(';') ? [`description: ${text}`] : []),
};

/** A journal for hledger, which compares balances by date, and those of a day in the order of the file. */
export const hledger: Format = {
  hold: holdJournal(HLEDGER.order, { reference: fitCode }),
  print: printLedger(HLEDGER),
};
