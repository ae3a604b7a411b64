import { decimalsOf } from '@tallyleaf/contract';
import type { Entry } from '../model/statement-model.ts';
import type { ColumnRole, Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Grammar } from './grammar.ts';
import { printDate } from './printed-dates.ts';
import { printMagnitude, printSigned } from './printed-figures.ts';
import type { Cells } from './table.ts';

/** What the columns say of one entry, or of one figure that stands among the rows. */

export interface Printing {
  readonly grammar: Grammar;
  readonly vocabulary: Vocabulary;
  readonly currency: string;
}

const FIGURES: readonly ColumnRole[] = [
  'amount',
  'moneyIn',
  'moneyOut',
  'mark',
  'balance',
  'before',
  'left',
  'original',
];

const inView = (grammar: Grammar, figure: bigint): bigint => (grammar.view === 'issuer' ? -figure : figure);

/** A balance or an amount with the grammar's signs, from the holder's or the issuer's side. */
export function figureText({ grammar, currency }: Printing, figure: bigint): string {
  return printSigned(inView(grammar, figure), decimalsOf(currency), grammar.numbers);
}

/** A figure without a sign. */
export function magnitudeText({ grammar, currency }: Printing, figure: bigint): string {
  return printMagnitude(figure, decimalsOf(currency), grammar.numbers);
}

const hasColumn = (grammar: Grammar, wanted: ColumnRole): boolean =>
  grammar.columns.some(({ role }) => role === wanted);

/** The cells that show a change of the balance: one signed column, one with a mark beside it, or one for each direction. */
function amountCells(printing: Printing, amount: bigint): Cells {
  const { grammar } = printing;
  if (hasColumn(grammar, 'mark')) {
    const [out, in_] = grammar.numbers.marks ?? ['DR', 'CR'];
    return { amount: [magnitudeText(printing, amount)], mark: [amount < 0n ? out : in_] };
  }
  if (hasColumn(grammar, 'amount')) return { amount: [figureText(printing, amount)] };
  return { [amount < 0n ? 'moneyOut' : 'moneyIn']: [magnitudeText(printing, amount)] };
}

/** What was paid, with the code of the currency that it was paid in. */
function originalText(printing: Printing, { original, amount }: Entry): string {
  const { grammar, currency } = printing;
  if (!original) return grammar.originals === 'abroad' ? '' : figureText(printing, amount);
  const { prefix = '' } = grammar.numbers;
  const numbers = {
    ...grammar.numbers,
    prefix: prefix.includes(currency) ? prefix.replace(currency, original.currency) : `${original.currency} `,
  };
  return figureText({ ...printing, currency: original.currency, grammar: { ...grammar, numbers } }, original.amount);
}

/** Moves figures down to a row's last line. */
function atLastLine(cells: Cells): Cells {
  const ahead = Array.from({ length: (cells.description?.length ?? 1) - 1 }, () => '');
  const moved = FIGURES.flatMap((role) => (cells[role] ? [[role, [...ahead, ...cells[role]]] as const] : []));
  return { ...cells, ...Object.fromEntries(moved) };
}

/** An entry's description, and those of its lines that have a column of their own: the other party the first, where it was paid the last. */
export interface EntryParts {
  readonly party: readonly string[];
  readonly lines: readonly string[];
  readonly place: readonly string[];
}

/** The lines of an entry by the columns that they stand in. */
export function partsOf({ lines }: Entry, grammar: Grammar): EntryParts {
  const several = lines.length > 1;
  const from = several && hasColumn(grammar, 'party') ? 1 : 0;
  const to = several && hasColumn(grammar, 'place') ? lines.length - 1 : lines.length;
  return { party: lines.slice(0, from), lines: lines.slice(from, to), place: lines.slice(to) };
}

/** The code below an entry's amount, where the grammar has codes there and the entry has several lines. */
export const codeOf = ({ lines, reference }: Entry, { codesBelow }: Grammar): string | null =>
  codesBelow && lines.length > 1 ? reference : null;

