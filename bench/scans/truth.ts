import { type Mapping, mapBox } from './place.ts';
import type { TrueStatement, Truth, Where } from './source.ts';

/** Where a printed page came to lie in the scan: the page, and its points in that page's points. */
export interface Placement {
  readonly page: number;
  readonly toPage: Mapping;
}

/** A row's place in the scan. Parts that two sheets had may now stand on one page; they stay parts. */
function placed(where: Where, placements: ReadonlyMap<number, Placement>): Where | null {
  const parts = [where, ...(where.more ?? [])].map(({ page, box }) => {
    const placement = placements.get(page);
    return placement ? { page: placement.page, box: mapBox(box, placement.toPage) } : null;
  });
  const [first, ...more] = parts.filter((part) => part !== null);
  if (!first || parts.includes(null)) return null;
  return { ...first, ...(more.length > 0 ? { more } : {}) };
}

/**
 * What a right conversion of the scan holds: what the printed file held, elsewhere.
 * @param hidden fields of the account that cannot be seen any more
 */
export function truthOfScan(
  truth: Truth,
  source: Truth['source'],
  placements: ReadonlyMap<number, Placement>,
  hidden: ReadonlySet<string>,
): Truth {
  const statements = truth.statements.map(
    (statement): TrueStatement => ({
      ...statement,
      account: Object.fromEntries(
        Object.entries(statement.account).map(([field, value]) => [field, hidden.has(field) ? null : value]),
      ),
      transactions: statement.transactions.map((row) => {
        const { where, ...rest } = row;
        const place = where ? placed(where, placements) : null;
        return place ? { ...rest, where: place } : rest;
      }),
    }),
  );
  return { ...truth, source, statements };
}
