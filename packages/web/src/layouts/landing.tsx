import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLocaleCode } from '../i18n/texts.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { Footer, HomeLink, Main, PageLinks, SkipLink } from './frame.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** The frame of pages per use (product, section 6, "Layouts"): nothing beside the one thing that one came for. */
export function Landing({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
        <HomeLink />
        <div className="mr-auto max-sm:contents">
          <PageLinks />
        </div>
        <LanguageMenu current={useLocaleCode()} pathname={pathname} label={t('nav.languages')} />
      </header>
      <Main>{children}</Main>
      <Footer />
    </div>
  );
}
