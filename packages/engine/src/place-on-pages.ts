import type { Place, Statement } from '@tallyleaf/contract';
import { bendAt } from './geometry/bend.ts';
import { projectedBox } from './geometry/projection.ts';
import type { Box, Page } from './shapes/page.ts';

type Taken = NonNullable<Page['taken']>;

/** A box on a page that was made straight, and level, as a box of the file's page. */
function takenBack({ toPage, bend }: Taken, [x0, y0, x1, y1]: Box): Box {
  const fall = (x: number, y: number): number => (bend ? bendAt(bend, x, y) : 0);
  const top = y0 + Math.min(fall(x0, y0), fall(x1, y0));
  const bottom = y1 + Math.max(fall(x0, y1), fall(x1, y1));
  return projectedBox(toPage, [x0, top, x1, bottom]);
}

/** A place on a page as it was laid out, as one of the file's own page. */
export function placeInFile<P extends Place>(where: P, pages: readonly Page[]): P {
  const taken = pages[where.page - 1]?.taken;
  return taken ? { ...where, page: taken.page, box: [...takenBack(taken, where.box)] } : where;
}

/** Boxes are told on the file's own pages: those of a page that was made straight are taken back to where its ink lies. */
export function placeOnPages(statement: Statement, pages: readonly Page[]): Statement {
  if (pages.every((page, index) => !page.taken && page.number === index + 1)) return statement;
  const place = <P extends Place>(where: P): P => placeInFile(where, pages);
  return {
    ...statement,
    transactions: statement.transactions.map((row) => {
      if (!row.where) return row;
      const { more, ...where } = row.where as Place & { more?: Place[] };
      return { ...row, where: { ...place(where), ...(more && { more: more.map(place) }) } };
    }),
    reconciliation: {
      ...statement.reconciliation,
      checks: statement.reconciliation.checks.map((check) =>
        check.where ? { ...check, where: check.where.map(place) } : check,
      ),
    },
  };
}
