import type { Reconciliation, Statement } from '@tallyleaf/contract';
import { isContradicted } from '@tallyleaf/contract/plain';
import { scoreRows } from './confidence/score-rows.ts';
import { isLanguageKnown } from './languages/match.ts';
import type { Model } from './model/model.ts';
import { DECIDERS, type Options } from './options.ts';
import { isSummed, rateReading } from './proof/rate-reading.ts';
import { bookingLines, unexplained } from './proof/unexplained.ts';
import { proposeByChain } from './proposals/columns/balance-chain.ts';
import { proposeByRates } from './proposals/columns/exchange.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { columnRoles } from './rows/column-roles.ts';
import { type Dispute, type Judge, SURE } from './rows/judge.ts';
import { readRows } from './rows/read-rows.ts';
import type { Candidate, Ways } from './shapes/candidate.ts';
import type { Layout } from './shapes/layout.ts';
import type { FigureRole, Item } from './shapes/row.ts';
import { buildStatements } from './statement/build-statements.ts';
import { paperOf, showsInstitution } from './statement/evidence.ts';

/**
 * Looks for the reading that the printed figures prove: first as the rules decide; where its sums do not come out, as rules
 * and model decide together, then other settlements of what they disagree on, likeliest first. No reading changes a
 * figure, and only so many are tried.
 */

const RANK = { verified: 2, unverifiable: 1, failed: 0 } as const;

interface Judged {
  readonly candidate: Candidate;
  readonly reconciliation: Reconciliation;
  /** How many printed figures come out. */
  readonly right: number;
  readonly score: number;
}

function judge(candidate: Candidate, pagesUnread: boolean): Judged {
  const reconciliation = reconcile({ ...candidate.reading, pagesUnread }, candidate.decimals);
  const right = reconciliation.checks.filter(({ kind, ok }) => ok && kind !== 'dates').length;
  const failed = reconciliation.checks.filter(isContradicted);
  const broken = failed.reduce((sum, check) => sum + (check.broken?.length ?? 0), 0);
  return { candidate, reconciliation, right, score: RANK[reconciliation.status] * 1e6 + right * 1e3 - broken };
}

/** A way that explains fewer printed figures than one that the page contradicts itself in has only overlooked some. */
const overlooks = (one: Judged, best: Judged | null): boolean =>
  best?.reconciliation.cause === 'printed' && one.right < best.right;

/** Of the ways to read a statement, the first whose printed figures come out; else the one that contradicts least. */
function choose(ways: Ways, pagesUnread: boolean): Judged {
  let best: Judged | null = null;
  for (const candidate of ways) {
    const judged = judge(candidate, pagesUnread);
    if (overlooks(judged, best)) continue;
    if (!best || judged.score > best.score) best = judged;
    if (judged.reconciliation.status === 'verified') break;
  }
  if (!best) throw new RangeError('no candidate to choose from');
  return best;
}

/** A statement read, and the candidate that it was taken from. */
interface Chosen {
  readonly statement: Statement;
  readonly candidate: Candidate;
}

function toStatement(ways: Ways, pagesUnread: boolean): Chosen {
  const { candidate, reconciliation } = choose(ways, pagesUnread);
  const { account, period, opening, closing, support } = candidate;
  const doubts = { dates: candidate.datesDoubtful, support };
  const transactions = scoreRows(candidate.transactions, reconciliation, doubts);
  return { statement: { account, period: { ...period }, opening, closing, transactions, reconciliation }, candidate };
}

/** One reading of the pages: the statements found in them, and what sums say of each. */
export interface Reading {
  readonly ways: readonly Ways[];
  readonly statements: readonly Statement[];
  /** What each statement was taken from. */
  readonly candidates: readonly Candidate[];
  /** Rows stand in columns that a person set. */
  readonly columnsSet: boolean;
  /** What was read, and who said what its columns hold. */
  readonly layout: Layout;
  readonly judge: Judge;
}

/**
 * True where the sums prove each statement, or other figures prove our reading of it and the page contradicts itself.
 * Another reading could only overlook what contradicts.
 */
const isSettled = ({ statements }: Reading): boolean =>
  statements.length > 0 &&
  statements.every(({ reconciliation }) => isSummed(reconciliation) || reconciliation.cause === 'printed');

/** What tells two readings' items apart: where each stands, and what its figures are taken for. */
const outline = (items: readonly Item[]): string =>
  items
    .map((item) => {
      const figures =
        item.kind === 'row' || item.kind === 'labelled' ? item.figures.map(({ role }) => role).join() : '';
      const dates =
        item.kind === 'row' ? `${item.date?.words ?? ''}${item.valueDate ? 'v' : ''}${item.description.length}` : '';
      return `${item.kind} ${item.spot.page} ${item.spot.box[1]} ${figures} ${dates}`;
    })
    .join('\n');

/** Readings of a document tried at most, and lines looked at in all of them: work stays linear in what is printed. */
const MOST_READINGS = 12;
const MOST_LINES = 40_000;

/** Who settles each dispute otherwise than by how sure the model is. */
interface Settlement {
  readonly trust: 'rules' | 'model' | 'both';
  readonly settled: ReadonlyMap<string, 'rules' | 'model'>;
  /** Whether the roles that arithmetic proposes go before rules and model. */
  readonly proposed?: boolean;
}

/** How far a dispute's settlement is from being settled the other way. */
interface Doubt {
  readonly name: string;
  readonly other: 'rules' | 'model';
  readonly distance: number;
}

