/** Days that a document is kept after it was last opened: as long as the server keeps a user's (product, section 4). */
export const KEPT_DAYS = 30;

/** Where it is remembered that every result is to be kept on this device. */
const ALWAYS_KEY = 'keep_on_device';

export function keepsAlways(): boolean {
  try {
    return localStorage.getItem(ALWAYS_KEY) === 'always';
  } catch {
    return false; // a browser that keeps nothing
  }
}

/** Remembers whether every result is to be kept from now on. */
export function keepAlways(on: boolean): void {
  try {
    if (on) localStorage.setItem(ALWAYS_KEY, 'always');
    else localStorage.removeItem(ALWAYS_KEY);
  } catch (error) {
    console.warn(error);
  }
}
