import type { Account } from '@tallyleaf/contract';
import { fromMinor } from '@tallyleaf/contract/plain';
import { guessLanguages } from '../languages/match.ts';
import type { Candidate, Candidates } from '../shapes/candidate.ts';
import type { Draft } from '../shapes/draft.ts';
import type { DirectionEvidence, Reading } from '../shapes/reading.ts';
import type { Item, Row } from '../shapes/row.ts';
import type { Trace } from '../shapes/trace.ts';
import type { NumberForm } from '../values/amount.ts';
import { describeAccount, isCardBill } from './account.ts';
import { type BalanceCandidates, balanceCandidates } from './balances.ts';
import { billOf } from './bill-of-purchases.ts';
import { billTotals } from './bill-totals.ts';
import { candidatesOf } from './candidates.ts';
import { cardDrafts, withoutSlip } from './card-drafts.ts';
import { CARD_NUMBER } from './card-number.ts';
import { doubtfulDays } from './date-doubts.ts';
import { dateEvidence } from './date-evidence.ts';
import { withDayBalances } from './day-balances.ts';
import { contextOf, type DraftContext, without } from './draft-context.ts';
import { draftsByUnit } from './drafts-by-unit.ts';
import { isEmptyStatement } from './empty-statement.ts';
import { isAccountStatement, type Paper, paperOf } from './evidence.ts';
import { leavesLinesUnread } from './lines-unread.ts';
import { withoutMirrored } from './mirrored.ts';
import { draftsByAccount } from './mixed-accounts.ts';
import { inOneCurrency } from './one-currency.ts';
import { type OpeningAndClosing, openingAndClosing } from './opening-and-closing.ts';
import { openingAndClosingBySum, withoutAmidRows } from './opening-and-closing-by-sum.ts';
import { originInWords } from './origin.ts';
import { ofOwed } from './owed-account.ts';
import { directedBySum } from './parts-by-sum.ts';
import { isNewestFirst } from './print-order.ts';
import { movesNothing, viewOf } from './printed-view.ts';
import { type ReadRow, toTransaction } from './read-row.ts';
import { goOnBelow } from './rows-going-on.ts';
import { besideBalanced, comesOut, endsAbove, isClosed, rowsNotBooked } from './rows-not-booked.ts';
import { isScaleOpen } from './scale.ts';
import { allRows } from './sections.ts';
import {
  balanceUnits,
  type Money,
  minusInOutColumn,
  rowUnits,
  type SignScheme,
  signSchemes,
  type View,
} from './signs.ts';
import { signByBalance } from './signs-by-balance.ts';
import { isUnmoved, splitDrafts } from './split-drafts.ts';
import { endOf, standingBalance } from './standing-balance.ts';
import { withoutSums } from './sum-rows.ts';
import { summedUp } from './summaries.ts';
import { titledTotals } from './titled-totals.ts';
import { findTotals, totalsOfNothing } from './totals.ts';
import { whateverTitles } from './whatever-titles.ts';

const textOf = (items: readonly Item[]): string => {
  const texts = items.flatMap((item) =>
    item.kind === 'remark' ? [item.text] : item.kind === 'row' ? [item.description] : [],
  );
  return texts.slice(0, 150).join('\n');
};

function readRows(context: DraftContext, scheme: SignScheme): ReadRow[] {
  const { rows, money } = context;
  const minusIsUsual = minusInOutColumn(rows.map(({ row }) => row));
  return rows.flatMap(({ row, section: titled, sectionIndex, signed, day, bySum, ...dated }) => {
    const amount = rowUnits(row, money, scheme, bySum ?? (signed ? null : titled), minusIsUsual);
    // What a title says otherwise proves nothing of its rows
    const section = bySum && bySum !== titled ? null : titled;
    if (amount === null || day === null) return [];
    const figure = row.figures.find(({ role }) => role === 'balance');
    const balance = figure ? balanceUnits(figure, money, scheme) : null;
    const { valueDay, columnUnsure, exchanged, group } = dated;
    return [{ row, section, sectionIndex, amount, day, valueDay, columnUnsure, exchanged, group, balance }];
  });
}

/** Balances stand at both ends, or beside several rows. */
const isConnected = ({ opening, closing }: OpeningAndClosing, rows: readonly ReadRow[]): boolean =>
  (opening !== null && closing !== null) || rows.filter(({ balance }) => balance !== null).length > 1;

const kindOf = ({ type, number, iban }: Account, card: boolean): DirectionEvidence['kind'] => {
  if (card) return 'card';
  if (type === 'loan') return 'loan';
  // A card's number names no deposit
  const named = iban !== null || (number !== null && !CARD_NUMBER.test(number));
  return named ? 'deposit' : 'unnamed';
};

/** Of a row whose direction a learned mark says, the mark is no text. */
const withoutMark = (each: ReadRow): ReadRow => {
  const { row } = each;
  return row.unmarked === undefined ? each : { ...each, row: { ...row, description: row.unmarked } };
};

