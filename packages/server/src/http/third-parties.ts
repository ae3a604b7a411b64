import type { Config } from '../config.ts';

/** Who else a page may load from and speak to, by what for; sources as content security policies write them. */
export interface ThirdParties {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly images: readonly string[];
  readonly fonts: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
  /** They open windows that speak to the page. */
  readonly popups: boolean;
}

/** Nobody: what holds where nothing is configured. */
export const NOBODY: ThirdParties = {
  scripts: [],
  styles: [],
  images: [],
  fonts: [],
  connections: [],
  frames: [],
  popups: false,
};

const GOOGLE = 'https://accounts.google.com';

/** Google's one-tap prompt and button ("Set up Sign in with Google": content security policy, cross-origin opener policy). */
const GOOGLE_PROMPT: ThirdParties = {
  ...NOBODY,
  scripts: [`${GOOGLE}/gsi/client`],
  styles: [`${GOOGLE}/gsi/style`],
  connections: [`${GOOGLE}/gsi/`],
  frames: [`${GOOGLE}/gsi/`],
  popups: true,
};

/** A support chat loads its parts from where its script lies, and from where else its operator says. */
function chatParties({ scriptUrl, origins }: NonNullable<Config['chat']>): ThirdParties {
  const { origin } = new URL(scriptUrl);
  // `https:` does not stand for `wss:` there.
  const all = [...new Set([origin, origin.replace(/^http/, 'ws'), ...origins])];
  const pages = all.filter((one) => one.startsWith('http'));
  return { scripts: pages, styles: pages, images: pages, fonts: pages, connections: all, frames: pages, popups: false };
}

/**
 * Who enters the policy of pages (product, section 7): those who are configured, and nobody else. Not Stripe: its checkout
 * and portal are pages of theirs that one is led to, and nothing of theirs runs in ours. Other providers than Google have
 * no prompt: one is led to their page, too.
 */
export function thirdPartiesOf({ provider, chat }: Pick<Config, 'provider' | 'chat'>): ThirdParties {
  const parties = [
    ...(provider?.issuer.replace(/\/$/, '') === GOOGLE ? [GOOGLE_PROMPT] : []),
    ...(chat ? [chatParties(chat)] : []),
  ];
  return parties.reduce(both, NOBODY);
}

const both = (one: ThirdParties, other: ThirdParties): ThirdParties => ({
  scripts: [...one.scripts, ...other.scripts],
  styles: [...one.styles, ...other.styles],
  images: [...one.images, ...other.images],
  fonts: [...one.fonts, ...other.fonts],
  connections: [...one.connections, ...other.connections],
  frames: [...one.frames, ...other.frames],
  popups: one.popups || other.popups,
});
