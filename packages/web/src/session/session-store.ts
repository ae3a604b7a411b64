import type { UserInfo } from '@tallyleaf/contract';
import { ApiError } from '../api/client.ts';
import { isLogin } from './rules.ts';

/** Who is signed in on this device: kept in the browser's storage, told to whoever listens (specification, section 4). */

/** The keys of the browser's storage (specification, section 3). */
export const TOKEN_KEY = 'auth_token';
export const USER_KEY = 'user_info';
/** The provider by which somebody signed in; absent for a password. */
export const PROVIDER_KEY = 'auth_provider';
/** The conversion that a visitor began and that is bound at sign-in. */
export const PENDING_KEY = 'TO_BE_BIND_PPT_ID';

export interface SessionState {
  readonly token: string | null;
  readonly user: UserInfo | null;
  /** Whether it is known by now who this is: before, nothing should be shown that depends on it. */
  readonly userLoadDone: boolean;
}

/** The calls that a session makes; the app hands in the real ones. */
export interface SessionCalls {
  /** @throws {ApiError} */
  readonly userInfo: (token: string) => Promise<UserInfo>;
  /** Ends the session at the server. */
  readonly logout: (token: string) => Promise<unknown>;
  /** Ends a session that a provider vouched for. */
  readonly logoutOfProvider: (name: string, token: string) => Promise<unknown>;
  /** Makes a visitor's pending conversion the user's. */
  readonly bind: (id: string, token: string) => Promise<unknown>;
}

const NOBODY: SessionState = { token: null, user: null, userLoadDone: false };

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Makes the store. `storage` may be absent or refuse: then a session lasts as long as the page. */
export function createSessionStore(calls: SessionCalls, storage: Storage | undefined) {
  let state = NOBODY;
  const listeners = new Set<() => void>();
  const set = (next: Partial<SessionState>): void => {
    state = { ...state, ...next };
    keep(storage, state);
    for (const listener of listeners) listener();
  };
  const clear = (): void => set({ token: null, user: null, userLoadDone: true });

  /**
   * Sets and keeps both, and binds what the visitor left pending. Signing in by a provider does the same.
   * @param provider by its name, where one vouched
   */
  const login = async (token: string, user: UserInfo, provider?: string): Promise<void> => {
    set({ token, user, userLoadDone: true });
    write(storage, PROVIDER_KEY, provider ?? null);
    await bindPending(calls, token, storage);
  };

  /** Forgets both first, then tells the server, of a provider's sign-in by its own call before; errors change nothing. */
  const logout = async (): Promise<void> => {
    const { token } = state;
    const provider = read(storage, PROVIDER_KEY);
    clear();
    write(storage, PROVIDER_KEY, null);
    if (token === null) return;
    if (provider !== null) await calls.logoutOfProvider(provider, token).catch(ignore);
    await calls.logout(token).catch(ignore);
  };

  /** Merges new fields into the user; the token is the user's, where it carries one. */
  const updateUser = (fields: Partial<UserInfo>): void => {
    if (!state.user) return;
    const user = { ...state.user, ...fields };
    set({ user, token: fields.access_token ?? state.token });
  };

  /** A visitor has begun a conversion on the server: it becomes the user's at sign-in. */
  const keepPending = (id: string): void => {
    // Of a storage that refuses: the server binds what it knows of the visitor all the same.
    if (state.token === null) write(storage, PENDING_KEY, id);
  };

  /** Restores from the storage, then asks the server. No network and faults of the server keep what was restored. */
  const load = async (): Promise<void> => {
    const restored = restore(storage);
    if (!isLogin(restored.token, restored.user) || restored.token === null) return clear();
    set(restored);
    try {
      updateUser(await calls.userInfo(restored.token));
      set({ userLoadDone: true });
      await bindPending(calls, restored.token, storage);
    } catch (error) {
      if (isRefused(error)) await logout();
      else set({ userLoadDone: true });
    }
  };

  return {
    current: (): SessionState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    login,
    logout,
    updateUser,
    keepPending,
    load,
  };
}

/** The server said that this is nobody: another code than success, and no fault of its own (product, section 7). */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'answer' && error.status < 500 && error.status !== 429;

const ignore = (): void => {};

function restore(storage: Storage | undefined): Pick<SessionState, 'token' | 'user'> {
  try {
    const user: unknown = JSON.parse(storage?.getItem(USER_KEY) ?? 'null');
    const isUser = typeof user === 'object' && user !== null && 'id' in user;
    return { token: storage?.getItem(TOKEN_KEY) ?? null, user: isUser ? (user as UserInfo) : null };
  } catch {
    // Not JSON, or a storage that refuses: nobody was kept.
    return { token: null, user: null };
  }
}

function keep(storage: Storage | undefined, { token, user }: SessionState): void {
  try {
    put(storage, TOKEN_KEY, token);
    put(storage, USER_KEY, user === null ? null : JSON.stringify(user));
  } catch {
    // A storage that is full or refuses: the session lasts as long as the page.
  }
}

const put = (storage: Storage | undefined, key: string, value: string | null): void =>
  value === null ? storage?.removeItem(key) : storage?.setItem(key, value);

/** Binds what is pending, which is then removed; where the server could not be reached it is tried again at the next start. */
async function bindPending(calls: SessionCalls, token: string, storage: Storage | undefined): Promise<void> {
  const id = read(storage, PENDING_KEY);
  if (id === null) return;
  try {
    await calls.bind(id, token);
  } catch (error) {
    if (!isRefused(error)) return;
  }
  write(storage, PENDING_KEY, null);
}

function read(storage: Storage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    // A storage that refuses holds nothing.
    return null;
  }
}

function write(storage: Storage | undefined, key: string, value: string | null): void {
  try {
    put(storage, key, value);
  } catch {
    // A storage that is full or refuses: it is not kept.
  }
}
