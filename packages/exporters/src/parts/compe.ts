import type { Statement } from '@tallyleaf/contract';
import { bankCodeOf } from './iban.ts';

/**
 * Brazil's three-digit bank codes (COMPE) by the eight digits that its IBANs carry (ISPB). Source: Banco Central do
 * Brasil, list of participants of the STR; the banks with most accounts.
 */
const BY_ISPB: Readonly<Record<string, string>> = {
  '00000000': '001',
  '00000208': '070',
  '00315557': '136',
  '00360305': '104',
  '00416968': '077',
  '01181521': '748',
  '02038232': '756',
  '08561701': '290',
  '10573521': '323',
  '17184037': '389',
  '18236120': '260',
  '22896431': '380',
  '58160789': '422',
  '59588111': '655',
  '60701190': '341',
  '60746948': '237',
  '90400888': '033',
  '92702067': '041',
  '92894922': '212',
};

/** The bank's COMPE code: as printed (`237`, `237-2` with its check digit), or of the Brazilian IBAN's bank; null where unknown. */
export function compeCode({ account: { bankCode, iban } }: Statement): string | null {
  const printed = (bankCode ?? '').trim();
  const [, code] = /^(\d{3})(?:-[\dXx])?$/.exec(printed) ?? [];
  if (code) return code;
  const ispb = iban?.startsWith('BR') ? bankCodeOf(iban) : printed;
  return (ispb && BY_ISPB[ispb]) || null;
}
