import type { ColumnRole } from '../../languages/language.ts';
import { isCurrencyCode } from '../../values/currency.ts';

/**
 * What a column of texts holds by what stands in it, where no heading that we know names it: codes, numbers and marks that
 * are no words of what was booked. Each rule with the print that it is for.
 */
interface ContentRule {
  readonly role: ColumnRole;
  readonly holds: (cells: readonly string[]) => boolean;
  /** It holds under a heading only: without one such texts may begin a description. */
  readonly headed?: boolean;
}

/** So many cells tell a pattern from chance. */
const ENOUGH = 4;
/** Cells that may be of another kind: lines of a page's head stand in a column, too. */
const NEARLY_ALL = 0.9;

/** The share of cells that a test holds for. */
export const share = (cells: readonly string[], fits: (text: string) => boolean): number =>
  cells.filter(fits).length / Math.max(1, cells.length);

const nearlyAll = (cells: readonly string[], fits: (text: string) => boolean): boolean =>
  cells.length >= ENOUGH && share(cells, fits) > NEARLY_ALL;

const distinct = (cells: readonly string[]): number => new Set(cells).size / Math.max(1, cells.length);

const TIME = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?$/iu;
const DASH = /^[-–—*.]+$/u;
/** `537541******7211`, `XXXX 0902`, `•••• 4471`. */
const MASKED = /^\d{0,8}[*•xX]{2,}[ \d*•xX-]*\d{2,}$/u;
/** `F3951937200395`, `'599656`, `1801.0286`, `99793078/11`: one word with figures and no small letters. */
const CODE = /^(?=(?:.*\d){3})['#№]?[\p{Lu}\d]+(?:[.\-/_][\p{Lu}\d]+)*$/u;
const NUMBER = /^\d+(?:[.,]\d+)?$/u;
/** `1,00 %`, `0.5%`. */
const PERCENTAGE = /^[+-]?\d{1,3}(?:[.,]\d+)? ?%$/u;
/** `UA133091990000072818364744420`, or a line of it, behind which its digits go on. */
const ACCOUNT = /^(?:[A-Z]{2}\d{2})?\d{10,30}$/u;
/** `Br.0187`, `iBanking`, `ATM`. */
const ONE_WORD = /^[\p{L}\d./-]{1,10}$/u;
/** The ways by which bookings come. */
const FEW_WAYS = 8;

/**
 * Rows are counted: each number is the next one.
 *
 *     01   03-07-22   RECIBO LUZ        85,97-
 *     02   05-07-22   TJTA. COMERCIO   163,24-
 */
function countsUp(cells: readonly string[]): boolean {
  if (cells.length < ENOUGH || !cells.every((text) => /^\d{1,5}[.)]?$/u.test(text))) return false;
  const numbers = cells.map((text) => Number.parseInt(text, 10));
  const steps = numbers.slice(1).filter((number, i) => Math.abs(number - (numbers[i] as number)) === 1).length;
  return steps >= (numbers.length - 1) * 0.8;
}

/** The share of cells that hold what most of them hold. */
function commonest(cells: readonly string[]): number {
  const times = new Map<string, number>();
  for (const text of cells) times.set(text, (times.get(text) ?? 0) + 1);
  return Math.max(0, ...times.values()) / Math.max(1, cells.length);
}

/** `TRF`, `MOB`, `0537`: one short word of capital letters or figures in each cell. */
export const holdsCodes = (cells: readonly string[]): boolean => cells.every((text) => /^[\p{Lu}\d]{1,4}$/u.test(text));

const RULES: readonly ContentRule[] = [
  { role: 'time', holds: (cells) => share(cells, (text) => TIME.test(text)) > 0.8 },
  // 03.02.2025   GREEN GROCER   5411   UAH   —   -12,00
  { role: 'currency', holds: (cells) => nearlyAll(cells, (text) => isCurrencyCode(text) || DASH.test(text)) },
  // 03.02.2025   537541******7211   GREEN GROCER   -12,00
  { role: 'card-number', holds: (cells) => nearlyAll(cells, (text) => MASKED.test(text)) },
  { role: 'sequence', holds: countsUp },
  // 03 Mar   GREEN GROCER   1,00 %   12.00: what part of it is given back, or charged
  { role: 'rate', holds: (cells) => nearlyAll(cells, (text) => PERCENTAGE.test(text) || DASH.test(text)) },
  // 03 Mar   F3951937200395   GREEN GROCER   12.00: no two rows share a code
  { role: 'reference', holds: (cells) => nearlyAll(cells, (text) => CODE.test(text)) && distinct(cells) > NEARLY_ALL },
  // 03 Mar   GREEN GROCER   5411   12.00: rows share the codes of branches, tellers and trades
  { role: 'branch', holds: (cells) => nearlyAll(cells, (text) => NUMBER.test(text)) && distinct(cells) <= 0.5 },
  // 03 Mar   TRF   GREEN GROCER   12.00, under a heading
  {
    role: 'branch',
    headed: true,
    holds: (cells) =>
      cells.length >= ENOUGH * 2 &&
      holdsCodes(cells) &&
      cells.every((text) => /\p{Lu}/u.test(text)) &&
      distinct(cells) * 3 <= 1,
  },
  // 03 Mar   TRANSFER   UA633520900000   GREEN GROCER   12.00, under a heading: whose account it was
  { role: 'counterparty-account', headed: true, holds: (cells) => nearlyAll(cells, (text) => ACCOUNT.test(text)) },
  // 03 Mar   TRANSFER   12.00   mPhone, under a heading: by which of few ways it was booked
  {
    role: 'branch',
    headed: true,
    holds: (cells) =>
      cells.length >= ENOUGH * 3 && cells.every((text) => ONE_WORD.test(text)) && new Set(cells).size <= FEW_WAYS,
  },
  // A rate in some rows, the code of a shop's trade in others: numbers alone
  { role: 'other', headed: true, holds: (cells) => cells.every((text) => NUMBER.test(text)) },
  // 03 Mar   GREEN GROCER   Settled   12.00: how the bookings fared, not what they are
  { role: 'other', headed: true, holds: (cells) => cells.length >= ENOUGH * 2 && commonest(cells) > NEARLY_ALL },
];

/** What a column's texts are by their content alone; null for words. `headed`: a heading that we do not know stands over it. */
export const roleByContent = (cells: readonly string[], headed: boolean): ColumnRole | null =>
  RULES.find((rule) => (headed || !rule.headed) && rule.holds(cells))?.role ?? null;
