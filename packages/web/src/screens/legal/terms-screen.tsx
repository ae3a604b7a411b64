import { FREE_PLAN, findPlan } from '@tallyleaf/contract';
import { SITE_DEFAULTS, useSite } from '../../api/site.ts';
import { useTranslate } from '../../i18n/translate.ts';
import { LegalPage, LegalPart, Operator } from './legal-parts.tsx';

/** What one may expect, what it costs, and what stays with whoever converts. */
export function TermsScreen() {
  const t = useTranslate();
  const site = useSite();
  const { visitor_credits: visitor } = site ?? SITE_DEFAULTS;
  const free = findPlan(FREE_PLAN)?.creditsAMonth ?? 0;
  return (
    <LegalPage title={t('terms.title')}>
      <LegalPart title={t('terms.what.title')} text={t('terms.what.text')} />
      <LegalPart title={t('terms.who.title')} text={t('terms.who.text')}>
        <Operator site={site} />
      </LegalPart>
      {(['care', 'files'] as const).map((part) => (
        <LegalPart key={part} title={t(`terms.${part}.title`)} text={t(`terms.${part}.text`)} />
      ))}
      <LegalPart title={t('terms.credits.title')} text={t('terms.credits.text', { visitor, free })} />
      {(['paying', 'fair', 'promise', 'end'] as const).map((part) => (
        <LegalPart key={part} title={t(`terms.${part}.title`)} text={t(`terms.${part}.text`)} />
      ))}
    </LegalPage>
  );
}
