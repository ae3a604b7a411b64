import type { Phrase } from '../languages/language.ts';
import { type Model, scoresByClass } from '../model/model.ts';
import { columnsAbroad } from '../proposals/columns/abroad.ts';
import { columnRoles } from '../proposals/columns/column-roles.ts';
import type { Line, Table, Token } from '../shapes/layout.ts';
import type { FigureRole } from '../shapes/row.ts';
import type { Subject, Trace } from '../shapes/trace.ts';
import type { NumberForm } from '../values/amount.ts';
import { dateFacts, type Facts, figureFacts } from './column-facts.ts';
import type { DateRoles } from './date-certainty.ts';
import { dateRoles } from './date-roles.ts';
import type { LineLabel } from './line-label.ts';
import { columnSubject } from './subjects.ts';

/**
 * Who decides what columns hold and what lines are: the rules, the model, or both: the rules unless the model is sure of
 * something else.
 */
export type Trust = 'rules' | 'model' | 'both';

/** A kind of decision on which rules and model differ, in one table: one column's meaning, or lines of one kind. */
export interface Dispute {
  readonly name: string;
  /** How much higher the model scores its own answer than the rules' one. */
  readonly lead: number;
}

export interface Judge {
  readonly model: Model | null;
  readonly trust: Trust;
  /** Lines without figures are as the rules say: no sum could tell whether the model is right about them. */
  readonly figuresOnly?: boolean;
  /** Roles of figure columns proposed for this reading, by the table's index; they go before rules and model. */
  readonly assigned?: ReadonlyMap<number, readonly FigureRole[]>;
  /** Tables without a heading hold the bookings in this reading, whatever headings stand over others. */
  readonly tables?: 'unheaded' | 'all';
  /** Lines that arithmetic takes for balances and sums in this reading, and for which; they go before rules and model. */
  readonly sums?: ReadonlyMap<Line, Phrase>;
  /** Disputes settled for this reading, by name. */
  readonly settled?: ReadonlyMap<string, 'rules' | 'model'>;
  /** Hears of every dispute, once for each column and line. */
  readonly onDispute?: (dispute: Dispute) => void;
  /** Sees what each column and line is proposed to be. */
  readonly trace?: Trace;
}

/** Without a model. */
export const RULES: Judge = { model: null, trust: 'rules' };

/** How much higher the model must score another answer than the rules' one, to be followed against them. */
export const SURE = 3;

/**
 * The answer of rules and model. `scores` are the model's, for what the answer can be; `where` names the table and column,
 * `onModel` hears what the model says and how much higher it scores that than the rules' answer.
 */
export function settle<Answer extends string>(
  ruled: Answer,
  scores: ReadonlyMap<Answer, number>,
  judge: Judge,
  where: string,
  onModel?: (answer: Answer, lead: number) => void,
): Answer {
  if (judge.trust === 'rules' || scores.size === 0) return ruled;
  const [best] = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a));
  const lead = (scores.get(best) as number) - (scores.get(ruled) ?? Number.NEGATIVE_INFINITY);
  onModel?.(best, lead);
  if (judge.trust === 'model' || best === ruled) return best;
  const name = `${where}: ${ruled} or ${best}`;
  judge.onDispute?.({ name, lead });
  const settled = judge.settled?.get(name);
  if (settled) return settled === 'model' ? best : ruled;
  return lead > SURE ? best : ruled;
}

const FIGURE_ROLES: readonly FigureRole[] = ['amount', 'money-in', 'money-out', 'balance', 'other'];

/** The best score of the classes that mean a role. */
function roleScores(model: Model, facts: Facts): ReadonlyMap<FigureRole, number> {
  const scores = scoresByClass(model.columns, facts);
  const aside = ['other-figure', 'reference', 'other-text', 'description', 'type'];
  const other = Math.max(...aside.map((name) => scores.get(name) ?? Number.NEGATIVE_INFINITY));
  return new Map(
    FIGURE_ROLES.map((role) => [role, role === 'other' ? other : (scores.get(role) ?? Number.NEGATIVE_INFINITY)]),
  );
}

/** Tells of the model's answer for a subject; undefined where nobody looks on. */
const modelTold = (trace: Trace | undefined, subject: Subject) =>
  trace &&
  ((proposes: string, lead: number): void =>
    trace.fired({ by: 'model', subject, proposes, score: lead, measure: 'ahead of the rules' }));

/** What each of a table's columns of figures holds. */
export function judgeFigures(table: Table, index: number, form: NumberForm, judge: Judge): FigureRole[] {
  const { trace } = judge;
  const subject = (i: number): Subject => columnSubject(table, index, 'figures', i);
  const ruled = columnRoles(
    table,
    trace && ((by, i, role) => trace.fired({ by, subject: subject(i), proposes: role, score: null })),
  );
  const roles = settleFigures(table, index, form, judge, ruled);
  if (trace) for (const [i, role] of roles.entries()) trace.chose(subject(i), role);
  return roles;
}

function settleFigures(
  table: Table,
  index: number,
  form: NumberForm,
  judge: Judge,
  ruled: readonly FigureRole[],
): FigureRole[] {
  const assigned = judge.assigned?.get(index);
  if (assigned) return ruled.map((role, i) => (table.set?.figures[i] ? role : (assigned[i] ?? role)));
  const { model } = judge;
  if (!model || judge.trust === 'rules') return [...ruled];
  const facts = figureFacts(table, form);
  const abroad = columnsAbroad(table);
  return ruled.map((role, i) =>
    // A person's word is not disputed, nor what codes of currencies prove
    table.set?.figures[i] || abroad[i]
      ? role
      : settle(
          role,
          roleScores(model, facts[i] as Facts),
          judge,
          `table ${index}, figures ${i}`,
          modelTold(judge.trace, columnSubject(table, index, 'figures', i)),
        ),
  );
}

