/**
 * Whoever closes a tab in which something would be lost is asked first. Browsers ask in their own words, and do not tell a
 * reload, which finds everything again, from an end.
 */

const reasons = new Set<string>();
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Says whether something would be lost, for a reason of its own. It is only listened while there is one: browsers do not put a
 * page aside for the way back that may ask.
 */
export function askOnLeaving(reason: string, wanted: boolean): void {
  if (typeof window === 'undefined' || reasons.has(reason) === wanted) return;
  if (wanted) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** Whether something would be lost. */
export const wouldLose = (): boolean => reasons.size > 0;

/** Loads the page again for a newer version, which the reader has asked for. */
export function reloadUnasked(): void {
  window.removeEventListener('beforeunload', ask);
  window.location.reload();
}