/** Opening and closing as they are named, else as a balance outside the rows or the rows' sum tells them, and who told. */
function foundBalances(
  { items }: Draft,
  candidates: BalanceCandidates,
  rows: readonly ReadRow[],
  money: Money,
  scheme: SignScheme,
  { left, newestFirst }: { readonly left: number; readonly newestFirst: boolean },
): { readonly found: OpeningAndClosing; readonly balancesBy: string } {
  const named = openingAndClosing(candidates, rows, newestFirst);
  const last = rows.at(-1)?.balance ?? null;
  const standing =
    named.closing || last === null ? named : { ...named, closing: standingBalance(items, last, money, scheme) };
  const within = left > 0 ? withoutAmidRows(items, new Set(rows.map(({ row }) => row))) : items;
  const summed = openingAndClosingBySum(within, rows, standing, money, scheme);
  if (summed) return { found: summed, balancesBy: 'by sum' };
  return { found: standing, balancesBy: standing.closing === named.closing ? 'named' : 'standing outside the rows' };
}

function candidate(context: DraftContext, scheme: SignScheme, card: boolean, account: Account): Candidate {
  const { draft, money, currency, period } = context;
  // Cards list interest of nothing by what it would be on; it moves nothing.
  const read = readRows(context, scheme)
    .map((each) => (scheme.learned ? withoutMark(each) : each))
    .filter(({ amount }) => !card || amount !== 0n);
  const newestFirst = isNewestFirst(read);
  const balances = balanceCandidates(draft.items, money, scheme, newestFirst, read);
  const forwards = newestFirst ? [...read].reverse() : read;
  const rows = scheme.byBalance ? signByBalance(forwards, balances.openings) : forwards;
  const printed = newestFirst ? [...rows].reverse() : rows;
  const summed = summedUp(draft.items, money, scheme);
  const sums = findTotals(
    draft.items,
    printed,
    money,
    balances.openings.map(({ value }) => value),
    summed,
    scheme.turned,
  );
  const billed = card ? billTotals(sums, printed, scheme.unsigned) : sums;
  const none = printed.length === 0 ? totalsOfNothing(draft.items, money) : [];
  const totals = [...billed, ...titledTotals(draft.items, printed, money), ...none];
  const ends = { left: context.left ?? 0, newestFirst };
  const { found, balancesBy } = foundBalances(draft, balances, rows, money, scheme, ends);
  const bill = card ? billOf(found, rows, draft.items) : null;
  const { opening, closing } = bill ? { ...found, opening: null } : found;
  const turned = (i: number): number => (newestFirst ? rows.length - 1 - i : i);
  const summedRows = withDayBalances(draft.items, rows, opening, money, scheme);
  const end = endOf(opening, closing, summedRows);
  const reading: Reading = {
    opening,
    closing: end,
    rows: summedRows,
    totals: [...totals.map((total) => ({ ...total, rows: total.rows.map(turned) })), ...(bill ? [bill] : [])],
    dates: dateEvidence(context, rows, card),
    direction: { rows, kind: kindOf(account, card), owed: scheme.owed, connected: isConnected(found, rows) },
    linesUnread: leavesLinesUnread(context, rows, totals, { opening, closing: end }),
    scaleOpen: isScaleOpen(context),
  };
  const { decimals } = money;
  const isCard = card || account.type === 'credit-card';
  const doubts = doubtfulDays(printed, period, context.yearAssumed);
  return {
    account: ofOwed(account, draft, scheme),
    period,
    opening: opening ? fromMinor(opening.value, decimals) : null,
    closing: end ? fromMinor(end.value, decimals) : null,
    // A card's second date is the day of the purchase, not of value.
    transactions: rows.map((row) => toTransaction(isCard ? { ...row, valueDay: null } : row, decimals)),
    rows: rows.map(({ row, exchanged }) => (exchanged ? { ...row, date: row.valueDate, valueDate: row.date } : row)),
    support: rows.map(({ row }) => row.support ?? null),
    decimals,
    reading,
    datesDoubtful: rows.map((row) => !context.dates.certain || doubts.has(row)),
    origin: () =>
      originInWords({
        scheme,
        balancesBy,
        balances: { opening, closing },
        left: context.left ?? 0,
        exchanged: rows.some(({ exchanged }) => exchanged),
      }),
    currencyAssumed: currency.assumed,
    yearAssumed: context.yearAssumed,
  };
}

const hasRows = (draft: Draft): boolean => draft.items.some((item) => item.kind === 'row');

/** Everything that the pages say, as of one account. */
function whole(items: readonly Item[]): Draft {
  const [first, ...others] = splitDrafts(items).map((draft) => draft.facts);
  return {
    facts: Object.assign({ number: null, interbank: null, iban: null, bic: null, currency: null }, ...others, first),
    items,
  };
}

