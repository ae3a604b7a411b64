import {
  type Corrections,
  type CorrectionsReceipt,
  type CorrectionsUpdate,
  type SavedCorrections,
  verdictOfFile,
} from '@tallyleaf/contract';
import { applyCorrections, CorrectionError } from '@tallyleaf/engine/review';
import { outlinesOf } from '@tallyleaf/exporters';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import type { KeyRing } from '../../storage/encryption/key-ring.ts';
import { type Db, findDetail, lockOwn } from './repository.ts';
import { saveCorrections } from './save-corrections.ts';
import { readColumn, sameRow } from './sealed-results.ts';

interface Needs {
  readonly sql: Kysely<Tables>;
  readonly storageKeys: KeyRing;
}

async function readOf(db: Db, storageKeys: KeyRing, owner: Owner, id: string) {
  const row = await findDetail(db, owner, id);
  if (!row) throw new ApiError('not-found');
  const read = readColumn(storageKeys, row, 'result');
  if (!read) throw new ApiError('not-finished');
  return { row, read };
}

/** @throws {ApiError} `not-found`, `not-finished` */
export async function correctionsOf(needs: Needs, owner: Owner, id: string): Promise<SavedCorrections> {
  const { row, read } = await readOf(needs.sql, needs.storageKeys, owner, id);
  const corrections = readColumn(needs.storageKeys, row, 'corrections');
  return { read, corrections, revision: row.corrections_revision };
}

/**
 * Keeps what the owner corrected. What was read stays as it is, beside it.
 * @throws {ApiError} `not-found`, `not-finished`, `invalid-input` where they do not fit what was read, `edited-elsewhere`
 */
export async function correct(
  { sql, storageKeys }: Needs,
  owner: Owner,
  id: string,
  { revision, corrections }: CorrectionsUpdate,
): Promise<CorrectionsReceipt> {
  return sql.transaction().execute(async (within) => {
    // Locked: whether the row is encrypted must not change before it is written.
    if (!(await lockOwn(within, owner, id))) throw new ApiError('not-found');
    const { row, read } = await readOf(within, storageKeys, owner, id);
    const corrected = corrections ? fitting(() => applyCorrections(read, corrections)) : read;
    const { write } = sameRow(storageKeys, row);
    const saved = await saveCorrections(within, owner, id, {
      revision,
      corrections: write('corrections', orNothing(corrections)),
      verdict: verdictOfFile(corrected),
      outlines: write('outlines', outlinesOf(corrected)),
    });
    if (saved === undefined) throw new ApiError('edited-elsewhere');
    return { revision: saved, verdict: verdictOfFile(corrected) };
  });
}

/** Corrections that say nothing are none. */
const orNothing = (corrections: Corrections | null): Corrections | null =>
  corrections?.statements.some((one) => Object.keys(one).length > 0) ? corrections : null;

function fitting<Result>(apply: () => Result): Result {
  try {
    return apply();
  } catch (error) {
    throw error instanceof CorrectionError ? new ApiError('invalid-input', error.message) : error;
  }
}
