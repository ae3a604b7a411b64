import type { PrintedAccount } from '../layout/printed-account.ts';
import { turnoverOf } from '../model/statement-model.ts';

/** What the printed figures allow to be said, by the contract's rules of bound rows, from what is known to be true. */
export interface TrueVerdict {
  readonly status: 'verified' | 'failed' | 'unverifiable';
  /** Indexes of the entries, oldest first, that no printed figure binds. */
  readonly unbound: readonly number[];
}

/** A printed balance and how many entries stand before it. */
interface Anchor {
  readonly after: number;
  readonly balance: bigint;
}

function anchorsOf({ opening, closing, balances }: PrintedAccount): Anchor[] {
  const running = balances.flatMap((balance, index) => (balance === null ? [] : [{ after: index + 1, balance }]));
  return [
    ...(opening === null ? [] : [{ after: 0, balance: opening }]),
    ...running,
    ...(closing === null ? [] : [{ after: balances.length, balance: closing }]),
  ];
}

/** Whether the entries between two printed balances make the difference. */
function holdsBetween({ account }: PrintedAccount, from: Anchor, to: Anchor): boolean {
  const sum = account.entries.slice(from.after, to.after).reduce((total, { amount }) => total + amount, 0n);
  return from.balance + sum === to.balance;
}

function totalsHold({ account, totals }: PrintedAccount): boolean {
  if (!totals) return true;
  const turnover = turnoverOf(account.entries);
  return totals.moneyIn === turnover.moneyIn && totals.moneyOut === turnover.moneyOut;
}

/** The verdict that the printed figures allow. */
export function verdictOf(printed: PrintedAccount): TrueVerdict {
  const anchors = anchorsOf(printed);
  const pairs = anchors.slice(1).map((to, index) => [anchors[index] ?? to, to] as const);
  const holds = totalsHold(printed) && pairs.every(([from, to]) => holdsBetween(printed, from, to));
  const bound = new Set<number>();
  if (printed.totals || printed.sections.length > 0)
    for (const index of printed.account.entries.keys()) bound.add(index);
  for (const [from, to] of pairs) for (let index = from.after; index < to.after; index++) bound.add(index);
  const unbound = printed.account.entries.map((_, index) => index).filter((index) => !bound.has(index));
  const isProven = unbound.length === 0 && printed.directionTold && printed.scaleTold;
  return { status: !holds ? 'failed' : isProven ? 'verified' : 'unverifiable', unbound };
}
