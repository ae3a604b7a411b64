/** Settings of how something is shown, kept in this browser; where it keeps nothing they hold until the page is left. */

export function readKept<T>(name: string | undefined, isOne: (kept: unknown) => kept is T): T | null {
  if (name === undefined || typeof localStorage === 'undefined') return null;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isOne(kept) ? kept : null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

export function writeKept(name: string | undefined, setting: unknown): void {
  if (name === undefined) return;
  try {
    localStorage.setItem(name, JSON.stringify(setting));
  } catch (error) {
    console.warn(error);
  }
}
