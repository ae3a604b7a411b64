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

function codesOf(table: Table): readonly Codes[] {
  const lineOf = lineOfToken(table);
  const dated = datedLines(table, lineOf);
  return table.figures.map(
    ({ tokens }): Codes =>
      new Map(
        tokens.flatMap((token) => {
          const line = lineOf.get(token);
          return line && dated.has(line) && token.amount ? [[line, token.amount.currency] as const] : [];
        }),
      ),
  );
}

/** The one code that all of a column's figures print. */
function onlyCode(codes: Codes): string | null {
  const [only = null, ...others] = new Set(codes.values());
  return others.length === 0 ? only : null;
}

/** The one currency that each column is in: by headings where some name one, else by the codes of all of its figures. */
function homesOf(columns: readonly TableColumn[], codes: readonly Codes[]): (string | null)[] {
  const headed = columns.map(headedIn);
  return headed.some((code) => code !== null) ? headed : codes.map(onlyCode);
}

/** The account’s currency: that of the columns which are in one, or of those of them that have a figure on every line. */
function homeOf(homes: readonly (string | null)[], codes: readonly Codes[]): string | null {
  const lines = new Set(codes.flatMap((own) => [...own.keys()]));
  const told = (fits: (own: Codes) => boolean): string[] => [
    ...new Set(homes.flatMap((code, i) => (code !== null && fits(codes[i] as Codes) ? [code] : []))),
  ];
  for (const found of [told(({ size }) => size > 0), told(({ size }) => size === lines.size)])
    if (found.length === 1) return found[0] ?? null;
  return null;
}

/** What a table's columns say of currencies: which columns are in the account’s, and which hold figures abroad. */
interface Abroad {
  /** How many figures each column has that is in the account’s currency. */
  readonly atHome: readonly number[];
  readonly isAbroad: readonly boolean[];
}

function abroadOf(table: Table): Abroad | null {
  const codes = codesOf(table);
  const homes = homesOf(table.figures, codes);
  const home = homeOf(homes, codes);
  if (home === null) return null;
  const besides = codes.filter((_, i) => homes[i] === home);
  const isAbroad = codes.map(
    (own) =>
      own.size > 0 &&
      [...own.values()].every((code) => code !== null) &&
      [...own.values()].some((code) => code !== home) &&
      [...own.keys()].every((line) => besides.some((beside) => beside.has(line))),
  );
  return { atHome: codes.map(({ size }, i) => (homes[i] === home ? size : 0)), isAbroad };
}

/** Which of a table's columns hold nothing but what was paid abroad: their codes prove it. */
export const columnsAbroad = (table: Table): readonly boolean[] =>
  abroadOf(table)?.isAbroad ?? table.figures.map(() => false);

/** The roles told, with columns of figures abroad as asides, and the one beside them as the amount where nothing else is booked. */
export function withoutAbroad(table: Table, told: readonly (FigureRole | null)[]): readonly (FigureRole | null)[] {
  const abroad = abroadOf(table);
  if (!abroad?.isAbroad.includes(true)) return told;
  const { atHome, isAbroad } = abroad;
  const kept = told.map((role, i) => (isAbroad[i] ? ('other' as const) : role));
  if (kept.some((role) => MOVES.has(role))) return kept;
  const fullest = atHome.reduce((best, size, i) => (size > (atHome[best] ?? 0) ? i : best), 0);
  return kept.map((role, i) => (i === fullest ? 'amount' : role));
}
