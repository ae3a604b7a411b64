import { type NumberForm, readingIn } from '../values/amount.ts';
import { magnitude } from '../values/magnitude.ts';
import type { KnownLine } from './figure-line.ts';
import { SUMS } from './line-kind.ts';

/** A line's balance, and what it books without its sign. */
interface Moved {
  readonly line: KnownLine;
  readonly balance: bigint;
  readonly booked: bigint | null;
  /** What is printed beside the balance: `D` of one that is overdrawn. */
  readonly mark: string | null;
}

const BOOKED: ReadonlySet<string> = new Set(['amount', 'money-in', 'money-out']);

function movedBy(line: KnownLine, form: NumberForm): Moved[] {
  const read = (is: (role: string) => boolean): bigint[] =>
    line.view.figures.flatMap(({ role, amount }) => {
      const units = is(role) ? readingIn(amount, form) : null;
      return units === null ? [] : [units];
    });
  const [balance] = read((role) => role === 'balance');
  const booked = read((role) => BOOKED.has(role)).filter((units) => units !== 0n);
  if (balance === undefined) return [];
  const { mark = null, amount } = line.view.figures.find(({ role }) => role === 'balance') ?? {};
  const owed = mark ?? amount?.mark ?? null;
  return [{ line, balance, booked: booked.length === 1 ? magnitude(booked[0] as bigint) : null, mark: owed }];
}

/** What is owed may be printed without a sign. */
const leadsFrom = (before: Moved | undefined, { balance, booked }: Moved): boolean => {
  if (!before || booked === null) return false;
  const [from, to] = [magnitude(before.balance), magnitude(balance)];
  return magnitude(balance - before.balance) === booked || from - to === booked || to - from === booked;
};

const isBooked = ({ line }: Moved): boolean => line.kind.kind === 'booked';

/** The lines that move the balance as bookings do: by the amount beside it, from the balance of the line before. */
export function movesBalance(lines: readonly KnownLine[], form: NumberForm): ReadonlySet<KnownLine> {
  const all = lines.flatMap((line) => movedBy(line, form));
  const linked = (step: 1 | -1): Moved[] => all.filter((each, i) => leadsFrom(all[i - step], each));
  const [down, up] = [linked(1), linked(-1)];
  // Bookings show in which order the table runs.
  const [chain, against] = [down.filter(isBooked).length, up.filter(isBooked).length];
  const moving = chain >= against ? down : up;
  const links = Math.max(chain, against);
  const isChain = links > 0 && links * 2 >= all.filter(isBooked).length;
  return new Set(isChain ? moving.map(({ line }) => line) : []);
}

const DIRECTED: ReadonlyMap<string, (units: bigint) => bigint> = new Map([
  ['money-in', magnitude],
  ['money-out', (units) => -magnitude(units)],
  ['amount', (units) => units],
]);

/** A line's only figure that may be booked, with the sign that its column or its print gives it; null for none, or several. */
function directedFigure({ view }: KnownLine, form: NumberForm): bigint | null {
  const found = view.figures.flatMap(({ role, amount }) => {
    const units = DIRECTED.has(role) ? readingIn(amount, form) : null;
    return units === null || units === 0n ? [] : [DIRECTED.get(role)?.(units) ?? units];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Lines since the last balance, and what they come to. */
interface Step {
  readonly line: KnownLine;
  readonly units: bigint;
}

const sumOf = (steps: readonly Step[]): bigint => steps.reduce((sum, { units }) => sum + units, 0n);

/** By what one balance may lead to the next: what is owed may be printed without a sign, or with a mark for it. */
function movesBetween(before: Moved, after: Moved): bigint[] {
  const [from, to] = [before.balance, after.balance];
  const moved = before.mark === after.mark ? to - from : to + from;
  return before.mark === null && after.mark === null ? [moved] : [moved, -moved];
}

/** Of lines that lead from one balance to the next one only together, those that are named as sums. */
function missedIn(steps: readonly Step[], moves: readonly bigint[]): KnownLine[] {
  const booked = steps.filter(({ line }) => line.kind.kind === 'booked');
  const named = steps.filter(({ line: { kind } }) => kind.kind === 'labelled' && SUMS.has(kind.phrase));
  if (named.length === 0 || booked.length === 0 || booked.length + named.length < steps.length) return [];
  return !moves.includes(sumOf(booked)) && moves.includes(sumOf(steps)) ? named.map(({ line }) => line) : [];
}

function movesTogether(lines: readonly KnownLine[], form: NumberForm): KnownLine[] {
  const found: KnownLine[] = [];
  let before: Moved | null = null;
  let steps: Step[] = [];
  for (const line of lines) {
    const units = directedFigure(line, form);
    if (units !== null) steps.push({ line, units });
    const [after] = movedBy(line, form);
    if (!after) continue;
    if (before && steps.at(-1)?.line === line) found.push(...missedIn(steps, movesBetween(before, after)));
    before = after;
    steps = [];
  }
  return found;
}

/**
 * Lines that are named as sums, without which bookings that print one balance for several of them do not lead from the balance
 * before to their own:
 *
 *     25/03   SALARY                        900.00   1,000.00
 *     26/03   CHEQUE             100.00
 *     26/03   Total charges       10.50
 *     26/03   CARD PAYMENT        20.00               869.50
 */
export const bookedTogether = (lines: readonly KnownLine[], form: NumberForm): ReadonlySet<KnownLine> =>
  new Set([...movesTogether(lines, form), ...movesTogether(lines.toReversed(), form)]);
