import type { Account, AccountType } from '@tallyleaf/contract';
import { directionNamed } from '../languages/direction-words.ts';
import { accountTypesIn, titlesIn } from '../languages/match.ts';
import { hasEmail, INSTITUTION_WORD } from '../languages/names.ts';
import { saysOwed, thanksForPayment } from '../languages/owed-words.ts';
import type { AccountFacts } from '../shapes/draft.ts';
import type { Item, Remark, Row } from '../shapes/row.ts';
import { CARD_ENDING, CARD_NUMBER, WHOLE_CARD_NUMBER } from './card-number.ts';
import { findHolder } from './holder.ts';
import { customerNumber, numberInIban, withSuffix } from './identifiers.ts';
import { findInstitution } from './institution.ts';
import { listedAccounts } from './listed-accounts.ts';
import { pageTops } from './page-top.ts';
import { phrasesOf } from './phrases.ts';
import { numberInTitle } from './title-number.ts';

const remarks = (items: readonly Item[]): Remark[] => items.filter((item): item is Remark => item.kind === 'remark');

/** Titles are no longer; running text names other kinds of accounts. */
const TITLE_LENGTH = 60;

/** The shortest word that begins a compound: `Sparkonto|utdrag`. */
const SHORTEST_PART = 6;

const TWO = /(?<one>\p{L}+)(?: (?:and|und|et|y|e|en|og|och) | ?[&/] ?)(?<other>\p{L}+)(?<rest> .+)?$/u;

/** `Current and Savings Account` heads an overview of both kinds, and tells neither. */
function namesTwo(text: string): boolean {
  const { one, other, rest = '' } = TWO.exec(text)?.groups ?? {};
  const [a, b] = [one, other].map((word) => accountTypesIn(`${word}${rest}`)[0]?.type);
  return a !== undefined && b !== undefined && a !== b;
}

