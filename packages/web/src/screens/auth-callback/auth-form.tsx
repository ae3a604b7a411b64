import { useState } from 'react';
import { useNavigate } from 'react-router';
import { resetPassword, verify } from '../../api/people.ts';
import { type PendingSignIn, pendingOf } from '../../api/two-step.ts';
import { PAGES, pathIn } from '../../app/paths.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { SecondStepForm } from '../../session/second-step-form.tsx';
import { openSignIn } from '../../session/sign-in-prompt.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { CallbackTask, Outcome } from './callback-task.ts';

interface AuthFormProps {
  readonly task: CallbackTask;
  readonly ask: 'reset' | 'confirm';
  readonly onDone: (outcome: Outcome) => void;
}

/** A new password, or the one that was chosen in another browser. */
export function AuthForm({ task, ask, onDone }: AuthFormProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const home = pathIn(useLocaleCode(), PAGES.home);
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const { busy, message, onSubmit } = useSubmit(async () => {
    if (task.kind === 'provider') return;
    try {
      const signedIn = await (ask === 'reset' ? resetPassword(task.token, password) : verify(task.token, password));
      onDone({ kind: 'signed-in', ...signedIn });
    } catch (error) {
      const second = pendingOf(error);
      if (second === null) throw error;
      setPending(second);
    }
  });
  if (pending) {
    return (
      <SecondStepForm
        pending={pending}
        onSignedIn={(signedIn) => onDone({ kind: 'signed-in', ...signedIn })}
        onAgain={() => void Promise.resolve(navigate(home)).then(() => openSignIn('sign-in'))}
      />
    );
  }
  return (
    <form className="mt-6 grid gap-4" onSubmit={onSubmit}>
      {ask === 'confirm' ? <p>{t('signIn.errors.password-needed')}</p> : null}
      <TextField
        label={ask === 'reset' ? t('signIn.newPassword') : t('signIn.password')}
        hint={ask === 'reset' ? t('signIn.passwordHint') : undefined}
        type="password"
        autoComplete={ask === 'reset' ? 'new-password' : 'current-password'}
        required
        minLength={ask === 'reset' ? 10 : undefined}
        maxLength={200}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p role="alert" className="text-sm text-red empty:hidden">
        {message}
      </p>
      <button type="submit" className="button" aria-disabled={busy}>
        {t(`callback.${ask}.submit`)}
      </button>
    </form>
  );
}
