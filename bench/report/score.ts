import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Conversion, Statement, Transaction } from '@tallyleaf/contract';
import type { Corpus, Entry } from './corpora.ts';

/** The scorer that all corpora share, and how right rows of a confidence are. */

export interface Figures {
  readonly files: number;
  readonly statements: number;
  readonly transactions: number;
  readonly f1: number | null;
  readonly meanFileF1: number | null;
  readonly perfect: number | null;
  readonly silentErrors: number;
  readonly falseAlarms: number;
  readonly falseAlarmRate: number | null;
  readonly verifiedDespiteMisprint: number;
  readonly misprints: number;
  readonly verifiedWithoutProof: number;
  readonly refusalAccuracy: number | null;
  readonly boxIoU: number | null;
  readonly ece: number | null;
  readonly fields: Readonly<Record<string, number | null>>;
}

export interface Score {
  readonly total: Figures;
  readonly by: Readonly<Record<string, Readonly<Record<string, Figures>>>>;
}

type Truth = Pick<Conversion, 'statements'>;
export type Answer = Conversion | { readonly refusal: string };

interface Scorer {
  readonly scoreAll: (
    manifest: readonly Entry[],
    truthOf: (entry: Entry) => unknown,
    gotOf: (entry: Entry) => unknown,
  ) => Score;
  readonly align: (truth: readonly Transaction[], got: readonly Transaction[], limit: number) => [number, number][];
  readonly likeness: (a: string, b: string) => number;
  readonly sameAmount: (a: unknown, b: unknown) => boolean;
  readonly matchStatements: (truth: readonly Statement[], got: readonly Statement[]) => { pairs: [number, number][] };
}

const path = resolve(import.meta.dirname, '../../../shared/score/score.mjs');

/** @throws {Error} where the scorer is not there. */
export async function loadScorer(): Promise<Scorer> {
  if (!existsSync(path)) throw new Error('there is no scorer beside this repository');
  return (await import(pathToFileURL(path).href)) as Scorer;
}

export function truthOf({ folder }: Corpus, entry: Entry): Truth | null {
  const file = join(folder, 'truth', `${entry.name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Truth) : null;
}

/** How like a description must be to count as right, as in the scorer for digital files. */
const LIKE = 0.9;

interface TrueRow extends Transaction {
  readonly alsoAccepted?: readonly string[];
}

function isRight(scorer: Scorer, truth: TrueRow, got: Transaction): boolean {
  const texts = [truth.description, ...(truth.alsoAccepted ?? [])];
  return (
    truth.date === got.date &&
    scorer.sameAmount(truth.amount, got.amount) &&
    (truth.balance === null || scorer.sameAmount(truth.balance, got.balance)) &&
    texts.some((text) => scorer.likeness(text, got.description) >= LIKE)
  );
}

/** Each row's confidence and whether it was right. */
export function judgedRows(scorer: Scorer, truth: Truth, answer: Answer): [confidence: number, right: boolean][] {
  if ('refusal' in answer) return [];
  const right = new Set<Transaction>();
  for (const [t, g] of scorer.matchStatements(truth.statements, answer.statements).pairs) {
    const [rows, got] = [truth.statements[t]?.transactions ?? [], answer.statements[g]?.transactions ?? []];
    for (const [a, b] of scorer.align(rows, got, LIKE)) {
      const [one, other] = [rows[a], got[b]];
      if (one && other && isRight(scorer, one, other)) right.add(other);
    }
  }
  return answer.statements.flatMap(({ transactions }) =>
    transactions.map((row): [number, boolean] => [row.confidence, right.has(row)]),
  );
}
