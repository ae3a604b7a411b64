import type { FileVerdict, StatementOutline } from '@tallyleaf/contract';
import IconAlert from '~icons/lucide/circle-alert';
import IconLoader from '~icons/lucide/loader';
import { useTranslate } from '../i18n/translate.ts';
import { VerdictWord } from '../ui/verdict-mark.tsx';
import type { ToldRow } from './tell-rows.ts';

interface LineStandingProps {
  readonly row: ToldRow;
  readonly verdict: FileVerdict | undefined;
  readonly unread?: StatementOutline['unread'];
}

/** How a statement stands, as mark and word, and what of it is not certain; of a file without a result, how that stands. */
export function LineStanding({ row, verdict, unread = [] }: LineStandingProps) {
  const t = useTranslate();
  if (!verdict) return <Unfinished row={row} />;
  const doubts = [
    ...(['dates', 'direction'] as const).filter((one) => unread.includes(one)).map((one) => t(`batch.unsure.${one}`)),
    ...(row.standing === 'looked' && verdict !== 'verified' ? [t('batch.looked')] : []),
  ];
  return (
    <>
      <VerdictWord verdict={verdict} word={t(`verdict.${verdict}`)} />
      {doubts.length > 0 ? <span className="second">{doubts.join(' · ')}</span> : null}
    </>
  );
}

function Unfinished({ row }: Pick<LineStandingProps, 'row'>) {
  const words = useStatusWords(row);
  const live = row.step === 'under-way';
  const Mark = live ? IconLoader : IconAlert;
  return (
    <span className={`inline-flex items-start gap-1.5 ${live ? 'text-ink-2' : 'font-semibold text-doubt'}`}>
      <Mark className="mt-0.5 size-4 flex-none" aria-hidden="true" />
      <span>{words}</span>
    </span>
  );
}

function useStatusWords({ step, status }: ToldRow): string {
  const t = useTranslate();
  if (!status) return t(step === 'under-way' ? 'batch.status.running' : 'batch.status.refused');
  const { refusal, progress } = status;
  if (refusal) return t(`refusals.${refusal.code}.title`);
  if (status.status !== 'running' || !progress || progress.pages === 0) return t(`batch.status.${status.status}`);
  const { ocrPages = 0, ocrDone = 0, page, pages } = progress;
  if (progress.stage === 'reading' && ocrPages > 0) return t('steps.scans', { done: ocrDone, pages: ocrPages });
  return progress.stage === 'reading' ? t('steps.reading', { page, pages }) : t('batch.status.running');
}
