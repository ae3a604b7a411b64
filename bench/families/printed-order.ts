import type { Drawn } from './family.ts';

const ROW = /data-row="(\d+)\.(\d+)"/gu;

/**
 * The rows of a statement (their indexes) in the order of the contract: as printed, and in the order of time where they are
 * printed the other way round.
 */
export function inPrintedOrder({ pages, statements }: Pick<Drawn, 'pages' | 'statements'>, at: number): number[] {
  const found = [...pages.join('').matchAll(ROW)].flatMap(([, s, r]) => (Number(s) === at ? [Number(r)] : []));
  const printed = [...new Set(found)];
  const time = (statements[at]?.transactions ?? []).map((_, r) => r);
  return [...printed].reverse().join() === time.join() ? time : printed;
}
