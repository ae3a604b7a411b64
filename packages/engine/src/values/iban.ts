import { isCurrencyCode } from './currency.ts';

/** Lengths of IBANs by country, from the SWIFT IBAN registry (release 99) and the countries that use them beside it. */
const LENGTHS =
  'AD24 AE23 AL28 AO25 AT20 AZ28 BA20 BE16 BF28 BG22 BH22 BI27 BJ28 BR29 BY28 CF27 CG27 CH21 CI28 CM27 CR22 CV25 CY28 CZ24 DE22 DJ27 DK18 ' +
  'DO28 DZ26 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GA27 GB22 GE22 GI23 GL18 GQ27 GR27 GT28 GW25 HN28 HR21 HU28 IE22 IL23 IQ23 IR26 IS26 IT27 ' +
  'JO30 KM27 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MA28 MC27 MD24 ME22 MG27 MK19 ML28 MN20 MR27 MT31 MU30 MZ25 NE28 NI28 NL18 NO15 ' +
  'OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SN28 SO23 ST25 SV28 TD27 TG28 TL23 TN24 TR26 UA29 VA22 ' +
  'VG24 XK20 YE30';

const lengths = new Map(LENGTHS.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const));

/** Whether text without blanks is an IBAN: its country's length and the remainder 1 modulo 97 (ISO 13616). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) || lengths.get(text.slice(0, 2)) !== text.length) return false;
  let remainder = 0;
  for (const char of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(char, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/**
 * The first valid IBAN in a text, without its blanks; null where there is none, also for masked or mistyped ones.
 * Blanks (and hyphens) between its groups may stand anywhere.
 */
export const findIban = (text: string): string | null => ibanIn(text)?.iban ?? null;

/** The currency that the first valid IBAN in a text ends with, where one is glued to it; else null. */
export const currencyOfIban = (text: string): string | null => ibanIn(text)?.currency ?? null;

function ibanIn(text: string): Taken | null {
  const upper = text.normalize('NFKC').toUpperCase();
  for (const start of upper.matchAll(/(?<![A-Z0-9])[A-Z]{2}[ -]?\d[ -]?\d/gu)) {
    const length = lengths.get(start[0].slice(0, 2));
    const taken = length === undefined ? null : takeCharacters(upper.slice(start.index), length);
    if (taken && isIban(taken.iban)) return taken;
  }
  // "IBANDE89…": some fonts lose the blank
  const glued = /IBAN:?([A-Z]{2}\d{2}.*)$/u.exec(upper);
  return glued ? ibanIn(glued[1] as string) : null;
}

interface Taken {
  readonly iban: string;
  /** Of an account in several currencies, each with its own glued to the IBAN: `GE26KV1393515667806600USD`. */
  readonly currency: string | null;
}

/** So many letters and digits of the text, blanks and hyphens between them left out; null where it holds others before. */
function takeCharacters(text: string, length: number): Taken | null {
  let iban = '';
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string;
    if (/[A-Z0-9]/.test(char)) iban += char;
    else if (!/[ \-\u2009\u202F]/u.test(char)) return null;
    if (iban.length < length) continue;
    const glued = /^[A-Z0-9]+/.exec(text.slice(at + 1))?.[0] ?? null;
    return glued === null || isCurrencyCode(glued) ? { iban, currency: glued } : null;
  }
  return null;
}
