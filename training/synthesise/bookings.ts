import { printDate } from '../../corpus/generator/layout/printed-dates.ts';
import { printMagnitude, printSigned } from '../../corpus/generator/layout/printed-figures.ts';
import { type AccountModel, balancesOf, type Entry } from '../../corpus/generator/model/statement-model.ts';
import type { Random } from '../../corpus/generator/random.ts';
import type { Vocabulary } from '../../corpus/generator/vocabulary/vocabulary.ts';
import { decimalsOf } from '../../packages/contract/src/index.ts';
import type { Style } from './draw-style.ts';
import type { CellLabel } from './labels.ts';
import { inventWord, type Wording } from './wording.ts';

/** What a statement prints of its bookings, cell by cell, before anything has its place. */

export type CellTexts = Partial<Record<CellLabel, readonly string[]>>;

/** All that the printing of a statement depends on. */
export interface Printing {
  readonly random: Random;
  readonly style: Style;
  readonly account: AccountModel;
  readonly vocabulary: Vocabulary;
  readonly wording: Wording;
  /** Whose view signs take: a card company prints what is owed as a positive figure. */
  readonly issuer: boolean;
}

export interface Booking {
  readonly entry: Entry;
  readonly cells: CellTexts;
  readonly balance: bigint;
  readonly lastOfDay: boolean;
}

export const dayText = ({ style, vocabulary }: Printing, iso: string): string =>
  printDate(iso, style.dates, vocabulary);

export function balanceText({ style, account, issuer }: Printing, balance: bigint): string {
  return printSigned(issuer ? -balance : balance, decimalsOf(account.currency), style.numbers);
}

export function plainText({ style, account }: Printing, figure: bigint): string {
  return printMagnitude(figure, decimalsOf(account.currency), style.numbers);
}

/** The cells of an amount: in one column, or in one for each direction; its mark apart where the style sets it so. */
export function amountCells(printing: Printing, amount: bigint): CellTexts {
  const { style } = printing;
  if (!style.cells.includes('amount'))
    return { [amount < 0n ? 'money-out' : 'money-in']: [plainText(printing, amount)] };
  return { amount: [balanceText(printing, amount)] };
}

/** Amounts, dates and numbers stand in texts too, where they are neither. */
function strayText(printing: Printing, entry: Entry): string {
  const { random, vocabulary, wording, account } = printing;
  const figure = () => plainText(printing, BigInt(random.integer(100, 99_999)));
  const strays: readonly (() => string)[] = [
    () => dayText(printing, entry.valueDate),
    () => `${random.pick(['EUR', 'USD', 'GBP'])} ${figure()}`,
    () => `${random.pick(['REF', 'ID', 'NR', 'No.'])} ${random.digits(random.integer(4, 14))}`,
    () => `${random.digits(2)}:${random.digits(2)}`,
    () => `**** ${random.digits(4)}`,
    () => `${figure()} x 1.${random.digits(4)}`,
    () => `${inventWord(random)} ${inventWord(random)}`.toUpperCase(),
    () => `${wording.phrase('account-number')}: ${random.digits(random.integer(8, 24))}`,
    () => `${wording.phrase('iban')}: ${account.iban ?? random.digits(18)}`,
    () => `${wording.phrase('holder')}: ${random.pick(vocabulary.people)}`,
    () => `${inventWord(random)}: ${inventWord(random)} ${dayText(printing, entry.date)}`,
    () => random.pick(vocabulary.addresses).replace('|', ', '),
    () => `${random.pick(vocabulary.employers)} ${random.pick(vocabulary.places)}`,
  ];
  return random.pick(strays)();
}

/** Most bookings have a line or two, those of transfers up to eight. */
function descriptionOf(printing: Printing, entry: Entry): string[] {
  const { random, style } = printing;
  const lines = entry.lines.map((line) => (random.chance(0.12) ? `${line} ${strayText(printing, entry)}` : line));
  const more = random.chance(style.wordy) ? random.integer(1, random.pick([2, 3, 7])) : 0;
  const typed = style.typeAbove ? [entry.type] : [];
  return [...typed, ...lines, ...Array.from({ length: more }, () => strayText(printing, entry))];
}

function bookingOf(
  printing: Printing,
  entry: Entry,
  balance: bigint,
  lastOfDay: boolean,
  firstOfDay: boolean,
): Booking {
  const { random, style, vocabulary } = printing;
  const dated = style.dated === 'row' || (style.dated === 'day' && firstOfDay);
  const showsBalance = style.balances === 'row' || (style.balances === 'day-end' && lastOfDay);
  const every: CellTexts = {
    date: dated ? [dayText(printing, entry.date)] : [],
    'value-date': [printDate(entry.valueDate, style.valueDates, vocabulary)],
    'other-date': [printDate(entry.valueDate, style.dates, vocabulary)],
    description: descriptionOf(printing, entry),
    type: [entry.type],
    reference: random.chance(0.8) ? [entry.reference] : [],
    'other-text': [random.pick([random.digits(4), random.digits(2), 'ATM', 'EUR', 'WEB'])],
    'other-figure': random.chance(0.4) ? [plainText(printing, BigInt(random.integer(10, 9999)))] : [],
    ...amountCells(printing, entry.amount),
    balance: showsBalance ? [balanceText(printing, balance)] : [],
  };
  return { entry, cells: every, balance, lastOfDay };
}

/** Every booking in the order in which it is printed. */
export function bookingsOf(printing: Printing): Booking[] {
  const { account, style } = printing;
  const { entries } = account;
  const balances = balancesOf(account);
  const bookings = entries.map((entry, i) => {
    const lastOfDay = entries[i + 1]?.date !== entry.date;
    const first = entries[i - 1]?.date !== entry.date;
    return bookingOf(printing, entry, balances[i] ?? 0n, lastOfDay, style.newestFirst ? lastOfDay : first);
  });
  return style.newestFirst ? bookings.reverse() : bookings;
}
