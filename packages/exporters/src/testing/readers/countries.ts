import { readBai2 } from './bai2.ts';
import { readCfonb120 } from './cfonb120.ts';
import { readDatevAscii, readDatevExtf, readYayoi } from './journals-of-countries.ts';
import { readNorma43 } from './norma43.ts';
import type { Reader } from './read.ts';
import { readZengin } from './zengin.ts';

/** Readers of the formats of one country, by the formats' ids. No program of others reads them everywhere: all are our own. */
export const COUNTRY_READERS: Readonly<Record<string, Reader>> = {
  norma43: readNorma43,
  bai2: readBai2,
  cfonb120: readCfonb120,
  'datev-ascii': readDatevAscii('windows-1252'),
  'datev-extf': readDatevExtf,
  zengin: readZengin,
  yayoi: readYayoi,
};
