import { useState } from 'react';
import { resendVerification, type SignedInData, signIn } from '../../api/people.ts';
import { type PendingSignIn, pendingOf } from '../../api/two-step.ts';
import { useTranslate } from '../../i18n/translate.ts';
import { session } from '../../session/session.ts';
import { closeSignIn } from '../../session/sign-in-prompt.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { TextField } from '../../ui/text-field.tsx';
import { EmailField, SwitchTo, Trouble } from './form-parts.tsx';
import { MailSent } from './mail-sent.tsx';

export interface FormProps {
  /** The password was right, and there is a second step. */
  readonly onPending: (pending: PendingSignIn) => void;
}

/** Takes over who signed in. */
export async function enter({ token, user }: SignedInData): Promise<void> {
  await session.login(token, user);
  closeSignIn();
}

/** Signing in by e-mail and password. */
export function SignInForm({ onPending }: FormProps) {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, code, message, onSubmit } = useSubmit(async () => {
    try {
      await enter(await signIn(email, password));
    } catch (error) {
      const pending = pendingOf(error);
      if (pending === null) throw error;
      onPending(pending);
    }
  });
  const again = useSubmit(async () => {
    await resendVerification(email);
    setSent(true);
  });
  if (sent) return <MailSent email={email} />;
  return (
    <form className="mt-6 grid gap-4" onSubmit={code === 'email-unverified' ? again.onSubmit : onSubmit}>
      <EmailField value={email} onChange={setEmail} />
      <TextField
        label={t('signIn.password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Trouble message={again.message ?? message} />
      <button type="submit" className="button" aria-disabled={busy}>
        {code === 'email-unverified' ? t('signIn.sendAgain') : t('signIn.sign-in.submit')}
      </button>
      <div className="flex flex-wrap justify-between gap-x-6">
        <SwitchTo view="register">{t('signIn.toRegister')}</SwitchTo>
        <SwitchTo view="forgot">{t('signIn.toForgot')}</SwitchTo>
      </div>
    </form>
  );
}
