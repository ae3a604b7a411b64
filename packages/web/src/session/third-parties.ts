import { tradeCredential } from '../api/people.ts';
import { fetchSite } from '../api/site.ts';
import { PAGES, pathWithout } from '../app/paths.ts';
import { offerOneTap, withdrawOneTap } from './one-tap.ts';
import { isLogin } from './rules.ts';
import { session } from './session.ts';
import { leaveChat, mayShowChat, showChat } from './support-chat.ts';

/** Those who are not us come only where the operator has configured them: a sign-in prompt, and a chat after sign-in. */
export async function startThirdParties(): Promise<void> {
  try {
    const { provider, chat } = await fetchSite();
    if (!provider && !chat) return;
    let signedIn: string | null = null;
    const look = async (): Promise<void> => {
      const { token, user, userLoadDone } = session.current();
      if (!userLoadDone) return;
      if (!isLogin(token, user) || !user) {
        if (signedIn !== null) leaveChat();
        signedIn = null;
        // A sign-in is under way there already.
        if (pathWithout(window.location.pathname) === PAGES.authCallback) return;
        await offerOneTap({ provider }, { trade: tradeCredential, enter: session.login });
      } else if (user.id !== signedIn) {
        signedIn = user.id;
        withdrawOneTap();
        if (chat && mayShowChat(window.location.pathname)) await showChat(chat, user);
      }
    };
    const lookSafely = (): void => void look().catch((error: unknown) => console.warn(error));
    session.subscribe(lookSafely);
    lookSafely();
  } catch (error) {
    // Offline, say. None of them is needed.
    console.warn(error);
  }
}
