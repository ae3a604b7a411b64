import type { Line, Table, TableColumn, Token } from '../../shapes/layout.ts';
import { lineOfToken } from '../../shapes/line-of-token.ts';
import { headedCurrencies } from '../../values/headed-currency.ts';

/**
 * Amounts of two accounts beside each other, each in the column of its currency. Nearly no row has figures of both; where
 * most of one column's stand beside another's, they are one amount twice:
 *
 *     Date      Details            PESOS     DOLLARS
 *     14 May    GROCER          1,390.51
 *     25 May    HOTEL ABROAD                   87.98
 */

/** A payment of both on one line is possible; more of a column's figures beside another's are the same amount again. */
const MOST_SHARED = 0.3;

const isZero = ({ amount }: Token): boolean => amount?.readings.every(({ units }) => units === 0n) ?? true;

/** The lines with a date in the fullest column of dates, on which columns hold figures but zeros: four digits of a card may be a day. */
function linesOf(table: Table, columns: readonly TableColumn[]): ReadonlySet<Line> {
  const lineOf = lineOfToken(table);
  const [fullest] = [...table.dates].sort((a, b) => b.tokens.length - a.tokens.length);
  const dated = new Set(fullest?.tokens.map((token) => lineOf.get(token)));
  const lines = columns.flatMap(({ tokens }) => tokens.flatMap((token) => (isZero(token) ? [] : lineOf.get(token))));
  return new Set(lines.filter((line): line is Line => line !== undefined && dated.has(line)));
}

function areApart(a: ReadonlySet<Line>, b: ReadonlySet<Line>): boolean {
  const shared = [...a].filter((line) => b.has(line)).length;
  return shared === 0 || shared <= Math.min(a.size, b.size) * MOST_SHARED;
}

/**
 * Of each of a table's columns of figures, what the heading over it names its currency with, where columns of several
 * currencies stand beside each other; null for others, and where there are none such.
 */
export function currencyColumns(table: Table): (string | null)[] {
  const none = table.figures.map(() => null);
  const byCurrency = new Map<string, TableColumn[]>();
  for (const column of table.figures) {
    const options = column.heading ? headedCurrencies(column.heading.text).join() : '';
    if (options !== '') byCurrency.set(options, [...(byCurrency.get(options) ?? []), column]);
  }
  const filled = [...byCurrency.values()].map((columns) => linesOf(table, columns)).filter(({ size }) => size > 0);
  const apart = filled.every((a, i) => filled.slice(0, i).every((b) => areApart(a, b)));
  if (filled.length < 2 || !apart) return none;
  return table.figures.map(({ heading }) =>
    heading && headedCurrencies(heading.text).length > 0 ? heading.text : null,
  );
}
