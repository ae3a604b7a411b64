import { useTranslate } from '../i18n/translate.ts';
import type { Explanation } from './explain.ts';

interface DoubtLinesProps {
  readonly explanation: Explanation;
  /** Nothing else is open: all sums come out, and bind every row. */
  readonly alone: boolean;
}

/** What of the dates and the direction is not certain, and why, a sentence each. */
export function DoubtLines({ explanation, alone }: DoubtLinesProps) {
  const t = useTranslate();
  const { doubts } = explanation;
  if (doubts.length === 0) return null;
  // That sums come out either way round says that they do.
  const saysSums = alone && !doubts.includes('direction');
  return (
    <>
      {saysSums ? <p>{t('verdict.sumsHold')}</p> : null}
      <ul className="grid gap-1">
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt === 'direction' ? t('verdict.direction') : t(`verdict.dates.${doubt}`)}</li>
        ))}
      </ul>
    </>
  );
}
