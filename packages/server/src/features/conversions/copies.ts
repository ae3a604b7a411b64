import type { ConversionOptions, SetLayout } from '@tallyleaf/contract';
import type { Owner } from '../../http/authenticate.ts';
import type { Seal } from '../../secrets.ts';
import { type Db, own, type SummaryRow } from './repository.ts';

/**
 * One result for each owner, content and options: a file that was handed in before, in the same way, is neither stored
 * nor converted again.
 */

/** What is asked for of one file. */
export interface Asked {
  readonly sha256: string;
  readonly passwords: readonly string[];
  readonly options: ConversionOptions;
  /** The columns that the owner has set, by which it would be read. */
  readonly layouts: readonly SetLayout[];
}

/** Tells what is asked for from anything else; passwords are part of it, and cannot be found out from it. */
export const askedOf = (seal: Seal, { sha256, passwords, options, layouts }: Asked): string =>
  seal.fingerprint(`asked ${JSON.stringify([sha256, passwords, inOrder(options), layouts])}`);

/** The same text for the same options, in whatever order they come. */
export const inOrder = (options: ConversionOptions): readonly (readonly [string, unknown])[] =>
  Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));

/** A conversion that answers what is asked for. */
export type Answering = Pick<SummaryRow, 'id' | 'file_name' | 'status'> & { readonly asked: string };

/** The owner's conversions that answer these, done or on their way, by what was asked; of several, the newest. */
export async function findCopies(db: Db, owner: Owner, asked: readonly string[]): Promise<Map<string, Answering>> {
  if (asked.length === 0) return new Map();
  const rows = await own(db, owner)
    .where('asked', 'in', [...new Set(asked)])
    .where('status', 'in', ['queued', 'running', 'done'])
    .select(['id', 'file_name', 'status', 'asked'])
    .orderBy('created_at')
    .execute();
  return new Map(rows.flatMap(({ asked, ...row }) => (asked === null ? [] : [[asked, { ...row, asked }] as const])));
}
