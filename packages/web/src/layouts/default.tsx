import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLocaleCode } from '../i18n/texts.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { HomeLink, Main, SkipLink } from './frame.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** The frame of whatever has none of its own (product, section 6, "Layouts"): a name, the languages, who is signed in. */
export function Default({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
        <HomeLink />
        <div className="flex items-center gap-3">
          <LanguageMenu current={useLocaleCode()} pathname={pathname} label={t('nav.languages')} />
          <AccountMenu />
        </div>
      </header>
      <Main>{children}</Main>
    </div>
  );
}
