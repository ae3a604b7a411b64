import type { Random } from '../random.ts';

/** IBAN shapes (ISO 13616 registry): `9` is a digit, a capital stands for itself; bank codes are invented. */
const IBAN_SHAPES: Readonly<Record<string, string>> = {
  AT: '19999 99999999999',
  BE: '9999 9999 9999',
  CH: '00999 999999999999',
  DE: '99999999 9999999999',
  DK: '9999 9999999999',
  ES: '9999 9999 99 9999999999',
  FI: '999999 99999999',
  FR: '99999 99999 99999999999 99',
  GB: 'TLLF 999999 99999999',
  IT: 'X 09999 09999 999999999999',
  NL: 'TLLF 0999999999',
  NO: '9999 99 99999',
  PL: '99999999 9999999999999999',
  PT: '9999 9999 99999999999 99',
  SE: '999 9999999999999999 9',
};

/** The two check digits of ISO 7064 mod 97-10. */
function ibanCheckDigits(country: string, rest: string): string {
  const text = `${rest}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return String(98n - (BigInt(text) % 97n)).padStart(2, '0');
}

/** An invented IBAN with a right checksum, blanks removed; null where the country has none. */
export function inventIban(random: Random, country: string): string | null {
  const shape = IBAN_SHAPES[country]?.replaceAll(' ', '');
  if (!shape) return null;
  const rest = [...shape].map((char) => (char === '9' ? random.digits(1) : char)).join('');
  return ibanOf(country, rest);
}

/** The IBAN of an account whose national number is known. */
export const ibanOf = (country: string, rest: string): string => country + ibanCheckDigits(country, rest) + rest;

/** An invented BIC: no bank has the code that begins with TLLF. */
export const inventBic = (country: string): string => `TLLF${country}2X`;

/** `NL12 TLLF 0123 …`: an IBAN in groups of four, as statements print it. */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