/** `text`: dates that stand one under another in a text. */
type DateRole = 'date' | 'value-date' | 'other-date' | 'text';
const BESIDE: ReadonlySet<DateRole> = new Set(['value-date', 'other-date']);
const IN_TEXTS = ['description', 'type', 'reference', 'other-text'] as const;

function dateScores(model: Model, facts: Facts): ReadonlyMap<DateRole, number> {
  const all = scoresByClass(model.columns, facts);
  const of = (name: string): number => all.get(name) ?? Number.NEGATIVE_INFINITY;
  return new Map<DateRole, number>([
    ['date', of('date')],
    ['value-date', of('value-date')],
    ['other-date', of('other-date')],
    ['text', Math.max(...IN_TEXTS.map(of))],
  ]);
}

/**
 * Which columns of dates give the booking date and the value date. No sum guards a date, so what headings or the rows'
 * order tell stands; elsewhere the model may name others than the rules, never none.
 */
export function judgeDates(table: Table, index: number, form: NumberForm, judge: Judge): DateRoles {
  const ruled = dateRoles(table);
  const roles = settleDates(table, index, form, judge, ruled);
  const { trace } = judge;
  table.dates.forEach(({ tokens: [token] }, i) => {
    if (!trace) return;
    const subject = columnSubject(table, index, 'dates', i);
    const by = table.set?.dates[i] ? 'a person' : ruled.sure ? 'headings and order, certain' : 'headings and order';
    trace.fired({ by, subject, proposes: dateRole(ruled, token), score: null });
    trace.chose(subject, dateRole(roles, token));
  });
  return roles;
}

/** What a column's dates are, told by one of them. */
function dateRole({ booking, value, other }: DateRoles, token: Token | undefined): DateRole {
  if (!token) return 'text';
  if (booking.has(token)) return 'date';
  if (value.has(token)) return 'value-date';
  return other.has(token) ? 'other-date' : 'text';
}

/** A row is booked on one day: where the model is sure of a date beside the one of the rules, that is of another kind. */
export function bookedOnce(ruled: readonly DateRole[], judged: readonly DateRole[]): DateRole[] {
  const moved = judged.some((role, i) => role === 'date' && BESIDE.has(ruled[i] as DateRole));
  return judged.map((role, i) => (moved && ruled[i] === 'date' && role === 'date' ? 'value-date' : role));
}

function settleDates(table: Table, index: number, form: NumberForm, judge: Judge, ruled: DateRoles): DateRoles {
  const { model } = judge;
  if (!model || judge.trust === 'rules' || table.dates.length < 2 || ruled.sure || table.set) return ruled;
  const facts = dateFacts(table, form);
  const asRuled = table.dates.map(({ tokens: [token] }) => dateRole(ruled, token));
  const judged = table.dates.map((_, i) =>
    settle(
      asRuled[i] as DateRole,
      dateScores(model, facts[i] as Facts),
      judge,
      `table ${index}, dates ${i}`,
      modelTold(judge.trace, columnSubject(table, index, 'dates', i)),
    ),
  );
  if (!judged.includes('date')) return ruled;
  const settled = bookedOnce(asRuled, judged);
  const tokens = (role: DateRole) =>
    new Set(table.dates.flatMap((column, i) => (settled[i] === role ? column.tokens : [])));
  const [booking, value, other] = [tokens('date'), tokens('value-date'), tokens('other-date')];
  const { below, stackTold, elsewhere } = ruled;
  return {
    booking,
    value,
    other,
    sure: false,
    ...(ruled.rivals && { rivals: ruled.rivals }),
    below: below === true,
    stackTold: stackTold === true,
    elsewhere: elsewhere === true,
  };
}

/** What a line is, and how much higher the model scores that than the next best; null where it was not asked. */
export interface Judged {
  readonly label: LineLabel;
  readonly support: number | null;
}

/** Tells of lines that the model takes for something else than the rules do. */
const linesTold = (trace: Trace | undefined, table: number, ruled: LineLabel) =>
  trace &&
  ((label: LineLabel, lead: number): void => {
    if (label === ruled) return;
    const proposes = `${label} for ${ruled}`;
    trace.fired({ by: 'model, of lines', subject: { what: 'table', table }, proposes, score: lead, measure: 'ahead' });
  });

/** What a line of a table is, where the rules say `ruled`. */
export function judgeLine(
  ruled: LineLabel,
  facts: Facts,
  allowed: readonly LineLabel[],
  judge: Judge,
  table: number,
): Judged {
  const { model } = judge;
  if (!model?.lines || judge.trust === 'rules') return { label: ruled, support: null };
  if (judge.figuresOnly && !allowed.includes('opening')) return { label: ruled, support: null };
  const all = scoresByClass(model.lines, facts);
  const scores = new Map(allowed.map((label) => [label, all.get(label) ?? Number.NEGATIVE_INFINITY] as const));
  const label = settle(ruled, scores, judge, `table ${table}, lines`, linesTold(judge.trace, table, ruled));
  const others = [...scores].filter(([other]) => other !== label).map(([, score]) => score);
  return { label, support: (scores.get(label) ?? Number.NEGATIVE_INFINITY) - Math.max(...others) };
}
