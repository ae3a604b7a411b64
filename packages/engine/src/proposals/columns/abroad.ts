import type { Line, Table, TableColumn } from '../../shapes/layout.ts';
import { lineOfToken } from '../../shapes/line-of-token.ts';
import type { FigureRole } from '../../shapes/row.ts';
import { headedCurrencies } from '../../values/headed-currency.ts';
import { datedLines } from './used-columns.ts';

/**
 * Figures that print codes of other currencies than the column beside them are what was paid abroad, whatever stands over them: an
 * account is in one currency.
 *
 *     Details         Currency/amount    Currency/amount        Amount abroad      Debit CHF
 *     GROCER               CNY/104.54         CNY/104.54                               27.85
 *     HOTEL                USD/121.59         CNY/875.47           GBP 65.21           73.04
 */

const MOVES: ReadonlySet<FigureRole | null> = new Set(['amount', 'money-in', 'money-out']);

/** A column's figures on the lines with a day, by line: the code that each prints. */
type Codes = ReadonlyMap<Line, string | null>;

const headedIn = ({ heading }: TableColumn): string | null => {
  const headed = heading ? headedCurrencies(heading.text) : [];
  return headed.length === 1 ? (headed[0] ?? null) : null;
};

/** The one currency that each column is in: by headings where some name one, else by the codes of all of its figures. */
function homesOf(columns: readonly TableColumn[], codes: readonly Codes[]): (string | null)[] {
  const headed = columns.map(headedIn);
  if (headed.some((code) => code !== null)) return headed;
  return codes.map((own) => {
    const [only = null, ...others] = new Set(own.values());
    return others.length === 0 ? only : null;
  });
}

/** The roles told, with columns of figures abroad as asides, and the one beside them as the amount where nothing else is booked. */
export function withoutAbroad(table: Table, told: readonly (FigureRole | null)[]): readonly (FigureRole | null)[] {
  const lineOf = lineOfToken(table);
  const dated = datedLines(table, lineOf);
  const codes = table.figures.map(
    ({ tokens }): Codes =>
      new Map(
        tokens.flatMap((token) => {
          const line = lineOf.get(token);
          return line && dated.has(line) && token.amount ? [[line, token.amount.currency] as const] : [];
        }),
      ),
  );
  const homes = homesOf(table.figures, codes);
  const [home, ...others] = new Set(homes.filter((code, i) => code !== null && (codes[i]?.size ?? 0) > 0));
  if (home === undefined || others.length > 0) return told;
  const besides = codes.filter((_, i) => homes[i] === home);
  const isAbroad = (own: Codes): boolean =>
    own.size > 0 &&
    [...own.values()].every((code) => code !== null) &&
    [...own.values()].some((code) => code !== home) &&
    [...own.keys()].every((line) => besides.some((beside) => beside.has(line)));
  const kept = told.map((role, i) => (MOVES.has(role) && isAbroad(codes[i] as Codes) ? ('other' as const) : role));
  if (kept.every((role, i) => role === told[i]) || kept.some((role) => MOVES.has(role))) return kept;
  const size = (i: number): number => (homes[i] === home ? (codes[i]?.size ?? 0) : 0);
  const fullest = homes.reduce((best, _, i) => (size(i) > size(best) ? i : best), 0);
  return kept.map((role, i) => (i === fullest ? 'amount' : role));
}
