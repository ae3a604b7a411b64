import type { ColumnRole } from '../languages/language.ts';
import { judge, type Model } from '../model/model.ts';
import type { Table } from '../shapes/layout.ts';
import type { FigureRole } from '../shapes/row.ts';
import type { NumberForm } from '../values/amount.ts';
import { dateFacts, type Facts, figureFacts } from './column-facts.ts';
import { columnRoles } from './column-roles.ts';
import { type DateRoles, dateRoles } from './date-roles.ts';
import type { LineLabel } from './line-label.ts';

/**
 * Who decides what columns hold and what lines are: the rules, the model, or both: the rules unless the model is sure of
 * something else.
 */
export type Trust = 'rules' | 'model' | 'both';

export interface Judge {
  readonly model: Model | null;
  readonly trust: Trust;
}

/** Without a model. */
export const RULES: Judge = { model: null, trust: 'rules' };

/** How much higher the model must score another answer than the rules' one, to be followed against them. */
const SURE = { columns: 3, lines: 3 } as const;

/** The answer of rules and model. `scores` are the model's, for what the answer can be; none where there is no model. */
export function settle<Answer extends string>(
  ruled: Answer,
  scores: ReadonlyMap<Answer, number>,
  trust: Trust,
  sure: number,
): Answer {
  if (trust === 'rules' || scores.size === 0) return ruled;
  const [best] = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a));
  if (trust === 'model') return best;
  const lead = (scores.get(best) as number) - (scores.get(ruled) ?? Number.NEGATIVE_INFINITY);
  return lead > sure ? best : ruled;
}

const FIGURE_ROLES: readonly FigureRole[] = ['amount', 'money-in', 'money-out', 'balance', 'other'];

/** The best score of the classes that mean a role. */
function roleScores(model: Model, facts: Facts): ReadonlyMap<FigureRole, number> {
  const scores = judge(model.columns, facts);
  const aside = ['other-figure', 'reference', 'other-text', 'description', 'type'];
  const other = Math.max(...aside.map((name) => scores.get(name) ?? Number.NEGATIVE_INFINITY));
  return new Map(
    FIGURE_ROLES.map((role) => [role, role === 'other' ? other : (scores.get(role) ?? Number.NEGATIVE_INFINITY)]),
  );
}

/** What each of a table's columns of figures holds. */
export function judgeFigures(table: Table, form: NumberForm, { model, trust }: Judge): FigureRole[] {
  const ruled = columnRoles(table);
  if (!model || trust === 'rules') return ruled;
  const facts = figureFacts(table, form);
  return ruled.map((role, i) => settle(role, roleScores(model, facts[i] as Facts), trust, SURE.columns));
}

type DateRole = Extract<ColumnRole, 'date' | 'value-date'> | 'other-date';
const DATE_ROLES: readonly DateRole[] = ['date', 'value-date', 'other-date'];

/** Which columns of dates give the booking date and the value date: the model may name others than the rules, never none. */
export function judgeDates(table: Table, form: NumberForm, { model, trust }: Judge): DateRoles {
  const ruled = dateRoles(table);
  if (!model || trust === 'rules' || table.dates.length < 2) return ruled;
  const facts = dateFacts(table, form);
  const settled = table.dates.map((column, i) => {
    const [token] = column.tokens;
    const role: DateRole =
      token && ruled.booking.has(token) ? 'date' : token && ruled.value.has(token) ? 'value-date' : 'other-date';
    const all = judge(model.columns, facts[i] as Facts);
    const scores = new Map(DATE_ROLES.map((name) => [name, all.get(name) ?? Number.NEGATIVE_INFINITY] as const));
    return settle(role, scores, trust, SURE.columns);
  });
  if (!settled.includes('date')) return ruled;
  const tokens = (role: DateRole) =>
    new Set(table.dates.flatMap((column, i) => (settled[i] === role ? column.tokens : [])));
  return { booking: tokens('date'), value: tokens('value-date'), other: tokens('other-date') };
}

/** What a line is, where the rules say `ruled`. */
export function judgeLine(
  ruled: LineLabel,
  facts: Facts,
  allowed: readonly LineLabel[],
  { model, trust }: Judge,
): LineLabel {
  if (!model?.lines || trust === 'rules') return ruled;
  const all = judge(model.lines, facts);
  const scores = new Map(allowed.map((label) => [label, all.get(label) ?? Number.NEGATIVE_INFINITY] as const));
  return settle(ruled, scores, trust, SURE.lines);
}
