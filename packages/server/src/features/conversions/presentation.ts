import {
  type Conversion,
  type ConversionDetail,
  type ConversionEvent,
  type ConversionReceipt,
  type ConversionSummary,
  type Corrections,
  ERRORS,
} from '@tallyleaf/contract';
import { applyCorrections } from '@tallyleaf/engine/review';
import type { KeyRing } from '../../storage/encryption/key-ring.ts';
import type { DetailRow, SummaryRow } from './repository.ts';
import { readColumn } from './sealed-results.ts';

/** Rows as the contract's messages. */

export const toReceipt = (row: Pick<SummaryRow, 'id' | 'file_name' | 'status'>): ConversionReceipt => ({
  id: row.id,
  fileName: row.file_name,
  status: row.status,
});

const outcome = (row: SummaryRow): Pick<ConversionEvent, 'progress' | 'refusal' | 'message'> => ({
  ...(row.progress && { progress: row.progress }),
  ...(row.refusal_code && { refusal: { code: row.refusal_code, message: row.refusal_message ?? '' } }),
  ...(row.status === 'failed' && { message: ERRORS.internal.message }),
});

export const toEvent = (row: SummaryRow): ConversionEvent => ({ ...toReceipt(row), ...outcome(row) });

export function toSummary(storageKeys: KeyRing, row: SummaryRow): ConversionSummary {
  const statements = readColumn(storageKeys, row, 'outlines');
  return {
    ...toReceipt(row),
    size: Number(row.size),
    mediaType: row.media_type,
    pages: row.pages,
    createdAt: row.created_at.toISOString(),
    ...(row.finished_at && { finishedAt: row.finished_at.toISOString() }),
    expiresAt: row.expires_at.toISOString(),
    ...outcome(row),
    ...(row.verdict && { verdict: row.verdict }),
    sha256: row.sha256,
    ...(statements && { statements }),
  };
}

/** A result as it stands: what a person corrected laid over what was read. */
const correctedOf = (read: Conversion, corrections: Corrections | null): Conversion =>
  corrections ? applyCorrections(read, corrections) : read;

export function toDetail(storageKeys: KeyRing, row: DetailRow): ConversionDetail {
  const read = readColumn(storageKeys, row, 'result');
  return {
    ...toSummary(storageKeys, row),
    ...(read && { conversion: correctedOf(read, readColumn(storageKeys, row, 'corrections')) }),
  };
}
