import { useState } from 'react';
import { forgotPassword } from '../../api/people.ts';
import { useTranslate } from '../../i18n/translate.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { EmailField, SwitchTo, Trouble } from './form-parts.tsx';
import { MailSent } from './mail-sent.tsx';

/** Asking for a mail by which a new password can be set. */
export function ForgotForm() {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, message, onSubmit } = useSubmit(async () => {
    await forgotPassword(email);
    setSent(true);
  });
  if (sent) return <MailSent email={email} />;
  return (
    <form className="mt-6 grid gap-4" onSubmit={onSubmit}>
      <p>{t('signIn.forgot.lead')}</p>
      <EmailField value={email} onChange={setEmail} />
      <Trouble message={message} />
      <button type="submit" className="button" aria-disabled={busy}>
        {t('signIn.forgot.submit')}
      </button>
      <div>
        <SwitchTo view="sign-in">{t('signIn.toSignIn')}</SwitchTo>
      </div>
    </form>
  );
}
