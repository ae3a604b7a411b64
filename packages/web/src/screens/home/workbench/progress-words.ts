import type { Translate } from '../../../i18n/translate.ts';
import type { JobState } from '../jobs.ts';
import { roundLeft } from '../pace.ts';

const SEPARATOR = ' · ';

/** How long it will take, as far as pages were measured. */
function leftInWords(t: Translate, left: number | null, done: number, pages: number): string {
  if (left === null) return done === 0 ? t('steps.scansStarting', { pages }) : t('steps.scansTakeLonger');
  const told = roundLeft(left);
  if (told.unit === 'few') return t('steps.fewSecondsLeft');
  return t(told.unit === 'minutes' ? 'steps.minutesLeft' : 'steps.secondsLeft', { count: told.count });
}

/** How far a file is, in words: beside its bar, and to screen readers. */
export function progressWords(t: Translate, state: Extract<JobState, { step: 'running' }>): string {
  const { place, progress, pace } = state;
  if (!progress) return t(place === 'server' ? 'steps.sending' : 'steps.starting');
  const { ocrPages = 0, ocrDone = 0 } = progress;
  if (progress.stage === 'reading' && ocrPages > 0)
    return `${t('steps.scans', { done: ocrDone, pages: ocrPages })}${SEPARATOR}${leftInWords(t, pace?.left ?? null, ocrDone, ocrPages)}`;
  if (progress.stage === 'reading') return t('steps.reading', { page: progress.page, pages: progress.pages });
  return t(progress.stage === 'opening' ? 'steps.opening' : 'steps.understanding');
}
