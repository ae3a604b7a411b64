import type { UserInfo } from '@tallyleaf/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteAccount } from '../../../api/account.ts';
import { PAGES, pathIn } from '../../../app/paths.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { session } from '../../../session/session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toasts.ts';
import { useAction } from '../use-action.ts';

const GOES = ['profile', 'conversions', 'credits', 'programs'] as const;

/** The end of the account. Everything that goes is named first, and the password is asked for once more. */
export function DeleteAccount({ user }: { readonly user: UserInfo }) {
  const t = useTranslate();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className="button-quiet small text-red" onClick={() => setAsked(true)}>
        {t('account.delete.submit')}
      </button>
      {asked ? <Question user={user} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function Question({ user, onClose }: { readonly user: UserInfo; readonly onClose: () => void }) {
  const t = useTranslate();
  const action = useAction();
  const navigate = useNavigate();
  const home = pathIn(useLocaleCode(), PAGES.home);
  const [password, setPassword] = useState('');
  const go = async (): Promise<void> => {
    if (!(await action.run(() => deleteAccount(user.has_password ? password : undefined)))) return;
    toast({ title: t('account.delete.done'), tone: 'good' });
    await navigate(home);
    await session.logout();
  };
  return (
    <ConfirmDialog
      title={t('account.delete.ask', { email: user.email })}
      close={t('toasts.close')}
      confirm={t('account.delete.submit')}
      keep={t('account.keep')}
      busy={action.busy}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      <ul className="list-disc border-y border-rule py-2 pl-5 text-sm">
        {GOES.map((what) => (
          <li key={what}>{t(`account.delete.goes.${what}`)}</li>
        ))}
      </ul>
      <p>{t('account.delete.never')}</p>
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
      <p role="alert" className="text-sm text-red empty:hidden">
        {action.error}
      </p>
    </ConfirmDialog>
  );
}
