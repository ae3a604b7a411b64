import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const MESSAGES = /\/src\/i18n\/messages\/[^/]+\/[^/]+\.json$/;

type Texts = { readonly [key: string]: string | Texts };
/** Of text alone, a string as before; with figures or names in it, a list. */
export type Compiled = { readonly [key: string]: ReturnType<typeof compile> | Compiled };

/** The texts of a file, read here once, so that no browser has to know the grammar of ICU messages. */
export const compileTexts = (texts: Texts): Compiled =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileTexts(value),
    ]),
  );

/** Compiles the messages as they are loaded. What formats them must be `use-intl/format-message/format-only`. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: MESSAGES },
      handler: (code) => ({ code: JSON.stringify(compileTexts(JSON.parse(code) as Texts)), map: null }),
    },
  };
}
