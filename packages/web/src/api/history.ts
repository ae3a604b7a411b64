import { CONVERSIONS_PATH, type ConversionPage, type ConversionSummary, EXPORTS_PATH } from '@tallyleaf/contract';
import { readerLanguages } from '../i18n/reader-languages.ts';
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

/** In what form files are asked for. */
export interface FileForm {
  /** As the server knows it. */
  readonly format: string;
  /** The reader's language tag, for how figures are written in a file. */
  readonly locale: string;
  /** What was chosen of the format. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The order of dates goes by all of the reader's languages, as it does in the browser. */
const languagesOf = (locale: string): string => readerLanguages(locale).slice(0, 10).join(',');

/** Saves one conversion in a format. @throws {ApiError} */
export function downloadOne({ id, fileName }: Named, { format, locale, settings }: FileForm): Promise<void> {
  const query = new URLSearchParams({ ...settings, locale, languages: languagesOf(locale) });
  return downloadFile(`${CONVERSIONS_PATH}/${id}/exports/${format}?${query}`, fileName);
}

/**
 * Saves several in a format: as one ZIP, or merged, an account's statements joined.
 * @throws {ApiError}
 */
export function downloadSeveral(ids: readonly string[], form: FileForm, merge: boolean): Promise<void> {
  const { format, locale, settings } = form;
  const query = new URLSearchParams({ ...settings, ids: ids.join(','), format, locale, languages: languagesOf(locale), merge: String(merge) });
  return downloadFile(`${EXPORTS_PATH}?${query}`, merge ? 'tallyleaf' : 'tallyleaf.zip');
}
