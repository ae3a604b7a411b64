import type { ColumnRole, Line, Table, TableColumn, Token } from '../shapes/layout.ts';
import { lineOfToken } from '../shapes/line-of-token.ts';
import type { FigureRole } from '../shapes/row.ts';
import { SURE_CELL_BLANK } from '../tolerances.ts';
import type { DateRoles } from './date-certainty.ts';

/** What a heading names that is no text and no date. */
const FIGURES: ReadonlySet<ColumnRole> = new Set([
  'amount',
  'money-in',
  'money-out',
  'balance',
  'net',
  'gross',
  'fee',
  'foreign-amount',
  'rate',
  'other',
]);

const isNamed = ({ heading }: TableColumn): boolean => heading?.roles.some((role) => FIGURES.has(role)) === true;

/**
 * Figures that are words of the rows' texts, though they stand below each other: no heading names their column, and none
 * of them stands beside a row's date or amount.
 *
 *     Date     Details                                      Amount
 *     03.08    PURCHASE OF SHARES                           150.46-
 *              PRICE 80.34       VALUE 98.01 EUR
 *              FEE    1.67 EUR
 */
export function figuresInTexts(table: Table, roles: readonly FigureRole[], dates: DateRoles): ReadonlySet<Token> {
  const lineOf = lineOfToken(table);
  const booked = new Set(
    [
      ...dates.booking,
      ...dates.value,
      ...table.figures.flatMap(({ tokens }, i) => (roles[i] === 'other' ? [] : tokens)),
    ].map((token) => lineOf.get(token)),
  );
  const found = table.figures.filter(
    (column, i) =>
      roles[i] === 'other' && !isNamed(column) && column.tokens.every((token) => !booked.has(lineOf.get(token))),
  );
  return new Set(found.flatMap(({ tokens }) => tokens));
}

/** Digits alone, as close behind a word as words are set; blanks of East Asian texts are as wide as a letter. */
function followsWord(line: Line | undefined, token: Token): boolean {
  const before = line?.tokens[line.tokens.indexOf(token) - 1];
  if (!line || !before || before.amount || before.date || !/\p{L}/u.test(before.text)) return false;
  return /^\d+$/u.test(token.text) && token.gapBefore <= SURE_CELL_BLANK * line.size;
}

/**
 * Numbers that end the rows' texts, though they stand below each other, as where the words before them are of one width: no
 * heading names their column, and each follows a word:
 *
 *     Date     Details                    Amount
 *     03.08    ガス　2723                  -15.40
 *     05.08    SALARY                     900.00
 *     07.08    ガス　4114                  -21.00
 */
export function numbersOfTexts(table: Table, roles: readonly FigureRole[]): ReadonlySet<Token> {
  const lineOf = lineOfToken(table);
  const found = table.figures.filter(
    (column, i) =>
      roles[i] === 'other' && !isNamed(column) && column.tokens.every((token) => followsWord(lineOf.get(token), token)),
  );
  return new Set(found.flatMap(({ tokens }) => tokens));
}
