import type { Minor } from '@tallyleaf/contract';
import type { Candidate } from '../shapes/candidate.ts';
import type { DatedRow, DraftContext } from './draft-context.ts';
import { comesOut } from './rows-not-booked.ts';
import { rowUnits, type SignScheme, saysDirection } from './signs.ts';

/** More parts than these come out in too many ways. */
const MOST_PARTS = 8;

interface Part {
  readonly rows: readonly DatedRow[];
  readonly units: Minor;
}

/** Whether a row goes on where another stands: in one table, under one title. */
const goesOn = (one: DatedRow, other: DatedRow | undefined): boolean =>
  one.sectionIndex === other?.sectionIndex && one.group === other.group && one.row.table === other.row.table;

/** Rows without sign or mark that stand one after the other under one title, in one table. */
function partsOf({ rows, money }: DraftContext, scheme: SignScheme): Part[] {
  const parts: DatedRow[][] = [];
  let before: DatedRow | undefined;
  for (const each of rows) {
    const bare = !saysDirection(each.row);
    const open = parts.at(-1);
    if (bare && open && before && open.at(-1) === before && goesOn(each, before)) open.push(each);
    else if (bare) parts.push([each]);
    before = each;
  }
  return parts.map((part) => ({
    rows: part,
    units: part.reduce((sum, { row }) => sum + (rowUnits(row, money, scheme, 'in', false) ?? 0n), 0n),
  }));
}

/** Which of the parts are money in, where one set of them alone comes to a sum; null where none or several do. */
function partsIn(parts: readonly Part[], sum: Minor): ReadonlySet<Part> | null {
  const found: ReadonlySet<Part>[] = [];
  for (let set = 0; set < 1 << parts.length; set++) {
    const chosen = new Set(parts.filter((_, i) => (set >> i) & 1));
    const all = parts.reduce((total, part) => total + (chosen.has(part) ? part.units : -part.units), 0n);
    if (all === sum) found.push(chosen);
  }
  return found.length === 1 ? (found[0] as ReadonlySet<Part>) : null;
}

/** The rows with each part's direction, as the sums tell it; null where they do not. */
function directed(context: DraftContext, scheme: SignScheme, change: Minor): DraftContext | null {
  const parts = partsOf(context, scheme);
  if (parts.length === 0 || parts.length > MOST_PARTS || parts.some(({ units }) => units === 0n)) return null;
  const bare = new Set(parts.flatMap(({ rows }) => rows));
  const signed = context.rows
    .filter((each) => !bare.has(each))
    .reduce((sum, { row }) => sum + (rowUnits(row, context.money, scheme, null, false) ?? 0n), 0n);
  const chosen = partsIn(parts, change - signed);
  if (!chosen) return null;
  const way = new Map(
    parts.flatMap((part) => part.rows.map((each) => [each, chosen.has(part) ? 'in' : 'out'] as const)),
  );
  return {
    ...context,
    rows: context.rows.map((each) => {
      const bySum = way.get(each);
      return bySum ? { ...each, bySum } : each;
    }),
  };
}

/**
 * A statement with the direction of each part of which no sign tells, as the sums do: all rows of a title or a table go one
 * way, and one way alone leads from the opening to the closing balance.
 *
 *     Opening balance       100.00        Withdrawals               Cheques
 *     Closing balance        60.00        03 Mar  GROCER  10.00-    101  04 Mar  30.00
 */
export function* directedBySum(
  context: DraftContext,
  schemes: readonly SignScheme[],
  read: (context: DraftContext, scheme: SignScheme) => Candidate,
): Generator<Candidate> {
  for (const scheme of schemes) {
    const { reading } = read(context, scheme);
    const { opening, closing } = comesOut(reading) ? { opening: null, closing: null } : reading;
    const way = opening && closing && directed(context, scheme, closing.value - opening.value);
    if (way) yield read(way, scheme);
  }
}
