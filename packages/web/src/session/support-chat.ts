import type { Site, UserInfo } from '@tallyleaf/contract';
import { pathWithout } from '../app/paths.ts';
import { loadScript } from './load-script.ts';

/**
 * The support chat of specification, section 7. Its script is told things as Crisp's is: by a list of commands that may be
 * written before it has come.
 */

declare global {
  interface Window {
    $crisp?: { push(command: readonly unknown[]): unknown };
    CRISP_WEBSITE_ID?: string;
  }
}

/** Paths of a browser's extension, where no chat is shown. */
export const mayShowChat = (pathname: string): boolean => !/^\/extension(?:\/|$)/.test(pathWithout(pathname));

/** Who writes: e-mail, phone, and the name as nickname. */
export const chatCommands = ({ email, phone_number: phone, username }: UserInfo): readonly (readonly unknown[])[] => [
  ['set', 'user:email', [email]],
  ...(phone === null ? [] : [['set', 'user:phone', [phone]]]),
  ['set', 'user:nickname', [username]],
];

let loaded = false;

/** Loads the chat for who is signed in, once; later it is told that somebody else is. */
export async function showChat(
  chat: NonNullable<Site['chat']>,
  user: UserInfo,
  load: (src: string) => Promise<void> = loadScript,
): Promise<void> {
  window.CRISP_WEBSITE_ID = chat.site_id;
  window.$crisp ??= [];
  for (const command of chatCommands(user)) window.$crisp.push(command);
  if (loaded) return;
  loaded = true;
  try {
    await load(chat.script_url);
  } catch (error) {
    loaded = false;
    console.warn(error);
  }
}

/** Who comes next must not see what was written. */
export function leaveChat(): void {
  if (loaded) window.$crisp?.push(['do', 'session:reset']);
}
