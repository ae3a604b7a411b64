import type { BuildList } from '../build-list.ts';

/** A small build, for tests. */
export const LIST: BuildList = {
  version: 'v2',
  core: ['/assets/app-1.js', '/assets/engine-1.wasm'],
  onDemand: ['/assets/libheif-1.js'],
  texts: { en: ['/assets/common-en.js'], de: ['/assets/common-de.js'], ja: [] },
  pages: { en: ['/', '/terms'], de: ['/de', '/de/terms'], ja: ['/ja'] },
  files: ['/favicon.svg', '/sample-statement.pdf'],
};
