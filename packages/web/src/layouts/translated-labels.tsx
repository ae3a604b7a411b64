import { type ReactNode, useMemo } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { type Labels, LabelsContext } from '../ui/labels.tsx';

/** Gives the components below it their labels in the page's language; the page brings the texts `ui`. */
export function TranslatedLabels({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const labels = useMemo<Labels>(
    () => ({
      noData: t('ui.labels.noData'),
      noMatch: t('ui.labels.noMatch'),
      close: t('ui.labels.close'),
      previousYear: t('ui.labels.previousYear'),
      nextYear: t('ui.labels.nextYear'),
      previousMonth: t('ui.labels.previousMonth'),
      nextMonth: t('ui.labels.nextMonth'),
      increment: t('ui.labels.increment'),
      decrement: t('ui.labels.decrement'),
      command: t('ui.labels.command'),
      search: t('ui.labels.search'),
      create: (label) => t('ui.labels.create', { label }),
      goToSlide: (slide) => t('ui.labels.goToSlide', { slide: String(slide) }),
      prev: t('ui.labels.prev'),
      next: t('ui.labels.next'),
    }),
    [t],
  );
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
