import { PLANS, type PlanOffer, type PlanOffers } from '@tallyleaf/contract';
import { usePlanName } from '../../i18n/plan-name.ts';
import { formatPrice } from '../../i18n/price.ts';
import { type Translate, useTag, useTranslate } from '../../i18n/translate.ts';
import { useSession } from '../../session/session.ts';
import { useBuy } from './use-buy.ts';

type Plan = (typeof PLANS)[number];

/** From nothing to everything; the pack, which goes with any plan, last. */
const ORDER = [0, 1, 2, 3, 4, 6, 7, 5] as const;

interface PlanTableProps {
  /** Null while they are on their way, or could not be had. */
  readonly offers: PlanOffers | null;
  readonly failed: boolean;
}

/** Every plan: what it gives, what it costs here, and the way to it. */
export function PlanTable({ offers, failed }: PlanTableProps) {
  const t = useTranslate();
  const { user } = useSession();
  const { busy, trouble, buy } = useBuy();
  const plans = ORDER.flatMap((index) => PLANS.filter((plan) => plan.index === index));
  return (
    <>
      <p role="alert" className="mt-6 text-red empty:hidden">
        {trouble ? t(`pricing.trouble.${trouble}`) : null}
      </p>
      <table className="ledger set mt-8 w-full" aria-label={t('pricing.table')} aria-busy={offers === null && !failed}>
        <thead>
          <tr>
            <th scope="col">{t('pricing.plan')}</th>
            <th scope="col" className="wide w-[38%]">
              {t('pricing.gives')}
            </th>
            <th scope="col" className="figure w-[56%] sm:w-[36%]">
              {t('pricing.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <PlanRow
              key={plan.index}
              plan={plan}
              offer={offers?.plans.find(({ plan_index }) => plan_index === plan.index) ?? null}
              waiting={offers === null && !failed}
              mine={user?.plan_index === plan.index}
              busy={busy}
              onBuy={buy}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What a plan gives on the server. */
function givesOf(plan: Plan, t: Translate): string {
  if (plan.unlimited) return t('pricing.unlimited');
  if (plan.creditsOnce > 0) return t('pricing.once', { count: plan.creditsOnce });
  return t('pricing.monthly', { count: plan.creditsAMonth });
}

/** What a plan costs here. */
function costOf(offer: PlanOffer, t: Translate, tag: string): string {
  if (offer.period_months === 0) return t('pricing.costsNothing');
  if (offer.price === null) return t('pricing.notForSale');
  const price = formatPrice(offer.price, tag);
  if (offer.price.interval === null) return t('pricing.single', { price });
  return offer.price.interval === 'month' ? t('pricing.perMonth', { price }) : t('pricing.perYear', { price });
}

interface PlanRowProps {
  readonly plan: Plan;
  readonly offer: PlanOffer | null;
  readonly waiting: boolean;
  readonly mine: boolean;
  readonly busy: boolean;
  readonly onBuy: (index: number) => void;
}

function PlanRow({ plan, offer, waiting, mine, busy, onBuy }: PlanRowProps) {
  const t = useTranslate();
  const tag = useTag();
  const name = usePlanName()(plan.index);
  return (
    <tr>
      <th scope="row" className="py-3!">
        <span className="font-semibold">{name}</span>
        {mine ? <span className="ml-2 text-xs text-green">{t('pricing.yours')}</span> : null}
        <span className="narrow text-ink-2">{givesOf(plan, t)}</span>
      </th>
      <td className="wide">{givesOf(plan, t)}</td>
      <td className="figure">
        {/* As high as a price with its button under it, so that no row grows when prices come. */}
        <div className="flex min-h-17 flex-wrap content-start items-center justify-end gap-x-4 gap-y-1 whitespace-normal sm:min-h-10 sm:content-center">
          <span className={`max-sm:w-full sm:grow ${offer?.price ? '' : 'text-ink-2'}`}>
            {offer ? costOf(offer, t, tag) : null}
            {waiting ? <Waiting text={t('pricing.loading')} /> : null}
          </span>
          {offer?.price && !mine ? (
            <button
              type="button"
              className="button-quiet small"
              aria-label={t('pricing.buy', { plan: name })}
              aria-disabled={busy}
              onClick={() => (busy ? undefined : onBuy(plan.index))}
            >
              {t('pricing.choose')}
            </button>
          ) : null}
        </div>
      </td>
    </tr>
  );
}

/** A figure that is on its way. */
const Waiting = ({ text }: { readonly text: string }) => (
  <>
    <span aria-hidden="true">…</span>
    <span className="sr-only">{text}</span>
  </>
);
