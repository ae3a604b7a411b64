const VISITOR_KEY = 'anonymousUserId';

/**
 * A label that this browser gave itself: made once, then reused. It proves nothing to the server, which knows a
 * visitor by its own cookie. Null where the browser keeps nothing.
 */
export function anonymousUserId(storage?: Storage): string | null {
  try {
    const store = storage ?? window.localStorage;
    const known = store.getItem(VISITOR_KEY);
    if (known) return known;
    const fresh = crypto.randomUUID();
    store.setItem(VISITOR_KEY, fresh);
    return fresh;
  } catch {
    // Storage is switched off (private windows of some browsers): the app works without the label.
    return null;
  }
}

/** Whether this browser has the label already; the failure page asks (spec section 2). */
export function hasAnonymousUserId(storage?: Storage): boolean {
  try {
    return (storage ?? window.localStorage).getItem(VISITOR_KEY) !== null;
  } catch {
    return false;
  }
}
