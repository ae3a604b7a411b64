import type { ConversionSummary } from '@tallyleaf/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cancelConversion, deleteConversion } from '../../api/conversions.ts';
import { listConversions, MOST_LISTED } from '../../api/history.ts';
import { deleteAnnotated } from '../../documents/annotated.ts';
import { useSession } from '../../session/session.ts';
import { appendPage, isUnderWay, mergeFresh } from './rows.ts';

/** Milliseconds between looks at what is under way. The list is one call, however many rows are. */
const LOOK_MS = 1500;
/** Rows that come at a time. */
const PAGE = 25;

export interface History {
  readonly status: 'waiting' | 'ready' | 'failed';
  readonly rows: readonly ConversionSummary[];
  /** Fetches a further page, where there is one. */
  readonly more: (() => Promise<void>) | null;
  readonly reload: () => void;
  /** Deletes rows one after the other; those that could not be deleted stay. @throws {ApiError} */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** @throws {ApiError} */
  readonly cancel: (id: string) => Promise<void>;
}

interface Listed {
  readonly status: History['status'];
  readonly rows: readonly ConversionSummary[];
  readonly next: string | undefined;
}

const NOTHING: Listed = { status: 'waiting', rows: [], next: undefined };

/** One's own conversions on the server, as far as they were listed; what is under way is followed. */
export function useHistory(search: string): History {
  const { token, userLoadDone } = useSession();
  const [listed, setListed] = useState(NOTHING);
  const [turn, setTurn] = useState(0);
  const { rows, next } = listed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another caller has another list, another turn asks again
  useEffect(() => {
    if (!userLoadDone) return;
    const over = new AbortController();
    listConversions({ search, limit: PAGE, signal: over.signal })
      .then(({ items, nextCursor }) => setListed({ status: 'ready', rows: items, next: nextCursor }))
      .catch((error: unknown) => {
        if (over.signal.aborted) return;
        console.error(error);
        setListed({ ...NOTHING, status: 'failed' });
      });
    return () => over.abort();
  }, [search, token, userLoadDone, turn]);

  const change = useCallback((alter: (rows: readonly ConversionSummary[]) => readonly ConversionSummary[]): void => {
    setListed((before) => ({ ...before, rows: alter(before.rows) }));
  }, []);
  useLiveRows(rows, search, change);

  const more = async (): Promise<void> => {
    const page = await listConversions({ search, limit: PAGE, cursor: next });
    setListed((before) => ({ ...before, rows: appendPage(before.rows, page.items), next: page.nextCursor }));
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
  search: string,
  change: (alter: (rows: readonly ConversionSummary[]) => readonly ConversionSummary[]) => void,
): void {
  const live = rows.some(isUnderWay);
  const limit = useRef(PAGE);
  limit.current = Math.min(MOST_LISTED, Math.max(PAGE, rows.length + 5));
  useEffect(() => {
    if (!live) return;
    const over = new AbortController();
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const { items } = await listConversions({ search, limit: limit.current, signal: over.signal });
      if (!over.signal.aborted) change((before) => mergeFresh(before, items));
    };
    // A look that fails is followed by another one.
    const timer = setInterval(() => void look().catch(() => {}), LOOK_MS);
    return () => {
      clearInterval(timer);
      over.abort();
    };
  }, [live, search, change]);
}
