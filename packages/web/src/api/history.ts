import { CONVERSIONS_PATH, type ConversionPage, type ConversionSummary, EXPORTS_PATH } from '@tallyleaf/contract';
import { downloadFile } from './download.ts';
import { request } from './request.ts';

/** Which conversions are asked for. */
export interface HistoryQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number;
  /** What the file's name has in it. */
  readonly search?: string;
  readonly signal?: AbortSignal;
}

/** The most that one call lists. */
export const MOST_LISTED = 100;

/** One's own conversions, newest first. @throws {ApiError} */
export function listConversions({ cursor, limit, search, signal }: HistoryQuery): Promise<ConversionPage> {
  const query = new URLSearchParams();
  if (cursor !== undefined) query.set('cursor', cursor);
  if (limit !== undefined) query.set('limit', String(limit));
  if (search) query.set('search', search);
  return request<ConversionPage>('GET', `${CONVERSIONS_PATH}?${query}`, signal ? { signal } : {});
}

type Named = Pick<ConversionSummary, 'id' | 'fileName'>;

/** Saves one conversion in a format. @throws {ApiError} */
export const downloadOne = ({ id, fileName }: Named, format: string, locale: string): Promise<void> =>
  downloadFile(`${CONVERSIONS_PATH}/${id}/exports/${format}?${new URLSearchParams({ locale })}`, fileName);

/** Saves several in a format, as one ZIP. @throws {ApiError} */
export function downloadZip(ids: readonly string[], format: string, locale: string): Promise<void> {
  const query = new URLSearchParams({ ids: ids.join(','), format, locale });
  return downloadFile(`${EXPORTS_PATH}?${query}`, 'tallyleaf.zip');
}
