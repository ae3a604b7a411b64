import { median } from '../geometry/sorted.ts';
import { PHRASES, type Phrase } from '../languages/language.ts';
import { countLetters } from '../languages/letters.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';
import type { Facts } from './column-facts.ts';
import type { LineView } from './line-view.ts';

/**
 * What can be seen of a table's lines, as numbers: the model judges by these what each is. Names and order are part of
 * the weights' file; a share is 0 to 1, lengths are in font sizes.
 */

const digits = (text: string): number => text.replace(/\D/g, '').length;

/** What lines beside a line are told by. */
interface Seen {
  readonly view: LineView;
  readonly booked: number;
  readonly balance: number;
  /** Minor units of its balance and of its amount; NaN for none. */
  readonly balanceUnits: number;
  readonly amountUnits: number;
  readonly textAt: number;
  readonly bold: number;
  readonly names: number;
}

const BOOKED = new Set(['amount', 'money-in', 'money-out']);
/** Phrases that name a balance or a sum, and phrases over other rows than bookings. */
const NAMES: ReadonlySet<Phrase> = new Set([
  'opening',
  'closing',
  'carried-forward',
  'brought-forward',
  'daily-balance',
  'available-balance',
  'subtotal',
  'total',
  'total-in',
  'total-out',
]);
/** Phrases that say nothing of what a line is. */
const IDLE: ReadonlySet<Phrase> = new Set(['iban', 'bic', 'holder', 'currency', 'credit-limit', 'statement-number']);
const TELLING: readonly Phrase[] = PHRASES.filter((phrase) => !IDLE.has(phrase));

function unitsOf(view: LineView, roles: ReadonlySet<string>, form: NumberForm): number {
  const figure = view.figures.find(({ role }) => roles.has(role));
  const units = figure ? readingIn(figure.amount, form) : null;
  return units === null ? Number.NaN : Number(units);
}

const BALANCE = new Set(['balance']);

function seen(view: LineView, textLeft: number, form: NumberForm): Seen {
  const { line, figures, segments, phrases } = view;
  return {
    view,
    booked: figures.filter(({ role }) => BOOKED.has(role)).length,
    balance: figures.filter(({ role }) => role === 'balance').length,
    balanceUnits: unitsOf(view, BALANCE, form),
    amountUnits: unitsOf(view, BOOKED, form),
    textAt: segments[0] ? (segments[0].box[0] - textLeft) / line.size : 0,
    bold: line.words.every((word) => word.bold) ? 1 : 0,
    names: phrases.some(({ phrase }) => NAMES.has(phrase)) ? 1 : 0,
  };
}

/** How much of a line's letters each phrase makes up; twice as much where the line begins with it. */
function phraseFacts({ phrases, text }: LineView): Facts {
  const facts: Record<string, number> = {};
  for (const phrase of TELLING) facts[`says ${phrase}`] = 0;
  const all = countLetters(text);
  for (const { phrase, at, length } of phrases) {
    if (IDLE.has(phrase)) continue;
    const part = countLetters(text.slice(at, at + length)) / Math.max(1, all);
    const value = countLetters(text.slice(0, at)) <= 2 ? part * 2 : part;
    facts[`says ${phrase}`] = Math.max(facts[`says ${phrase}`] ?? 0, value);
  }
  return facts;
}

const same = (a: number, b: number): number => (Math.abs(a) === Math.abs(b) ? 1 : 0);

/** How a line's figures follow from those above and below it. */
function sumFacts(own: Seen, above: Seen | undefined, below: Seen | undefined, sum: number, count: number): Facts {
  const step = own.balanceUnits - (above?.balanceUnits ?? Number.NaN);
  const down = own.balanceUnits - (below?.balanceUnits ?? Number.NaN);
  return {
    movesBalance: Math.max(same(step, own.amountUnits), same(down, own.amountUnits)),
    keepsBalance: step === 0 ? 1 : 0,
    movesNext: same(down, below?.amountUnits ?? Number.NaN),
    isSum: count > 1 ? same(sum, own.amountUnits) : 0,
    amountIsLastBalance: same(own.amountUnits, above?.balanceUnits ?? Number.NaN),
  };
}

function ownFacts({ view, booked, balance, textAt, bold }: Seen, context: Context): Facts {
  const { line, figures, segments, text } = view;
  const stray = segments.flatMap((segment) => segment.tokens);
  return {
    date: view.date ? 1 : 0,
    valueDate: view.valueDate ? 1 : 0,
    booked,
    balance,
    otherFigures: figures.length - booked - balance,
    segments: segments.length,
    letters: Math.min(countLetters(text), 80),
    digitShare: digits(text) / Math.max(1, text.length),
    capitals: countLetters(text) === 0 ? 0 : text.replace(/[^\p{Lu}]/gu, '').length / countLetters(text),
    colon: /[:：]$/u.test(text) ? 1 : 0,
    textAt,
    onEdge: Math.abs(textAt) < 0.5 ? 1 : 0,
    startsLeft: (line.box[0] - context.left) / line.size,
    endsRight: (context.right - line.box[2]) / line.size,
    size: line.size / context.size,
    bold,
    strayAmounts: stray.filter(({ amount }) => amount && !amount.bare).length,
    strayDates: stray.filter(({ date }) => date).length,
  };
}

