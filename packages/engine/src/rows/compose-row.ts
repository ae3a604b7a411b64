import { union } from '../geometry/box.ts';
import type { ColumnRole } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import type { Row, Spot } from '../shapes/row.ts';
import { isCurrencyCode } from '../values/currency.ts';
import type { PrintedDate } from '../values/date.ts';
import type { PrintedAmount } from '../values/printed-amount.ts';
import type { RowLines } from './group-lines.ts';
import type { LineView, Segment } from './line-view.ts';
import { isFootnoteMark } from './text-bands.ts';
import { type TextColumns, textColumnAt, textRoleAt } from './text-columns.ts';
import { DESCRIBES } from './text-roles.ts';

interface Parts {
  readonly text: { readonly column: number; readonly role: ColumnRole; readonly text: string }[];
  /** Kinds of bookings, from a column of their own. */
  readonly type: string[];
  readonly reference: string[];
  readonly currency: string[];
  /** Numbers of cards. */
  readonly account: string[];
}

/** A currency's sign that stands apart from its figure, at the left of its column: `$       1,234.50`. */
const SIGN_ALONE = /^(?:\p{Lu}{0,3}\p{Sc}\p{Lu}{0,2}(?: |$))+$/u;

/** A line's texts, each by the heading that it stands under; what belongs to neither description nor reference is left out. */
function partsOf(segments: readonly Segment[], texts: TextColumns): Parts {
  const parts: Parts = { text: [], type: [], reference: [], currency: [], account: [] };
  for (const segment of texts.fromRight ? [...segments].reverse() : segments) {
    if (SIGN_ALONE.test(segment.text) || isFootnoteMark(segment.tokens)) continue;
    const role = textRoleAt(segment, texts);
    if (role === 'reference') parts.reference.push(segment.text);
    else if (role === 'currency') parts.currency.push(segment.text);
    else if (role === 'card-number') parts.account.push(segment.text);
    else if (role === 'type') parts.type.push(segment.text);
    else if (DESCRIBES.includes(role))
      parts.text.push({ column: textColumnAt(segment, texts), role, text: segment.text });
  }
  return parts;
}

/**
 * What the columns of texts say, one after the other: each may go on over several lines.
 *
 *     03.02  INVOICE 4711   GREEN GROCER AND    DE00 4711
 *                           SONS LTD
 *
 * The account of whom a column of its own names is no text.
 */
function inColumns(parts: readonly Parts[], fromRight = false): string[] {
  const texts = parts.flatMap((part) => part.text);
  const isNamed = texts.some(({ role }) => role === 'counterparty');
  return texts
    .filter(({ role }) => !isNamed || role !== 'counterparty-account')
    .sort((a, b) => (fromRight ? b.column - a.column : a.column - b.column))
    .map(({ text }) => text);
}

/** The description is what the columns of texts say; where they are empty, what kind of booking it is. */
function describe(parts: readonly Parts[], fromRight = false): string {
  const text = inColumns(parts, fromRight);
  return (text.length > 0 ? text : parts.flatMap((part) => part.type)).join(' ');
}

function spotsOf(lines: readonly LineView[]): Spot[] {
  const spots: { page: number; box: Box }[] = [];
  for (const { line } of lines) {
    const open = spots.at(-1);
    if (open?.page === line.page) open.box = union(open.box, line.box);
    else spots.push({ page: line.page, box: line.box });
  }
  return spots;
}

/** What a printed number refers to below the table is no part of it. */
const FOOTNOTE = /[ ]*[*^†‡#]+$/u;

/** A row with lines that stand at the top of the next page. */
export function continueRow(row: Row, lines: readonly LineView[], texts: TextColumns): Row {
  const parts = lines.map((view) => partsOf(view.whole ?? view.segments, texts));
  return {
    ...row,
    more: [...row.more, ...spotsOf(lines)],
    description: [row.description, ...inColumns(parts, texts.fromRight)].join(' '),
    ...(row.unmarked !== undefined && { unmarked: [row.unmarked, ...inColumns(parts, texts.fromRight)].join(' ') }),
  };
}

/** `1 325. 07`, `1 325 .07`, `1 325.0 7`: a figure at the end that is cut at its decimals, and no day before an hour. */
const CUT_FIGURE = /(?:^| )\p{Nd}{1,3}(?:[ .,']\p{Nd}{3})*(?:(?:[.,] | [.,])\p{Nd}{2}|[.,]\p{Nd} \p{Nd})[-+)]?$/u;

/**
 * Whether a line besides the one with the row's figures has a day and a figure that was taken for nothing, and in no money
 * from abroad, or a cut one:
 *
 *     07.12  TRANSFER       -171 510                 (a column of figures that nobody read)
 *     14.12  SALARY                      325 070
 *     15.12  BROUGHT FORWARD            1 325. 07
 */
function swallows({ lines, booked }: RowLines): boolean {
  const own = booked.figures.find(({ role }) => role !== 'other')?.amount;
  const isOwn = ({ currency, symbol }: PrintedAmount): boolean =>
    symbol === null || symbol === (own?.symbol ?? null) || currency === (own?.currency ?? null);
  return lines.some(
    (view) =>
      view !== booked &&
      view.date !== null &&
      (CUT_FIGURE.test(view.line.text) ||
        view.figures.some(({ role, amount }) => role === 'other' && (!amount.bare || amount.sign) && isOwn(amount))),
  );
}

/** The lines of a row as one: its texts joined by blanks, its figures, its dates. `day` is the date that it stands under. */
export function composeRow(
  lines: RowLines,
  texts: TextColumns,
  day: PrintedDate | null,
  table: number,
  support: number | null = null,
): Row {
  const parts = lines.lines.map((view) => partsOf(view.whole ?? view.segments, texts));
  const unmarked = lines.lines.some((view) => view.unmarked)
    ? describe(
        lines.lines.map((view) => partsOf(view.unmarked ?? view.whole ?? view.segments, texts)),
        texts.fromRight,
      )
    : null;
  const [own = null, below = null] = lines.lines.flatMap((view) => (view.date?.date ? [view.date.date] : []));
  const bookedBelow = lines.bookedBelow === true && below !== null;
  const value = lines.lines.find((view) => view.valueDate)?.valueDate?.date ?? (bookedBelow ? null : below);
  const [spot, ...more] = spotsOf(lines.lines) as [Spot, ...Spot[]];
  const reference = parts.flatMap((part) => part.reference).join(' ');
  const type = parts.flatMap((part) => part.type).join(' ');
  const account = parts.flatMap((part) => part.account).join(' ');
  const [currency, ...others] = parts.flatMap((part) => part.currency);
  return {
    kind: 'row',
    spot,
    more,
    ...(swallows(lines) && { swallows: true as const }),
    date: (bookedBelow ? below : own) ?? day,
    valueDate: value,
    description: describe(parts, texts.fromRight),
    ...(unmarked !== null && { unmarked }),
    ...(type !== '' && { type }),
    reference: reference.replace(FOOTNOTE, '') || null,
    ...(account !== '' && { account }),
    ...(currency !== undefined && others.length === 0 && isCurrencyCode(currency) && { currency }),
    figures: lines.lines.flatMap((view) => view.figures),
    table,
    support,
  };
}
