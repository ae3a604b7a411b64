import { CONVERSIONS_PATH, type ConversionPage } from '@tallyleaf/contract';
import { request } from './request.ts';

/** Which conversions are asked for. */
export interface HistoryQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/** The most that one call lists. */
export const MOST_LISTED = 100;

/** One's own conversions, newest first. @throws {ApiError} */
export function listConversions({ cursor, limit, signal }: HistoryQuery): Promise<ConversionPage> {
  const query = new URLSearchParams();
  if (cursor !== undefined) query.set('cursor', cursor);
  if (limit !== undefined) query.set('limit', String(limit));
  return request<ConversionPage>('GET', `${CONVERSIONS_PATH}?${query}`, signal ? { signal } : {});
}
