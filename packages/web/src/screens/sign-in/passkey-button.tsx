import { canUsePasskeys, signInByPasskey } from '../../api/passkeys.ts';
import { useTranslate } from '../../i18n/translate.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { Trouble } from './form-parts.tsx';
import { enter } from './sign-in-form.tsx';

/** The way in by a passkey alone; nothing where the browser knows none. */
export function PasskeyButton() {
  const t = useTranslate();
  const { busy, message, onSubmit } = useSubmit(async () => enter(await signInByPasskey()));
  if (!canUsePasskeys()) return null;
  return (
    <form className="mt-4 grid gap-4" onSubmit={onSubmit}>
      <button type="submit" className="button-quiet" aria-disabled={busy}>
        {t('signIn.passkey')}
      </button>
      <Trouble message={message} />
    </form>
  );
}
