import type { StatementOutline } from '@tallyleaf/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import IconDevice from '~icons/lucide/laptop';
import IconServer from '~icons/lucide/server';
import { formatMoment } from '../i18n/figures.ts';
import { useTag, useTranslate } from '../i18n/translate.ts';
import { LineMenu } from './line-menu.tsx';
import { LineNotes } from './line-notes.tsx';
import { LineStanding } from './line-standing.tsx';
import { groupOf } from './rows.ts';
import { StatementCells } from './statement-cells.tsx';
import type { ToldRow } from './tell-rows.ts';
import type { BatchWork } from './use-batch-work.tsx';
import type { Selection } from './use-selection.ts';

export interface BatchLineProps {
  readonly row: ToldRow;
  /** Whether Tab stops at it. */
  readonly stop: boolean;
  readonly onFocus: () => void;
  readonly selection: Selection;
  readonly work: BatchWork;
  readonly extra: ReactNode;
}

/** One file: a line for each of its statements, and what is to be said of it. */
export function BatchLine({ row, stop, onFocus, selection, work, extra }: BatchLineProps) {
  const t = useTranslate();
  const { statements = [] } = row;
  const [first, ...others] = statements;
  const lines = Math.max(1, statements.length);
  const ticked = selection.has(row.id);
  return (
    <tbody data-standing={groupOf(row.standing)} data-ticked={ticked} onFocus={onFocus}>
      <tr>
        <td className="tick" rowSpan={lines}>
          <input
            type="checkbox"
            className="size-4 accent-green"
            tabIndex={stop ? 0 : -1}
            aria-label={t('batch.select', { name: row.fileName })}
            checked={ticked}
            onChange={(event) => selection.set([row.id], event.target.checked)}
          />
        </td>
        <th scope="row" className="name" rowSpan={lines}>
          <Name row={row} stop={stop} work={work} />
          <Facts row={row} />
        </th>
        {first ? <StatementCells statement={first} row={row} /> : <BareCells row={row} />}
        <td className="acts" rowSpan={lines}>
          <LineMenu row={row} stop={stop} work={work} />
        </td>
      </tr>
      {others.map((statement) => (
        <tr key={keyOf(statement, statements)}>
          <StatementCells statement={statement} row={row} />
        </tr>
      ))}
      <LineNotes row={row}>{extra}</LineNotes>
    </tbody>
  );
}

/** Statements of a file have no identity but their order, which never changes. */
const keyOf = (statement: StatementOutline, all: readonly StatementOutline[]): number => all.indexOf(statement);

/** Of a file without statements that are known, only how it stands. */
function BareCells({ row }: Pick<BatchLineProps, 'row'>) {
  return (
    <>
      <td className="gone" colSpan={5} />
      <td className="verdict">
        <LineStanding row={row} verdict={row.verdict} />
      </td>
    </>
  );
}

function Name({ row, stop, work }: Pick<BatchLineProps, 'row' | 'stop' | 'work'>) {
  const way = work.host.wayTo(row, work.needing);
  const shared = { 'data-name': row.id, tabIndex: stop ? 0 : -1, className: 'font-semibold' };
  if (typeof way === 'string') {
    return (
      <Link to={way} {...shared}>
        {row.fileName}
      </Link>
    );
  }
  // What cannot be opened is still a stop for the arrows.
  return (
    <button
      type="button"
      {...shared}
      aria-disabled={way === null}
      onClick={way ?? undefined}
      className={`${shared.className} text-left ${way ? 'text-green underline' : 'cursor-default'}`}
    >
      {row.fileName}
    </button>
  );
}

/** Where it is kept, for how long, and how many pages it has. */
function Facts({ row: { kept, pages, createdAt, expiresAt } }: Pick<BatchLineProps, 'row'>) {
  const t = useTranslate();
  const tag = useTag();
  const Mark = kept === 'server' ? IconServer : IconDevice;
  const place = expiresAt ? t('batch.kept.until', { date: formatMoment(expiresAt, tag) }) : t(`batch.kept.${kept}`);
  const added = createdAt ? t('batch.added', { date: formatMoment(createdAt, tag) }) : undefined;
  return (
    <span className="facts" title={[place, added].filter(Boolean).join(' · ')}>
      <Mark className="size-3.5 flex-none" aria-hidden="true" />
      <span>
        {[t(`batch.kept.${kept}`), pages ? t('batch.pages', { count: pages }) : null].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
