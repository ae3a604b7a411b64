import type { Webhook } from '@tallyleaf/contract';
import { useState } from 'react';
import { changeWebhook, deleteWebhook, testWebhook } from '../../../api/webhooks.ts';
import { useTranslate } from '../../../i18n/translate.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Outcome } from '../parts.tsx';
import { useAction } from '../use-action.ts';
import { Deliveries } from './deliveries.tsx';

interface WebhookRowProps {
  readonly webhook: Webhook;
  readonly onChanged: (webhook: Webhook) => void;
  readonly onGone: () => void;
}

/** One webhook: whether it is on, a test, its calls, switched off or deleted. */
export function WebhookRow({ webhook, onChanged, onGone }: WebhookRowProps) {
  const t = useTranslate();
  const { id, url, active, offReason } = webhook;
  const action = useAction();
  const [open, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const test = async (): Promise<void> => {
    await action.run(() => testWebhook(id));
    setOpen(true);
    setTurn(turn + 1);
  };
  const turnOnOrOff = (): void => {
    void action.run(async () => onChanged(await changeWebhook(id, { active: !active })));
  };
  const state = active ? t('account.webhooks.on') : t(`account.webhooks.off.${offReason ?? 'self'}`);
  return (
    <li className="border-b border-rule py-4">
      <p className="font-semibold break-all">{url}</p>
      <p className={`text-sm ${active ? 'text-green' : 'text-doubt'}`}>{state}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        {active ? (
          <button type="button" className="button-text text-sm" onClick={() => void test()}>
            {t('account.webhooks.test')}
          </button>
        ) : null}
        <button type="button" className="button-text text-sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('account.webhooks.deliveries')}
        </button>
        <button type="button" className="button-text text-sm" onClick={turnOnOrOff}>
          {active ? t('account.webhooks.switchOff') : t('account.webhooks.switchOn')}
        </button>
        <DeleteWebhook webhook={webhook} onGone={onGone} />
        <Outcome action={action} done={t('account.webhooks.done')} />
      </div>
      {open ? <Deliveries key={turn} id={id} /> : null}
    </li>
  );
}

function DeleteWebhook({ webhook, onGone }: Pick<WebhookRowProps, 'webhook' | 'onGone'>) {
  const t = useTranslate();
  const action = useAction();
  const [asked, setAsked] = useState(false);
  const go = async (): Promise<void> => {
    if (await action.run(() => deleteWebhook(webhook.id))) onGone();
    else setAsked(false);
  };
  return (
    <>
      <button type="button" className="button-text text-sm" onClick={() => setAsked(true)}>
        {t('account.webhooks.delete')}
      </button>
      <p role="alert" className="text-sm text-red empty:hidden">
        {action.error}
      </p>
      {asked ? (
        <ConfirmDialog
          title={t('account.webhooks.ask.title')}
          close={t('toasts.close')}
          confirm={t('account.webhooks.delete')}
          keep={t('account.keep')}
          busy={action.busy}
          onConfirm={() => void go()}
          onClose={() => setAsked(false)}
        >
          <p className="break-all">{webhook.url}</p>
          <p>{t('account.webhooks.ask.text')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
