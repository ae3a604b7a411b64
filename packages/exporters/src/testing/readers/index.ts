import { COUNTRY_READERS } from './countries.ts';
import { PROGRAM_TABLE_READERS } from './program-tables.ts';
import type { Reader } from './read.ts';
import { TABLE_READERS } from './tables.ts';

/** A reader for every format; a format without one fails the shared test. */
export const READERS: Readonly<Record<string, Reader>> = {
  ...TABLE_READERS,
  ...PROGRAM_TABLE_READERS,
  ...COUNTRY_READERS,
};
