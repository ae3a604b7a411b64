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
import type { DetailRow, SummaryRow } from './repository.ts';

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

export const toSummary = (row: SummaryRow): ConversionSummary => ({
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
  ...(row.outlines && { statements: row.outlines }),
});

/** A result as it stands: what a person corrected laid over what was read. */
const correctedOf = (read: Conversion, corrections: Corrections | null): Conversion =>
  corrections ? applyCorrections(read, corrections) : read;

export const toDetail = (row: DetailRow): ConversionDetail => ({
  ...toSummary(row),
  ...(row.result && { conversion: correctedOf(row.result, row.corrections) }),
});
