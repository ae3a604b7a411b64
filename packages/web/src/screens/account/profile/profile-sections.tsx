import type { UserInfo } from '@tallyleaf/contract';
import { useState } from 'react';
import { changeAccount, changeEmail } from '../../../api/account.ts';
import { isLocale, LOCALES, type Locale } from '../../../i18n/locale.ts';
import { useTranslate } from '../../../i18n/translate.ts';
import { session } from '../../../session/session.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SavedForm, Section } from '../parts.tsx';
import { useAction } from '../use-action.ts';

const LANGUAGES = LOCALES.map(({ code, name }) => ({ value: code, label: name }));

/** Who one is: name, telephone number, the mails' language; and the address that one signs in with. */
export function ProfileSections({ user }: { readonly user: UserInfo }) {
  const t = useTranslate();
  return (
    <>
      <Section title={t('account.profile.title')}>
        <ProfileForm user={user} />
      </Section>
      <Section title={t('account.email.title')} lead={t('account.email.lead', { email: user.email })}>
        <EmailForm user={user} />
      </Section>
    </>
  );
}

function ProfileForm({ user }: { readonly user: UserInfo }) {
  const t = useTranslate();
  const action = useAction();
  const [username, setUsername] = useState(user.username);
  const [phone, setPhone] = useState(user.phone_number ?? '');
  const [locale, setLocale] = useState<Locale>(isLocale(user.locale) ? user.locale : 'en');
  const save = async (): Promise<void> => {
    const phone_number = phone.trim() === '' ? null : phone.trim();
    session.updateUser(await changeAccount({ username: username.trim(), phone_number, locale }));
  };
  return (
    <SavedForm action={action} submit={t('account.save')} done={t('account.saved')} save={save}>
      <TextField
        label={t('account.profile.name')}
        autoComplete="name"
        required
        maxLength={100}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextField
        label={t('account.profile.phone')}
        hint={t('account.profile.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        pattern="\+?[0-9][0-9 \(\)\.\/\-]{3,28}"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <ChoiceField
        label={t('account.profile.language')}
        hint={t('account.profile.languageHint')}
        choices={LANGUAGES}
        value={locale}
        onChange={(event) => setLocale(event.target.value as Locale)}
      />
    </SavedForm>
  );
}

function EmailForm({ user }: { readonly user: UserInfo }) {
  const t = useTranslate();
  const action = useAction();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState('');
  const save = async (): Promise<void> => {
    await changeEmail({ email, ...(user.has_password ? { password } : {}) });
    setSentTo(email);
    setEmail('');
    setPassword('');
  };
  return (
    <SavedForm
      action={action}
      submit={t('account.email.submit')}
      done={t('account.email.sent', { email: sentTo })}
      save={save}
    >
      <TextField
        label={t('account.email.new')}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {user.has_password ? (
        <TextField
          label={t('account.password.current')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
    </SavedForm>
  );
}
