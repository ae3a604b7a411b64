import { useState } from 'react';
import { resendVerification, signIn } from '../../api/people.ts';
import { useTranslate } from '../../i18n/translate.ts';
import { session } from '../../session/session.ts';
import { closeSignIn } from '../../session/sign-in-prompt.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { TextField } from '../../ui/text-field.tsx';
import { EmailField, SwitchTo, Trouble } from './form-parts.tsx';
import { MailSent } from './mail-sent.tsx';

/** Signing in by e-mail and password. */
export function SignInForm() {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, code, message, onSubmit } = useSubmit(async () => {
    const { token, user } = await signIn(email, password);
    await session.login(token, user);
    closeSignIn();
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
