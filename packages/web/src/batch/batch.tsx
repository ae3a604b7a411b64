import '../styles/batch.css';
import { type ReactNode, useMemo, useState } from 'react';
import { useLookedAt } from '../documents/looked-at.ts';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { arrange, type View, WHOLE_VIEW } from './arrange.ts';
import { BatchActions } from './batch-actions.tsx';
import { BatchFilters, type BatchFiltersProps } from './batch-filters.tsx';
import { BatchSums } from './batch-sums.tsx';
import { BatchTable } from './batch-table.tsx';
import type { BatchHost } from './host.ts';
import type { BatchRow } from './rows.ts';
import { countGroups, tellRows } from './tell-rows.ts';
import { useBatchCommands } from './use-batch-commands.ts';
import { useBatchWork } from './use-batch-work.tsx';
import { useSelection } from './use-selection.ts';

interface BatchProps {
  readonly rows: readonly BatchRow[];
  readonly host: BatchHost;
  /** What else is shown of a row: how far it is, a field for its password. */
  readonly extra?: (row: BatchRow) => ReactNode;
  /** What else sets the days of the filter, beside its fields. */
  readonly period?: BatchFiltersProps['period'];
}

/** From so many rows on they can be searched. */
const MANY = 8;

/** Many files as one table: what needs a person first, with how each follows on the others, and what is done with them. */
export function Batch({ rows, host, extra, period }: BatchProps) {
  const t = useTranslate();
  const tag = useTag();
  const looked = useLookedAt();
  const told = useMemo(() => tellRows(rows, looked), [rows, looked]);
  const [view, setView] = useState<View>(WHOLE_VIEW);
  const change = (part: Partial<View>): void => setView((before) => ({ ...before, ...part }));
  const shown = useMemo(() => arrange(told, view, tag), [told, view, tag]);
  const selection = useSelection(told);
  const work = useBatchWork(host, shown, selection);
  useBatchCommands(work, selection, shown, change);
  return (
    <section className="batch" aria-label={t('batch.list')}>
      <BatchSums counts={countGroups(told)} group={view.group} onGroup={(group) => change({ group })} />
      {rows.length < MANY ? null : <BatchFilters view={view} onChange={change} period={period} />}
      <BatchActions work={work} selection={selection} shown={shown} />
      {shown.length === 0 ? (
        <NoneFits onReset={() => setView(WHOLE_VIEW)} />
      ) : (
        <BatchTable
          rows={shown}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          selection={selection}
          work={work}
          extra={extra}
        />
      )}
      {work.dialog}
    </section>
  );
}

function NoneFits({ onReset }: { readonly onReset: () => void }) {
  const t = useTranslate();
  return (
    <div className="border-t border-ink py-6" role="status">
      <p>{t('batch.none')}</p>
      <button type="button" className="button-text" onClick={onReset}>
        {t('batch.reset')}
      </button>
    </div>
  );
}
