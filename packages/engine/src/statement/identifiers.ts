import { accountTypesIn, type Found } from '../languages/match.ts';
import type { AccountFacts } from '../shapes/draft.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { findBic } from '../values/bic.ts';
import { dateAt } from '../values/date.ts';
import { findIban } from '../values/iban.ts';
import { phrasesOf } from './said.ts';

/** An account's number: digits, masked or not, with the separators that banks use. */
const NUMBER = /(?<![\p{L}\d])(?:[\p{L}]{1,4}[- ]?)?[\dXx*•.\-/ ]*\d[\dXx*•.\-/ ]{2,}/u;
const SHORTEST = 4;

const digits = (text: string): number => text.replace(/[^\dXx*•]/gu, '').length;

/** `01/12/2025`, or behind a word: `FROM 01/12/2025 TO 31/12/2025`. */
function beginsWithDate(text: string): boolean {
  const words = text.split(/\s+/u);
  return dateAt(words, 0) !== null || (/^\p{L}+$/u.test(words[0] ?? '') && dateAt(words, 1)?.weak === false);
}

/** `末尾 1234`: the end of a card's number, which tells holders of one bill apart. */
const TAIL = /^(?:末尾|末[四4]位|末[四4][碼码]|[下末][四4](?:桁|ケタ)|[尾末][號号数數]|[尾末]碼)/u;

/** The number that a text begins with, blanks removed; null for none, and for what is a date or an amount. */
export function leadingNumber(text: string): string | null {
  const start = text.replace(/^[\s:：#.№º°\-–]+/u, '');
  const match = TAIL.test(start) ? null : NUMBER.exec(start);
  if (!match || match.index > 3 || beginsWithDate(start)) return null;
  const number = match[0].trim().replace(/[-./ ]+$/u, '');
  if (digits(number) < SHORTEST || /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/u.test(number)) return null;
  if (/^\d{4}-\d\d-\d\d/u.test(number) || /^\d{1,3}(?:[., ]\d{3})*[.,]\d{2}$/u.test(number)) return null;
  return number.replace(/\s+/gu, '');
}

/** Where a phrase's value stands: in the rest of its cell, the cell right of it, or the cell below it. */
function numberNamedBy(found: Found, remark: Remark, below: Remark | null): string | null {
  let at = 0;
  for (let i = 0; i < remark.cells.length; i++) {
    const cell = remark.cells[i] as Remark['cells'][number];
    const end = at + cell.text.length;
    const stop = found.at + found.length;
    if (stop <= end) {
      const rest = leadingNumber(remark.text.slice(stop, end));
      const next = remark.cells[i + 1];
      const right = next ? leadingNumber(next.text) : null;
      const under = below?.cells.find((other) => other.box[0] < cell.box[2] && other.box[2] > cell.box[0]);
      return rest ?? right ?? (under ? leadingNumber(under.text) : null);
    }
    at = end + 1;
  }
  return null;
}

/** Numbers that one country's banks pay by. They stand beside the account's own. */
const INTERBANK = /(?<![\p{L}])(?:clabe|cbu|cci|nib|rib|nrb|ccc|c\.c\.c\.)(?![\p{L}])/iu;

/** The BIC that a line names: behind its label, else in the cell under it. */
function bicIn(remark: Remark, below: Remark | null): string | null {
  const label = phrasesOf(remark).find(({ phrase }) => phrase === 'bic');
  if (!label) return null;
  const behind = findBic(remark.text.slice(label.at + label.length)) ?? findBic(remark.text);
  if (behind || !below) return behind;
  const heading = remark.cells.find((cell) => phrasesOf(cell).some(({ phrase }) => phrase === 'bic'));
  const under = below.cells.find(({ box }) => heading && box[0] < heading.box[2] && box[2] > heading.box[0]);
  return under ? findBic(under.text) : null;
}

/** What a line says of an account's numbers. */
export interface Identifiers extends Omit<AccountFacts, 'currency'> {
  /** The number is named by a kind of account alone (`普通 1234567`): it may be that of the account which a bill is paid from. */
  readonly byKind: boolean;
}

/** What a line says of an account's numbers; `below` is the line under it. Null for what it does not say. */
export function identifiersIn(remark: Remark, below: Remark | null): Identifiers {
  const iban = findIban(remark.text);
  let number: string | null = null;
  let interbank: string | null = null;
  let byKind = false;
  for (const found of phrasesOf(remark)) {
    if (found.phrase !== 'account-number') continue;
    const named = numberNamedBy(found, remark, below);
    if (named && iban?.endsWith(named) && named.length > 14) continue;
    const name = remark.text.slice(found.at, found.at + found.length);
    if (INTERBANK.test(name)) interbank ??= named;
    else if (named !== null && number === null) {
      number = named;
      byKind = accountTypesIn(name).some(({ type }) => type === 'checking' || type === 'savings');
    }
  }
  return { number, interbank, iban, bic: bicIn(remark, below), byKind };
}

/** `S20 MEADOW CHECKING`: a member's accounts are told apart by a code before their names. */
const SUFFIX = /^([A-Z]{1,2}\d{2,4}) (?=\p{L})/u;
const SUFFIX_LENGTH = 50;

/**
 * An account's whole number where members have one number and each of their accounts a code in its title (`0555123` and
 * `S20 …` → `0555123-S20`). `items` are those of the account, `all` those of the document.
 */
export function withSuffix(number: string | null, items: readonly Item[], all: readonly Item[]): string | null {
  if (number === null || !all.some((item) => item.kind === 'remark' && MEMBER.test(item.text))) return number;
  const first = items.findIndex((item) => item.kind === 'row');
  const titles = items.slice(0, first < 0 ? items.length : first).flatMap((item) => {
    const text = item.kind === 'remark' || item.kind === 'section' ? item.text : '';
    return text.length <= SUFFIX_LENGTH ? (SUFFIX.exec(text)?.[1] ?? []) : [];
  });
  const suffix = titles.at(-1);
  return suffix ? `${number}-${suffix}` : number;
}

const MEMBER = /\bmember(?:ship)? (?:number|no\b|#)/iu;
