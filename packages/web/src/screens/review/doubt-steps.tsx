import { type ReactNode, useRef } from 'react';
import { useTranslate } from '../../i18n/translate.ts';
import type { Explanation } from '../../verdict/explain.ts';
import { confirm, hasOtherDate, takeBack, takeOtherDate, turnBack, turnRound } from './editing/confirming.ts';
import type { StatementDraft } from './editing/draft.ts';

interface DoubtStepsProps {
  readonly explanation: Explanation;
  readonly draft: StatementDraft;
  readonly onChange: (next: StatementDraft) => void;
}

/** One step for all rows where dates or direction are not certain, and the way back from what was said of them. */
export function DoubtSteps({ explanation, draft, onChange }: DoubtStepsProps) {
  const t = useTranslate();
  const group = useRef<HTMLFieldSetElement>(null);
  const { doubts } = explanation;
  const { confirmed, turned } = draft;
  const dates = doubts.some((doubt) => doubt !== 'direction');
  const direction = doubts.includes('direction');
  if (!dates && !direction && !turned && confirmed.length === 0) return null;
  // The button that was pressed is gone then: the focus stays beside it.
  const take = (next: StatementDraft): void => {
    onChange(next);
    group.current?.focus();
  };
  const step = (words: string, next: () => StatementDraft): ReactNode => (
    <button type="button" className="button-quiet small" onClick={() => take(next())}>
      {words}
    </button>
  );
  return (
    <fieldset ref={group} tabIndex={-1} aria-label={t('review.doubts.label')} className="mt-2 grid gap-1 text-sm">
      {dates || direction ? (
        <div className="flex flex-wrap gap-2">
          {dates ? step(t('review.doubts.datesRight'), () => confirm(draft, 'dates')) : null}
          {doubts.includes('column') && hasOtherDate(draft)
            ? step(t('review.doubts.otherDate'), () => takeOtherDate(draft))
            : null}
          {direction ? step(t('review.doubts.directionRight'), () => confirm(draft, 'direction')) : null}
          {direction && !turned ? step(t('review.doubts.turn'), () => turnRound(draft)) : null}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-x-8">
        {confirmed.includes('dates') ? (
          <Said text={t('review.doubts.saidDates')} onTakeBack={() => take(takeBack(draft, 'dates'))} />
        ) : null}
        {turned ? (
          <Said text={t('review.doubts.turned')} onTakeBack={() => take(turnBack(draft))} />
        ) : confirmed.includes('direction') ? (
          <Said text={t('review.doubts.saidDirection')} onTakeBack={() => take(takeBack(draft, 'direction'))} />
        ) : null}
      </div>
    </fieldset>
  );
}

/** What the person said, and the way back. */
function Said({ text, onTakeBack }: { readonly text: string; readonly onTakeBack: () => void }) {
  const t = useTranslate();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
      {text}
      <button type="button" className="button-text min-h-8 text-sm" onClick={onTakeBack}>
        {t('review.doubts.takeBack')}
        <span className="sr-only">{text}</span>
      </button>
    </p>
  );
}
