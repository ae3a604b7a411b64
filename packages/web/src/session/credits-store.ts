import type { CreditsState } from '@tallyleaf/contract';

export type CreditsStore = ReturnType<typeof createCreditsStore>;

/**
 * The credits state (specification, section 3) of whoever calls. It is asked for when something shows or needs it, and
 * again after what spends or gives credits.
 * @param ask the server's answer
 * @param told who else wants to know, when it has come
 */
export function createCreditsStore(ask: () => Promise<CreditsState>, told: (state: CreditsState) => void = () => {}) {
  let state: CreditsState | null = null;
  let asking: Promise<CreditsState> | null = null;
  /** Answers to a question that somebody else asked, before a sign-in or -out, are not kept. */
  let turn = 0;
  const listeners = new Set<() => void>();
  const set = (next: CreditsState | null): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** Asks the server, and keeps what it says. @throws {ApiError} */
  const refresh = (): Promise<CreditsState> => {
    const mine = turn;
    const question = ask().then((answer) => {
      if (mine === turn) {
        set(answer);
        told(answer);
      }
      return answer;
    });
    asking = question;
    question
      .catch(() => {})
      .finally(() => {
        if (asking === question) asking = null;
      });
    return question;
  };

  /** Forgets what is known: from now on it is somebody else who asks. */
  const forget = (): void => {
    turn += 1;
    asking = null;
    set(null);
  };

  return {
    current: (): CreditsState | null => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    /** What is known, or what the server says. @throws {ApiError} */
    get: (): Promise<CreditsState> => (state ? Promise.resolve(state) : (asking ?? refresh())),
    forget,
  };
}
