import type { WebhookDelivery } from '@tallyleaf/contract';
import { useCallback, useEffect } from 'react';
import { useResource } from '../../../api/use-resource.ts';
import { listDeliveries } from '../../../api/webhooks.ts';
import { formatMoment } from '../../../i18n/figures.ts';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { Fetched } from '../parts.tsx';

/** Milliseconds between looks at calls that were not made yet. */
const LOOK_MS = 2000;

/** The newest calls of a webhook, and how each ended. */
export function Deliveries({ id }: { readonly id: string }) {
  const t = useTranslate();
  const deliveries = useResource(useCallback(() => listDeliveries(id), [id]));
  const { data, reload } = deliveries;
  const waits = data?.items.some(({ status, attempts }) => status === 'waiting' && attempts === 0) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that still waits is followed by another look
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(reload, LOOK_MS);
    return () => clearTimeout(timer);
  }, [waits, data, reload]);
  return (
    <div className="mt-2">
      <Fetched resource={deliveries}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-2">{t('account.webhooks.noDeliveries')}</p>
          ) : (
            <ul className="text-sm">
              {items.map((delivery) => (
                <DeliveryLine key={delivery.id} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </Fetched>
    </div>
  );
}

function DeliveryLine({ delivery }: { readonly delivery: WebhookDelivery }) {
  const t = useTranslate();
  const tag = useTag();
  const { type, status, attempts, lastStatus, lastError, createdAt } = delivery;
  const name = type.replace('conversion.', '') as 'done' | 'refused' | 'failed' | 'test';
  const facts = [
    t(`account.webhooks.names.${name}`),
    formatMoment(createdAt, tag),
    t(`account.webhooks.delivery.${status}`, { count: attempts }),
    lastError === null ? null : t(`account.webhooks.errors.${lastError}`),
    lastStatus === null ? null : `HTTP ${lastStatus}`,
  ];
  return <li className="border-t border-rule py-1.5">{facts.filter((fact) => fact !== null).join(' · ')}</li>;
}
