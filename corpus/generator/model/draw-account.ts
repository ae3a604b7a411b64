import { decimalsOf } from '@tallyleaf/contract';
import type { Random } from '../random.ts';
import type { BookingPhrase, Vocabulary } from '../vocabulary/vocabulary.ts';
import { addDays, daysBetween, workingDay } from './days.ts';
import { ibanOf, inventBic, inventIban } from './identifiers.ts';
import { inventNational } from './national.ts';
import type { AccountModel, AccountType, Entry } from './statement-model.ts';

/** What a case asks of an account; the rest is drawn. */
export interface AccountProfile {
  readonly country: string;
  readonly currency: string;
  readonly type: AccountType;
  /** First and last day of the period, ISO. */
  readonly start: string;
  readonly end: string;
  readonly entries: number;
  /** Opening balance in whole units of the currency; owed where negative. */
  readonly opening: number;
  /** The share of entries that bring money in. */
  readonly incomeShare?: number;
  /** What the bank calls it; `{number}` is its number, in the title above its rows. */
  readonly product?: string;
  /** Its number: each `9` is a digit that is drawn. */
  readonly numberForm?: string;
  /** Its first income pays off what it owed at the opening. */
  readonly paidInFull?: boolean;
  /** Amounts without cents. */
  readonly wholeUnits?: boolean;
  /** What is booked, instead of what the language has for all accounts: spending, then income. */
  readonly bookings?: readonly [spending: readonly BookingPhrase[], income: readonly BookingPhrase[]];
  /** Descriptions of one line each. */
  readonly singleLines?: boolean;
  /** The share of what is spent that is paid abroad, and in which currency. */
  readonly abroad?: { readonly share: number; readonly currency: string };
  /** Its number follows the country's own rules: bank, branch, account. */
  readonly national?: boolean;
}

/** How many units of a currency stand for one of the phrases' dollar-like units. */
const SCALES: Readonly<Record<string, number>> = {
  AUD: 1.5,
  BRL: 5,
  CHF: 1,
  CNY: 6,
  CZK: 25,
  DKK: 7,
  INR: 40,
  JPY: 100,
  MXN: 15,
  NOK: 10,
  PLN: 4,
  SEK: 10,
  TWD: 30,
};

function drawAmount(random: Random, [, , low, high]: BookingPhrase, profile: AccountProfile): bigint {
  const { currency } = profile;
  const units = Math.round(random.integer(low, high) * (SCALES[currency] ?? 1));
  if (profile.wholeUnits) return BigInt(units + random.integer(0, 9)) * 100n;
  if (decimalsOf(currency) === 0) return BigInt(units + random.integer(0, 9) * 10);
  const cents = random.chance(0.3) ? 0 : random.integer(1, 99);
  return BigInt(units) * 100n + BigInt(cents);
}

function fillIn(random: Random, vocabulary: Vocabulary, text: string, date: string): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (key === 'merchant') return random.pick(vocabulary.merchants);
    if (key === 'place') return random.pick(vocabulary.places);
    if (key === 'person') return random.pick(vocabulary.people);
    if (key === 'employer') return random.pick(vocabulary.employers);
    if (key === 'day') return `${date.slice(8)}.${date.slice(5, 7)}`;
    return random.digits(6);
  });
}

/** Picks the earlier of two: the first of a list are the commonest. */
function pickEarly<T>(random: Random, values: readonly T[]): T {
  const last = values.length - 1;
  const index = Math.min(random.integer(0, last), random.integer(0, last));
  return random.pick(values.slice(index, index + 1));
}

