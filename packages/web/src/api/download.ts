import { requestFile } from './request.ts';

/** Milliseconds for which a saved file's address is kept: browsers read it after the press has returned. */
const KEEP_MS = 60_000;

/**
 * Fetches a file as whoever is signed in and saves it. A plain link could not carry the token.
 * @param fallback its name, where the answer names none
 * @throws {ApiError}
 */
export async function downloadFile(url: string, fallback: string): Promise<void> {
  const { blob, headers } = await requestFile(url);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileNameOf(headers.get('content-disposition')) ?? fallback;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/** The name in a `content-disposition`: the one in Unicode where there is one (RFC 6266). */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1];
}
