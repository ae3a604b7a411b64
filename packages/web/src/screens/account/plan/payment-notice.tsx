import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePlanName } from '../../../i18n/plan-name.ts';
import { useTranslate } from '../../../i18n/translate.ts';
import { credits, useCredits } from '../../../session/credits.ts';
import { isUnlimited } from '../../../session/rules.ts';

/** Milliseconds after coming back at which is looked whether the payment service has told the server by now. */
const LOOKS_MS = [0, 1500, 4000, 10_000, 20_000];

/** After a payment: what one has now. The address is cleaned, so that a reload does not thank again. */
export function PaymentNotice() {
  const t = useTranslate();
  const [query, setQuery] = useSearchParams();
  const [paid, setPaid] = useState(false);
  const state = useCredits();
  const planName = usePlanName();
  useEffect(() => {
    if (query.get('payment') !== 'done') return;
    setPaid(true);
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [query, setQuery]);
  useEffect(() => {
    if (!paid) return;
    const timers = LOOKS_MS.map((after) =>
      setTimeout(() => void credits.refresh().catch((error: unknown) => console.warn(error)), after),
    );
    return () => timers.forEach(clearTimeout);
  }, [paid]);
  if (!paid) return null;
  return (
    <div role="status" className="mb-8 border-l-4 border-l-green bg-green-wash p-4">
      <p className="font-semibold">{t('account.paid.title')}</p>
      {state ? (
        <p className="text-sm">
          {isUnlimited(state.plan_info.plan_index)
            ? t('account.paid.unlimited', { plan: planName(state.plan_info.plan_index) })
            : t('account.paid.has', { plan: planName(state.plan_info.plan_index), count: state.available })}
        </p>
      ) : null}
      <p className="text-sm text-ink-2">{t('account.paid.moment')}</p>
    </div>
  );
}
