import { SHARE_PATH } from '../share.ts';
import type { BuildList } from './build-list.ts';

/** How a request is answered; `pass`: by the network alone, as if there were no worker. */
export type Kind = 'share' | 'page' | 'asset' | 'file' | 'pass';

/** What is asked for, as far as it matters. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
}

/** Calls, what says which build is the newest, and the worker itself: an old answer would be a wrong one. */
const NEVER_KEPT = /^\/(?:api|user|builds|health|_ipx)(?:\/|$)|^\/sw\.js$|\.data$|\/_payload\.json$/;

/** The engine keeps what reads scans in a store of its own. */
export const KEPT_BY_ENGINE = /(?:tesseract[^/]*\.wasm|\.traineddata[^/]*\.gz|libheif[^/]*\.wasm)$/;

/** Sorts a request. Everything is left alone that is not known to be safe. */
export function kindOf({ method, mode, url }: Asked, origin: string, { files }: Pick<BuildList, 'files'>): Kind {
  if (url.origin !== origin) return 'pass';
  if (method === 'POST' && url.pathname === SHARE_PATH) return 'share';
  if (method !== 'GET' || NEVER_KEPT.test(url.pathname)) return 'pass';
  if (url.pathname.startsWith('/assets/')) return KEPT_BY_ENGINE.test(url.pathname) ? 'pass' : 'asset';
  if (files.includes(url.pathname)) return 'file';
  return mode === 'navigate' ? 'page' : 'pass';
}
