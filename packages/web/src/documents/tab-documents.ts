import type { Conversion, Corrections } from '@tallyleaf/contract';
import { useSyncExternalStore } from 'react';
import { askOnLeaving } from '../pwa/leaving.ts';
import { clearHeld, storedHeld, storeHeld, storeIndex } from './tab-storage.ts';

/**
 * The documents that are open in this tab: files that were put on the page, and what was read and corrected of them. Nothing of
 * them is kept on the device unless the reader says so (`documents.ts`); a reload of the tab finds them again, as far as the
 * tab's storage has room, and they are gone with the tab.
 */

/** What was read of a file, and what was corrected of that. */
export interface HeldResult {
  readonly read: Conversion;
  readonly corrections: Corrections | null;
  /** Goes up by one with every save of corrections. */
  readonly revision: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The conversion's id on the server; null where it was made on this device. */
  readonly serverId: string | null;
  /** The server had it before this tab sent it. */
  readonly copy?: boolean;
}

export interface Held {
  readonly id: string;
  /** Of one that is kept on the device, only the name is certain. */
  readonly file: File;
  /** Null until the file was read. */
  readonly result: HeldResult | null;
  /** The document with what was annotated on it. */
  readonly annotated: Blob | null;
  /** Whether the reader has it kept on this device, where its result is then. */
  readonly kept: boolean;
  /** Whether it was taken out, as a file or a table, as it is now. */
  readonly taken: boolean;
  /** Whether a reload of the tab finds it again. */
  readonly lasts: boolean;
}

let all: readonly Held[] = [];
let restoring: Promise<void> | null = null;
const listeners = new Set<() => void>();

function set(next: readonly Held[]): void {
  all = next;
  storeIndex(all);
  askOnLeaving('results', all.some(isUnsaved));
  for (const listener of listeners) listener();
}

export const subscribeHeld = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** All that is open, in the order in which it was put on the page. */
export const heldNow = (): readonly Held[] => all;

/** The same for what is shown. */
export const useAllHeld = (): readonly Held[] => useSyncExternalStore(subscribeHeld, heldNow, heldNow);

/** All that is open, what an earlier page of this tab left included. */
export async function restoreHeld(): Promise<readonly Held[]> {
  restoring ??= storedHeld().then(
    (left) => {
      const known = new Set(all.map(({ id }) => id));
      set([...left.filter(({ id }) => !known.has(id)), ...all]);
    },
    (error: unknown) => console.warn(error),
  );
  await restoring;
  return all;
}

const find = (id: string): Held | undefined => all.find((held) => held.id === id);

/** What is open under an id and not kept on the device: it is nowhere else. */
export async function heldHere(id: string): Promise<Held | undefined> {
  await restoreHeld();
  return isHeldOnly(id) ? find(id) : undefined;
}

/** Whether what is open under an id is nowhere but in this tab. */
export const isHeldOnly = (id: string): boolean => find(id)?.kept === false;

async function put(held: Held): Promise<void> {
  set(find(held.id) ? all.map((one) => (one.id === held.id ? held : one)) : [...all, held]);
  const lasts = await storeHeld(held);
  const now = find(held.id);
  // It may have been taken off the page while it was written.
  if (!now) clearHeld(held.id);
  else if (now.lasts !== lasts) set(all.map((one) => (one.id === held.id ? { ...one, lasts } : one)));
}

/** Holds a file that was put on the page. */
export async function holdFile(id: string, file: File): Promise<void> {
  await restoreHeld();
  await put({ id, file, result: null, annotated: null, kept: false, taken: false, lasts: true });
}

/** Holds what was read of a file. What the server has needs no saving. */
export async function holdResult(
  id: string,
  file: File,
  read: Conversion,
  {
    serverId = null,
    copy = false,
    now = new Date(),
  }: { readonly serverId?: string | null; readonly copy?: boolean | undefined; readonly now?: Date } = {},
): Promise<void> {
  await restoreHeld();
  const result: HeldResult = { read, corrections: null, revision: 0, createdAt: now.toISOString(), serverId, copy };
  await put({ id, file, result, annotated: null, kept: false, taken: serverId !== null, lasts: true });
}

/** Changes what is open under an id; nothing where nothing is. */
export async function changeHeld(id: string, change: Partial<Omit<Held, 'id'>>): Promise<void> {
  const before = find(id);
  if (before) await put({ ...before, ...change });
}

/** Lets go of documents: nothing of them is left in this tab. */
export function letGo(ids: readonly string[]): void {
  if (ids.length === 0) return;
  for (const id of ids) clearHeld(id);
  set(all.filter(({ id }) => !ids.includes(id)));
}

/** What was taken out as it stands need not be asked about when the tab is left. */
export const markTaken = (id: string): Promise<void> => changeHeld(id, { taken: true });

/** A result that is nowhere but in this tab, and was not taken out. */
export const isUnsaved = ({ kept, taken, result }: Held): boolean => result !== null && !kept && !taken;
