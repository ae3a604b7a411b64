import { MAX_WEBHOOKS, type NewWebhook, WEBHOOK_EVENTS, type WebhookEvent } from '@tallyleaf/contract';
import { useState } from 'react';
import { useResource } from '../../../api/use-resource.ts';
import { listWebhooks, makeWebhook } from '../../../api/webhooks.ts';
import { useTranslate } from '../../../i18n/translate.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { Fetched, SavedForm } from '../parts.tsx';
import { useAction } from '../use-action.ts';
import { SecretOnce } from './secret-once.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** Addresses that are called when a conversion has ended. */
export function Webhooks() {
  const t = useTranslate();
  const webhooks = useResource(listWebhooks);
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Fetched resource={webhooks}>
      {(list) => (
        <>
          {list.length >= MAX_WEBHOOKS ? (
            <p className="text-sm text-ink-2">{t('account.errors.too-many')}</p>
          ) : (
            <WebhookForm
              make={async (wanted) => {
                const { secret, ...made } = await makeWebhook(wanted);
                setShown(secret);
                webhooks.set([made, ...list]);
              }}
            />
          )}
          {shown === null ? null : (
            <SecretOnce
              title={t('account.webhooks.made')}
              text={t('account.webhooks.once')}
              secret={shown}
              onDone={() => setShown(null)}
            />
          )}
          {list.length === 0 ? (
            <p className="mt-5 text-sm text-ink-2">{t('account.webhooks.none')}</p>
          ) : (
            <ul className="mt-6 border-t border-rule">
              {list.map((webhook) => (
                <WebhookRow
                  key={webhook.id}
                  webhook={webhook}
                  onChanged={(changed) => webhooks.set(list.map((one) => (one.id === changed.id ? changed : one)))}
                  onGone={() => webhooks.set(list.filter((one) => one.id !== webhook.id))}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </Fetched>
  );
}

function WebhookForm({ make }: { readonly make: (wanted: NewWebhook) => Promise<void> }) {
  const t = useTranslate();
  const action = useAction();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const toggle = (event: WebhookEvent, on: boolean): void =>
    setEvents(WEBHOOK_EVENTS.filter((one) => (one === event ? on : events.includes(one))));
  const save = async (): Promise<void> => {
    await make({ url: url.trim(), events: [...events] });
    setUrl('');
  };
  return (
    <SavedForm action={action} submit={t('account.webhooks.add')} done="" save={save}>
      <TextField
        label={t('account.webhooks.url')}
        hint={t('account.webhooks.urlHint')}
        type="url"
        autoComplete="off"
        required
        maxLength={2000}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <fieldset>
        <legend className="text-sm font-semibold">{t('account.webhooks.events')}</legend>
        <div className="mt-1 grid">
          {WEBHOOK_EVENTS.map((event) => (
            <label key={event} className="flex min-h-9 cursor-pointer items-center gap-3 text-sm">
              <input
                type="checkbox"
                className="size-4 accent-green"
                checked={events.includes(event)}
                disabled={events.length === 1 && events.includes(event)}
                onChange={(change) => toggle(event, change.target.checked)}
              />
              {t(`account.webhooks.names.${nameOf(event)}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </SavedForm>
  );
}

/** `conversion.done` → `done`: points part the keys of texts. */
const nameOf = (event: WebhookEvent) => event.replace('conversion.', '') as 'done' | 'refused' | 'failed';
