import { decimalsOf, fromMinor, type Statement } from '@tallyleaf/contract';
import { createNodeHost } from '@tallyleaf/engine/node';
import { forgetTexts } from '../../packages/engine/src/languages/remembered.ts';
import { modelOf } from '../../packages/engine/src/model/load-model.ts';
import { readDocument } from '../../packages/engine/src/search/read-document.ts';
import type { DrawnLayout } from './drawn-layout.ts';

/** How right the engine read a drawn layout. */
export interface Outcome {
  readonly seed: string;
  /** Of rows whose date and amount are right. */
  readonly f1: number;
  readonly refused: boolean;
  readonly verified: boolean;
  /** Called verified, and a row's date or amount is wrong, missing or too many. */
  readonly silent: boolean;
  /** Milliseconds. */
  readonly took: number;
  /** Rows as drawn, and as read: `date amount`. */
  readonly wanted: readonly string[];
  readonly got: readonly string[];
  readonly statements: readonly Statement[];
}

const host = createNodeHost();

/** How many of one list are also in the other, each counted once. */
function common(wanted: readonly string[], got: readonly string[]): number {
  const left = new Map<string, number>();
  for (const row of wanted) left.set(row, (left.get(row) ?? 0) + 1);
  return got.filter((row) => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count > 0;
  }).length;
}

/** Reads a drawn layout from its words on, as a PDF's would be. */
export async function readLayout({ seed, pages, printing }: DrawnLayout): Promise<Outcome> {
  const { entries, currency } = printing.account;
  const start = performance.now();
  const { statements } = await readDocument(pages, () => modelOf(host), {}, false);
  forgetTexts();
  const wanted = entries.map(({ date, amount }) => `${date} ${fromMinor(amount, decimalsOf(currency))}`);
  const got = statements.flatMap(({ transactions }) => transactions.map(({ date, amount }) => `${date} ${amount}`));
  const right = common(wanted, got);
  const verified =
    statements.length > 0 && statements.every(({ reconciliation }) => reconciliation.status === 'verified');
  return {
    seed,
    f1: (2 * right) / (wanted.length + got.length),
    refused: statements.length === 0,
    verified,
    silent: verified && (right < wanted.length || right < got.length),
    took: performance.now() - start,
    wanted,
    got,
    statements,
  };
}
