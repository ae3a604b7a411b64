import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from './place.ts';

/** A printed file of a corpus, and what is known of it. */

/** A manifest's entry; what stands in it besides is passed on. */
export interface Entry {
  readonly name: string;
  readonly class: 'statement' | 'no-statement' | 'hostile';
  readonly family?: string;
  readonly kind?: string;
  readonly pages?: number;
  readonly password?: string;
  readonly difficulties?: readonly string[];
  readonly sums?: boolean | null;
}

export interface Where {
  readonly page: number;
  readonly box: Box;
  readonly more?: readonly { readonly page: number; readonly box: Box }[];
}

export interface TrueStatement {
  readonly account: Readonly<Record<string, string | null>>;
  readonly transactions: readonly { readonly where?: Where | null }[];
}

export interface Truth {
  readonly source: {
    readonly fileName: string;
    readonly sha256: string;
    readonly pages: number;
    readonly kind: string;
  };
  readonly statements: readonly TrueStatement[];
}

export interface Source {
  readonly entry: Entry;
  readonly bytes: Uint8Array;
  /** Null of a paper that is no statement. */
  readonly truth: Truth | null;
}

/** Where a corpus's printed files lie: those that can be scanned. */
export function printedEntries(corpus: string): Entry[] {
  const manifest = JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8')) as Entry[];
  return manifest.filter(
    (entry) =>
      entry.name.endsWith('.pdf') &&
      !entry.password &&
      (entry.class === 'no-statement' || (entry.class === 'statement' && entry.kind === 'digital')),
  );
}

export function readSource(corpus: string, entry: Entry): Source {
  const truth = join(corpus, 'truth', `${entry.name}.json`);
  return {
    entry,
    bytes: new Uint8Array(readFileSync(join(corpus, 'files', entry.name))),
    truth: existsSync(truth) ? (JSON.parse(readFileSync(truth, 'utf8')) as Truth) : null,
  };
}

/** All places of rows on a page. */
export function rowsOn(truth: Truth | null, page: number): Box[] {
  const places =
    truth?.statements.flatMap(({ transactions }) => transactions.flatMap(({ where }) => where ?? [])) ?? [];
  return places
    .flatMap(({ more = [], ...first }) => [first, ...more])
    .flatMap((place) => (place.page === page ? [place.box] : []));
}
