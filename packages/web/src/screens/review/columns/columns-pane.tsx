import { type Conversion, type SetLayout, verdictOfFile } from '@tallyleaf/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import CloseIcon from '~icons/lucide/x';
import { layoutStore } from '../../../columns/kept-layouts.ts';
import { KeptLayouts } from '../../../columns/kept-layouts-list.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { toast } from '../../../ui/toasts.ts';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';
import type { Draft } from '../editing/draft.ts';
import type { Opened } from '../use-opened.ts';
import { type Trial, trialOf } from './accept.ts';
import { ColumnBands } from './column-bands.tsx';
import { ColumnList } from './column-list.tsx';
import { OpenOwn } from './open-own.tsx';
import { TrialResult } from './trial-result.tsx';
import { type AgainFailure, type Seen, useReadingBy, useSeen } from './use-again.ts';
import { choicesOf, useColumnWork, withBefore } from './use-column-work.ts';

export interface ColumnsPaneProps {
  readonly opened: Pick<Opened, 'file' | 'name' | 'read'>;
  readonly draft: Draft;
  readonly viewer: ViewerHandle;
  /** The page that is looked at first. */
  readonly startOn: number;
  /** Takes over what was read by the columns. */
  readonly onAccept: (next: Draft) => void;
  readonly onClose: () => void;
}

/** The columns of the document, to be set and read by; nothing changes before it is accepted. */
export function ColumnsPane(props: ColumnsPaneProps) {
  const { opened, onClose } = props;
  const t = useTranslate();
  const { seen, retry } = useSeen(opened);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section
      className="columns-pane"
      aria-label={t('setColumns.title')}
      onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 ref={head} tabIndex={-1} className="text-lg">
          {t('setColumns.title')}
        </h2>
        <button type="button" className="icon-button" aria-label={t('setColumns.close')} onClick={onClose}>
          <CloseIcon className="size-5" aria-hidden="true" />
        </button>
      </div>
      <p className="mt-1 text-sm text-ink-2">{t('setColumns.lead')}</p>
      <div role="status" className="mt-3">
        {seen.status === 'reading' || seen.status === 'idle' ? <p>{t('setColumns.looking')}</p> : null}
        {seen.status === 'failed' ? <p>{t(`setColumns.failed.${seen.why}`)}</p> : null}
        {seen.status === 'done' && choicesOf(seen.value.pages).length === 0 ? <p>{t('setColumns.none')}</p> : null}
      </div>
      {seen.status === 'failed' && seen.why !== 'locked' ? (
        <button type="button" className="button mt-3" onClick={retry}>
          {t('review.again')}
        </button>
      ) : null}
      {seen.status === 'done' && choicesOf(seen.value.pages).length > 0 ? <Desk {...props} seen={seen.value} /> : null}
      <KeptLayouts />
    </section>
  );
}

interface DeskProps extends ColumnsPaneProps {
  readonly seen: Seen;
}

/** One table's columns over its page and as a list, and what reading by them comes to. */
function Desk({ opened, draft, viewer, startOn, seen, onAccept, onClose }: DeskProps) {
  const t = useTranslate();
  const choices = choicesOf(seen.pages);
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      choices.findIndex(({ page }) => page.page === startOn),
    ),
  );
  const work = useColumnWork();
  const { reading, readBy, drop } = useReadingBy(opened);
  const [remember, setRemember] = useState(true);
  const choice = choices[chosen];
  if (!choice) return null;
  const columns = work.columnsOf(choice.table);
  const change = (next: typeof columns): void => {
    drop();
    work.set(choice.table, next);
  };
  const notKept = (): void => toast({ title: t('setColumns.notKept'), tone: 'bad' });
  const trial = reading.status === 'done' ? trialOf(opened.read, draft, reading.value) : null;
  const accept = (next: Draft): void => {
    if (remember) void keep(work.layouts, notKept);
    onAccept(next);
  };
  return (
    <>
      {choices.length > 1 ? <TableChoice choices={choices} chosen={chosen} onChoose={setChosen} /> : null}
      <ColumnBands viewer={viewer} {...choice} columns={columns} onChange={change} />
      <ColumnList columns={columns} onChange={change} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="button"
          disabled={work.layouts.length === 0 || reading.status === 'reading'}
          onClick={() => readBy(withBefore(work.layouts, seen.before))}
        >
          {t('setColumns.read')}
        </button>
        <button type="button" className="button-quiet" onClick={onClose}>
          {t('setColumns.cancel')}
        </button>
      </div>
      <div role="status" className="mt-3">
        <Said reading={reading}>
          {trial ? <TrialResult trial={trial} /> : <p>{t('setColumns.otherStatements')}</p>}
        </Said>
      </div>
      {trial ? <Acceptance {...{ remember, setRemember }} onAccept={() => accept(trial.draft)} /> : null}
      {reading.status === 'done' && isMoreByItself(reading.value, trial) ? (
        <OpenOwn opened={opened} conversion={reading.value} onOpen={() => void keep(work.layouts, notKept)} />
      ) : null}
    </>
  );
}

/**
 * Whether a reading is worth more than what can be laid over what stands here: it holds other statements, or is verified
 * where that is not, as what was unclear in the first reading stays with it.
 */
const isMoreByItself = (again: Conversion, trial: Trial | null): boolean =>
  !isEmpty(again) && (trial === null || (verdictOfFile(again) === 'verified' && trial.verdict !== 'verified'));

interface AcceptanceProps {
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  readonly onAccept: () => void;
}

function Acceptance({ remember, setRemember, onAccept }: AcceptanceProps) {
  const t = useTranslate();
  return (
    <div className="mt-3 grid gap-3">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 flex-none accent-green"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        {t('setColumns.remember')}
      </label>
      <button type="button" className="button w-fit" onClick={onAccept}>
        {t('setColumns.accept')}
      </button>
    </div>
  );
}

/** Keeps layouts for statements to come. What cannot be kept is said: the rows are taken all the same. */
async function keep(layouts: readonly SetLayout[], onFailed: () => void): Promise<void> {
  try {
    for (const layout of layouts) await layoutStore().put(layout);
  } catch (error) {
    console.warn(error);
    onFailed();
  }
}

interface SaidProps {
  readonly reading: ReturnType<typeof useReadingBy>['reading'];
  readonly children: ReactNode;
}

/** How far the reading is, or why nothing came of it. */
function Said({ reading, children }: SaidProps) {
  const t = useTranslate();
  if (reading.status === 'idle') return null;
  if (reading.status === 'reading') return <p>{t('setColumns.reading')}</p>;
  if (reading.status === 'failed') return <p>{t(`setColumns.failed.${reading.why satisfies AgainFailure}`)}</p>;
  return isEmpty(reading.value) ? <p>{t('setColumns.nothing')}</p> : children;
}

const isEmpty = ({ statements }: Conversion): boolean =>
  statements.every(({ transactions }) => transactions.length === 0);

interface TableChoiceProps {
  readonly choices: ReturnType<typeof choicesOf>;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** Which table's columns are shown: tables go on over pages, and a page may have several. */
function TableChoice({ choices, chosen, onChoose }: TableChoiceProps) {
  const t = useTranslate();
  const nameOf = ({ page, table }: (typeof choices)[number]): string =>
    page.tables.length === 1
      ? t('setColumns.page', { page: page.page })
      : t('setColumns.table', { page: page.page, table: page.tables.indexOf(table) + 1 });
  return (
    <select
      className="field mt-1 mb-3"
      aria-label={t('setColumns.choose')}
      value={chosen}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tables have no identity but their order
        <option key={index} value={index}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  );
}
