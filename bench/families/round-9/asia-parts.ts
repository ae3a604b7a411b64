import type { Random } from '../../../corpus/generator/random.ts';
import type { TrueRow } from '../family.ts';
import type { Sort } from '../kit.ts';
import { figure, text } from '../markup.ts';

/** What the Asian and African layouts of this round share. */

/** Lines of at most `most` letters: broken at a blank where one is near the end, otherwise inside the word, as ledgers do. */
export function wrapped(value: string, most: number, near = 14): string[] {
  const lines: string[] = [];
  let rest = value;
  while (rest.length > most) {
    const blank = rest.lastIndexOf(' ', most);
    const cut = blank > most - near ? blank : most;
    lines.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...lines, rest].filter((line) => line !== '');
}

/** A description of cells of lines each: cell by cell, or line by line across the cells, or without some of the cells. */
export function described(
  columns: readonly (readonly string[])[],
  without: readonly (readonly number[])[] = [],
): Pick<TrueRow, 'description' | 'alsoAccepted'> {
  const byCell = (some: typeof columns) => some.flat().filter(Boolean).join(' ');
  const byLine = (some: typeof columns) => {
    const deep = Math.max(1, ...some.map((lines) => lines.length));
    return Array.from({ length: deep }, (_, at) =>
      some
        .map((lines) => lines[at] ?? '')
        .filter(Boolean)
        .join(' '),
    ).join(' ');
  };
  const subsets = without.map((left) => columns.filter((_, at) => !left.includes(at)));
  const all = [byLine(columns), ...subsets.flatMap((some) => [byCell(some), byLine(some)])];
  const description = byCell(columns);
  const alsoAccepted = [...new Set(all)].filter((one) => one !== description && one !== '');
  return alsoAccepted.length > 0 ? { description, alsoAccepted } : { description };
}

/** Kinds of movements of which those that bring money in come seldom. */
export const seldomIn = (sorts: readonly Sort[]): Sort[] => [
  ...sorts,
  ...[1, 2, 3].flatMap(() => sorts.filter(([, low]) => low < 0)),
];

/** Figures in lakhs. */
export const lakh = (value: bigint): string => figure(value, { group: ',', decimal: '.', groupOf: 2 });
/** Figures without groups. */
export const bare = (value: bigint): string => figure(value, { group: '', decimal: '.' });
export const whole = (value: bigint): string => figure(value, { group: ',', decimal: '.', decimals: 0 });
export const minus = (value: bigint, form: (value: bigint) => string): string =>
  `${value < 0n ? '-' : ''}${form(value)}`;

/** A printed sum with a slip of the pen: two digits that are others. */
export const slip = (random: Random, value: bigint): bigint => value + BigInt(random.integer(1, 8) * 1000 + 90);

export const blocks = (values: readonly string[]): string =>
  values.map((value) => `<div>${text(value)}</div>`).join('');
export const br = (values: readonly string[]): string => values.map(text).join('<br>');

/** Label and value pairs, one a line. */
export const pairs = (lines: readonly (readonly [string, string])[], wide: number): string =>
  lines
    .map(
      ([label, value]) =>
        `<div style="display:flex"><span style="width:${wide}pt">${text(label)}</span><span>${text(value)}</span></div>`,
    )
    .join('');
