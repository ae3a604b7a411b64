import type { ConversionSummary } from '@tallyleaf/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cancelConversion, deleteConversion } from '../api/conversions.ts';
import { listConversions, MOST_LISTED } from '../api/history.ts';
import { deleteAnnotated } from '../documents/annotated.ts';
import { useSession } from '../session/session.ts';
import { appendPage, isUnderWay, mergeFresh } from './server-list.ts';

/** Milliseconds between looks at what is under way. The list is one call, however many rows are. */
const LOOK_MS = 1500;
/** Pages that come by themselves: what needs a person is to stand first among all of them. More come at a word. */
const PAGES_AT_ONCE = 10;

export interface ServerList {
  readonly status: 'waiting' | 'ready' | 'failed';
  readonly rows: readonly ConversionSummary[];
  /** Fetches further pages, where there are some. */
  readonly more: (() => Promise<void>) | null;
  readonly reload: () => void;
  /** Deletes one by one; those that could not be deleted stay. @throws {ApiError} */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** @throws {ApiError} */
  readonly cancel: (id: string) => Promise<void>;
}

interface Listed {
  readonly status: ServerList['status'];
  readonly rows: readonly ConversionSummary[];
  readonly next: string | undefined;
}

const NOTHING: Listed = { status: 'waiting', rows: [], next: undefined };

/** Fetches pages from a cursor on, newest first. @throws {ApiError} */
export async function fetchPages(cursor?: string, signal?: AbortSignal): Promise<Omit<Listed, 'status'>> {
  let rows: readonly ConversionSummary[] = [];
  let next = cursor;
  for (let pages = 0; pages < PAGES_AT_ONCE; pages += 1) {
    const page = await listConversions({ limit: MOST_LISTED, cursor: next, ...(signal && { signal }) });
    rows = appendPage(rows, page.items);
    next = page.nextCursor;
    if (next === undefined) break;
  }
  return { rows, next };
}

/** One's own conversions on the server; what is under way is followed. */
export function useServerList(): ServerList {
  const { token, userLoadDone } = useSession();
  const [listed, setListed] = useState(NOTHING);
  const [turn, setTurn] = useState(0);
  const { rows, next } = listed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another caller has another list, another turn asks again
  useEffect(() => {
    if (!userLoadDone) return;
    const over = new AbortController();
    fetchPages(undefined, over.signal)
      .then((pages) => setListed({ status: 'ready', ...pages }))
      .catch((error: unknown) => {
        if (over.signal.aborted) return;
        console.error(error);
        setListed({ ...NOTHING, status: 'failed' });
      });
    return () => over.abort();
  }, [token, userLoadDone, turn]);

  const change = useCallback((alter: (rows: readonly ConversionSummary[]) => readonly ConversionSummary[]): void => {
    setListed((before) => ({ ...before, rows: alter(before.rows) }));
  }, []);
  useLiveRows(rows, change);

  const more = async (): Promise<void> => {
    const pages = await fetchPages(next);
    setListed((before) => ({ ...before, rows: appendPage(before.rows, pages.rows), next: pages.next }));
  };
  const remove = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      await deleteConversion(id);
      // A browser that keeps nothing has nothing of it, either.
      await deleteAnnotated([id]).catch((error: unknown) => console.warn(error));
      change((before) => before.filter((row) => row.id !== id));
    }
  };
  const cancel = async (id: string): Promise<void> => {
    await cancelConversion(id);
    change((before) => before.map((row) => (row.id === id ? { ...row, status: 'cancelled' } : row)));
  };
  const reload = (): void => {
    setListed(NOTHING);
    setTurn(turn + 1);
  };
  return { status: listed.status, rows, more: next === undefined ? null : more, reload, remove, cancel };
}

/** While something is under way and the page is seen, the list is looked at again and again. */
function useLiveRows(
  rows: readonly ConversionSummary[],
  change: (alter: (rows: readonly ConversionSummary[]) => readonly ConversionSummary[]) => void,
): void {
  const live = rows.some(isUnderWay);
  const limit = useRef(0);
  limit.current = Math.min(MOST_LISTED, rows.length + 5);
  useEffect(() => {
    if (!live) return;
    const over = new AbortController();
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const { items } = await listConversions({ limit: limit.current, signal: over.signal });
      if (!over.signal.aborted) change((before) => mergeFresh(before, items));
    };
    // A look that fails is followed by another one.
    const timer = setInterval(() => void look().catch(() => {}), LOOK_MS);
    return () => {
      clearInterval(timer);
      over.abort();
    };
  }, [live, change]);
}
