import { useTranslate } from '../../i18n/translate.ts';
import { type PageCommand, usePageCommands } from '../../layouts/command-view.ts';
import type { Explanation } from '../../verdict/explain.ts';
import { confirm } from './editing/confirming.ts';
import type { StatementDraft } from './editing/draft.ts';

/** Lets the palette say what is right as it stands; the steps for it are in a drawer. */
export function useDoubtCommands(
  { doubts }: Explanation,
  draft: StatementDraft,
  onChange: (next: StatementDraft) => void,
): void {
  const t = useTranslate();
  const dates: PageCommand = {
    id: 'dates-right',
    label: t('review.doubts.datesRight'),
    run: () => onChange(confirm(draft, 'dates')),
  };
  const direction: PageCommand = {
    id: 'direction-right',
    label: t('review.doubts.directionRight'),
    run: () => onChange(confirm(draft, 'direction')),
  };
  usePageCommands([
    ...(doubts.some((doubt) => doubt !== 'direction') ? [dates] : []),
    ...(doubts.includes('direction') ? [direction] : []),
  ]);
}
