import { CAMT_READERS } from './camt053.ts';
import { COUNTRY_READERS } from './countries.ts';
import { DESKTOP_READERS } from './desktop-books.ts';
import { JOURNAL_READERS } from './journals.ts';
import { MT940_READERS } from './mt940.ts';
import { OFX_READERS } from './ofx.ts';
import { PRESET_READERS } from './presets.ts';
import { PROGRAM_TABLE_READERS } from './program-tables.ts';
import { QIF_READERS } from './qif.ts';
import type { Reader } from './read.ts';
import { TABLE_READERS } from './tables.ts';
import { readWorkbook } from './workbooks.ts';

/** A reader for every format; a format without one fails the shared test. */
export const READERS: Readonly<Record<string, Reader>> = {
  ...TABLE_READERS,
  xlsx: readWorkbook,
  ...PROGRAM_TABLE_READERS,
  ...PRESET_READERS,
  ...DESKTOP_READERS,
  ...MT940_READERS,
  ...CAMT_READERS,
  ...JOURNAL_READERS,
  ...COUNTRY_READERS,
  ...OFX_READERS,
  ...QIF_READERS,
};