/** Cells with a code below the amount, beside the last line of the description. */
function withCode(cells: Cells, code: string | null): Cells {
  if (code === null || !cells.amount) return cells;
  const between = Array.from({ length: Math.max(0, (cells.description?.length ?? 1) - 2) }, () => '');
  return { ...cells, amount: [...cells.amount, ...between, code] };
}

/** One of the two cards of an account. */
const cardOf = ({ reference }: Entry): string => `************${reference < '5' ? '3307' : '9416'}`;

/** The day of an entry, and its day of value where the grammar has that below. */
function dateLines({ grammar, vocabulary }: Printing, { date, valueDate }: Entry, shown: boolean): string[] {
  const { dates, valueDateBelow } = grammar;
  const day = shown ? printDate(date, dates, vocabulary) : '';
  return valueDateBelow === null ? [day] : [day, printDate(valueDate, valueDateBelow, vocabulary)];
}

/** An entry's cells; its description is already broken into the lines that fit. */
export function entryCells(
  printing: Printing,
  entry: Entry,
  shown: { readonly date: boolean; readonly balance: bigint | null; readonly description: readonly string[] },
): Cells {
  const { grammar, vocabulary } = printing;
  const cells: Cells = {
    date: dateLines(printing, entry, shown.date),
    valueDate: [printDate(entry.valueDate, grammar.dates, vocabulary)],
    type: [entry.type],
    description: shown.description,
    reference: [entry.reference],
    ...amountCells(printing, entry.amount),
    left: [magnitudeText(printing, 0n)],
    original: [originalText(printing, entry)],
    card: [cardOf(entry)],
    party: partsOf(entry, grammar).party,
    place: partsOf(entry, grammar).place,
    ...(shown.balance === null
      ? {}
      : {
          balance: [figureText(printing, shown.balance)],
          before: [figureText(printing, shown.balance - entry.amount)],
        }),
  };
  return grammar.amountLine === 'last' ? atLastLine(cells) : withCode(cells, codeOf(entry, grammar));
}

/** The cells of a balance among the rows: in the balance column, else where an amount of its direction would stand. */
export function balanceRowCells(printing: Printing, label: string, balance: bigint, date: string | null): Cells {
  const { grammar, vocabulary } = printing;
  const dated = date === null ? {} : { date: [printDate(date, grammar.dates, vocabulary)] };
  const figure = hasColumn(grammar, 'balance')
    ? { balance: [figureText(printing, balance)] }
    : amountCells(printing, balance);
  return { ...dated, description: [label], ...figure };
}

/** The cells of the balance that an account begins or ends with, by the grammar's name where it has one. */
export function namedBalanceCells(
  printing: Printing,
  end: 'opening' | 'closing',
  balance: bigint,
  date: string,
): Cells {
  const { grammar, vocabulary } = printing;
  const name = grammar.rowNames?.[end];
  if (name === undefined) return balanceRowCells(printing, vocabulary.rows[end], balance, date);
  return balanceRowCells(printing, name.replace('{day}', printDate(date, grammar.dates, vocabulary)), balance, null);
}

/** The cells of a row of totals: beneath columns of their own for in and out, else what both come to. `of` is what its name ends with. */
export function totalsCells(printing: Printing, moneyIn: bigint, moneyOut: bigint, of = ''): Cells {
  const { grammar, vocabulary } = printing;
  if (grammar.totalsOfBoth !== null) {
    const figures = [moneyIn, -moneyOut].map((figure) => figureText(printing, figure));
    return { description: [grammar.totalsOfBoth], amount: [figures.join('      ')] };
  }
  const both = { moneyIn: [magnitudeText(printing, moneyIn)], moneyOut: [magnitudeText(printing, moneyOut)] };
  const figures = hasColumn(grammar, 'amount') ? amountCells(printing, moneyIn - moneyOut) : both;
  const stacked = grammar.totals === 'foot-stacked';
  const cells: Cells = { description: [`${vocabulary.rows.total}${of}`, ...(stacked ? [''] : [])], ...figures };
  return stacked ? atLastLine(cells) : cells;
}
