import IconCheck from '~icons/lucide/check';
import IconQuestion from '~icons/lucide/circle-help';
import IconBreak from '~icons/lucide/unlink';
import { useTranslate } from '../../../i18n/translate.ts';
import type { VerdictWord } from './verdict.ts';

const MARKS = { verified: IconCheck, failed: IconBreak, unverifiable: IconQuestion, none: IconQuestion } as const;

/** The ink of each verdict; never the only sign of it. */
export const VERDICT_INK = {
  verified: 'text-green',
  failed: 'text-red',
  unverifiable: 'text-doubt',
  none: 'text-doubt',
} as const satisfies Record<VerdictWord, string>;

/** A verdict's mark. */
export function VerdictMark({ word, className }: { readonly word: VerdictWord; readonly className: string }) {
  const Mark = MARKS[word];
  return <Mark className={className} aria-hidden="true" />;
}

/** A verdict as mark and word. */
export function VerdictWordMark({ word }: { readonly word: VerdictWord }) {
  const t = useTranslate();
  return (
    <span className={`inline-flex items-baseline gap-1.5 font-semibold ${VERDICT_INK[word]}`}>
      <VerdictMark word={word} className="size-5 flex-none self-center" />
      {t(`verdict.${word}`)}
    </span>
  );
}
