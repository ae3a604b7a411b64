import type { Site } from '@tallyleaf/contract';
import type { SignedInData } from '../api/people.ts';
import { loadScript } from './load-script.ts';
import { oncePerSession } from './once-per-session.ts';

/** The session's flag of the one-time sign-in prompt (specification, section 3). */
export const PROMPTED_KEY = 'sign-in-prompted';
export const ONE_TAP_SCRIPT = 'https://accounts.google.com/gsi/client';

/** As far as it is used of what the script brings. */
interface GoogleAccounts {
  readonly id: {
    initialize(settings: {
      readonly client_id: string;
      readonly callback: (answer: { readonly credential: string }) => void;
      readonly cancel_on_tap_outside: boolean;
      readonly use_fedcm_for_prompt: boolean;
    }): void;
    prompt(): void;
    cancel(): void;
  };
}

declare global {
  interface Window {
    readonly google?: { readonly accounts: GoogleAccounts };
  }
}

/** Another provider has no such prompt: one is known as Google's by the form of its client ids. */
export const hasOneTap = ({ provider }: Pick<Site, 'provider'>): boolean =>
  provider?.client_id.endsWith('.apps.googleusercontent.com') === true;

interface OneTapNeeds {
  readonly load?: (src: string) => Promise<void>;
  /** Trades the prompt's credential for token and user. */
  readonly trade: (provider: string, credential: string) => Promise<SignedInData>;
  readonly enter: (token: string, user: SignedInData['user'], provider?: string) => Promise<void>;
}

/** Shows the provider's own prompt, once a session, to somebody who is not signed in (specification, section 2). */
export async function offerOneTap(site: Pick<Site, 'provider'>, needs: OneTapNeeds): Promise<void> {
  const { provider } = site;
  if (!provider || !hasOneTap(site) || !oncePerSession(PROMPTED_KEY)) return;
  const { load = loadScript, trade, enter } = needs;
  await load(ONE_TAP_SCRIPT);
  const id = window.google?.accounts.id;
  id?.initialize({
    client_id: provider.client_id,
    cancel_on_tap_outside: false,
    use_fedcm_for_prompt: true,
    callback: ({ credential }) => {
      trade(provider.name, credential)
        .then(({ token, user }) => enter(token, user, provider.name))
        .catch(saidAlready);
    },
  });
  id?.prompt();
}

/** Nobody waits for the prompt's answer: that a login failed was logged and shown where it was asked for (`api/people.ts`). */
const saidAlready = (): void => {};

/** Takes the prompt away, for somebody has signed in another way. */
export const withdrawOneTap = (): void => window.google?.accounts.id.cancel();
