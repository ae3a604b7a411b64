import type { ProgramLimit } from '../exporter.ts';

/** What programs take at most of one file, as their makers say. */

/** 350 KB, counted in thousands to be within it however it is meant. */
export const QUICKBOOKS_BYTES = 350_000;

const QUICKBOOKS_HELP =
  'https://quickbooks.intuit.com/learn-support/en-uk/help-article/import-transactions/manually-upload-transactions-quickbooks-online/L0rE9OXBz_GB_en_GB';

/** The size is Intuit's own word; the number of rows is what people who ran into it report. */
export const QUICKBOOKS_TABLE: ProgramLimit = {
  program: 'QuickBooks Online',
  lines: 1000,
  bytes: QUICKBOOKS_BYTES,
  source: QUICKBOOKS_HELP,
  divides: true,
};

/** A file of statements cannot be divided: each has one closing balance. */
export const QUICKBOOKS_STATEMENT: ProgramLimit = {
  program: 'QuickBooks Online',
  bytes: QUICKBOOKS_BYTES,
  source: QUICKBOOKS_HELP,
  divides: false,
};

export const SAGE_STATEMENT: ProgramLimit = {
  program: 'Sage Accounting',
  bytes: 250_000_000,
  source: 'https://help.sbc.sage.com/en-us/start/banking/import-bank-statement.html',
  divides: false,
};

export const XERO_TABLE: ProgramLimit = {
  program: 'Xero',
  lines: 1000,
  source: 'https://central.xero.com/s/article/Import-a-CSV-bank-statement',
  divides: true,
};