/** Kinds of accounts named in a title, as words or as the first part of a compound. */
function typesIn(text: string): readonly { readonly type: AccountType; readonly length: number }[] {
  if (namesTwo(text)) return [];
  const whole = accountTypesIn(text);
  if (whole.length > 0) return whole;
  for (const word of text.split(/[^\p{L}]+/u)) {
    for (let end = word.length - 3; end >= SHORTEST_PART; end--) {
      const found = accountTypesIn(word.slice(0, end)).filter(({ length }) => length === end);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** Where an account's bookings begin: at its first row, or where nothing was booked, at the balance that its table begins with. */
function firstBooking(items: readonly Item[]): number {
  const row = items.findIndex((item) => item.kind === 'row');
  const first = row < 0 ? items.findIndex((item) => item.kind === 'labelled' && item.inTable) : row;
  return first < 0 ? items.length : first;
}

/** The lines of an overview that list other accounts than the one that has this number. */
function ofOthers(items: readonly Item[], number: string | null): ReadonlySet<Remark> {
  const listed = [...listedAccounts(items)];
  const own = listed.some(([, account]) => account.number === number);
  return new Set(listed.flatMap(([remark, account]) => (own && account.number !== number ? [remark] : [])));
}

/** The cells above an account's first row that may be titles, without the institution's name: it says `Savings` too. */
function titleCells(items: readonly Item[], institution: string | null, number: string | null): string[][] {
  const name = institution?.toLowerCase();
  const others = ofOthers(items, number);
  const above = remarks(items.slice(0, firstBooking(items))).filter((remark) => !others.has(remark));
  return above.map((remark) =>
    remark.cells
      .map(({ text }) => (name ? text.replace(new RegExp(escaped(name), 'giu'), ' ') : text))
      .filter((text) => text.length <= TITLE_LENGTH),
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/**
 * The kind of account that the titles above its first row name: the nearer and the longer the name, the more it counts.
 * Cards and loans are told apart by {@link isCardBill} and {@link isLoan}. Null where no kind is named. An
 * overview names other accounts' kinds as well; `number` tells which line of it is this one's.
 */
export function accountType(
  items: readonly Item[],
  institution: string | null,
  number: string | null = null,
): AccountType | null {
  const scores = new Map<AccountType, number>();
  const lines = titleCells(items, institution, number);
  lines.forEach((cells, i) => {
    for (const { type, length } of cells.flatMap(typesIn)) {
      if (type === 'credit-card' || type === 'loan') continue;
      scores.set(type, (scores.get(type) ?? 0) + length / (4 + lines.length - i));
    }
  });
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** An e-mail address at the top where others print an account's number: a wallet's account is known by it. */
const isWallet = (facts: AccountFacts, all: readonly Item[]): boolean =>
  facts.number === null &&
  facts.interbank === null &&
  facts.iban === null &&
  (pageTops(all)[0] ?? []).some(({ text }) => hasEmail(text) && !/\s/u.test(text.trim()));

const HEADLINES = 30;

/** How many lines above the first row a loan's title stands at most, and how many words it has. */
const TITLE_LINES = 4;
const TITLE_WORDS = 8;

const wordsOf = (text: string): number => text.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length;

/** `8,131,694`, `30.09`: a line with a figure of its own lists what somebody has or owes. */
const FIGURE = /^(?:\p{Sc}|[A-Z]{3} )?\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d\d)?$|^\d+[.,]\d\d$/u;
const listsFigures = ({ cells }: Remark): boolean => cells.some(({ text }) => FIGURE.test(text));

/** `普通預金（兼お借入明細）`: what stands in brackets behind the kind of an account is beside it. */
const withoutAside = (text: string): string => {
  const bare = text.replace(/[（(][^（()）]*[）)]/gu, ' ');
  return accountTypesIn(bare).length > 0 ? bare : text;
};

/** `カードご利用代金明細書`, `Line of credit statement`: a title of a statement that names a kind of account. */
const isTitleOf =
  (kind: AccountType) =>
  (remark: Remark): boolean =>
    remark.cells.some(
      ({ text }) =>
        text.length < 50 &&
        titlesIn(text).some(({ title }) => title === 'statement') &&
        accountTypesIn(withoutAside(text)).some(({ type }) => type === kind),
    );

const isCardTitle = isTitleOf('credit-card');
const isLoanTitle = isTitleOf('loan');

/** `Closing balance   Total credit   Total debit   Opening balance`: the headings of a summary name no kind of account. */
function headsSummary(remark: Remark): boolean {
  const named = new Set(phrasesOf(remark).map(({ phrase }) => phrase));
  return named.has('opening') && named.has('closing');
}

/** Whether a line names a loan, otherwise than in what lenders are called: `FEDERAL CREDIT UNION`. */
function namesLoan({ text }: Remark): boolean {
  const bare = withoutAside(text);
  const [name] = INSTITUTION_WORD.exec(bare) ?? [];
  const from = name === undefined ? -1 : bare.indexOf(name);
  return accountTypesIn(bare).some(({ type, at, length }) => {
    const ofName = name !== undefined && length < name.length && at >= from && at + length <= from + name.length;
    return type === 'loan' && !ofName;
  });
}

/** True where the statement's title or a short one right above the rows names a loan, whose balance is what is owed. */
export function isLoan(items: readonly Item[]): boolean {
  const headlines = remarks(items).slice(0, HEADLINES);
  if (headlines.some(isLoanTitle) && !headlines.some(isCardTitle)) return true;
  const first = items.findIndex((item) => item.kind === 'row');
  return remarks(items.slice(0, Math.max(0, first)))
    .slice(-TITLE_LINES)
    .some(
      (remark) =>
        wordsOf(remark.text) <= TITLE_WORDS && !listsFigures(remark) && !headsSummary(remark) && namesLoan(remark),
    );
}

/** True for a loan whose figures are what is owed, printed without a sign; with a minus they are the holder's already. */
export function isOwedLoan(items: readonly Item[]): boolean {
  if (!isLoan(items)) return false;
  const figures = items.flatMap((item) => {
    if (item.kind === 'row') return item.figures.filter(({ role }) => role === 'balance');
    return item.kind === 'labelled' && (item.phrase === 'opening' || item.phrase === 'closing') ? item.figures : [];
  });
  return figures.filter(({ amount }) => amount.sign === '-').length * 2 <= figures.length;
}

/** True where a title above the rows names an account that is no card's: overdrafts have limits and days of payment too. */
const isDeposit = (items: readonly Item[]): boolean => {
  const type = accountType(items, findInstitution(items));
  return type === 'checking' || type === 'savings';
};

/** A balance at either end whose name says that it is owed: `Deuda anterior`. */
const isOwedEnd = (item: Item): boolean =>
  item.kind === 'labelled' && (item.phrase === 'opening' || item.phrase === 'closing') && saysOwed(item.label);

/** So many rows whose words say money in are printed with a minus where figures are what is owed. */
const FEWEST_OPPOSED = 2;

/**
 * `PAYMENT RECEIVED, THANK YOU   1,639.37-`: all rows whose words say money in have a minus, as what is owed goes down. One
 * thanks for a payment: shops pay back, too.
 */
function areSignsOfOwed(items: readonly Item[]): boolean {
  const named = items.filter((item) => item.kind === 'row' && directionNamed(item.description) === 'in') as Row[];
  const isMinus = ({ figures }: Row): boolean =>
    figures.some(({ role, amount }) => role === 'amount' && amount.sign === '-');
  const thanked = named.some(({ description }) => thanksForPayment(description));
  return thanked && named.length >= FEWEST_OPPOSED && named.every(isMinus);
}

/**
 * True for the bill of a card account, whose figures are what is owed to the bank: a payment is due, and a title names a
 * card, or a credit line or a card's number is stated; or what is owed on a card's number. Current accounts have credit lines too, and payments by card.
 */
export function isCardBill(items: readonly Item[], hasIban: boolean): boolean {
  if (hasIban) return false;
  const all = remarks(items);
  const headlines = all.slice(0, HEADLINES);
  if (headlines.some(isCardTitle)) return true;
  if (headlines.some(isLoanTitle)) return false;
  const carded = headlines.some(({ text }) => CARD_NUMBER.test(text));
  if (carded && items.some(isOwedEnd) && !isDeposit(items)) return true;
  const said = new Set(all.flatMap((remark) => phrasesOf(remark).map(({ phrase }) => phrase)));
  const limited = said.has('credit-limit') || said.has('available-balance') || carded;
  if (limited && areSignsOfOwed(items) && !isDeposit(items)) return true;
  if (!said.has('minimum-payment') && !said.has('payment-due')) return false;
  const titled = headlines.some((remark) => accountTypesIn(remark.text).some(({ type }) => type === 'credit-card'));
  const numbered = said.has('minimum-payment') && carded;
  return titled || ((said.has('credit-limit') || numbered) && !isDeposit(items));
}

function typeOf(
  facts: AccountFacts,
  items: readonly Item[],
  all: readonly Item[],
  institution: string | null,
  card: boolean,
): AccountType {
  if (card) return 'credit-card';
  if (isLoan(items) && !facts.iban) return 'loan';
  return accountType(items, institution, facts.number) ?? (isWallet(facts, all) ? 'unknown' : 'checking');
}

/** A card's number that its bill prints above the rows, under no name: masked, else whole, else the end that a title gives. */
function cardNumber(items: readonly Item[]): string | null {
  const above = remarks(items.slice(0, firstBooking(items)));
  for (const form of [CARD_NUMBER, WHOLE_CARD_NUMBER, CARD_ENDING]) {
    const found = above.map(({ text }) => form.exec(text)).find((match) => match !== null);
    if (found) return (found[1] ?? found[0]).replace(/\s+/gu, '');
  }
  return null;
}

function numberOf(facts: AccountFacts, items: readonly Item[], all: readonly Item[], card: boolean): string | null {
  const named = facts.number ?? facts.interbank ?? (card ? cardNumber(all) : null);
  if (named !== null) return named;
  return facts.iban === null ? (numberInTitle(items) ?? customerNumber(all)) : numberInIban(facts.iban, all);
}

/** An account as the pages describe it. `all` are the document's items, `items` those of the account alone. */
export function describeAccount(
  facts: AccountFacts,
  items: readonly Item[],
  all: readonly Item[],
  currency: string,
  card: boolean,
): Account {
  const institution = findInstitution(all);
  return {
    institution,
    holder: findHolder(all, institution),
    number: withSuffix(numberOf(facts, items, all, card), items, all),
    iban: facts.iban,
    bic: facts.bic,
    type: typeOf(facts, items, all, institution, card),
    currency,
  };
}
