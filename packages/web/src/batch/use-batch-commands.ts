import { useNavigate } from 'react-router';
import { useTranslate } from '../i18n/translate.ts';
import { type PageCommand, usePageCommands } from '../layouts/command-view.ts';
import { type View, wordsOf } from './arrange.ts';
import { focusSoon } from './focus-soon.ts';
import type { ToldRow } from './tell-rows.ts';
import type { BatchWork } from './use-batch-work.tsx';
import type { Selection } from './use-selection.ts';

/** Lets the palette do what the table can do. */
export function useBatchCommands(
  work: BatchWork,
  selection: Selection,
  shown: readonly ToldRow[],
  change: (view: Partial<View>) => void,
): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const { needing, good, joined, take, visit, begin, host } = work;
  const chosen = selection.rows;
  const command = (there: boolean, id: string, label: string, run: () => void): readonly PageCommand[] =>
    there ? [{ id: `batch-${id}`, label, run }] : [];
  const ids = shown.map(({ id }) => id);
  /** To a file: where it is looked through, else to its line. */
  const goTo = (row: ToldRow): void => {
    const way = host.wayTo(row, work.needing);
    if (typeof way === 'string') void navigate(way);
    else (way ?? (() => focusSoon(`[data-name="${row.id}"]`)))();
  };
  usePageCommands([
    ...shown.map((row) => ({ id: row.id, label: wordsOf(row), run: () => goTo(row), onlyFound: true })),
    ...command(needing.length > 0, 'work', t('batch.work', { count: needing.length }), begin),
    ...command(good.length > 0, 'download', t('batch.download', { count: good.length }), () => take(good, 'each')),
    ...command(joined.length > 1, 'merge', t('batch.merge', { count: joined.length }), () => take(joined, 'merged')),
    ...command(joined.length > 0, 'join', t('batch.join', { count: joined.length }), () => visit('ledger', joined)),
    ...command(joined.length > 0, 'summary', t('batch.summary'), () => visit('summary', joined)),
    ...command(shown.length > 0, 'all', t('batch.selectAll'), () => selection.set(ids, true)),
    ...command(chosen.length > 0, 'none', t('batch.selectNone'), () => selection.set(ids, false)),
    ...command(
      chosen.length > 0,
      'delete',
      t(chosen.every(({ kept }) => kept === 'page') ? 'batch.remove' : 'batch.delete', { count: chosen.length }),
      () => host.remove(chosen),
    ),
    ...command(true, 'needs', t('batch.show.needs'), () => change({ group: 'needs' })),
    ...command(true, 'verified', t('batch.show.verified'), () => change({ group: 'verified' })),
    ...command(true, 'whole', t('batch.reset'), () => change({ group: null, search: '', from: '', until: '' })),
  ]);
}
