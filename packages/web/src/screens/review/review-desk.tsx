import { type Place, verdictOfFile } from '@tallyleaf/contract';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { PAGES, pathIn, summaryPath } from '../../app/paths.ts';
import { Downloads } from '../../exporting/downloads.tsx';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { VerdictWord } from '../../ui/verdict-mark.tsx';
import '../../styles/review.css';
import { CategoryDesk } from './categories/category-desk.tsx';
import { ColumnedPage, LaterNote } from './columns/columned-page.tsx';
import { useColumnSetting } from './columns/use-column-setting.ts';
import { EvidenceButtons } from './evidence-buttons.tsx';
import { SaveNote } from './save-note.tsx';
import { SignalledPage } from './signalled-page.tsx';
import { type PageView, StatementDesk, type StatementDeskHandle } from './statement-desk.tsx';
import { keepUnsent } from './unsent.ts';
import { useAnnotated } from './use-annotated.ts';
import type { Opened } from './use-opened.ts';
import { type Review, useReview } from './use-review.ts';

const FileSignals = lazy(async () => ({ default: (await import('./file-signals.tsx')).FileSignals }));

interface ReviewDeskProps {
  readonly opened: Opened;
  /** Opens the conversion anew, as it is kept. */
  readonly onReopen: () => void;
}

/** A conversion on the desk: its statements one at a time, what is corrected of them, and the way out as a file. */
export function ReviewDesk({ opened, onReopen }: ReviewDeskProps) {
  const t = useTranslate();
  const review = useReview(opened);
  const { conversion, draft } = review;
  const [index, setIndex] = useState(0);
  const desk = useRef<StatementDeskHandle>(null);
  const statement = conversion.statements[index];
  const now = draft[index];
  const goTo = (change: ReturnType<Review['undo']>): void => {
    if (!change) return;
    flushSync(() => setIndex(change.statement));
    desk.current?.goTo(change.row);
  };
  const steps = {
    undo: review.canUndo ? () => goTo(review.undo()) : null,
    redo: review.canRedo ? () => goTo(review.redo()) : null,
  };
  useStepKeys(steps);
  const count = conversion.statements.length;
  const annotated = useAnnotated(opened);
  const [shown, setShown] = useState<Place | null>(null);
  const onLeft = useCallback(() => setShown(null), []);
  const page = useCallback(
    (view: PageView) => <SignalledPage opened={opened} annotated={annotated} shown={shown} onLeft={onLeft} {...view} />,
    [opened, annotated, shown, onLeft],
  );
  const columns = useColumnSetting(() => desk.current?.showPage());
  const onShow = (place: Place): void => {
    desk.current?.showPage();
    setShown(place);
  };
  return (
    <div className="review-desk page-wide pt-2 pb-6">
      <DeskHead opened={opened} review={review} onReopen={onReopen} />
      {count > 1 ? <StatementChoice review={review} index={index} onChoose={setIndex} /> : null}
      {conversion.signals ? (
        <Suspense fallback={null}>
          <FileSignals signals={conversion.signals} onShow={onShow} />
        </Suspense>
      ) : null}
      {opened.read.warnings.some(({ code }) => code === 'columns-set') ? <LaterNote opened={opened} /> : null}
      {statement && now ? (
        <CategoryDesk opened={opened} review={review}>
          {(watch) => (
            <StatementDesk
              ref={desk}
              opened={opened}
              statement={statement}
              draft={now}
              title={t('result.statement', { number: index + 1, count })}
              label={
                count === 1
                  ? t('table.label', { name: opened.name })
                  : t('table.labelOf', { name: opened.name, number: index + 1 })
              }
              steps={steps}
              onChange={(next) => {
                watch(now, next);
                review.change(index, next);
              }}
              page={(view) => (
                <ColumnedPage
                  {...{ opened, draft, columns, view }}
                  onAccept={(next) => goTo(review.replace(next))}
                  show={page}
                />
              )}
            />
          )}
        </CategoryDesk>
      ) : (
        <p className="mt-4">{t('review.noResult')}</p>
      )}
    </div>
  );
}

interface DeskHeadProps extends ReviewDeskProps {
  readonly review: Review;
}

function DeskHead({ opened, review, onReopen }: DeskHeadProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const { id, name } = opened;
  const takeOther = (): void => {
    keepUnsent(id, null);
    onReopen();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-5 text-sm">
          <Link to={pathIn(locale, PAGES.conversions)}>{t('review.back')}</Link>
          <Link to={pathIn(locale, summaryPath([id]))}>{t('summary.open')}</Link>
        </p>
        <h1 className="mt-1 text-lg break-all">{name}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SaveNote
          state={review.saving}
          onAgain={review.saveAgain}
          onOverwrite={review.overwrite}
          onTakeOther={takeOther}
        />
        {review.conversion.statements.length > 0 ? (
          <>
            <EvidenceButtons conversion={review.conversion} name={name} convertedAt={opened.convertedAt} />
            <Downloads conversion={review.conversion} name={name} alone />
          </>
        ) : null}
      </div>
    </div>
  );
}

interface StatementChoiceProps {
  readonly review: Review;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** The statements of a file, each with its verdict. */
function StatementChoice({ review, index, onChoose }: StatementChoiceProps) {
  const t = useTranslate();
  const { statements } = review.conversion;
  return (
    <nav aria-label={t('review.statements')} className="flex flex-wrap gap-2 pb-3">
      {statements.map((statement, number) => {
        const verdict = verdictOfFile({ ...review.conversion, statements: [statement] });
        return (
          <button
            // Statements of a file have no identity but their order, which never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={number}
            type="button"
            className="button-quiet small aria-pressed:border-ink aria-pressed:bg-paper"
            aria-pressed={number === index}
            onClick={() => onChoose(number)}
          >
            <span>
              {statement.account.iban ??
                statement.account.number ??
                t('result.statement', { number: number + 1, count: statements.length })}
            </span>
            <VerdictWord verdict={verdict} word={t(`verdict.${verdict}`)} />
          </button>
        );
      })}
    </nav>
  );
}

interface Steps {
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not(.grid-catch), textarea, select'));

/** Ctrl+Z takes back, Ctrl+Y or Ctrl+Shift+Z does again; while a field is written in, they are the field's own. */
function useStepKeys({ undo, redo }: Steps): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      const key = event.key.toLowerCase();
      const run = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : null;
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      run?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}
