import IconCheck from '~icons/lucide/check';
import IconQuestion from '~icons/lucide/circle-help';
import IconBreak from '~icons/lucide/unlink';

/** Each verdict's mark; what has no statement cannot be checked either. */
const MARKS = { verified: IconCheck, failed: IconBreak, unverifiable: IconQuestion, none: IconQuestion } as const;

type VerdictName = keyof typeof MARKS;

/** The ink of each verdict; never the only sign of it. */
export const VERDICT_INK = {
  verified: 'text-green',
  failed: 'text-red',
  unverifiable: 'text-doubt',
  none: 'text-doubt',
} as const satisfies Record<VerdictName, string>;

/** A verdict's mark. */
export function VerdictMark({ verdict, className }: { readonly verdict: VerdictName; readonly className: string }) {
  const Mark = MARKS[verdict];
  return <Mark className={className} aria-hidden="true" />;
}

/** A verdict as mark and word; `word` is how the reader's language says it. */
export function VerdictWord({ verdict, word }: { readonly verdict: VerdictName; readonly word: string }) {
  return (
    <span className={`inline-flex items-baseline gap-1.5 font-semibold ${VERDICT_INK[verdict]}`}>
      <VerdictMark verdict={verdict} className="size-5 flex-none self-center" />
      {word}
    </span>
  );
}
