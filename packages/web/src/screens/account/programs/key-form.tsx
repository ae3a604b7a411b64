import type { NewApiKey } from '@tallyleaf/contract';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SavedForm } from '../parts.tsx';
import { useAction } from '../use-action.ts';

/** Days for which a key may be good; 0: without an end. */
const DAYS = [90, 30, 365, 0] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

interface KeyFormProps {
  /** There are as many as there may be. */
  readonly full: boolean;
  /** @throws {ApiError} */
  readonly make: (wanted: NewApiKey) => Promise<void>;
}

/** A new key: what its owner calls it, and for how long it is good. */
export function KeyForm({ full, make }: KeyFormProps) {
  const t = useTranslate();
  const action = useAction();
  const [name, setName] = useState('');
  const [days, setDays] = useState<string>(String(DAYS[0]));
  if (full) return <p className="text-sm text-ink-2">{t('account.errors.too-many')}</p>;
  const save = async (): Promise<void> => {
    const until = days === '0' ? {} : { expiresAt: new Date(Date.now() + Number(days) * DAY_MS).toISOString() };
    await make({ name: name.trim(), ...until });
    setName('');
  };
  return (
    <SavedForm action={action} submit={t('account.keys.make')} done="" save={save}>
      <TextField
        label={t('account.keys.name')}
        hint={t('account.keys.nameHint')}
        autoComplete="off"
        required
        maxLength={100}
        pattern=".*\S.*"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ChoiceField
        label={t('account.keys.good')}
        choices={DAYS.map((count) => ({
          value: String(count),
          label: count === 0 ? t('account.keys.endless') : t('account.days', { count }),
        }))}
        value={days}
        onChange={(event) => setDays(event.target.value)}
      />
    </SavedForm>
  );
}
