import type { Minor } from '@tallyleaf/contract';
import { directionNamed } from '../languages/direction-words.ts';
import { thanksForPayment } from '../languages/owed-words.ts';
import type { Figure, Row } from '../shapes/row.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';
import { magnitude } from '../values/magnitude.ts';
import { directionOf } from '../values/sign.ts';

/** How a statement's signs are read. */
export interface SignScheme {
  /** Balances are the bank's, as on most card bills: what is owed is printed without a sign. */
  readonly owed: boolean;
  /** Of balances, those without a mark are owed: the others are marked as the holder's. */
  readonly debtUnmarked?: true;
  /** Signs of amounts are the bank's: what a holder pays in is printed with a minus. */
  readonly bankSigns: boolean;
  /** What an amount without sign, mark, column or section of its own means to the holder. */
  readonly unsigned: 'in' | 'out';
  /** Such an amount goes the way in which the balance beside it moved. */
  readonly byBalance?: true;
  /** Such an amount goes the way that its booking's words name, where these fit one only. */
  readonly byWords?: true;
  /** Columns whose headings name no direction change places: by which balances go up and down is for the sums to say. */
  readonly turned?: true;
  /** What two words in a column of their own say, taken for marks. */
  readonly learned?: { readonly in: string; readonly out: string };
}

/** A row's section, where its title says a direction. */
export type Direction = 'in' | 'out' | null;

/** The document's form, with the currency's number of decimals. */
export interface Money {
  readonly form: NumberForm;
  readonly decimals: number;
}

/** A figure in minor units with its printed sign; null where it is not written in the document's form. */
export function unitsOf(figure: Figure, { form, decimals }: Money): Minor | null {
  return readingIn(figure.amount, { decimalMark: form.decimalMark, decimals });
}

const markOf = (figure: Figure): Direction => {
  const mark = figure.mark ?? figure.amount.mark;
  return mark ? directionOf(mark) : null;
};

const learnedMark = ({ guess }: Figure, { learned }: SignScheme): Direction => {
  if (guess === undefined || !learned) return null;
  return guess === learned.out ? 'out' : 'in';
};

/** The two ways in which a column's two words may be marks; none where an amount has neither. */
function learnedMarks(plain: readonly Figure[]): { readonly in: string; readonly out: string }[] {
  const guesses = plain.map(({ guess }) => guess);
  const [first, second, ...others] = new Set(guesses);
  if (first === undefined || second === undefined || others.length > 0 || guesses.includes(undefined)) return [];
  return [
    { in: second, out: first },
    { in: first, out: second },
  ];
}

/**
 * A balance as the account holder's: marks and signs as printed; what is owed is negative. Where a plus at amounts gives back,
 * one at a balance that is else owed says the same:
 *
 *     Previous balance                    40.00
 *     03 Mar   GROCER                      8.00
 *     04 Mar   REPAYMENT                 +60.00
 *     Balance                            +12.00
 */
export function balanceUnits(figure: Figure, money: Money, scheme: SignScheme): Minor | null {
  const units = unitsOf(figure, money);
  if (units === null) return null;
  const mark = markOf(figure);
  if (mark) return mark === 'out' ? -magnitude(units) : magnitude(units);
  const inFavour = figure.amount.sign === '+' && !scheme.bankSigns;
  return (scheme.owed || scheme.debtUnmarked) && !inFavour ? -units : units;
}

/** The direction that a booking's words name: who thanks for a payment was paid, where what is owed has no sign. */
function wordsOf({ description }: Row, { owed }: SignScheme): Direction {
  return directionNamed(description) ?? (owed && thanksForPayment(description) ? 'in' : null);
}

function amountUnits(figure: Figure, units: Minor, scheme: SignScheme, section: Direction, row: Row): Minor {
  const mark = learnedMark(figure, scheme) ?? markOf(figure);
  if (mark) return mark === 'out' ? -magnitude(units) : magnitude(units);
  if (figure.amount.sign) return scheme.bankSigns ? -units : units;
  const named = scheme.byWords ? wordsOf(row, scheme) : null;
  return (section ?? named ?? scheme.unsigned) === 'out' ? -magnitude(units) : magnitude(units);
}

/**
 * A row's amount as the account holder's, in minor units; null where no figure of it moves the balance.
 * `minusIsUsual` says that a column of money out prints its figures with a minus, which then takes nothing back.
 */
export function rowUnits(
  row: Row,
  money: Money,
  scheme: SignScheme,
  section: Direction,
  minusIsUsual: boolean,
): Minor | null {
  let zero: Minor | null = null;
  for (const figure of row.figures) {
    if (figure.role === 'balance' || figure.role === 'other') continue;
    const units = unitsOf(figure, money);
    if (units === null) continue;
    if (units === 0n) {
      zero = 0n;
      continue;
    }
    const bySection = section !== null && row.sideNamed !== true && !figure.amount.sign && !markOf(figure);
    if (figure.role === 'amount') return amountUnits(figure, units, scheme, section, row);
    if (bySection) return section === 'out' ? -units : units;
    const moved = figure.role === 'money-in' ? units : minusIsUsual ? -magnitude(units) : -units;
    return scheme.turned && !row.sideNamed ? -moved : moved;
  }
  return zero;
}

