import type { Proposer } from '../proposals/proposer.ts';
import type { Item } from '../shapes/row.ts';
import type { Firing, Trace } from '../shapes/trace.ts';
import { balanceRestarts } from './balance-restarts.ts';
import { chainRestarts } from './chain-restarts.ts';
import { periodRestarts } from './period-restarts.ts';

/** All who propose that another statement begins at an item, whatever accounts are named. Each is heard once rows were seen. */
export const BOUNDARY_PROPOSERS: readonly Proposer<(items: readonly Item[]) => ReadonlySet<Item>>[] = [
  {
    name: 'another period',
    sketch: `
      14.03.  GROCER                      -12.00      88.00
      Statement 01.04.2025 - 30.04.2025
      02.04.  SALARY                      900.00     988.00`,
    propose: periodRestarts,
  },
  {
    name: 'balance begins anew',
    sketch: `
      03/03      TRANSFER         20.00     120.00
      Share 20   Previous balance           900.00
      04/03      GROCER           50.00     850.00`,
    propose: balanceRestarts,
  },
  {
    name: 'chain begins anew',
    sketch: `
      02 Mar   SALARY         90.00     100.00
      Savings pot
      28 Mar   INTEREST        1.00     701.00`,
    propose: chainRestarts,
  },
];

const BEGINS = 'a statement begins';

const textOf = (item: Item): string => {
  if (item.kind === 'row') return item.description;
  return item.kind === 'labelled' ? item.label : item.text;
};

const firing = (by: string, item: Item): Firing => ({
  by,
  subject: { what: 'boundary', page: item.spot.page, text: textOf(item) },
  proposes: BEGINS,
  score: null,
});

/** The items at which a statement may begin. */
export function proposedBoundaries(items: readonly Item[], trace?: Trace): ReadonlySet<Item> {
  const found = new Set<Item>();
  for (const { name, propose } of BOUNDARY_PROPOSERS)
    for (const item of propose(items)) {
      found.add(item);
      trace?.fired(firing(name, item));
    }
  return found;
}

/** Tells that a statement begins at an item, and why where no proposer said so. */
export function tellBegun(trace: Trace | undefined, item: Item, by?: string): void {
  if (!trace) return;
  const fired = firing(by ?? '', item);
  if (by) trace.fired(fired);
  trace.chose(fired.subject, BEGINS);
}
