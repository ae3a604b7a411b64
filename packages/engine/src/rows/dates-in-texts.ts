import type { Table, TableColumn } from '../shapes/layout.ts';
import { lineOfToken } from '../shapes/line-of-token.ts';
import { CELL_BLANK, SET_EDGE } from '../tolerances.ts';

/** True for dates that stand in a column of their own, not at the beginning of texts. */
export function isApart({ tokens }: TableColumn): boolean {
  const apart = tokens.filter(
    (token) => token.gapAfter > CELL_BLANK * Math.max(...token.words.map((word) => word.size)),
  );
  return apart.length * 2 > tokens.length;
}

/** True for dates with a wide blank before them: they end no texts. */
export function followsBlank({ tokens }: TableColumn): boolean {
  const after = tokens.filter(
    (token) => token.gapBefore > CELL_BLANK * Math.max(...token.words.map((word) => word.size)),
  );
  return after.length * 10 > tokens.length * 9;
}

/** True for dates that begin their lines, but for the numbers of the rows: `3  0409  SALARY`. */
export function beginLines(table: Table, { tokens }: TableColumn): boolean {
  const lineOf = lineOfToken(table);
  return tokens.every((token) => {
    const before = lineOf.get(token)?.tokens.filter(({ box }) => box[2] <= token.box[0]) ?? [];
    return before.length < 2 && before.every(({ text }) => /^\p{Nd}{1,4}[.)]?$/u.test(text));
  });
}

/**
 * Dates behind the words under their heading, on most lines, are words of these:
 *
 *     Date     Amount    Description
 *     03/03    12.00     CARD PAYMENT    03/01
 */
export function followWords(table: Table, { heading, tokens }: TableColumn): boolean {
  if (!heading) return false;
  const lineOf = lineOfToken(table);
  const behind = tokens.filter((token) =>
    lineOf
      .get(token)
      ?.tokens.some(
        ({ box, date, amount }) => !date && !amount && box[0] > heading.box[0] - SET_EDGE && box[2] <= token.box[0],
      ),
  );
  return behind.length * 2 > tokens.length;
}
