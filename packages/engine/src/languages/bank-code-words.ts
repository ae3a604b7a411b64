/** What the codes of banks and of their branches are called, and how many digits they have. */

export interface BankCodeName {
  readonly part: 'bank' | 'branch';
  readonly names: RegExp;
  readonly digits: number;
  /** Whether a check digit tells such a code from other numbers. */
  readonly holds?: (code: string) => boolean;
}

const word = (names: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, 'iu');
/** Chinese characters have no blanks between words. */
const part = (names: string): RegExp => new RegExp(names, 'u');

/** Weights of a routing number's digits, whose sum is a multiple of ten (American Bankers Association). */
const ROUTING_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

const routingHolds = (code: string): boolean =>
  /[1-9]/.test(code) && ROUTING_WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(code[at]), 0) % 10 === 0;

/** Lengths: Deutsche Bundesbank (8), Banque de France (5 and 5), Banco de España (4 and 4), 全銀協 (4 and 3), UK Payments (6). */
export const BANK_CODE_NAMES: readonly BankCodeName[] = [
  { part: 'bank', digits: 8, names: word(String.raw`bankleitzahl(?: \(blz\))?|blz\.?`) },
  { part: 'bank', digits: 5, names: word('code (?:de la )?banque|code [ée]tablissement') },
  { part: 'branch', digits: 5, names: word('(?:code )?guichet') },
  { part: 'bank', digits: 4, names: word(String.raw`(?:c[óo]d(?:igo|\.) (?:de )?)?entidad`) },
  { part: 'branch', digits: 4, names: word(String.raw`(?:c[óo]d(?:igo|\.) (?:de )?)?oficina`) },
  { part: 'bank', digits: 4, names: part('(?:金融機関|銀行)(?:コード|番号)') },
  { part: 'branch', digits: 3, names: part('支店(?:コード|番号)|店舗コード|店番号?') },
  { part: 'bank', digits: 6, names: word('sort[ -]?code') },
  {
    part: 'bank',
    digits: 9,
    names: word(String.raw`(?:aba )?routing(?: transit)? (?:number|no\.?|#)|aba (?:number|no\.?|#)`),
    holds: routingHolds,
  },
];
