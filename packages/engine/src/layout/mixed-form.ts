import { median } from '../geometry/sorted.ts';
import type { Table, Token } from '../shapes/layout.ts';
import { FIGURE_EDGE } from '../tolerances.ts';
import type { DecimalMark } from '../values/amount.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';

/** So many figures with decimals under others are no accident, where they stand in two columns. */
const ENOUGH = 4;
const FEWEST_COLUMNS = 2;
/** Columns of fewer figures are none to go by. */
const FEWEST_FIGURES = 3;

const rightEdge = (tokens: readonly Token[]): number => median(tokens.map((token) => token.box[2])) as number;

const markOf = ({ amount, date }: Token): DecimalMark =>
  (!date && amount?.readings.find(({ decimals }) => decimals === 2)?.decimalMark) || null;

const isGroupedWhole = ({ amount, date }: Token, { decimalMark }: NumberForm): boolean => {
  const reading = amount?.readings[0];
  return !date && reading?.decimals === 0 && reading.grouped && reading.groupMark !== decimalMark;
};

/** True where figures of whole units fill two columns of a document that prints decimals. */
function printsWhole(tables: readonly Table[], form: NumberForm): boolean {
  const counts = tables.flatMap(({ figures }) =>
    figures.map(({ tokens }) => tokens.filter((token) => isGroupedWhole(token, form)).length),
  );
  const filled = counts.filter((count) => count > 0);
  return filled.length >= FEWEST_COLUMNS && filled.reduce((sum, count) => sum + count, 0) >= ENOUGH;
}

/** How many figures with decimals end at which columns' edges, for each decimal mark. */
function aligned(tables: readonly Table[]): Map<string, Map<number, number>> {
  const counts = new Map<string, Map<number, number>>();
  for (const { figures, blocks } of tables) {
    const edges = figures
      .filter(({ tokens }) => tokens.length >= FEWEST_FIGURES)
      .map(({ tokens }) => rightEdge(tokens));
    for (const token of blocks.flatMap(({ lines }) => lines.flatMap(({ tokens }) => tokens))) {
      const mark = markOf(token);
      const edge = mark ? edges.find((x) => Math.abs(x - token.box[2]) < FIGURE_EDGE) : undefined;
      if (!mark || edge === undefined) continue;
      const ofMark = counts.get(mark) ?? new Map<number, number>();
      counts.set(mark, ofMark.set(edge, (ofMark.get(edge) ?? 0) + 1));
    }
  }
  return counts;
}

/**
 * The form of a document, told that it prints both whole units and decimals where its accounts have different currencies:
 *
 *     114/11/20   33,000              1,650,451
 *     114/11/21    246.33              2,389.56
 *
 * What tells is that its figures stand under the others; within texts decimals are rates and foreign sums.
 */
export function mixedForm(form: NumberForm, tables: readonly Table[]): NumberForm {
  if (form.decimals > 0) return printsWhole(tables, form) ? { ...form, whole: true } : form;
  const figures = tables.flatMap((table) => table.figures.flatMap(({ tokens }) => tokens));
  for (const [mark, edges] of aligned(tables)) {
    const count = [...edges.values()].reduce((sum, one) => sum + one, 0);
    if (edges.size < FEWEST_COLUMNS || count < ENOUGH) continue;
    const mixed: NumberForm = { decimalMark: mark as DecimalMark, decimals: 2, whole: true };
    if (figures.every(({ amount }) => !amount || readingIn(amount, mixed) !== null)) return mixed;
  }
  return form;
}