/** True where most figures in columns of money out carry a minus. */
export function minusInOutColumn(rows: readonly Row[]): boolean {
  const out = rows.flatMap((row) => row.figures.filter((figure) => figure.role === 'money-out'));
  return out.filter((figure) => figure.amount.sign === '-').length * 2 > out.length;
}

const opposite = (direction: 'in' | 'out'): 'in' | 'out' => (direction === 'in' ? 'out' : 'in');

/** Whose figures a statement prints: the bank's, as on card bills, where what is owed has no sign, or the holder's. */
export interface View {
  /** All figures are the bank's. */
  readonly bank: boolean;
  /** What balances and amounts say where each is asked alone; null where they are taken to agree. */
  readonly apart: { readonly owed: boolean; readonly bankSigns: boolean } | null;
}

export const HOLDERS: View = { bank: false, apart: null };
export const BANKS: View = { bank: true, apart: null };

/** Columns of both directions that only their figures tell apart. */
const isSidedUnnamed = ({ figures, sideNamed }: Row): boolean =>
  !sideNamed && figures.some(({ role }) => role === 'money-in' || role === 'money-out');

/**
 * Balances beside rows of which some are marked as the holder's, and none as owed: those without a mark are.
 *
 *     03 Mar   RENT          650.00      120.00 CR
 *     04 Mar   GROCER        150.00       30.00
 */
function marksCreditAlone(rows: readonly Row[]): boolean {
  const balances = rows.flatMap(({ figures }) => figures.filter(({ role }) => role === 'balance'));
  const marks = balances.map(markOf);
  const unsigned = balances.every(({ amount }) => amount.sign === null);
  return unsigned && marks.includes('in') && marks.includes(null) && !marks.includes('out');
}

/**
 * The schemes that a statement's figures allow, likeliest first. Accounts have money in and out: where figures print neither,
 * only the words beside them tell.
 *
 *     05/06  COLLECTION, AGREEMENT 9021          54,695.64
 *     08/06  CHEQUE PAID 24823939               595,895.75
 */
export function signSchemes(rows: readonly Row[], { bank, apart }: View): [SignScheme, ...SignScheme[]] {
  const plain = rows.flatMap((row) => row.figures.filter((figure) => figure.role === 'amount'));
  const minus = plain.some((figure) => figure.amount.sign === '-');
  const plus = plain.some((figure) => figure.amount.sign === '+');
  const marked = new Set(plain.flatMap((figure) => markOf(figure) ?? []));
  const [only] = marked.size === 1 && plain.some((figure) => !markOf(figure)) ? marked : [];
  // Where signs are printed, or marks of one direction, a figure without one says the other way.
  const usual = (bankSigns: boolean): 'in' | 'out' => {
    if (!plus && !minus && only) return opposite(only);
    return (plus && !minus) === bankSigns ? 'in' : 'out';
  };
  const scheme = (owed: boolean, bankSigns: boolean): SignScheme => ({ owed, bankSigns, unsigned: usual(bankSigns) });
  const plainly = scheme(bank, bank);
  const first = !bank && marksCreditAlone(rows) ? { ...plainly, debtUnmarked: true as const } : plainly;
  const schemes: [SignScheme, ...SignScheme[]] = [first];
  if (rows.some(isSidedUnnamed)) schemes.push({ ...first, turned: true });
  if (apart && apart.owed !== apart.bankSigns) {
    const other = scheme(apart.owed, apart.bankSigns);
    // A plus at a few of a card's rows gives back, so that the others are purchases, whatever balances look like.
    if (plus && !minus && !apart.bankSigns) schemes.unshift(other);
    else schemes.push(other);
  }
  // What a card owes has no sign; what is paid to it may have a plus, however many rows do.
  if (apart && plus && !minus) schemes.push(scheme(bank, !bank));
  // Only where no sign or mark is printed, a figure may say either: beside marks of one way it goes the other.
  if (!plus && !minus && !only) schemes.push({ ...first, unsigned: opposite(first.unsigned) });
  schemes.push(...(first === plainly ? [] : [plainly]), scheme(!bank, !bank));
  for (const learned of learnedMarks(plain)) schemes.push({ ...first, learned });
  // Where some print a sign or a mark, one without says the other way: no balance and no word may turn it.
  const bare = plain.length > 0 && plain.every((figure) => !figure.amount.sign && !markOf(figure));
  if (!bare) return schemes;
  if (rows.some(({ figures }) => figures.some(({ role }) => role === 'balance')))
    schemes.push({ ...first, byBalance: true });
  const worded = (['out', 'in'] as const).map((unsigned) => ({ ...first, unsigned, byWords: true as const }));
  // A word that may be a mark in a column of its own tells more than words that name a direction
  const told = rows.some(({ unmarked }) => unmarked !== undefined);
  if (rows.some((row) => wordsOf(row, first) !== null)) schemes.splice(bank || told ? schemes.length : 0, 0, ...worded);
  return schemes;
}

/** Whether an amount's direction is printed beside it or named by its column. */
export const saysDirection = (row: Row): boolean =>
  row.figures.some(
    (figure) =>
      figure.role === 'money-in' ||
      figure.role === 'money-out' ||
      (figure.role === 'amount' && (figure.amount.sign !== null || markOf(figure) !== null)),
  );
