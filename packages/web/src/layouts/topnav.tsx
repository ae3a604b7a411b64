import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLocaleCode } from '../i18n/texts.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { Footer, HomeLink, Main, PageLinks, SkipLink } from './frame.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** The frame of plans and contact (product, section 6, "Layouts"): the slim one, with the ways between pages and a rule. */
export function Topnav({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const locale = useLocaleCode();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-rule">
        <div className="page flex flex-wrap items-center gap-x-8 gap-y-1 py-3">
          <HomeLink />
          <PageLinks pages={['pricing', 'help', 'contact']} />
          <div className="ml-auto flex items-center gap-3">
            <LanguageMenu current={locale} pathname={pathname} label={t('nav.languages')} />
            <AccountMenu />
          </div>
        </div>
      </header>
      <Main>{children}</Main>
      <Footer />
    </div>
  );
}
