/** The rules of the toaster (spec sections 4 and 9; product.md section 7), as pure functions on the visible list. */

/** At most so many toasts are open; the oldest is dropped for a new one. */
export const MAX_OPEN = 3;
/** At most so many are in the list, those that are closing included. */
export const MAX_LISTED = 5;
export const TOAST_DURATION_MS = 5000;
/** Between a toast's closing and its going, in milliseconds. */
export const REMOVAL_DELAY_MS = 200;
/** Pixels to the right after which a swiped toast goes. */
export const SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'plain' | 'good' | 'bad';
}

export interface ToastEntry extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** Marks a toast closed; it is deleted `REMOVAL_DELAY_MS` later. */
export const closeToast = (list: readonly ToastEntry[], id: number): readonly ToastEntry[] =>
  list.map((entry) => (entry.id === id ? { ...entry, open: false } : entry));

/** Deletes a toast. */
export const removeToast = (list: readonly ToastEntry[], id: number): readonly ToastEntry[] =>
  list.filter((entry) => entry.id !== id);

/** Appends a toast; those that are over the limits are closed (open ones) or dropped (listed ones), oldest first. */
export function addToast(list: readonly ToastEntry[], entry: ToastEntry): readonly ToastEntry[] {
  const open = list.filter((other) => other.open);
  const surplus = new Set(open.slice(0, Math.max(0, open.length + 1 - MAX_OPEN)).map(({ id }) => id));
  const next = [...list.map((other) => (surplus.has(other.id) ? { ...other, open: false } : other)), entry];
  const dropped = next.filter((other) => !other.open).slice(0, Math.max(0, next.length - MAX_LISTED));
  return next.filter((other) => !dropped.includes(other));
}
