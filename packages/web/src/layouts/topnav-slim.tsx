import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { localeOfPath, PAGES, pathIn } from '../app/paths.ts';
import { useTranslate } from '../i18n/translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** The slim frame of home, terms and privacy: a name, the languages, what is small print. */
export function TopnavSlim({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname) ?? 'en';
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-3 focus:z-50 focus:rounded focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
      >
        {t('nav.skip')}
      </a>
      <header className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
        <Link
          to={pathIn(locale, PAGES.home)}
          className="flex items-center gap-2 no-underline"
          aria-label={t('nav.home')}
        >
          <Mark />
          <span className="wordmark text-lg tracking-tight">{t('product')}</span>
        </Link>
        <div className="flex items-center gap-3">
          <LanguageMenu current={locale} pathname={pathname} label={t('nav.languages')} />
          <AccountMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-rule">
        <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-6 text-sm text-ink-2">
          <p>{t('footer.line')}</p>
          <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-6 gap-y-1">
            <Link to={pathIn(locale, PAGES.conversions)}>{t('sidenav.conversions')}</Link>
            <Link to={pathIn(locale, PAGES.terms)}>{t('footer.terms')}</Link>
            <Link to={pathIn(locale, PAGES.privacy)}>{t('footer.privacy')}</Link>
          </nav>
        </div>
      </footer>
    </div>
  );
}

/** The mark: two ruled lines and a tick. */
function Mark() {
  return (
    <svg viewBox="0 0 24 24" className="size-6 text-green" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M3 4.5h18M3 9.5h10" strokeWidth="1.6" />
      <path d="m3.5 16.5 4.6 4.4L20.5 10" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