function drawEntry(
  random: Random,
  vocabulary: Vocabulary,
  profile: AccountProfile,
  date: string,
  income: boolean,
): Entry {
  const usual = (profile.type === 'credit-card' ? vocabulary.card : undefined) ?? vocabulary;
  const [spending, incoming] = profile.bookings ?? [usual.spending, usual.income];
  const phrase = pickEarly(random, income ? incoming : spending);
  const text = fillIn(random, vocabulary, phrase[1], addDays(date, -1));
  const lines = profile.singleLines ? [text.replaceAll('|', ' ')] : text.split('|');
  const amount = drawAmount(random, phrase, profile);
  return {
    date,
    valueDate: addDays(date, random.pick([0, 0, 0, 1, -1])),
    type: phrase[0],
    lines,
    reference: random.digits(7),
    amount: income ? amount : -amount,
  };
}

/** The entries with what some of them were in another currency, at a rate that moves a little. */
function withAbroad(random: Random, entries: readonly Entry[], { abroad, currency }: AccountProfile): Entry[] {
  const rate = (code: string): number => (SCALES[code] ?? 1) * 10 ** decimalsOf(code);
  return entries.map((entry) => {
    if (!abroad || entry.amount > 0n || !random.chance(abroad.share)) return entry;
    const part = (rate(abroad.currency) / rate(currency)) * (1 + random.integer(-40, 40) / 1000);
    const amount = BigInt(Math.round(Number(entry.amount) * part));
    return { ...entry, original: { currency: abroad.currency, amount } };
  });
}

/** The account with the first income as large as what was owed before it. */
function withPayment(account: AccountModel): AccountModel {
  const payment = account.entries.find(({ amount }) => amount > 0n);
  const entries = account.entries.map((entry) => (entry === payment ? { ...entry, amount: -account.opening } : entry));
  return { ...account, entries };
}

/** An invented number: each `9` of the form is a digit. */
const numberOf = (who: Random, form: string): string => form.replace(/9+/g, (digits) => who.digits(digits.length));

/** Booking dates on working days, in order, some of them shared. */
function drawDates(random: Random, profile: AccountProfile): string[] {
  const days = daysBetween(profile.start, profile.end);
  return Array.from({ length: profile.entries }, () => addDays(profile.start, random.integer(1, days - 1)))
    .map((day) => (workingDay(day) > profile.end ? profile.end : workingDay(day)))
    .sort();
}

/**
 * Draws an account that fits a profile: its holder, its numbers and what was booked.
 * A card's payments are its income, and its holder is billed by a card company.
 */
export function drawAccount(random: Random, vocabulary: Vocabulary, profile: AccountProfile): AccountModel {
  const who = random.fork('who');
  const card = profile.type === 'credit-card';
  const dates = drawDates(random.fork('dates'), profile);
  const bookings = random.fork('bookings');
  const entries = dates.map((date) =>
    drawEntry(bookings, vocabulary, profile, date, bookings.chance(profile.incomeShare ?? 0.25)),
  );
  const iban = card ? null : inventIban(who, profile.country);
  const drawn = {
    institution: who.pick(card ? vocabulary.cardInstitutions : vocabulary.institutions),
    holder: who.pick(vocabulary.holders),
    address: who.pick(vocabulary.addresses).split('|'),
    number: numberOf(who, profile.numberForm ?? (card ? '9999********9999' : '9999999999')),
    ...(profile.product !== undefined && { product: profile.product }),
    iban,
    bic: iban ? inventBic(profile.country) : null,
    type: profile.type,
    currency: profile.currency,
    start: profile.start,
    end: profile.end,
    opening:
      BigInt(profile.opening) * (decimalsOf(profile.currency) === 0 ? 1n : 100n) +
      (profile.wholeUnits ? 0n : BigInt(who.integer(0, 99))),
    entries: profile.abroad ? withAbroad(random.fork('abroad'), entries, profile) : entries,
  };
  const paid = profile.paidInFull ? withPayment(drawn) : drawn;
  return profile.national ? withNational(random.fork('national'), paid, profile.country) : paid;
}

/** The account with a number by its country's rules, and the IBAN that follows from it. */
function withNational(random: Random, account: AccountModel, country: string): AccountModel {
  const national = inventNational(random, country);
  const iban = national.bban === null ? null : ibanOf(country, national.bban);
  return { ...account, number: national.account, iban, national };
}
