/**
 * The texts come in parts, a file each in every language's folder, so that a page brings those that it shows. A new part:
 * its files, its name here, its type in `translate.ts`, and the pages or dialogs that ask for it.
 */
export const PARTS = [
  'about',
  'account',
  'batch',
  'categories',
  'columns',
  'common',
  'contact',
  'docs',
  'evidence',
  'exporting',
  'history',
  'home',
  'landing',
  'ledger',
  'legal',
  'people',
  'pricing',
  'reread',
  'result',
  'review',
  'ui',
  'upgrade',
  'viewer',
  'workbench',
  'worklist',
] as const;
export type Part = (typeof PARTS)[number];
