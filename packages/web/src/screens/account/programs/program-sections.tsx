import { useTranslate } from '../../../i18n/translate.ts';
import { Section } from '../parts.tsx';
import { Keys } from './keys.tsx';
import { Webhooks } from './webhooks.tsx';

/** What one's own programs need: keys to call with, and addresses that are called. */
export function ProgramSections() {
  const t = useTranslate();
  return (
    <>
      <Section title={t('account.keys.title')} lead={t('account.keys.lead')}>
        <Keys />
        <p className="mt-6 text-sm">
          {/* The server's own page, no page of the app. */}
          <a href="/api/docs">{t('account.keys.docs')}</a>
        </p>
      </Section>
      <Section title={t('account.webhooks.title')} lead={t('account.webhooks.lead')}>
        <Webhooks />
      </Section>
    </>
  );
}
