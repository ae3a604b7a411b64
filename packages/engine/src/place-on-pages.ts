import type { Place, Statement } from '@tallyleaf/contract';
import { projectedBox } from './geometry/projection.ts';
import type { Page } from './shapes/page.ts';

/** Boxes are told on the file's own pages: those of a page that was made straight are taken back to where its ink lies. */
export function placeOnPages(statement: Statement, pages: readonly Page[]): Statement {
  if (pages.every((page, index) => !page.taken && page.number === index + 1)) return statement;
  const place = <P extends Place>(where: P): P => {
    const taken = pages[where.page - 1]?.taken;
    if (!taken) return where;
    return {
      ...where,
      page: taken.page,
      box: [...projectedBox(taken.toPage, where.box as [number, number, number, number])],
    };
  };
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
