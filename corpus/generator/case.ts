import { createHash } from 'node:crypto';
import { type Grammar, PLAIN } from './layout/grammar.ts';
import { layOut } from './layout/lay-out.ts';
import { type AccountProfile, drawAccount } from './model/draw-account.ts';
import type { AccountModel } from './model/statement-model.ts';
import { seededRandom } from './random.ts';
import { createMeasure, renderPdf } from './render/render-pdf.ts';
import { type Expected, expectedOf } from './truth/expected.ts';
import { vocabularyOf } from './vocabulary/index.ts';

/** Raised when the same seed and choices begin to give another file. */
export const GENERATOR_VERSION = 1;

/** A case as it is asked for. `<country>-<kind>-<slug>` is its name. */
export interface CaseSpec {
  readonly name: string;
  readonly seed: string;
  readonly language: string;
  readonly accounts: readonly AccountProfile[];
  /** Where it departs from the plain grammar. */
  readonly grammar: Partial<Grammar>;
  /** What is hard about it, in the words that the sample statements use where they have one. */
  readonly difficulties: readonly string[];
}

/** What is said about a case beside its truth. */
export interface About {
  readonly generator: number;
  readonly origin: string;
  readonly spec: CaseSpec;
}

export interface MadeCase {
  readonly pdf: Uint8Array;
  readonly expected: Expected;
  readonly about: About;
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const grammarOf = (spec: CaseSpec): Grammar => ({ ...PLAIN, ...spec.grammar });

/** The accounts of a case; those after the first belong to the same holder at the same institution. */
export function accountsOf(spec: CaseSpec): AccountModel[] {
  const vocabulary = vocabularyOf(spec.language);
  const drawn = spec.accounts.map((profile, index) =>
    drawAccount(seededRandom(`${spec.seed}/${index}`), vocabulary, profile),
  );
  const [first] = drawn;
  return drawn.map((account) => {
    if (!first) return account;
    const { institution, holder, address } = first;
    return { ...account, institution, holder, address };
  });
}

/** Makes a case's file and its truth: the same spec gives the same bytes. */
export async function makeCase(spec: CaseSpec): Promise<MadeCase> {
  const grammar = grammarOf(spec);
  const laidOut = layOut(accountsOf(spec), grammar, vocabularyOf(spec.language), createMeasure());
  const pdf = await renderPdf(laidOut.pages, {
    rotate: grammar.page.rotate,
    ink: grammar.ink,
  });
  return {
    pdf,
    expected: expectedOf(laidOut, grammar, sha256Of(pdf)),
    about: { generator: GENERATOR_VERSION, origin: 'drawn by corpus/generator; everything in it is invented', spec },
  };
}
