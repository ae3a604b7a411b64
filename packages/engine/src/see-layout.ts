import { unionOf } from './geometry/box.ts';
import { columnRoles } from './proposals/columns/column-roles.ts';
import type { DateRoles } from './rows/date-certainty.ts';
import { dateRoles } from './rows/date-roles.ts';
import { type Judge, RULES } from './rows/judge.ts';
import { plansOf, type TablePlan } from './rows/table-plan.ts';
import { textRoleAt } from './rows/text-columns.ts';
import type { Block, HeadingCell, Layout, Table, TableColumn, Token } from './shapes/layout.ts';
import type { Box } from './shapes/page.ts';
import type { FigureRole } from './shapes/row.ts';
import type { DateColumnRole, SeenBlock, SeenCell, SeenColumn, SeenLayout, SeenText } from './shapes/seen-layout.ts';

/** What the tokens of a table's columns are taken for. */
interface Roles {
  readonly figures: (token: Token) => FigureRole;
  readonly dates: (token: Token) => DateColumnRole;
}

const plain = ({ text, box }: SeenText): SeenText => ({ text, box });
const downwards = (texts: readonly SeenText[]): SeenText[] => texts.map(plain).sort((a, b) => a.box[1] - b.box[1]);
const cell = ({ text, box, roles }: HeadingCell): SeenCell => ({ text, box, roles });

/** Things in groups of one key each, the groups in the order in which their first one comes. */
function grouped<T, K>(things: readonly T[], key: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return groups;
}

const dateRole =
  ({ booking, value, other }: DateRoles) =>
  (token: Token): DateColumnRole => {
    if (booking.has(token)) return 'booking-date';
    if (value.has(token)) return 'value-date';
    return other.has(token) ? 'other-date' : 'unused';
  };

/** As the plan for a table of bookings says, which may tell tokens of one column apart; else as its columns alone say. */
function rolesIn(table: Table, plan: TablePlan | undefined): Roles {
  if (plan)
    return { figures: (token) => plan.columns.roleOf.get(token) ?? 'other', dates: dateRole(plan.columns.dates) };
  const roles = columnRoles(table);
  const byToken = new Map(
    table.figures.flatMap(({ tokens }, i) => tokens.map((token) => [token, roles[i] ?? 'other'] as const)),
  );
  return { figures: (token) => byToken.get(token) ?? 'other', dates: dateRole(dateRoles(table)) };
}

/** A table's heading is its first block's; what stands at the same place in this block's. */
function headingIn(block: Block, table: Table, heading: HeadingCell | null): SeenCell | null {
  if (!heading) return null;
  const own = block.heading?.cells[table.heading?.cells.indexOf(heading) ?? -1];
  return cell(own ?? heading);
}

/** The part of a table's columns that stands in one block, one for each role. */
function valueColumns<R>(
  columns: readonly TableColumn[],
  within: ReadonlySet<Token>,
  roleOf: (token: Token) => R,
  headingOf: (heading: HeadingCell | null) => SeenCell | null,
) {
  return columns.flatMap(({ tokens, heading }) =>
    [
      ...grouped(
        tokens.filter((token) => within.has(token)),
        roleOf,
      ),
    ].map(([role, some]) => ({
      role,
      box: unionOf(some.map(({ box }) => box)) as Box,
      heading: headingOf(heading),
      values: downwards(some),
    })),
  );
}

/** Texts beside figures and dates, by what the reading of rows takes them for. */
function textColumns(block: Block, table: Table, plan: TablePlan): SeenColumn[] {
  const { texts } = plan.columns;
  const segments = (plan.known.get(block) ?? []).flatMap(({ view, kind }) =>
    kind.kind === 'booked' || kind.kind === 'opens' ? view.segments : [],
  );
  const byRole = grouped(segments, (segment) => textRoleAt(segment, texts));
  return [...byRole]
    .map(([role, some]): SeenColumn => {
      const heading = texts.columns.find((column) => column.role === role)?.heading ?? null;
      const box = unionOf(some.map((segment) => segment.box)) as Box;
      return { kind: 'texts', role, box, heading: headingIn(block, table, heading), values: downwards(some) };
    })
    .sort((a, b) => a.box[0] - b.box[0]);
}

function seeBlock(block: Block, table: Table, index: number, plan: TablePlan | undefined, roles: Roles): SeenBlock {
  const within = new Set(block.lines.flatMap((line) => line.tokens));
  const headingOf = (heading: HeadingCell | null) => headingIn(block, table, heading);
  const dates = valueColumns(table.dates, within, roles.dates, headingOf);
  const figures = valueColumns(table.figures, within, roles.figures, headingOf);
  return {
    box: block.box,
    table: index,
    bookings: plan !== undefined,
    strip: block.strip,
    ownHeading: block.ownHeading,
    heading: block.heading?.cells.map(cell) ?? [],
    columns: [
      ...dates.map((column): SeenColumn => ({ kind: 'dates', ...column })),
      ...(plan ? textColumns(block, table, plan) : []),
      ...figures.map((column): SeenColumn => ({ kind: 'figures', ...column })),
    ],
  };
}

/** What the layout found on each page, and what the reading of rows takes its columns for: in the order of the pages. */
export function seeLayout(layout: Layout, judge: Judge = RULES): SeenLayout[] {
  const plans = plansOf(layout, judge);
  const blocks = new Map<Block, SeenBlock>();
  layout.tables.forEach((table, index) => {
    const [first] = table.blocks;
    const plan = first && plans.get(first);
    const roles = rolesIn(table, plan);
    for (const block of table.blocks) blocks.set(block, seeBlock(block, table, index, plan, roles));
  });
  return layout.pages.map((page) => ({
    lines: page.lines.map(plain),
    blocks: page.blocks.flatMap((block) => blocks.get(block) ?? []),
  }));
}
