import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { PAGES, pathIn } from '../app/paths.ts';
import { useLocaleCode } from '../i18n/texts.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { Footer, HomeLink, Main, SkipLink } from './frame.tsx';
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
          <nav aria-label={t('pages.label')} className="order-last flex gap-6 max-sm:w-full sm:order-none">
            {(['pricing', 'contact'] as const).map((page) => (
              <NavLink
                key={page}
                to={pathIn(locale, PAGES[page])}
                className="flex min-h-10 items-center text-sm text-ink-2 no-underline hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {t(`pages.${page}`)}
              </NavLink>
            ))}
          </nav>
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