/** Disputes by name, each as settled the other way, the closest first. */
function doubtsOf(leads: ReadonlyMap<string, readonly number[]>, sure: number): Doubt[] {
  return [...leads]
    .map(([name, all]): Doubt => {
      const mean = all.reduce((sum, lead) => sum + Math.min(lead, 20), 0) / all.length;
      return { name, other: mean > sure ? 'rules' : 'model', distance: Math.abs(mean - sure) };
    })
    .sort((a, b) => a.distance - b.distance);
}

/** What is tried when the first reading is not proven: each doubt alone, all of the rules, all of the model, then doubts two by two. */
function* settlements(doubts: readonly Doubt[]): Generator<Settlement> {
  const both = (...some: readonly Doubt[]): Settlement => ({
    trust: 'both',
    settled: new Map(some.map(({ name, other }) => [name, other])),
  });
  const [first] = doubts;
  if (first) yield both(first);
  yield { trust: 'rules', settled: new Map() };
  yield { trust: 'model', settled: new Map() };
  for (const doubt of doubts.slice(1)) yield both(doubt);
  for (const [i, one] of doubts.entries()) for (const other of doubts.slice(0, i)) yield both(one, other);
}

interface Rated {
  readonly items: readonly Item[];
  readonly reading: Reading;
  readonly rating: number;
  /** Nothing is left to search for: it is settled, and no line that looks like a booking is left out. */
  readonly done: boolean;
  /** And no figure on a row is taken for nothing. */
  readonly whole: boolean;
}

/** What of a layout's items is to be understood, where somebody knows more of the page than its layout tells. */
export type Also = (items: readonly Item[], layout: Layout) => readonly Item[];

/** Whether some row stands in columns that a person set. */
const inSetColumns = (items: readonly Item[], { tables }: Layout): boolean =>
  items.some((item) => item.kind === 'row' && tables[item.table]?.set !== undefined);

/** Lines from the top by which a document's language is told. */
const LANGUAGE_LINES = 150;

const textOfLayout = ({ pages }: Layout): string =>
  pages
    .flatMap(({ lines }) => lines)
    .slice(0, LANGUAGE_LINES)
    .map(({ text }) => text)
    .join('\n');

/** Of each table, the roles that its balances propose, else its rates, where they propose any. */
function proposedRoles({ tables, form }: Layout): ReadonlyMap<number, readonly FigureRole[]> {
  const proposals = tables.map(
    (table) => proposeByChain(table, form) ?? proposeByRates(table, form, columnRoles(table)),
  );
  return new Map(proposals.flatMap((proposal, i) => (proposal ? [[i, proposal.roles] as const] : [])));
}

/** The best reading of a layout. `loadModel` is called where the rules' reading is not proven. */
export async function searchReadings(
  layout: Layout,
  loadModel: () => Promise<Model>,
  options: Options,
  pagesUnread: boolean,
  also: Also = (items) => items,
): Promise<Reading> {
  const { trust, search } = options.deciders ?? DECIDERS;
  let model: Model | null = null;
  const leads = new Map<string, number[]>();
  const seen = new Set<string>();
  const booking = bookingLines(layout);
  const headings = layout.tables.map(({ heading }) => heading?.cells.map(({ text }) => text) ?? []);
  const assigned = search ? proposedRoles(layout) : new Map<number, readonly FigureRole[]>();
  const read = ({ trust, settled, proposed }: Settlement, onDispute?: (dispute: Dispute) => void): Rated | null => {
    const judge = {
      model,
      trust,
      settled,
      figuresOnly: search,
      ...(proposed && { assigned }),
      ...(onDispute && { onDispute }),
    };
    const items = also(readRows(layout, judge), layout);
    const key = outline(items);
    if (seen.has(key)) return null;
    seen.add(key);
    const ways = buildStatements(items, layout.form, options.locale, headings);
    const chosen = ways.map((each) => toStatement(each, pagesUnread));
    const statements = chosen.map(({ statement }) => statement);
    const candidates = chosen.map(({ candidate }) => candidate);
    const reading = { ways, statements, candidates, columnsSet: inSetColumns(items, layout), layout, judge };
    const left = unexplained(items, booking);
    const done = isSettled(reading) && left.lines === 0;
    const rating = rateReading(statements, left);
    return { items, reading, rating, done, whole: done && left.figures === 0 };
  };
  const note = ({ name, lead }: Dispute): void => {
    leads.set(name, [...(leads.get(name) ?? []), lead]);
  };
  if (!search) {
    model = trust === 'rules' ? null : await loadModel();
    return (read({ trust, settled: new Map() }) as Rated).reading;
  }
  let best = read({ trust: 'rules', settled: new Map() }) as Rated;
  const refused = best.reading.statements.length === 0;
  const take = (other: Rated | null): void => {
    if (!other || other.rating <= best.rating) return;
    const known = (): boolean => isLanguageKnown(textOfLayout(layout));
    if (!refused || showsInstitution(paperOf(other.items, headings.flat()), other.reading.candidates, known()))
      best = other;
  };
  if (best.whole) return best.reading;
  if (assigned.size > 0) take(read({ trust: 'rules', settled: new Map(), proposed: true }));
  if (best.done) return best.reading;
  model = await loadModel();
  take(read({ trust: 'both', settled: new Map() }, note));
  const lines = layout.pages.reduce((sum, page) => sum + page.lines.length, 0);
  let tried = 1;
  for (const settlement of settlements(doubtsOf(leads, SURE))) {
    if (isSettled(best.reading) || tried >= MOST_READINGS || (tried + 1) * lines > MOST_LINES) break;
    tried++;
    take(read(settlement));
  }
  return best.reading;
}
