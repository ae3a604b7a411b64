import { overlapX } from '../geometry/box.ts';
import type { Item, Remark } from '../shapes/row.ts';
import type { PrintedDate } from '../values/date.ts';
import { datesIn } from './mentioned-dates.ts';
import { covers, iso, NEARLY_ALL, type PeriodHints, remarksOf, rightBelow } from './period.ts';
import { phrasesOf } from './phrases.ts';

/** The label once more, in another language: `STATEMENT DATE / DATE DU RELEVE 31/08/25`. */
const TRANSLATED = /^ *\/ *\p{L}[\p{L}\p{M} .]{2,40}?(?= *[:：]? *\d)/u;

/** Days that a label of the statement's date names in a line: behind it, or in the cell under it, among the lines below. */
function datesOfStatement(remark: Remark, below: readonly Remark[]): PrintedDate[] {
  return remark.cells.flatMap((cell, i) => {
    const label = phrasesOf(cell).find(({ phrase }) => phrase === 'statement-date');
    if (!label) return [];
    const rest = cell.text.slice(label.at + label.length).replace(TRANSLATED, '');
    const under = below.flatMap(({ cells }) => cells).find((other) => overlapX(other.box, cell.box) > 0);
    const values = /[\p{L}\d]/u.test(rest) ? [rest] : [remark.cells[i + 1]?.text ?? '', under?.text ?? ''];
    return values
      .flatMap((text) => datesIn(text).found.filter(({ at }) => at <= 1))
      .slice(0, 1)
      .map(({ date }) => date);
  });
}

/** Rows of one statement lie so many days before its end, over New Year as well. */
const REACH = 100;

/** True where nearly all rows lie before a day, in its year or in the weeks before it: `12/20` before `01/09/24`. */
function isEndOf(dates: readonly PrintedDate[], end: string): boolean {
  const start = new Date(Date.parse(end) - REACH * 86_400_000).toISOString().slice(0, 10);
  return [null, start].some((first) => covers({ start: first, end }, dates) >= NEARLY_ALL);
}

/**
 * The day up to which a statement goes, where it prints that day alone (`Balances as at 30 Nov 2025`): a label of the
 * statement's date names it, and the rows lie before it. Null where there is none.
 */
export function findClosingDay(items: readonly Item[], { prefer, dates }: PeriodHints): string | null {
  const remarks = remarksOf(items);
  for (const [i, remark] of remarks.entries()) {
    const below = remarks.slice(i + 1, i + 2).filter(({ spot }) => spot.page === remark.spot.page);
    for (const { readings } of datesOfStatement(remark, [...below, ...rightBelow(remarks, i)])) {
      const sure = readings.filter(({ year }) => year !== null);
      const reading = sure.find(({ order }) => order === prefer) ?? sure[0];
      const end = reading ? iso(reading, null) : null;
      if (end && (dates.length === 0 || isEndOf(dates, end))) return end;
    }
  }
  return null;
}
