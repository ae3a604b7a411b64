import type { ColumnRole, Heading, HeadingCell } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import type { Row, Spot } from '../shapes/row.ts';
import type { PrintedDate } from '../values/date.ts';
import type { RowLines } from './group-lines.ts';
import type { LineView, Segment } from './line-view.ts';

/** Columns whose text is the description, or part of it. */
const DESCRIBES: readonly ColumnRole[] = [
  'description',
  'counterparty',
  'counterparty-account',
  'note',
  'type',
  'category',
];

/** Columns of dates and figures, which hold no texts. */
const VALUES: ReadonlySet<ColumnRole> = new Set([
  'date',
  'value-date',
  'transaction-date',
  'amount',
  'money-in',
  'money-out',
  'balance',
  'net',
  'gross',
  'fee',
  'foreign-amount',
]);

/** Headings of columns that hold texts: one whose words are not known may be one. */
const textCells = (heading: Heading): HeadingCell[] =>
  heading.cells.filter((cell) => cell.roles.length === 0 || !cell.roles.every((role) => VALUES.has(role)));

/** What a text under a heading is, where the heading's words allow several meanings: text is no date and no figure. */
const textRole = (roles: readonly ColumnRole[]): ColumnRole =>
  roles.find((role) => DESCRIBES.includes(role)) ?? roles.find((role) => !VALUES.has(role)) ?? 'description';

/** The heading that a text stands under: where texts begin tells more than what they run into. */
function roleOf(segment: Segment, heading: Heading | null): ColumnRole {
  let best: { role: ColumnRole; rating: number } | null = null;
  for (const cell of heading ? textCells(heading) : []) {
    const shared = Math.min(segment.box[2], cell.box[2]) - Math.max(segment.box[0], cell.box[0]);
    const offset = Math.abs(segment.box[0] - cell.box[0]);
    const rating = (shared > 0 ? 60 : 0) - offset;
    if (!best || rating > best.rating) best = { role: textRole(cell.roles), rating };
  }
  return best?.role ?? 'description';
}

interface Parts {
  readonly text: string[];
  /** Kinds of bookings, from a column of their own. */
  readonly type: string[];
  readonly reference: string[];
}

/** A line's texts, each by the heading that it stands under; what belongs to neither description nor reference is left out. */
function partsOf(view: LineView, heading: Heading | null): Parts {
  const parts: Parts = { text: [], type: [], reference: [] };
  for (const segment of view.segments) {
    const role = roleOf(segment, heading);
    if (role === 'reference') parts.reference.push(segment.text);
    else if (role === 'type') parts.type.push(segment.text);
    else if (DESCRIBES.includes(role)) parts.text.push(segment.text);
  }
  return parts;
}

/** The description is what the columns of texts say; where they are empty, what kind of booking it is. */
function describe(parts: readonly Parts[]): string {
  const text = parts.flatMap((part) => part.text);
  return (text.length > 0 ? text : parts.flatMap((part) => part.type)).join(' ');
}

const join = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

function spotsOf(lines: readonly LineView[]): Spot[] {
  const spots: { page: number; box: Box }[] = [];
  for (const { line } of lines) {
    const open = spots.at(-1);
    if (open?.page === line.page) open.box = join(open.box, line.box);
    else spots.push({ page: line.page, box: line.box });
  }
  return spots;
}

/** What a printed number refers to below the table is no part of it. */
const FOOTNOTE = /[ ]*[*^†‡#]+$/u;

/** A row with lines that stand at the top of the next page. */
export function continueRow(row: Row, lines: readonly LineView[], heading: Heading | null): Row {
  const parts = lines.map((view) => partsOf(view, heading));
  return {
    ...row,
    more: [...row.more, ...spotsOf(lines)],
    description: [row.description, ...parts.flatMap((part) => part.text)].join(' '),
  };
}

/** The lines of a row as one: its texts joined by blanks, its figures, its dates. `day` is the date that it stands under. */
export function composeRow(lines: RowLines, heading: Heading | null, day: PrintedDate | null, table: number): Row {
  const parts = lines.lines.map((view) => partsOf(view, heading));
  const [own = null, below = null] = lines.lines.flatMap((view) => (view.date?.date ? [view.date.date] : []));
  const value = lines.lines.find((view) => view.valueDate)?.valueDate?.date ?? below;
  const [spot, ...more] = spotsOf(lines.lines) as [Spot, ...Spot[]];
  const reference = parts.flatMap((part) => part.reference).join(' ');
  return {
    kind: 'row',
    spot,
    more,
    date: own ?? day,
    valueDate: value,
    description: describe(parts),
    reference: reference.replace(FOOTNOTE, '') || null,
    figures: lines.lines.flatMap((view) => view.figures),
    table,
  };
}
