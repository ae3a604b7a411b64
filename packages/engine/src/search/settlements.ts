import type { FigureRole } from '../shapes/row.ts';

/** How disputes between rules and model are settled otherwise than by how sure the model is. */

/** Who settles each dispute otherwise than by how sure the model is. */
export interface Settlement {
  readonly trust: 'rules' | 'model' | 'both';
  readonly settled: ReadonlyMap<string, 'rules' | 'model'>;
  /** Tables without a heading hold the bookings, whatever headings stand over others; or both do. */
  readonly tables?: 'unheaded' | 'all';
  /** Roles of some tables' columns that go before rules and model, and why. */
  readonly columns?: { readonly by: string; readonly assigned: ReadonlyMap<number, readonly FigureRole[]> };
}

/** How far a dispute's settlement is from being settled the other way. */
interface Doubt {
  readonly name: string;
  readonly other: 'rules' | 'model';
  readonly distance: number;
}

/** Disputes by name, each as settled the other way, the closest first. */
export function doubtsOf(leads: ReadonlyMap<string, readonly number[]>, sure: number): Doubt[] {
  return [...leads]
    .map(([name, all]): Doubt => {
      const mean = all.reduce((sum, lead) => sum + Math.min(lead, 20), 0) / all.length;
      return { name, other: mean > sure ? 'rules' : 'model', distance: Math.abs(mean - sure) };
    })
    .sort((a, b) => a.distance - b.distance);
}

/** What is tried when the first reading is not proven: each doubt alone, all of the rules, all of the model, then doubts two by two. */
export function* settlements(doubts: readonly Doubt[]): Generator<Settlement> {
  const both = (...some: readonly Doubt[]): Settlement => ({
    trust: 'both',
    settled: new Map(some.map(({ name, other }) => [name, other])),
  });
  const [first] = doubts;
  if (first) yield both(first);
  yield { trust: 'rules', settled: new Map() };
  yield { trust: 'model', settled: new Map() };
  for (const doubt of doubts.slice(1)) yield both(doubt);
  for (const [i, one] of doubts.entries()) for (const other of doubts.slice(0, i)) yield both(one, other);
}

/** Disputes name tables and columns from 0 on, people from 1 on. */
const countedFromOne = (dispute: string): string =>
  dispute.replace(/\b(table|figures|dates) (\d+)/gu, (_, what, number) => `${what} ${Number(number) + 1}`);

/** A settlement in words. */
export function nameOf({ trust, settled, columns, tables }: Settlement): string {
  const named = { unheaded: 'tables without a heading', all: 'tables with a heading and without' };
  const who = tables ? named[tables] : trust === 'both' ? 'rules and model' : trust;
  const otherwise = [...settled].map(([dispute, by]) => `${countedFromOne(dispute)}: as the ${by}`);
  return [columns ? `columns ${columns.by}, then rules` : who, ...otherwise].join('; ');
}
