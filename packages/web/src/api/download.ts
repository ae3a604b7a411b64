import { ApiError } from './client.ts';
import { fetchAsCaller } from './request.ts';

/** Milliseconds for which a saved file's address is kept: browsers read it after the press has returned. */
const KEEP_MS = 60_000;

/**
 * Fetches a file as whoever is signed in and saves it. A plain link could not carry the token.
 * @param fallback its name, where the answer names none
 * @throws {ApiError}
 */
export async function downloadFile(url: string, fallback: string): Promise<void> {
  const response = await fetchAsCaller(url).catch((error: unknown) => {
    throw new ApiError('network', error instanceof Error ? error.message : String(error));
  });
  if (!response.ok) throw await failureOf(response);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? fallback;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/** The name in a `content-disposition`: the one in Unicode where there is one (RFC 6266). */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1];
}

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { message = response.statusText, error } = (body ?? {}) as {
    readonly message?: string;
    readonly error?: string;
  };
  return new ApiError('answer', message, response.status, error);
}
