import { useState } from 'react';
import { register } from '../../api/people.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { TextField } from '../../ui/text-field.tsx';
import { EmailField, SwitchTo, Trouble } from './form-parts.tsx';
import { MailSent } from './mail-sent.tsx';

/** Making an account. A link in a mail completes it. */
export function RegisterForm() {
  const t = useTranslate();
  const locale = useLocaleCode();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, message, onSubmit } = useSubmit(async () => {
    await register({ email, password, locale });
    setSent(true);
  });
  if (sent) return <MailSent email={email} />;
  return (
    <form className="mt-6 grid gap-4" onSubmit={onSubmit}>
      <EmailField value={email} onChange={setEmail} />
      <TextField
        label={t('signIn.password')}
        hint={t('signIn.passwordHint')}
        type="password"
        autoComplete="new-password"
        required
        minLength={10}
        maxLength={200}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Trouble message={message} />
      <button type="submit" className="button" aria-disabled={busy}>
        {t('signIn.register.submit')}
      </button>
      <div>
        <SwitchTo view="sign-in">{t('signIn.toSignIn')}</SwitchTo>
      </div>
    </form>
  );
}
