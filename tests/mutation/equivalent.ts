import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findMutants, type Mutant } from './mutants.ts';

/** A change that gives no other behaviour, or one that no test could see; lines may move, their text says which is meant. */
interface Equivalent {
  readonly file: string;
  readonly text: string;
  readonly what: string;
  readonly why: string;
}

const LISTED: readonly Equivalent[] = JSON.parse(readFileSync(resolve(import.meta.dirname, 'equivalent.json'), 'utf8'));

type Named = Pick<Mutant, 'text' | 'what'> & { readonly file: string };

const same = (a: Named, b: Named): boolean => a.file === b.file && a.text === b.text && a.what === b.what;

export const isEquivalent = (mutant: Named): boolean => LISTED.some((one) => same(one, mutant));

/** What is listed and is no change of a source (any more). */
export function strangers(root: string): string[] {
  const there = (one: Equivalent): boolean =>
    findMutants(readFileSync(resolve(root, one.file), 'utf8'), one.file.endsWith('x')).some((mutant) =>
      same(one, { ...mutant, file: one.file }),
    );
  return LISTED.filter((one) => !there(one)).map(({ file, text, what }) => `${file}: ${text} (${what})`);
}
