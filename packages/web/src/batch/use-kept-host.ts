import { useNavigate } from 'react-router';
import { inListPath, PAGES, pathIn, reviewPath } from '../app/paths.ts';
import { findAll } from '../documents/use-conversions.ts';
import { useLocaleCode } from '../i18n/texts.tsx';
import type { Translate } from '../i18n/translate.ts';
import type { BatchHost, ManyPage } from './host.ts';
import type { BatchRow } from './rows.ts';

/** Documents that an address names at most: longer ones are cut off on their way. */
const MOST_IN_LIST = 100;

/** Says that a page is shown the first of several alone; `null` where it is shown all. */
export const cutText = (t: Translate, count: number): string | null =>
  count > MOST_IN_LIST ? t('batch.firstOnly', { most: MOST_IN_LIST, count }) : null;

const idsOf = (rows: readonly Pick<BatchRow, 'id'>[]): readonly string[] =>
  rows.slice(0, MOST_IN_LIST).map(({ id }) => id);

/** The address of a page about several conversions. */
export const manyPath = (page: ManyPage, rows: readonly Pick<BatchRow, 'id'>[]): string =>
  `${PAGES[page]}?${new URLSearchParams({ ids: idsOf(rows).join() })}`;

/** Where the first of several is looked through, and the others after it; one alone, where there is one. */
export const lookThrough = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? inListPath(first, [first, ...others].slice(0, MOST_IN_LIST)) : reviewPath(first);

/** What is done with rows that are kept, wherever that is. */
export function useKeptHost(rest: Pick<BatchHost, 'remove' | 'cancel' | 'again'>): BatchHost {
  const navigate = useNavigate();
  const locale = useLocaleCode();
  return {
    wayTo: (row, list) => {
      if (row.step !== 'done') return null;
      const ids = list.some(({ id }) => id === row.id) ? idsOf(list) : [];
      return pathIn(locale, ids.length > 1 ? inListPath(row.id, ids) : reviewPath(row.id));
    },
    visit: async (page, rows) =>
      navigate(pathIn(locale, page === 'worklist' ? lookThrough(idsOf(rows)) : manyPath(page, rows))),
    resultsOf: async (rows) =>
      (await findAll(rows.map(({ id }) => id))).map(({ fileName, conversion }) => ({ name: fileName, conversion })),
    ...rest,
  };
}
