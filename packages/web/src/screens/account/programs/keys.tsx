import { type ApiKey, MAX_API_KEYS } from '@tallyleaf/contract';
import { useState } from 'react';
import { listKeys, makeKey, revokeKey } from '../../../api/keys.ts';
import { useResource } from '../../../api/use-resource.ts';
import { formatDay } from '../../../i18n/figures.ts';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Fetched, Outcome } from '../parts.tsx';
import { useAction } from '../use-action.ts';
import { KeyForm } from './key-form.tsx';
import { SecretOnce } from './secret-once.tsx';

/** One's API keys: made, shown once, revoked. */
export function Keys() {
  const t = useTranslate();
  const keys = useResource(listKeys);
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Fetched resource={keys}>
      {(list) => (
        <>
          <KeyForm
            full={list.length >= MAX_API_KEYS}
            make={async (wanted) => {
              const { key, ...made } = await makeKey(wanted);
              setShown(key);
              keys.set([made, ...list]);
            }}
          />
          {shown === null ? null : (
            <SecretOnce
              title={t('account.keys.made')}
              text={t('account.keys.once')}
              secret={shown}
              onDone={() => setShown(null)}
            />
          )}
          {list.length === 0 ? (
            <p className="mt-5 text-sm text-ink-2">{t('account.keys.none')}</p>
          ) : (
            <KeyList keys={list} onGone={(id) => keys.set(list.filter((key) => key.id !== id))} />
          )}
        </>
      )}
    </Fetched>
  );
}

interface KeyListProps {
  readonly keys: readonly ApiKey[];
  readonly onGone: (id: string) => void;
}

function KeyList({ keys, onGone }: KeyListProps) {
  const t = useTranslate();
  const action = useAction();
  const [doomed, setDoomed] = useState<ApiKey | null>(null);
  const go = async ({ id }: ApiKey): Promise<void> => {
    if (await action.run(() => revokeKey(id))) onGone(id);
    setDoomed(null);
  };
  return (
    <>
      <ul className="mt-6 mb-2 border-t border-rule">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} onRevoke={() => setDoomed(key)} />
        ))}
      </ul>
      <Outcome action={action} done={t('account.keys.revoked')} />
      {doomed ? (
        <ConfirmDialog
          title={t('account.keys.ask.title', { name: doomed.name })}
          close={t('toasts.close')}
          confirm={t('account.keys.revoke')}
          keep={t('account.keep')}
          busy={action.busy}
          onConfirm={() => void go(doomed)}
          onClose={() => setDoomed(null)}
        >
          <p>{t('account.keys.ask.text')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function KeyRow({ apiKey, onRevoke }: { readonly apiKey: ApiKey; readonly onRevoke: () => void }) {
  const t = useTranslate();
  const tag = useTag();
  const { name, start, createdAt, lastUsedAt, expiresAt } = apiKey;
  const facts = [
    t('account.keys.created', { date: formatDay(createdAt, tag) }),
    lastUsedAt === null ? t('account.keys.unused') : t('account.keys.used', { date: formatDay(lastUsedAt, tag) }),
    expiresAt === null ? t('account.keys.endless') : t('account.keys.until', { date: formatDay(expiresAt, tag) }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {name} <code className="text-sm font-normal text-ink-2">{start}…</code>
        </p>
        <p className="text-sm text-ink-2">{facts.join(' · ')}</p>
      </div>
      <button type="button" className="button-text text-sm" onClick={onRevoke}>
        {t('account.keys.revoke')}
        <span className="sr-only">{name}</span>
      </button>
    </li>
  );
}
