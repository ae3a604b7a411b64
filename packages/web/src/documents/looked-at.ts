import { useSyncExternalStore } from 'react';

/** Which conversions the reader has looked at, in the browser's own storage: a list of work is gone on with another day. */

/** A list of conversions' ids, newest last. */
export const LOOKED_KEY = 'review_looked_at';
/** Marks that are kept: more than anybody has conversions within their time. */
const MOST = 2000;

const listeners = new Set<() => void>();
const NOTHING: readonly string[] = [];
let known: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: NOTHING };

function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : NOTHING;
  } catch (error) {
    console.warn(error); // somebody else wrote there
    return NOTHING;
  }
}

/** The marked ids; the same list as long as nothing was marked. */
export function lookedAt(storage: Storage = localStorage): readonly string[] {
  const text = storage.getItem(LOOKED_KEY);
  if (text !== known.text) known = { text, ids: parsed(text) };
  return known.ids;
}

/** Marks a conversion as looked at, or takes the mark away. */
export function markLookedAt(id: string, on: boolean, storage: Storage = localStorage): void {
  const others = lookedAt(storage).filter((one) => one !== id);
  try {
    storage.setItem(LOOKED_KEY, JSON.stringify((on ? [...others, id] : others).slice(-MOST)));
  } catch (error) {
    console.warn(error); // no room: the mark is not kept, and not shown, either
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another window marks, too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The marked ids, as they change. */
export const useLookedAt = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => lookedAt(),
    () => NOTHING,
  );

/** The document to go on with after one: the next in the list that was not looked at, round its end; null: there is none. */
export function nextToLookAt(list: readonly string[], after: string | null, looked: readonly string[]): string | null {
  const at = after === null ? -1 : list.indexOf(after);
  const inTurn = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
  return inTurn.find((id) => !looked.includes(id)) ?? null;
}
