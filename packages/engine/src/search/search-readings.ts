import { isLanguageKnown } from '../languages/match.ts';
import type { Model } from '../model/model.ts';
import { DECIDERS, type Options } from '../options.ts';
import { isSettled, rateReading } from '../proof/compare-readings.ts';
import { bookingLines, unexplained } from '../proof/unexplained.ts';
import { proposeByChain } from '../proposals/columns/balance-chain.ts';
import { proposeByRates } from '../proposals/columns/exchange.ts';
import { columnRoles } from '../rows/column-roles.ts';
import { type Dispute, SURE } from '../rows/judge.ts';
import { readRows } from '../rows/read-rows.ts';
import type { Layout } from '../shapes/layout.ts';
import type { FigureRole, Item } from '../shapes/row.ts';
import { buildStatements } from '../statement/build-statements.ts';
import { paperOf, showsInstitution } from '../statement/evidence.ts';
import { chooseCandidate } from './choose-candidate.ts';
import type { Reading } from './reading.ts';
import { doubtsOf, type Settlement, settlements } from './settlements.ts';

/**
 * Looks for the reading that the printed figures prove: first as the rules decide; where its sums do not come out, as rules
 * and model decide together, then other settlements of what they disagree on, likeliest first. No reading changes a
 * figure, and only so many are tried.
 */

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
    const candidates = buildStatements(items, layout.form, options.locale, headings);
    const read = candidates.map((each) => chooseCandidate(each, pagesUnread));
    const statements = read.map(({ statement }) => statement);
    const chosen = read.map(({ candidate }) => candidate);
    const reading = { candidates, statements, chosen, columnsSet: inSetColumns(items, layout), layout, judge };
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
    if (!refused || showsInstitution(paperOf(other.items, headings.flat()), other.reading.chosen, known()))
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
