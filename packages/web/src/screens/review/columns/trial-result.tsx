import { useTranslate } from '../../../i18n/translate.ts';
import { VerdictWord } from '../../../ui/verdict-mark.tsx';
import type { Trial } from './accept.ts';

/** What would stand there: the verdict, how many rows, and how many of them are others than now. */
export function TrialResult({ trial }: { readonly trial: Trial }) {
  const t = useTranslate();
  const { verdict, rows, differ } = trial;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <VerdictWord verdict={verdict} word={t(`verdict.${verdict}`)} />
      <span>{t('setColumns.trial', { rows, differ })}</span>
    </p>
  );
}
