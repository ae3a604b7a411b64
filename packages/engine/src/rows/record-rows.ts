import { hullOf } from '../geometry/box.ts';
import type { ColumnRole } from '../languages/language.ts';
import type { Field, Layout, Line, RecordLines, Token } from '../shapes/layout.ts';
import type { Figure, FigureRole, Row, Spot } from '../shapes/row.ts';
import { isDirectionMark } from '../values/sign.ts';

/** What the fields under one label hold. */
type FieldRole = 'date' | 'value-date' | FigureRole | 'mark' | 'reference' | 'text' | 'aside';

/** Of a label's fields, so many look alike. */
const ALIKE = 0.9;
/** Of what labels begin as records do, so many are bookings. */
const BOOKED = 0.8;
/** No table holds these rows. */
const NO_TABLE = -1;

const ASIDE: ReadonlySet<ColumnRole> = new Set(['time', 'sequence', 'currency', 'card-number', 'rate', 'branch']);
const DAYS: readonly ColumnRole[] = ['date', 'value-date', 'transaction-date'];
const FIGURES: readonly FigureRole[] = ['amount', 'money-in', 'money-out', 'balance'];

const isDate = ({ tokens }: Field): boolean => tokens[0]?.date != null;
const amountIn = ({ tokens }: Field): Token | undefined => tokens.find(({ amount }) => amount);
const markIn = ({ tokens }: Field): string | null =>
  tokens.find(({ text, amount, date }) => !amount && !date && isDirectionMark(text))?.text ?? null;

/** `SAR 263.08 Debit`: an amount, and nothing beside it that is no mark. */
function isAmount(field: Field): boolean {
  const found = amountIn(field);
  return found != null && field.tokens.every((token) => token === found || isDirectionMark(token.text));
}

const isMark = ({ text }: Field): boolean => isDirectionMark(text);

/** A label's fields, and what the label says that they are. */
interface Labelled {
  readonly key: string;
  readonly fields: readonly Field[];
  readonly roles: readonly ColumnRole[];
}

function labelledIn(records: readonly RecordLines[]): Labelled[] {
  const byKey = new Map<string, Field[]>();
  for (const { fields } of records) {
    for (const field of fields) byKey.set(field.key, [...(byKey.get(field.key) ?? []), field]);
  }
  return [...byKey].map(([key, fields]) => ({ key, fields, roles: fields[0]?.roles ?? [] }));
}

const areAlike = ({ fields }: Labelled, fits: (field: Field) => boolean): boolean =>
  fields.filter(fits).length >= fields.length * ALIKE;

/** The likeliest of labels: one that names a role, or one of no known name, that stands in most records. */
function likeliest(labels: readonly Labelled[], role: ColumnRole): Labelled | undefined {
  const often = [...labels].sort((a, b) => b.fields.length - a.fields.length);
  return often.find(({ roles }) => roles[0] === role) ?? often.find(({ roles }) => roles.includes(role));
}

/** The days of booking and value; of two days of unknown names the first is the booking's. */
function namedDates(labels: readonly Labelled[], roles: Map<string, FieldRole>): void {
  const alike = labels.filter((label) => areAlike(label, isDate));
  // `7.20` may be a day too: where others are days for certain, or are said to be, it is none
  const certain = alike.filter((label) => DAYS.some((day) => label.roles.includes(day)) || !areAlike(label, isAmount));
  const dates = certain.length > 0 ? certain : alike.slice(0, 1);
  for (const { key } of dates) roles.set(key, 'aside');
  const value = likeliest(dates, 'value-date');
  const others = dates.filter((label) => label !== value);
  const booking = likeliest(others, 'date') ?? others[0] ?? value;
  if (value) roles.set(value.key, 'value-date');
  if (booking) roles.set(booking.key, 'date');
}

