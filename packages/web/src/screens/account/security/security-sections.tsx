import type { UserInfo } from '@tallyleaf/contract';
import { useState } from 'react';
import { changePassword } from '../../../api/account.ts';
import { useTranslate } from '../../../i18n/translate.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { SavedForm, Section } from '../parts.tsx';
import { useAction } from '../use-action.ts';
import { Sessions } from './sessions.tsx';
import { TwoStepSection } from './two-step/two-step-section.tsx';

/** How one signs in, and where one is signed in. */
export function SecuritySections({ user }: { readonly user: UserInfo }) {
  const t = useTranslate();
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Section title={t('account.password.title')} lead={t('account.password.lead')}>
        <PasswordForm hasPassword={user.has_password} onChanged={() => setTurn(turn + 1)} />
      </Section>
      <TwoStepSection user={user} />
      <Section title={t('account.sessions.title')} lead={t('account.sessions.lead')}>
        <Sessions key={turn} />
      </Section>
    </>
  );
}

interface PasswordFormProps {
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

function PasswordForm({ hasPassword, onChanged }: PasswordFormProps) {
  const t = useTranslate();
  const action = useAction();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const save = async (): Promise<void> => {
    await changePassword({ password, ...(hasPassword ? { current } : {}) });
    setCurrent('');
    setPassword('');
    onChanged();
  };
  return (
    <SavedForm action={action} submit={t('account.password.submit')} done={t('account.password.changed')} save={save}>
      {hasPassword ? (
        <TextField
          label={t('account.password.current')}
          type="password"
          autoComplete="current-password"
          required
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
      ) : null}
      <TextField
        label={t('account.password.new')}
        hint={t('account.password.hint')}
        type="password"
        autoComplete="new-password"
        required
        minLength={10}
        maxLength={200}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </SavedForm>
  );
}
