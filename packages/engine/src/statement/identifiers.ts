import { accountTypesIn } from '../languages/match.ts';
import { CUSTOMER_NUMBER } from '../languages/names.ts';
import type { Place } from '../languages/vocabulary.ts';
import type { AccountFacts } from '../shapes/draft.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { readAmount } from '../values/amount.ts';
import { findBic } from '../values/bic.ts';
import { isCurrencyCode } from '../values/currency.ts';
import { dateAt } from '../values/date.ts';
import { findIban } from '../values/iban.ts';
import { leadingRib } from '../values/rib.ts';
import { clearedNumber, letteredNumber, numberInParts } from './number-forms.ts';
import { isPaidFrom, ownIban } from './paid-from.ts';
import { phrasesOf } from './phrases.ts';

/** What banks print for a digit that they do not. */
export const MASKED = '[Xx*•●·∗＊×…#]';

/** An account's number: digits, masked or not, with the separators that banks use. */
const NUMBER = /(?<![\p{L}\d])(?:[\p{Lu}\p{Lo}]{1,4}[- ]?)?[\dXx*•●·∗＊×…#.\-/ ]*\d[\dXx*•●·∗＊×.\-/ ]{2,}/u;
const SHORTEST = 4;

const digits = (text: string): number => text.replace(/[^\dXx*•●·∗＊×#]/gu, '').length;

/** `0112 3456 7890 1234`: groups of four digits, masked or not, are a card's number, though the first may be a day. */
const GROUPED = /^[\dXx*•●·∗＊×]{4}(?:[- ][\dXx*•●·∗＊×]{4}){2}/u;

/** `du 01 07 2023 au 31 07 2023`: two days printed with blanks, and a word between them. */
const SPACED_PERIOD =
  /^(?:\p{L}+\s+)?[0-3]\d [01]\d (?:19|20)\d\d\s+(?:\p{L}+|[-–])\s+[0-3]\d [01]\d (?:19|20)\d\d(?!\d)/u;

/** `01/12/2025`, or behind a word: `FROM 01/12/2025 TO 31/12/2025`. */
function beginsWithDate(text: string): boolean {
  const words = text.split(/\s+/u);
  if (SPACED_PERIOD.test(text)) return true;
  // `1122` is the end of a number sooner than the 11th of February, and in `1122 555-501` or `063089 43596807` its begin
  if (GROUPED.test(text) || /^\d{4}(?:$|\s\d{3}[\d-]*$)|^\d{6} \d{7,}$/u.test(text.trim())) return false;
  // No paper is of the year 2044: `20441106`
  if (/^\d{8}$/u.test(words[0] ?? '') && !/^(?:19[5-9]|20[0-3])/u.test(words[0] ?? '')) return false;
  return dateAt(words, 0) !== null || (/^\p{L}+$/u.test(words[0] ?? '') && dateAt(words, 1)?.weak === false);
}

/** `末尾 1234`: the end of a card's number, which tells holders of one bill apart. */
const TAIL = /^(?:末尾|末[四4]位|末[四4][碼码]|[下末][四4](?:桁|ケタ)|[尾末][號号数數]|[尾末]碼)/u;

/** `NRO. 469-890530/6`: letters that a dot shortens stand for a word, and are no part of the number behind them. */
const SHORTENED = /^\p{L}{2,5}\. ?(?=\d)/u;
const SIGNS = /^(?:[\s:：.№º°\-–]|#(?!#)|n(?=\.?[º°]))+/u;
/** A name that no blank parts from its number, or the kind of the account: `口座番号5550123`, `普通 5550123`. */
const NAME_IN_HAN =
  /^(?:\p{Script=Han}{1,4}(?:番号|號碼|号码|帳號|账号)|(?:普通|当座|貯蓄|定期|総合)(?:預金|口座)?(?=[\s:：]*\d))[\s:：]*/u;

/** `Extract of account 2026/08 1/2`, `Estratto conto 12/2025`: a year, and which of its statements or months this is. Numbers of banks behind a stroke have four digits. */
const OF_YEAR = /^(?:(?:19|20)\d\d\/\d{1,3}|(?:0?[1-9]|1[0-2])\/20[0-3]\d)(?=\s|$)/u;

/** `$ -119.796`, behind `Total payments to the account`: what a currency's sign stands before. */
const isMoney = (text: string): boolean => /^\p{Sc} ?[-+]?\p{Nd}/u.test(text);

/** `55196051 31.01.2023 1/3`, `55196051 - 31/01/23`: the day of the paper stands behind the number. */
const DAY_BEHIND = /(?<=\d{4}) +(?:- +)?[0-3]?\d(?:([./-])[01]?\d\1(?:19|20)|([./])[01]?\d\2)\d\d(?!\d).*$/u;

/** `CZK 2686534697/0899`: the account's currency before its number. */
const withoutCurrency = (text: string): string =>
  isCurrencyCode(text.slice(0, 3)) ? text.replace(/^[A-Z]{3} +(?=\d)/u, '') : text;

/** The number that a text begins with, blanks removed; null for none, and for what is a date, an amount or a statement's own number. */
export function leadingNumber(text: string): string | null {
  const start = withoutCurrency(text.replace(SIGNS, '').replace(SHORTENED, '').replace(NAME_IN_HAN, ''));
  const lettered = leadingRib(start) ?? clearedNumber(start) ?? letteredNumber(start);
  if (lettered !== null) return lettered;
  const match = TAIL.test(start) || OF_YEAR.test(start) || isMoney(start) ? null : NUMBER.exec(start);
  if (!match || match.index > 3 || beginsWithDate(start)) return null;
  // `3.159,90` is an amount, whatever stands before its comma
  if (/^,\d/u.test(start.slice(match.index + match[0].length))) return null;
  // `12345678 · Mr A. Nobody`: a single dot parts the number from what follows
  const number = match[0]
    .replace(DAY_BEHIND, '')
    .trim()
    .replace(/(?: [·•])?[-./ ]*$/u, '');
  if (digits(number) < SHORTEST || /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/u.test(number)) return null;
  if (/^\d{4}-\d\d-\d\d(?!\d)/u.test(number) || /^\d{1,3}(?:[., ]\d{3})*[.,]\d{2}$/u.test(number)) return null;
  return number.replace(/\s+/gu, '');
}

/** Words between a kind of account and its number: `Compte Courant Pro n° 12345678`, `Oro 4000 12** **** 1234`. */
const NAME_OF_NUMBER = /^[\s:：]*(?:\p{L}[\p{L}\p{M}’'-]*\.?[ :]+){1,4}(?:n[°º.]|nº|№|#)?[\s:.]*(?=[\dXx*•])/u;
/** So many digits, masked or not, are no year, street or share of something. */
const LONG = 8;

/** The number that a value ends with behind the name of its account, and nothing behind it. */
function numberBehindName(text: string): string | null {
  const name = NAME_OF_NUMBER.exec(text)?.[0];
  const number = name === undefined ? null : leadingNumber(text.slice(name.length));
  const rest = name === undefined ? '' : text.slice(name.length).replace(/[\dXx*•.\-/ ]+/u, '');
  return number !== null && digits(number) >= LONG && /^(?:[A-Z]{3})?$/u.test(rest) ? number : null;
}

/** Cells that hold a colon alone stand between a label and its value: `Account Number | : | 00001234567`. */
const nextCell = (cells: Remark['cells'], at: number): Remark['cells'][number] | undefined =>
  cells.slice(at + 1).find(({ text }) => /[^\s:：]/u.test(text));

/** Of a cell with several labels, the one that stands `at` an offset; its value has the same place in the cell with theirs. */
function partUnder(label: string, at: number, value: string): string {
  const [labels, values] = [label.split(' | '), value.split(' | ')];
  if (labels.length < 2 || labels.length !== values.length) return value;
  const index = label.slice(0, at).split(' | ').length - 1;
  return values[index] ?? value;
}

/** The number below its name; few digits and words behind them are a house and its street: `4410 W OLD 40 HWY`. */
function numberBelow(text: string): string | null {
  const number = leadingNumber(text);
  return number !== null && digits(number) < LONG && /^\d+ +\p{L}/u.test(text.trim()) ? null : number;
}

/** Where a phrase's value stands: in the rest of its cell, the cell right of it, or the cell below it. */
function numberNamedBy(found: Place, remark: Remark, below: Remark | null): string | null {
  let at = 0;
  for (let i = 0; i < remark.cells.length; i++) {
    const cell = remark.cells[i] as Remark['cells'][number];
    const end = at + cell.text.length;
    const stop = found.at + found.length;
    if (stop <= end) {
      const behind = remark.text.slice(stop, end);
      const rest = leadingNumber(behind) ?? numberBehindName(behind);
      const next = nextCell(remark.cells, i);
      const beside = next ? partUnder(cell.text, found.at - at, next.text) : '';
      const right = leadingNumber(beside) ?? numberBehindName(beside) ?? numberInParts(beside);
      const under = below?.cells.find((other) => other.box[0] < cell.box[2] && other.box[2] > cell.box[0]);
      const value = under ? numberBelow(partUnder(cell.text, found.at - at, under.text)) : null;
      return rest ?? right ?? value;
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
  /** The number is named as that of a card: beside an account's own number it tells cards of one account apart. */
  readonly byCard: boolean;
}

/** Words for a card alone: `card account number` is the account's. */
const CARD = /card|kart|cart|kort|tarjeta|kaart|kad|карт|卡|カード|카드|บัตร|thẻ/iu;
const ACCOUNT =
  /account|kont|compt|cuenta|conta|reken|tili|hesap|rachun|račun|cont\b|akaun|reikning|sąskait|счет|рахун|сметк|рачун|tài khoản|계좌|통장|บัญชี|帳|账|戶|户|口座/iu;
const isOfCard = (name: string): boolean => CARD.test(name) && !ACCOUNT.test(name);

/** The cell of a line in which an offset into its text lies. */
function cellAt({ cells }: Remark, at: number): Remark['cells'][number] {
  let begin = 0;
  const found = cells.find(({ text }) => {
    begin += text.length + 1;
    return at < begin;
  });
  return found ?? (cells.at(-1) as Remark['cells'][number]);
}

/** A kind of account and, behind a sign for it, its number: `Girokonto Nummer 5550001234`. */
const NUMBERED =
  /(?:^|\s)(?:n\.?[°º]|n[r.]|nº|nr\.|nro\.?|no\.?|№|#|nummer|number|numéro|número|numero|číslo|αριθμός|numarası|номер)[\s:.]*(?=\d)/iu;

/** `NO76 9971 4740 000`: an IBAN of Norway, whose country is no word for a number. */
const beginsIban = (text: string): boolean => /^\s*[A-Z]{2}\d{2}/u.test(text) && findIban(text) !== null;

/** `Cuenta de Ahorros 664-413452-79 Titular: …`: a kind of account, and its number right behind it. */
const RIGHT_BEHIND = /^[\s:]*(?=\d)/u;

/** The number that a cell, or the one right of it, ends with where it begins with a kind of account. */
function numberOfKind(cell: Remark['cells'][number], i: number, cells: Remark['cells']): string | null {
  const next = NUMBERED.exec(cells[i + 1]?.text ?? '')?.index === 0 ? ` ${cells[i + 1]?.text}` : '';
  const text = cell.text + next;
  const kinds = accountTypesIn(text);
  // Names may say it twice, the longer word behind: `Livret épargne`
  const kind = kinds.find(({ at }) => at === 0);
  const behind = kind ? RIGHT_BEHIND.exec(text.slice(kind.length)) : null;
  const sign = behind && kind ? { index: kind.length, 0: behind[0] } : NUMBERED.exec(text);
  if (!kind || !sign || sign.index + sign[0].length > TITLE_LENGTH || beginsIban(text.slice(sign.index))) return null;
  if (kinds[0]?.type === 'loan' || kind.type === 'loan' || kind.length > sign.index + 1) return null;
  const number = leadingNumber(text.slice(sign.index + sign[0].length));
  return number !== null && digits(number) >= LONG ? number : null;
}

/** Titles of accounts are no longer. */
const TITLE_LENGTH = 60;

/** So many words are running text. */
const PROSE_WORDS = 10;

/** `We collect it from your account NL•• •• •••• 17 42`: running text names accounts that payments go to. */
const isPayee = (number: string, text: string): boolean =>
  /[Xx*•]{2}/u.test(number) && text.split(' ').length > PROSE_WORDS;

/** `15/04/2022  Withheld, card ****0550   -12.00`: a booking, announced or not, names whom it paid and by what card. */
function isListed({ cells }: Remark): boolean {
  const [first, last] = [cells[0]?.text ?? '', cells.at(-1)?.text ?? ''];
  const amount = cells.length > 1 ? readAmount(last) : null;
  return amount !== null && !amount.bare && dateAt(first.split(' '), 0)?.weak === false;
}

/** What stands before a word of an address in the web: `https://bank.example/activity?acct=6612`. */
const ADDRESS = /(?:https?:[/][/]|www\.)\S*$/iu;

/** What a line says of an account's numbers; `below` is the line under it. Null for what it does not say. */
export function identifiersIn(remark: Remark, below: Remark | null): Identifiers {
  const iban = ownIban(remark.text);
  if (isListed(remark)) return { number: null, interbank: null, iban, bic: null, byKind: false, byCard: false };
  let number: string | null = null;
  let interbank: string | null = null;
  let byKind = false;
  let byCard = false;
  for (const found of phrasesOf(remark)) {
    if (found.phrase !== 'account-number' || isPaidFrom(remark.text, found.at)) continue;
    if (ADDRESS.test(remark.text.slice(0, found.at))) continue;
    const named = numberNamedBy(found, remark, below);
    if (named && iban?.endsWith(named) && named.length > 14) continue;
    if (named && isPayee(named, cellAt(remark, found.at).text)) continue;
    const name = remark.text.slice(found.at, found.at + found.length);
    if (INTERBANK.test(name)) interbank ??= named;
    else if (named !== null && number === null) {
      number = named;
      byCard = isOfCard(name);
      byKind = accountTypesIn(name).some(({ type }) => type === 'checking' || type === 'savings');
    }
  }
  number ??= remark.cells.map(numberOfKind).find((each) => each !== null) ?? null;
  return { number, interbank, iban, bic: bicIn(remark, below), byKind, byCard };
}

/** Names at most one value each: a label of several words is none. */
const LABEL_LENGTH = 24;

/** A short label alone, or the label with its number right behind it, in no sentence: `Mobile Number: 0555012345`. */
function isCustomerLabel(text: string): boolean {
  const found = CUSTOMER_NUMBER.exec(text);
  if (!found) return false;
  const before = text.slice(0, found.index).match(/\p{L}+/gu) ?? [];
  const behind = text.slice(found.index + found[0].length);
  return text.length <= LABEL_LENGTH || (before.length <= 1 && /^[\s:：.#]*\d{6}/u.test(behind));
}

/** The number that an institution knows its customer by, for papers that name no account. */
export function customerNumber(items: readonly Item[]): string | null {
  const remarks = items.filter((item): item is Remark => item.kind === 'remark');
  for (const [i, remark] of remarks.entries()) {
    const below = remarks[i + 1]?.spot.page === remark.spot.page ? (remarks[i + 1] ?? null) : null;
    const cell = remark.cells.find(({ text }) => isCustomerLabel(text));
    const name = cell ? CUSTOMER_NUMBER.exec(remark.text) : null;
    const number = name ? numberNamedBy({ at: name.index, length: name[0].length }, remark, below) : null;
    if (number !== null && digits(number) >= LONG) return number;
  }
  return null;
}

/** Shorter numbers are found in an IBAN by chance. */
const SHORTEST_IN_IBAN = 6;

/** A sign for a number and the whole of it, perhaps more behind: `Ordinario N. 8890630 Euro`. */
const NUMBERED_WHOLE = new RegExp(`${NUMBERED.source}(\\d+)(?![\\d.,/-])`, 'iu');

/**
 * The account's number as an overview lists it behind its name alone, or its title behind a sign for it, where it stands in the IBAN as
 * well:
 *
 *     Girokonto 555000123            +1.150,00
 *     CONTO CORRENTE N. 8890630 EURO IBAN IT90 T051 8899 9000 0002 8890 630
 */
export function numberInIban(iban: string, items: readonly Item[]): string | null {
  const cells = items.flatMap((item) => (item.kind === 'remark' ? item.cells : []));
  for (const { text } of cells) {
    const kind = accountTypesIn(text).find(({ at }) => at === 0);
    const behind = kind ? text.slice(kind.length) : '';
    const alone = text.length <= TITLE_LENGTH ? /^\s*(\d+)\s*$/u.exec(behind)?.[1] : undefined;
    const number = alone ?? NUMBERED_WHOLE.exec(behind.slice(0, TITLE_LENGTH))?.[1] ?? '';
    if (number.length >= SHORTEST_IN_IBAN && iban.slice(4).includes(number)) return number;
  }
  return null;
}
