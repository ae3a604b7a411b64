import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../i18n/locale.ts';
import type { Part } from '../i18n/parts.ts';

/** Every page's path without its locale, once. */
export const PAGES = {
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  authCallback: '/auth/callback',
  conversions: '/conversions',
  ledger: '/conversions/ledger',
  summary: '/conversions/summary',
  worklist: '/conversions/worklist',
  pricing: '/pricing',
  contact: '/contact-us',
  pdfToExcel: '/pdf-to-excel',
  pdfToQbo: '/pdf-to-qbo',
  pdfToOfx: '/pdf-to-ofx',
  scanToCsv: '/scan-to-csv',
  account: '/account',
  accountSecurity: '/account/security',
  accountPlan: '/account/plan',
  accountPrograms: '/account/programs',
  accountData: '/account/data',
  ui: '/ui',
  docs: '/docs',
  docsVerdicts: '/docs/verdicts',
  docsReview: '/docs/review',
  docsCategories: '/docs/categories',
  docsLedger: '/docs/ledger',
  docsBatch: '/docs/batch',
  docsFormats: '/docs/formats',
  docsScans: '/docs/scans',
  docsPrivacy: '/docs/privacy',
  docsCredits: '/docs/credits',
  docsCommandLine: '/docs/command-line',
  docsApi: '/docs/api',
  docsKeyboard: '/docs/keyboard',
} as const;

/** On the home page's address: the focus goes to the button by which files are chosen. */
export const CHOOSE_HASH = '#choose';

/** The parts of the texts that each page shows, besides those that all do. */
const PAGE_TEXTS: Readonly<Record<string, readonly Part[]>> = {
  [PAGES.home]: ['home'],
  [PAGES.terms]: ['legal'],
  [PAGES.privacy]: ['legal'],
  [PAGES.pricing]: ['pricing'],
  [PAGES.pdfToExcel]: ['landing', 'home'],
  [PAGES.pdfToQbo]: ['landing', 'home'],
  [PAGES.pdfToOfx]: ['landing', 'home'],
  [PAGES.scanToCsv]: ['landing', 'home'],
  [PAGES.contact]: ['contact'],
  [PAGES.ui]: ['ui'],
  [PAGES.docs]: ['docs'],
  [PAGES.docsVerdicts]: ['docs'],
  [PAGES.docsReview]: ['docs'],
  [PAGES.docsCategories]: ['docs'],
  [PAGES.docsLedger]: ['docs'],
  [PAGES.docsBatch]: ['docs'],
  [PAGES.docsFormats]: ['docs', 'result'],
  [PAGES.docsScans]: ['docs'],
  [PAGES.docsPrivacy]: ['docs'],
  [PAGES.docsCredits]: ['docs'],
  [PAGES.docsCommandLine]: ['docs'],
  [PAGES.docsApi]: ['docs'],
  [PAGES.docsKeyboard]: ['docs', 'ui'],
  [PAGES.authCallback]: ['people'],
  [PAGES.conversions]: ['history', 'batch', 'ledger', 'home', 'workbench', 'result', 'categories', 'worklist', 'ui'],
  [PAGES.ledger]: ['ledger', 'batch', 'result', 'categories'],
  [PAGES.summary]: ['categories', 'result', 'ui'],
  [PAGES.worklist]: ['worklist', 'batch', 'result'],
  [PAGES.account]: ['account'],
  [PAGES.accountSecurity]: ['account'],
  [PAGES.accountPlan]: ['account'],
  [PAGES.accountPrograms]: ['account'],
  [PAGES.accountData]: ['account'],
};

/** The parts of the texts that the review of a conversion shows. */
const REVIEW_TEXTS: readonly Part[] = ['review', 'result', 'categories', 'evidence', 'ui', 'worklist'];

/** The parts of the texts that the page at a path shows. */
export function textsOf(pathname: string): readonly Part[] {
  const page = pathWithout(pathname).replace(/(.)\/$/, '$1');
  return ['common', ...(PAGE_TEXTS[page] ?? (page.startsWith(reviewPath('')) ? REVIEW_TEXTS : []))];
}

/** The page, without its locale, on which a conversion is looked through and corrected. */
export const reviewPath = (id: string): string => `${PAGES.conversions}/${encodeURIComponent(id)}`;

/** The page, without its locale, that sums up conversions. */
export const summaryPath = (ids: readonly string[]): string =>
  `${PAGES.summary}?${new URLSearchParams({ ids: ids.join() })}`;

/** The page, without its locale, on which conversions are one list of work. */
export const worklistPath = (ids: readonly string[]): string =>
  `${PAGES.worklist}?${new URLSearchParams({ ids: ids.join() })}`;

/** The page of a conversion, without its locale, within the list that it is looked through in. */
export const inListPath = (id: string, list: readonly string[]): string =>
  `${reviewPath(id)}?${new URLSearchParams({ list: list.join() })}`;

/** The locale that a path's prefix names, or null where it has none: `/de/terms` → `de`, `/terms` → null. */
export function localeOfPath(pathname: string): Locale | null {
  const first = pathname.split('/')[1] ?? '';
  return first !== DEFAULT_LOCALE && isLocale(first) ? first : null;
}

/** A page's path in a locale: English has no prefix. `('de', '/terms')` → `/de/terms`. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The same page without its locale: `/de/terms` → `/terms`. */
export function pathWithout(pathname: string): string {
  const locale = localeOfPath(pathname);
  return locale ? pathname.slice(locale.length + 1) || '/' : pathname;
}

/** Every page in every locale: what is written at build time. */
export const prerenderedPaths = (): readonly string[] =>
  LOCALES.flatMap(({ code }) => Object.values(PAGES).map((path) => pathIn(code, path)));
