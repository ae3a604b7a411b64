import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { PAGES, pathIn } from '../app/paths.ts';
import { useLocaleCode } from '../i18n/texts.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** The first thing that Tab reaches: past the navigation. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-3 focus:z-50 focus:rounded focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
    >
      {t('nav.skip')}
    </a>
  );
}

/** The name, which leads home. */
export function HomeLink() {
  const t = useTranslate();
  return (
    <Link
      to={pathIn(useLocaleCode(), PAGES.home)}
      className="flex items-center gap-2 no-underline"
      aria-label={t('nav.home')}
    >
      <Mark />
      <span className="wordmark text-lg tracking-tight">{t('product')}</span>
    </Link>
  );
}

/** The ways to what one may want to know on any page. */
export function PageLinks({ pages = ['pricing', 'help'] }: { readonly pages?: readonly LinkedPage[] }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  return (
    <nav aria-label={t('pages.label')} className="flex gap-x-6 max-sm:order-last max-sm:w-full">
      {pages.map((page) => (
        <NavLink
          key={page}
          to={pathIn(locale, page === 'help' ? PAGES.docs : PAGES[page])}
          className="flex min-h-10 items-center text-sm text-ink-2 no-underline hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink max-sm:min-h-8"
        >
          {t(`pages.${page}`)}
        </NavLink>
      ))}
    </nav>
  );
}

export type LinkedPage = 'pricing' | 'help' | 'contact';

/** A page's main part, which the skip link leads to. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
  );
}

/** What it is in one line, and the small print. */
export function Footer() {
  const t = useTranslate();
  const locale = useLocaleCode();
  return (
    <footer className="border-t border-rule">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-6 text-sm text-ink-2">
        <p>{t('footer.line')}</p>
        <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to={pathIn(locale, PAGES.conversions)}>{t('sidenav.conversions')}</Link>
          <Link to={pathIn(locale, PAGES.pdfToExcel)}>{t('pages.pdfToExcel')}</Link>
          <Link to={pathIn(locale, PAGES.pdfToQbo)}>{t('pages.pdfToQbo')}</Link>
          <Link to={pathIn(locale, PAGES.pdfToOfx)}>{t('pages.pdfToOfx')}</Link>
          <Link to={pathIn(locale, PAGES.scanToCsv)}>{t('pages.scanToCsv')}</Link>
          <Link to={pathIn(locale, PAGES.pricing)}>{t('pages.pricing')}</Link>
          <Link to={pathIn(locale, PAGES.docs)}>{t('pages.help')}</Link>
          <Link to={pathIn(locale, PAGES.contact)}>{t('pages.contact')}</Link>
          <Link to={pathIn(locale, PAGES.terms)}>{t('footer.terms')}</Link>
          <Link to={pathIn(locale, PAGES.privacy)}>{t('footer.privacy')}</Link>
        </nav>
      </div>
    </footer>
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

/** The slim head of a page: the name, the languages, who is signed in. */
export function SlimHeader({ wide = false }: { readonly wide?: boolean }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <header
      className={`${wide ? 'page-wide' : 'page'} flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3`}
    >
      <HomeLink />
      <div className={`mr-auto max-sm:contents ${wide ? 'max-sm:hidden' : ''}`}>
        <PageLinks />
      </div>
      <div className="flex items-center gap-3">
        <LanguageMenu current={useLocaleCode()} pathname={pathname} label={t('nav.languages')} />
        <AccountMenu />
      </div>
    </header>
  );
}
