import { FREE_PLAN, type PlanInfo, type UserInfo } from '@tallyleaf/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { leadTo } from '../../../api/addresses.ts';
import { cancelPlan, listPlans, openPortal } from '../../../api/plans.ts';
import { useResource } from '../../../api/use-resource.ts';
import { PAGES, pathIn } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/figures.ts';
import { usePlanName } from '../../../i18n/plan-name.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { credits } from '../../../session/credits.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAction } from '../use-action.ts';

interface PlanFactsProps {
  readonly user: UserInfo;
  /** Null until it is known. */
  readonly info: PlanInfo | null;
}

/** Which plan runs, until when, and how it is changed or cancelled. */
export function PlanFacts({ user, info }: PlanFactsProps) {
  const planName = usePlanName();
  const index = info?.plan_index ?? user.plan_index;
  return (
    <>
      <p className="font-serif text-xl">{planName(index)}</p>
      <p className="mt-1 min-h-6 text-ink-2">{usePeriodWords(info)}</p>
      <PlanActions info={info} name={planName(index)} />
    </>
  );
}

/** When a plan renews or ends. */
function usePeriodWords(info: PlanInfo | null): string {
  const t = useTranslate();
  const tag = useTag();
  if (!info) return t('account.waiting');
  if (info.plan_index === FREE_PLAN) return t('account.plan.free');
  if (info.period_end === null) return t('account.plan.endless');
  const date = formatDay(info.period_end, tag);
  if (info.status === 'past-due') return t('account.plan.pastDue', { date });
  const renews = info.is_loop_sub && info.status !== 'cancelled';
  return renews ? t('account.plan.renews', { date }) : t('account.plan.until', { date });
}

function PlanActions({ info, name }: { readonly info: PlanInfo | null; readonly name: string }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const offers = useResource(listPlans);
  const portal = useAction();
  const payments = offers.data?.payments ?? null;
  const goToPortal = (): void => {
    void portal.run(async () => leadTo((await openPortal(locale)).url, { external: true }));
  };
  return (
    <div className="mt-5 grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {payments ? (
          <Link to={pathIn(locale, PAGES.pricing)} className="button-quiet small">
            {t('account.plan.see')}
          </Link>
        ) : null}
        {payments && info && info.plan_index !== FREE_PLAN ? (
          <button type="button" className="button-quiet small" onClick={goToPortal} aria-disabled={portal.busy}>
            {t('account.plan.portal')}
          </button>
        ) : null}
        {info?.is_loop_sub && info.status !== 'cancelled' ? <CancelPlan info={info} name={name} /> : null}
        <p role="alert" className="text-sm text-red empty:hidden">
          {portal.error}
        </p>
      </div>
      {payments === false ? <p className="max-w-xl text-sm text-ink-2">{t('account.plan.off')}</p> : null}
    </div>
  );
}

/** Cancelling says first what stays and what ends. */
function CancelPlan({ info, name }: { readonly info: PlanInfo; readonly name: string }) {
  const t = useTranslate();
  const tag = useTag();
  const action = useAction();
  const [asked, setAsked] = useState(false);
  const go = async (): Promise<void> => {
    await action.run(async () => {
      await cancelPlan();
      await credits.refresh();
    });
    setAsked(false);
  };
  return (
    <>
      <button type="button" className="button-quiet small" onClick={() => setAsked(true)}>
        {t('account.plan.cancel')}
      </button>
      <p role="alert" className="text-sm text-red empty:hidden">
        {action.error}
      </p>
      {asked ? (
        <ConfirmDialog
          title={t('account.plan.ask.title', { plan: name })}
          close={t('toasts.close')}
          confirm={t('account.plan.cancel')}
          keep={t('account.plan.ask.keep')}
          busy={action.busy}
          onConfirm={() => void go()}
          onClose={() => setAsked(false)}
        >
          <p>
            {info.period_end === null
              ? t('account.plan.ask.now')
              : t('account.plan.ask.until', { date: formatDay(info.period_end, tag) })}
          </p>
          <p>{t('account.plan.ask.after')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
