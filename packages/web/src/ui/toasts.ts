import {
  addToast,
  closeToast,
  REMOVAL_DELAY_MS,
  removeToast,
  type ToastEntry,
  type ToastMessage,
} from './toast-list.ts';

/** The toasts that are shown: one store for the page, read by `Toaster`. */
let entries: readonly ToastEntry[] = [];
let nextId = 1;
const queue: ToastEntry[] = [];
let draining = false;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Queued toasts join the visible list one at a time, each in a turn of its own. */
function drain(): void {
  const entry = queue.shift();
  draining = entry !== undefined;
  if (!entry) return;
  const before = entries;
  publish(addToast(before, entry));
  for (const old of before) {
    const now = entries.find(({ id }) => id === old.id);
    if (old.open && now && !now.open) removeLater(old.id);
  }
  queueMicrotask(drain);
}

const removeLater = (id: number): void => {
  setTimeout(() => publish(removeToast(entries, id)), REMOVAL_DELAY_MS);
};

/** Shows a short message at the top of the page. */
export function toast(message: ToastMessage): void {
  queue.push({ ...message, id: nextId++, open: true });
  if (!draining) drain();
}

/** Closes a toast and removes it after the delay. */
export function dismissToast(id: number): void {
  publish(closeToast(entries, id));
  removeLater(id);
}

export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentToasts = (): readonly ToastEntry[] => entries;

/** Whether there ever was a toast: until then the page does without a toaster. */
export const wereToasts = (): boolean => nextId > 1;
