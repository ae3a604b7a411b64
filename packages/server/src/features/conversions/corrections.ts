import {
  type Corrections,
  type CorrectionsReceipt,
  type CorrectionsUpdate,
  type SavedCorrections,
  verdictOfFile,
} from '@tallyleaf/contract';
import { applyCorrections, CorrectionError } from '@tallyleaf/engine/review';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import { type Db, findDetail } from './repository.ts';
import { saveCorrections } from './save-corrections.ts';

async function readOf(db: Db, owner: Owner, id: string) {
  const row = await findDetail(db, owner, id);
  if (!row) throw new ApiError('not-found');
  if (!row.result) throw new ApiError('not-finished');
  return { read: row.result, corrections: row.corrections, revision: row.corrections_revision };
}

/** @throws {ApiError} `not-found`, `not-finished` */
export async function correctionsOf(db: Db, owner: Owner, id: string): Promise<SavedCorrections> {
  return await readOf(db, owner, id);
}

/**
 * Keeps what the owner corrected. What was read stays as it is, beside it.
 * @throws {ApiError} `not-found`, `not-finished`, `invalid-input` where they do not fit what was read, `edited-elsewhere`
 */
export async function correct(
  db: Db,
  owner: Owner,
  id: string,
  { revision, corrections }: CorrectionsUpdate,
): Promise<CorrectionsReceipt> {
  const { read } = await readOf(db, owner, id);
  const corrected = corrections ? fitting(() => applyCorrections(read, corrections)) : read;
  const saved = await saveCorrections(db, owner, id, { revision, corrections: orNothing(corrections), corrected });
  if (saved === undefined) throw new ApiError('edited-elsewhere');
  return { revision: saved, verdict: verdictOfFile(corrected) };
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
