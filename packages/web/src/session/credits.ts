import type { CreditsState } from '@tallyleaf/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { creditsOfCaller } from '../api/credits.ts';
import { createCreditsStore } from './credits-store.ts';
import { session, useSession } from './session.ts';

/** The one credits state of the app; the user's own figures follow it. */
export const credits = createCreditsStore(creditsOfCaller, ({ available, plan_info }) =>
  session.updateUser({ available, plan_index: plan_info.plan_index }),
);

// Loaded with the first thing that needs it, when somebody may be signed in already.
let caller = session.current().token;
session.subscribe(() => {
  const { token } = session.current();
  if (token === caller) return;
  caller = token;
  credits.forget();
});

/** What is known of the credits, as it changes. */
export const useCredits = (): CreditsState | null =>
  useSyncExternalStore(credits.subscribe, credits.current, () => null);

/** The same, asked for where it is not known yet. */
export function useAskedCredits(wanted = true): CreditsState | null {
  const state = useCredits();
  const { userLoadDone, token } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another caller has other credits
  useEffect(() => {
    if (wanted && userLoadDone) credits.get().catch((error: unknown) => console.warn(error));
  }, [wanted, userLoadDone, token]);
  return state;
}
