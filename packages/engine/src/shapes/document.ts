import type { Page } from './page.ts';

/** An opened file. `page(n)` reads page n, counted from 1; `close` frees what it holds. */
export interface SourceDocument {
  readonly kind: 'pdf' | 'picture';
  readonly pages: number;
  readonly page: (number: number) => Page;
  readonly close: () => void;
}
