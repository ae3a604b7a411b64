import type { ColumnRole, Heading } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import type { Row, Spot } from '../shapes/row.ts';
import type { PrintedDate } from '../values/date.ts';
import type { RowLines } from './group-lines.ts';
import type { LineView, Segment } from './line-view.ts';

/** Columns whose text is no part of the description. */
const DROPPED: ReadonlySet<ColumnRole> = new Set([
  'branch',
  'sequence',
  'card-number',
  'time',
  'currency',
  'mark',
  'rate',
  'foreign-amount',
  'fee',
  'gross',
  'date',
  'value-date',
  'transaction-date',
  'amount',
  'money-in',
  'money-out',
  'balance',
  'other',
]);

/** The heading that a text stands under: where texts begin tells more than what they run into. */
function roleOf(segment: Segment, heading: Heading | null): ColumnRole {
  if (!heading) return 'description';
  let best: { role: ColumnRole; rating: number } | null = null;
  for (const cell of heading.cells) {
    const shared = Math.min(segment.box[2], cell.box[2]) - Math.max(segment.box[0], cell.box[0]);
    const offset = Math.abs(segment.box[0] - cell.box[0]);
    const rating = (shared > 0 ? 60 : 0) - offset;
    if (!best || rating > best.rating) best = { role: cell.roles[0] ?? 'description', rating };
  }
  return best?.role ?? 'description';
}

/** Figures' columns also have texts run into them: only what fits a column's heading by its place alone is dropped. */
function partsOf(view: LineView, heading: Heading | null): { text: string[]; reference: string[] } {
  const text: string[] = [];
  const reference: string[] = [];
  for (const segment of view.segments) {
    const role = roleOf(segment, heading);
    if (role === 'reference') reference.push(segment.text);
    else if (!DROPPED.has(role)) text.push(segment.text);
  }
  return { text, reference };
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

/** The lines of a row as one: its texts joined by blanks, its figures, its dates. `day` is the date that it stands under. */
export function composeRow(lines: RowLines, heading: Heading | null, day: PrintedDate | null, table: number): Row {
  const parts = lines.lines.map((view) => partsOf(view, heading));
  const own = lines.lines.find((view) => view.date)?.date?.date ?? null;
  const value = lines.lines.find((view) => view.valueDate)?.valueDate?.date ?? null;
  const [spot, ...more] = spotsOf(lines.lines) as [Spot, ...Spot[]];
  const reference = parts.flatMap((part) => part.reference).join(' ');
  return {
    kind: 'row',
    spot,
    more,
    date: own ?? day,
    valueDate: value,
    description: parts.flatMap((part) => part.text).join(' '),
    reference: reference || null,
    figures: lines.lines.flatMap((view) => view.figures),
    table,
  };
}
