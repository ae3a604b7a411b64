import type { Passkey } from '@tallyleaf/contract';
import { useState } from 'react';
import { addPasskey, canUsePasskeys, removePasskey } from '../../../../api/passkeys.ts';
import { formatDay } from '../../../../i18n/figures.ts';
import { useTag, useTranslate } from '../../../../i18n/translate.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toasts.ts';
import { SavedForm } from '../../parts.tsx';
import { useAction } from '../../use-action.ts';
import { describeAgent } from '../agent.ts';
import { ProofField, type ProofKind, useProof } from './proof-field.tsx';
import { Question } from './question.tsx';

interface PasskeysPartProps {
  readonly passkeys: readonly Passkey[];
  readonly kind: ProofKind;
  /** One was added; codes come with the first factor. */
  readonly onAdded: (codes: readonly string[]) => void;
  readonly onChanged: () => void;
}

/** One's passkeys: a list, and another one where the browser knows them; nothing where there are none and can be none. */
export function PasskeysPart({ passkeys, kind, onAdded, onChanged }: PasskeysPartProps) {
  const t = useTranslate();
  const [doomed, setDoomed] = useState<Passkey | null>(null);
  if (passkeys.length === 0 && !canUsePasskeys()) return null;
  return (
    <div className="mt-8">
      <h3 className="font-semibold">{t('account.twoStep.passkeys.title')}</h3>
      <p className="max-w-2xl text-sm text-ink-2">{t('account.twoStep.passkeys.lead')}</p>
      {passkeys.length > 0 ? (
        <ul className="mt-4 border-t border-rule">
          {passkeys.map((one) => (
            <PasskeyRow key={one.id} passkey={one} onRemove={() => setDoomed(one)} />
          ))}
        </ul>
      ) : null}
      {canUsePasskeys() ? <Add kind={kind} onAdded={onAdded} /> : null}
      {doomed ? (
        <Question
          title={t('account.twoStep.passkeys.ask', { name: doomed.name })}
          text={t('account.twoStep.askOff.text')}
          confirm={t('account.twoStep.passkeys.remove')}
          kind={kind}
          work={async (proof) => {
            await removePasskey(doomed.id, proof);
            setDoomed(null);
            toast({ title: t('account.twoStep.turnedOff'), tone: 'good' });
            onChanged();
          }}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </div>
  );
}

function PasskeyRow({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const t = useTranslate();
  const tag = useTag();
  const { name, created_at, last_used_at } = passkey;
  const facts = [
    t('account.keys.created', { date: formatDay(created_at, tag) }),
    last_used_at === null ? t('account.keys.unused') : t('account.keys.used', { date: formatDay(last_used_at, tag) }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-2">{facts.join(' · ')}</p>
      </div>
      <button type="button" className="button-text text-sm" onClick={onRemove}>
        {t('account.twoStep.passkeys.remove')}
        <span className="sr-only">{name}</span>
      </button>
    </li>
  );
}

interface AddProps {
  readonly kind: ProofKind;
  readonly onAdded: (codes: readonly string[]) => void;
}

function Add({ kind, onAdded }: AddProps) {
  const t = useTranslate();
  const action = useAction();
  const { proof, clear, field } = useProof(kind);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(() => describeAgent(navigator.userAgent).slice(0, 60));
  if (!open) {
    return (
      <button type="button" className="button-quiet small mt-4" onClick={() => setOpen(true)}>
        {t('account.twoStep.passkeys.add')}
      </button>
    );
  }
  const save = async (): Promise<void> => {
    const { recovery_codes } = await addPasskey(name.trim(), proof);
    clear();
    setOpen(false);
    onAdded(recovery_codes);
  };
  return (
    <div className="mt-4">
      <SavedForm action={action} submit={t('account.twoStep.passkeys.add')} done="" save={save}>
        <TextField
          ref={(input) => input?.focus()}
          label={t('account.twoStep.passkeys.name')}
          hint={t('account.twoStep.passkeys.nameHint')}
          autoComplete="off"
          required
          maxLength={60}
          pattern=".*\S.*"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <ProofField {...field} />
      </SavedForm>
    </div>
  );
}
