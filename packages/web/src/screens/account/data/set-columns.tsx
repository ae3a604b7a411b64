import { KeptLayouts } from '../../../columns/kept-layouts-list.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { Section } from '../parts.tsx';

/** The layouts whose columns were set, each of which can be forgotten. */
export function SetColumns() {
  const t = useTranslate();
  return (
    <Section title={t('setColumns.kept.heading')} lead={t('setColumns.kept.lead')}>
      <KeptLayouts open />
    </Section>
  );
}
