import { PAGES } from '../../app/paths.ts';

/** The pages of the help, in their order. */
export const DOCS_PAGES = [
  { name: 'start', path: PAGES.docs },
  { name: 'verdicts', path: PAGES.docsVerdicts },
  { name: 'review', path: PAGES.docsReview },
  { name: 'batch', path: PAGES.docsBatch },
  { name: 'categories', path: PAGES.docsCategories },
  { name: 'ledger', path: PAGES.docsLedger },
  { name: 'formats', path: PAGES.docsFormats },
  { name: 'scans', path: PAGES.docsScans },
  { name: 'privacy', path: PAGES.docsPrivacy },
  { name: 'credits', path: PAGES.docsCredits },
  { name: 'commandLine', path: PAGES.docsCommandLine },
  { name: 'api', path: PAGES.docsApi },
  { name: 'keyboard', path: PAGES.docsKeyboard },
] as const;

export type DocsPage = (typeof DOCS_PAGES)[number]['name'];

/** The page at a path without its locale; prerendered ones are rendered with a slash at their end. */
export const docsPageAt = (path: string): DocsPage =>
  DOCS_PAGES.find((page) => page.path === path.replace(/\/$/, ''))?.name ?? 'start';
