import type { PlanOffer } from '@tallyleaf/contract';
import { useState } from 'react';
import { leadTo } from '../../api/addresses.ts';
import { ApiError } from '../../api/client.ts';
import { beginCheckout, listPlans } from '../../api/plans.ts';
import { useResource } from '../../api/use-resource.ts';
import { usePlanName } from '../../i18n/plan-name.ts';
import { formatPrice } from '../../i18n/price.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTag, useTranslate } from '../../i18n/translate.ts';

/** What can be bought here, with its prices; or that nothing can. */
export function Offers() {
  const t = useTranslate();
  const offers = useResource(listPlans);
  const buying = useBuying();
  const { data, failed, reload } = offers;
  if (failed) {
    return (
      <div role="alert" className="mt-5 border-t border-rule pt-4 text-sm">
        <p>{t('upgrade.failed')}</p>
        <button type="button" className="button-text" onClick={reload}>
          {t('upgrade.again')}
        </button>
      </div>
    );
  }
  const sold = data?.plans.filter(({ price }) => price !== null) ?? [];
  return (
    <div className="mt-5 border-t border-rule pt-4" aria-busy={data === null}>
      <p className="font-semibold">{t('upgrade.plans')}</p>
      {data === null ? (
        <p role="status" className="min-h-24 text-sm text-ink-2">
          {t('upgrade.waiting')}
        </p>
      ) : sold.length === 0 ? (
        <p className="text-sm text-ink-2">{t('upgrade.off')}</p>
      ) : (
        <ul className="mt-2">
          {sold.map((offer) => (
            <OfferRow key={offer.plan_index} offer={offer} busy={buying.busy} onBuy={() => void buying.buy(offer)} />
          ))}
        </ul>
      )}
      <p role="alert" className="mt-2 text-sm text-red empty:hidden">
        {buying.error}
      </p>
    </div>
  );
}

interface OfferRowProps {
  readonly offer: PlanOffer;
  readonly busy: boolean;
  readonly onBuy: () => void;
}

function OfferRow({ offer, busy, onBuy }: OfferRowProps) {
  const t = useTranslate();
  const tag = useTag();
  const { plan_index, unlimited, credits_a_month, credits_once, price } = offer;
  const name = usePlanName()(plan_index);
  const gives = unlimited
    ? t('upgrade.gives.unlimited')
    : credits_once > 0
      ? t('upgrade.gives.once', { count: credits_once })
      : t('upgrade.gives.monthly', { count: credits_a_month ?? 0 });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2 sm:flex-nowrap">
      <span className="min-w-0 basis-full sm:basis-auto">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-ink-2">{gives}</span>
      </span>
      <span className="ml-auto flex flex-none items-center gap-3">
        <span className="figure text-sm">
          {price ? t(`upgrade.price.${price.interval ?? 'once'}`, { price: formatPrice(price, tag) }) : ''}
        </span>
        <button type="button" className="button-quiet small" disabled={busy} onClick={onBuy}>
          {t('upgrade.buy')}
          <span className="sr-only">{name}</span>
        </button>
      </span>
    </li>
  );
}

const KNOWN = ['plan-running', 'provider-unreachable', 'payments-off'] as const;

/** Leads to the payment service's own page. No card's number comes near us. */
function useBuying() {
  const t = useTranslate();
  const locale = useLocaleCode();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const buy = async ({ plan_index }: PlanOffer): Promise<void> => {
    setBusy(true);
    setCode(null);
    try {
      const { url } = await beginCheckout(plan_index, locale);
      leadTo(url, { external: true });
    } catch (error) {
      console.error(error);
      setCode(error instanceof ApiError ? (error.error ?? error.kind) : 'other');
      setBusy(false);
    }
  };
  const known = KNOWN.find((one) => one === code);
  const error = code === null ? null : known ? t(`upgrade.errors.${known}`) : t('upgrade.errors.other');
  return { busy, error, buy };
}
