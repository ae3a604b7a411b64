import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { localeOfPath } from '../app/paths.ts';
import { DEFAULT_LOCALE, type Locale, tagOf } from './locale.ts';
import type { Part } from './parts.ts';
import { loadMessages, messagesOf } from './translate.ts';

/** The locale that the page's path names. */
export const useLocaleCode = (): Locale => localeOfPath(useLocation().pathname) ?? DEFAULT_LOCALE;

/** Brings texts that the page itself did not, for what is shown on demand. Suspends until they are there. */
export function Texts({ of, children }: { readonly of: readonly Part[]; readonly children: ReactNode }) {
  const locale = useLocaleCode();
  use(loadMessages(locale, of));
  return (
    <IntlProvider locale={tagOf(locale)} messages={messagesOf(locale)} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