/** What all lines of a table share. */
interface Context {
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

const NEIGHBOURS = [-2, -1, 1, 2] as const;

function neighbourFacts(at: number, lines: readonly Seen[]): Facts {
  const own = lines[at] as Seen;
  const facts: Record<string, number> = {};
  for (const offset of NEIGHBOURS) {
    const other = lines[at + offset];
    const where = offset < 0 ? `${-offset} above` : `${offset} below`;
    const gap = other ? Math.abs(other.view.line.baseline - own.view.line.baseline) / own.view.line.size : Number.NaN;
    facts[`${where}: gap`] = Math.min(gap, 12);
    facts[`${where}: date`] = other?.view.date ? 1 : 0;
    facts[`${where}: booked`] = other?.booked ?? Number.NaN;
    facts[`${where}: balance`] = other?.balance ?? Number.NaN;
    facts[`${where}: segments`] = other?.view.segments.length ?? Number.NaN;
    facts[`${where}: textAt`] = other ? other.textAt : Number.NaN;
    facts[`${where}: sameEdge`] = other ? (Math.abs(other.textAt - own.textAt) < 0.5 ? 1 : 0) : Number.NaN;
    facts[`${where}: bold`] = other?.bold ?? Number.NaN;
    facts[`${where}: names`] = other?.names ?? Number.NaN;
  }
  return facts;
}

/** Of lines that stand next to a date or a wide gap, the share that carry figures: it tells on which of its lines a row carries them. */
function edgeFacts(blocks: readonly (readonly Seen[])[]): Facts {
  const pairs = blocks.flatMap((lines) => lines.slice(1).map((line, i) => [lines[i] as Seen, line] as const));
  const gapOf = ([above, below]: readonly [Seen, Seen]): number =>
    (below.view.line.baseline - above.view.line.baseline) / below.view.line.size;
  const gaps = pairs.map(gapOf).sort((a, b) => a - b);
  const step = gaps[gaps.length >> 2] ?? 1.2;
  const wide = pairs.filter((pair) => gapOf(pair) > step * 1.25 && gapOf(pair) < step * 3);
  const share = (lines: readonly Seen[]): number =>
    lines.length === 0 ? Number.NaN : lines.filter((line) => line.booked > 0).length / lines.length;
  return {
    bookedBeforeGap: share(wide.map(([above]) => above)),
    bookedAfterGap: share(wide.map(([, below]) => below)),
    bookedBeforeDate: share(pairs.filter(([, below]) => below.view.date).map(([above]) => above)),
    bookedAfterDate: share(pairs.filter(([above]) => above.view.date).map(([, below]) => below)),
    wideGaps: wide.length / Math.max(1, pairs.length),
  };
}

/** How a table's lines are filled, all in all. */
function tableFacts(lines: readonly Seen[]): Facts {
  const count = Math.max(1, lines.length);
  const booked = lines.filter((line) => line.booked > 0);
  const dated = lines.filter(({ view }) => view.date);
  const of = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
  return {
    bookedShare: booked.length / count,
    datedShare: dated.length / count,
    bookedAreDated: of(booked.filter(({ view }) => view.date).length, booked.length),
    datedAreBooked: of(dated.filter((line) => line.booked > 0).length, dated.length),
    bookedHaveText: of(booked.filter(({ view }) => view.segments.length > 0).length, booked.length),
    bookedHaveBalance: of(booked.filter((line) => line.balance > 0).length, booked.length),
    datedHaveText: of(dated.filter(({ view }) => view.segments.length > 0).length, dated.length),
    bookedCount: Math.min(booked.length, 50),
  };
}

/** Lines after a gap this wide, in font sizes, belong to something else. */
const WIDE_GAP = 2.6;

/** The blocks of one table, each as its lines; the facts come in the same order. `own`: whether a heading stands above the block. */
export function lineFacts(
  blocks: readonly { readonly views: readonly LineView[]; readonly own: boolean }[],
  textLeft: number,
  form: NumberForm,
): Facts[][] {
  const told = blocks.map(({ views, own }) => ({ own, lines: views.map((view) => seen(view, textLeft, form)) }));
  const all = told.flatMap(({ lines }) => lines);
  const common = { ...tableFacts(all), ...edgeFacts(told.map(({ lines }) => lines)) };
  const inRows = all.filter((line) => line.booked > 0 || line.view.date);
  const sizes = inRows.map(({ view }) => view.line.size);
  const context = {
    left: Math.min(...inRows.map(({ view }) => view.line.box[0])),
    right: Math.max(...inRows.map(({ view }) => view.line.box[2])),
    size: median(sizes) ?? 9,
  };
  return told.map(({ lines, own }) => blockFacts(lines, own, context, common));
}

function blockFacts(lines: readonly Seen[], own: boolean, context: Context, common: Facts): Facts[] {
  let sum = 0;
  let count = 0;
  let above: Seen | undefined;
  let sinceGap = 0;
  return lines.map((line, i) => {
    const before = lines[i - 1];
    const gap = before ? (line.view.line.baseline - before.view.line.baseline) / line.view.line.size : 0;
    if (gap > WIDE_GAP) sinceGap++;
    const below = lines.slice(i + 1, i + 8).find((other) => other.balance > 0);
    const facts = {
      ...ownFacts(line, context),
      ...sumFacts(line, above, below, sum, count),
      ...phraseFacts(line.view),
      fromTop: Math.min(i, 10),
      fromBottom: Math.min(lines.length - 1 - i, 10),
      underHeading: own ? 1 : 0,
      widerGaps: Math.min(sinceGap, 5),
      ...neighbourFacts(i, lines),
      ...common,
    };
    if (line.booked > 0 && !Number.isNaN(line.amountUnits)) {
      sum += line.amountUnits;
      count++;
    }
    if (line.balance > 0) above = line;
    return facts;
  });
}
