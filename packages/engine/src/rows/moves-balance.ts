import { type NumberForm, readingIn } from '../values/amount.ts';
import { magnitude } from '../values/magnitude.ts';
import type { KnownLine } from './figure-line.ts';

/** A line's balance, and what it books without its sign. */
interface Moved {
  readonly line: KnownLine;
  readonly balance: bigint;
  readonly booked: bigint | null;
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
  return [{ line, balance, booked: booked.length === 1 ? magnitude(booked[0] as bigint) : null }];
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
