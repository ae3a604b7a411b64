import type { Translate } from '../../i18n/translate.ts';

/** What a route says when it answers with a failure. */
export interface FailureFacts {
  readonly status: number;
  /** A status message that came with the failure; ours stands in where there is none. */
  readonly statusMessage?: string | undefined;
  /** A route matched, but refused what stands in its place: an unknown language before a page, say. */
  readonly refused?: boolean;
}

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** An address as people write it; one that is wrongly escaped stays as it is. */
function legible(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * The status message under the number: the path of what no route matches, the full path of what a route refused
 * (specification, sections 2 and 8), else what the failure brought, else "Internal Server Error".
 */
export function statusMessageOf(t: Translate, { status, statusMessage, refused }: FailureFacts, at: Address): string {
  if (status === 404) {
    return refused
      ? t('failure.notFound.refused', { path: legible(at.pathname + at.search) })
      : t('failure.notFound.message', { path: legible(at.pathname) });
  }
  return statusMessage?.trim() || t('failure.internal');
}