/** The figures; where no label names the amount, it is the first figure that none of them names. */
function namedFigures(labels: readonly Labelled[], roles: Map<string, FieldRole>): void {
  const known = (label: Labelled): boolean => FIGURES.some((role) => label.roles.includes(role as ColumnRole));
  const figures = labels.filter(
    (label) =>
      !roles.has(label.key) &&
      areAlike(label, isAmount) &&
      (known(label) || !label.fields.every((field) => amountIn(field)?.amount?.bare)),
  );
  const moved = ['money-in', 'money-out'] as const;
  for (const role of [...moved, 'balance'] as const) {
    const found = likeliest(
      figures.filter(({ key }) => !roles.has(key)),
      role,
    );
    if (found) roles.set(found.key, role);
  }
  if (moved.some((role) => [...roles.values()].includes(role))) return;
  const left = figures.filter(({ key }) => !roles.has(key));
  const amount = likeliest(left, 'amount') ?? left.find((label) => label.roles.length === 0);
  if (amount) roles.set(amount.key, 'amount');
}

/** What each label's fields hold: by its words, and where these are unknown by how its fields look. */
function fieldRoles(records: readonly RecordLines[]): ReadonlyMap<string, FieldRole> {
  const labels = labelledIn(records);
  const roles = new Map<string, FieldRole>();
  namedDates(labels, roles);
  namedFigures(labels, roles);
  for (const label of labels) {
    if (roles.has(label.key)) continue;
    if (areAlike(label, isMark)) roles.set(label.key, 'mark');
    else if (label.roles.includes('reference')) roles.set(label.key, 'reference');
    else roles.set(label.key, label.roles.some((role) => ASIDE.has(role)) ? 'aside' : 'text');
  }
  return roles;
}

function figuresOf(fields: readonly Field[], roles: ReadonlyMap<string, FieldRole>): Figure[] {
  const apart = fields.find(({ key }) => roles.get(key) === 'mark')?.text ?? null;
  return fields.flatMap((field) => {
    const [role, token] = [roles.get(field.key) as FigureRole, amountIn(field)];
    if (!FIGURES.includes(role) || !token?.amount) return [];
    const mark = token.amount.mark ? null : (markIn(field) ?? (role === 'amount' ? apart : null));
    return [{ role, amount: token.amount, mark, box: token.box }];
  });
}

const spotsOf = (lines: readonly Line[]): Spot[] =>
  [...new Set(lines.map(({ page }) => page))].map((page) => ({
    page,
    box: hullOf(lines.filter((line) => line.page === page)),
  }));

/** A foreign amount says nothing without its label. */
const described = ({ label, text, tokens }: Field): string =>
  tokens.some(({ amount }) => amount && !amount.bare) && tokens.length === 1 ? `${label}: ${text}` : text;

/** A record as a row; null where it tells of no day or of no amount. */
function rowOf({ fields, lines }: RecordLines, roles: ReadonlyMap<string, FieldRole>): Row | null {
  const under = (role: FieldRole): Field[] => fields.filter(({ key }) => roles.get(key) === role);
  const dateOf = (role: FieldRole) => under(role)[0]?.tokens[0]?.date ?? null;
  const figures = figuresOf(fields, roles);
  const date = dateOf('date');
  if (!date || !figures.some(({ role }) => role !== 'balance')) return null;
  const [spot, ...more] = spotsOf(lines) as [Spot, ...Spot[]];
  return {
    kind: 'row',
    spot,
    more,
    date,
    valueDate: dateOf('value-date'),
    description: under('text').map(described).join(' '),
    reference:
      under('reference')
        .map(({ text }) => text)
        .join(' ') || null,
    figures,
    table: NO_TABLE,
  };
}

/** Lines of records, each with the row that it is a line of. */
export type Records = ReadonlyMap<Line, { readonly row: Row; readonly first: boolean }>;

/** Rows that are printed as records of labels and values, each with its lines; none where most such records are no bookings. */
export function recordRows({ records }: Layout): Records {
  const roles = fieldRoles(records);
  const rows = records.flatMap((record) => {
    const row = rowOf(record, roles);
    return row ? [{ row, lines: record.lines }] : [];
  });
  if (rows.length < records.length * BOOKED) return new Map();
  return new Map(rows.flatMap(({ row, lines }) => lines.map((line, i) => [line, { row, first: i === 0 }] as const)));
}
