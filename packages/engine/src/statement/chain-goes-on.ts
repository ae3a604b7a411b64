import type { Item, Labelled, Remark, Row } from '../shapes/row.ts';
import { balanceOf } from './balance-restarts.ts';
import { follows } from './chain-restarts.ts';

/**
 * The lines that balances go on over, from the row above to the row below, in the order of either. An account's number there is that
 * of whom a row paid, or of a card, whatever it is called:
 *
 *     02 Oct   DIRECT DEBIT        280.29     30,185.10
 *     02 Oct   TRANSFER IN         308.84     30,493.94
 *              Card number: 16417262515961
 *     05 Oct   TRANSFER IN         324.00     30,817.94
 *
 * One link may be chance, so that the row before or behind must go on as well. Any account may begin with nothing.
 */
export function linesInChain(items: readonly Item[]): ReadonlySet<Remark> {
  const rows = items.filter((item): item is Row => item.kind === 'row');
  const over = new Set<Remark>();
  let at = -1;
  let between: Remark[] | null = null;
  for (const item of items) {
    if (item.kind === 'remark') between?.push(item);
    else if (item.kind === 'section' || (item.kind === 'labelled' && item.inTable && !isCarried(item))) between = null;
    else if (item.kind === 'row') {
      if (between !== null && between.length > 0 && goesOn(rows, at)) for (const line of between) over.add(line);
      [at, between] = [at + 1, []];
    }
  }
  return over;
}

/** A balance carried over to the next page parts no rows: where another account begins, it is another. */
const isCarried = ({ phrase }: Labelled): boolean => phrase === 'carried-forward' || phrase === 'brought-forward';

/** The balances of a row and the next follow from each other, and so do those of a neighbour. */
function goesOn(rows: readonly Row[], at: number): boolean {
  const follow = (a: Row | undefined, b: Row | undefined): boolean => !!a && !!b && follows(b, a);
  return [(i: number) => follow(rows[i], rows[i + 1]), (i: number) => follow(rows[i + 1], rows[i])].some(
    (link) =>
      link(at) && (link(at - 1) || link(at + 1)) && [at, at + 1].every((i) => rows[i] && balanceOf(rows[i]) !== 0n),
  );
}
