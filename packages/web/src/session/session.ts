import { useSyncExternalStore } from 'react';
import { bindConversion, logout, logoutOfProvider, userInfo } from '../api/people.ts';
import { setSession } from '../api/request.ts';
import { createSessionStore, type SessionState } from './session-store.ts';
import { openSignIn } from './sign-in-prompt.ts';

/** The storage of the browser, or nothing where it refuses. */
function ownStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

/** The one session of the app. */
export const session = createSessionStore({ userInfo, logout, logoutOfProvider, bind: bindConversion }, ownStorage());

setSession({ token: () => session.current().token, askToSignIn: () => openSignIn('sign-in') });

const UNKNOWN: SessionState = { token: null, user: null, userLoadDone: false };

/** Who is signed in. Nobody is, and it is not known yet, while the page is rendered on the server. */
export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.current, () => UNKNOWN);
