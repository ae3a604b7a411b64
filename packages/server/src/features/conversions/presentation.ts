import {
  type ConversionDetail,
  type ConversionEvent,
  type ConversionReceipt,
  type ConversionSummary,
  ERRORS,
} from '@tallyleaf/contract';
import type { DetailRow, Place, SummaryRow } from './repository.ts';

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
  createdAt: row.created_at.toISOString(),
  ...(row.finished_at && { finishedAt: row.finished_at.toISOString() }),
  expiresAt: row.expires_at.toISOString(),
  ...outcome(row),
});

export const toDetail = (row: DetailRow): ConversionDetail => ({
  ...toSummary(row),
  ...(row.result && { conversion: row.result }),
});

/** A cursor is a place in the list, in a form that callers do not take apart. */
export const toCursor = (row: SummaryRow): string =>
  Buffer.from(`${row.created_at.getTime()} ${row.id}`).toString('base64url');

/** The place that a cursor stands for, or `undefined` when it is none. */
export function fromCursor(cursor: string): Place | undefined {
  const match = /^(\d{1,15}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const [, time, id] = match ?? [];
  return time !== undefined && id !== undefined ? { createdAt: new Date(Number(time)), id } : undefined;
}
