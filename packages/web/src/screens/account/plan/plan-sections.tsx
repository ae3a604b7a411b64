import type { UserInfo } from '@tallyleaf/contract';
import { useTranslate } from '../../../i18n/translate.ts';
import { useAskedCredits } from '../../../session/credits.ts';
import { Section } from '../parts.tsx';
import { CreditsFigures } from './credits-figures.tsx';
import { Ledger } from './ledger.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PlanFacts } from './plan-facts.tsx';

/** The plan, what it gives, and every change of one's credits. */
export function PlanSections({ user }: { readonly user: UserInfo }) {
  const t = useTranslate();
  const credits = useAskedCredits();
  return (
    <>
      <PaymentNotice />
      <Section title={t('account.plan.title')}>
        <PlanFacts user={user} info={credits?.plan_info ?? null} />
      </Section>
      <Section title={t('account.credits.title')} lead={t('account.credits.lead')}>
        <CreditsFigures credits={credits} />
      </Section>
      <Section title={t('account.ledger.title')} lead={t('account.ledger.lead')}>
        <Ledger />
      </Section>
    </>
  );
}