/** The accounts that have rows, and those beside them on which nothing moved; where none has rows, the one that is told of. */
function draftsOf(items: readonly Item[], paper: Paper, bill: boolean, trace: Trace | undefined): Draft[] {
  const split = splitDrafts(items, trace);
  const whose = bill ? cardDrafts(items, split).map(withoutSlip) : split;
  const drafts = whose.flatMap(draftsByUnit).flatMap(draftsByAccount);
  if (drafts.some(hasRows)) return drafts.filter((draft) => hasRows(draft) || isUnmoved(draft.items));
  if (!isEmptyStatement(items, paper)) return [];
  const unmoved = drafts.filter((draft) => isUnmoved(draft.items));
  return unmoved.length > 1 ? unmoved : [whole(items)];
}

/**
 * True for what is an account's statement, bookings or none, be it only without rows that may be sums; false for rows of other
 * documents, or rows that cannot be read.
 */
function stands({ items }: Draft, first: Candidate, paper: Paper): boolean {
  if (first.transactions.length === 0) return items.every(movesNothing);
  return (
    isAccountStatement(first, paper) || withoutSums(first, items).some((other) => isAccountStatement(other, paper))
  );
}

const rowsOf = (context: DraftContext): Row[] => context.rows.map(({ row }) => row);

/**
 * All ways to read a draft's signs, and then those without rows that look like bookings, where the others make up its
 * balances. Where the others end above them, as the sums there say, they are left out from the start.
 */
function candidatesOfDraft(
  context: DraftContext,
  card: boolean,
  account: Account,
  view: View,
  untitled: () => DraftContext,
): Candidates {
  const { items } = context.draft;
  const read = (each: DraftContext, scheme: SignScheme) => candidate(each, scheme, card, account);
  const [any] = context.rows.length === 0 ? whateverTitles(context, untitled, view, read) : [];
  if (any) return candidatesOf(any, () => []);
  const [likeliest, ...schemes] = signSchemes(rowsOf(context), view);
  const first = candidate(context, likeliest, card, account);
  const notBooked = rowsNotBooked(items, rowsOf(context));
  for (const left of comesOut(first.reading) ? [] : [...notBooked, besideBalanced(items, rowsOf(context))]) {
    const others = without(context, left);
    const [scheme, ...more] = signSchemes(rowsOf(others), view);
    const alone = candidate(others, scheme, card, account);
    const days = context.rows.flatMap(({ row, day }) => (left.has(row) ? [day] : []));
    if (endsAbove(alone.reading, items, rowsOf(others), left, days))
      return candidatesOf(alone, () => more.map((each) => candidate(others, each, card, account)));
  }
  return candidatesOf(first, function* () {
    for (const scheme of schemes) yield candidate(context, scheme, card, account);
    yield* directedBySum(context, [likeliest, ...schemes], read);
    for (const left of notBooked) {
      const others = without(context, left);
      for (const scheme of signSchemes(rowsOf(others), view)) {
        const way = candidate(others, scheme, card, account);
        const goesOn = goOnBelow(items, context.rows, left, way.reading.closing);
        if (comesOut(way.reading) && isClosed(way.reading) && !goesOn) yield way;
      }
    }
    yield* whateverTitles(context, untitled, view, read);
  });
}

/** A card's currencies are printed alike. */
const isOfAccount =
  ({ facts }: Draft) =>
  ({ draft }: DraftContext): boolean =>
    draft.facts.number === facts.number && draft.facts.iban === facts.iban;

/**
 * Items as statements, each account and period found in all the ways in which its signs can be read. Which one stands is
 * for the sums to say. `headings` are the cells over each table's columns.
 */
export function buildStatements(
  items: readonly Item[],
  form: NumberForm,
  locale?: string,
  headings: readonly (readonly string[])[] = [],
  trace?: Trace,
): Candidates[] {
  const paper = paperOf(items, headings.flat());
  const [language = 'en'] = guessLanguages(textOf(items));
  const document = { all: items, form, locale, language, headings };
  const bill = isCardBill(items, false);
  const isCard = (draft: Draft): boolean => bill && draft.facts.iban === null;
  const understand = (draft: Draft): DraftContext => contextOf(draft, document, isCard(draft));
  const contexts = inOneCurrency(draftsOf(items, paper, bill, trace).map(understand), language, understand);
  return contexts.flatMap((context) => {
    const { draft, currency } = context;
    const card = isCard(draft);
    const account = describeAccount(draft.facts, draft.items, items, currency.code, card);
    const view = viewOf(context, account, contexts.filter(isOfAccount(draft)));
    const untitled = (): DraftContext => contextOf(draft, document, card, allRows);
    const candidates = candidatesOfDraft(context, card, account, view, untitled);
    return stands(draft, candidates.first, paper) ? [withoutMirrored(candidates, draft.items)] : [];
  });
}
