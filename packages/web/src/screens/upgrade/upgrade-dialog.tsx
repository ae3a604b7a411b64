import { Texts } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { type UpgradeAsk, upgradePrompt } from '../../session/dialog-prompt.ts';
import { isLogin } from '../../session/rules.ts';
import { useSession } from '../../session/session.ts';
import { openSignIn } from '../../session/sign-in-prompt.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Offers } from './offers.tsx';

/** What is shown when there are too few credits (specification, section 2): what is missing, and every way on. */
export function UpgradeDialog() {
  const ask = upgradePrompt.use();
  if (ask === null) return null;
  return (
    <Texts of={['common', 'upgrade']}>
      <Shown ask={ask} />
    </Texts>
  );
}

function Shown({ ask }: { readonly ask: UpgradeAsk }) {
  const t = useTranslate();
  const { token, user } = useSession();
  const { required, available, source } = ask;
  const onDevice = (): void => {
    upgradePrompt.close();
    ask.onDevice();
  };
  return (
    <Dialog title={t('upgrade.title')} close={t('toasts.close')} onClose={upgradePrompt.close}>
      <div data-source={source}>
        <p className="mt-4">{t('upgrade.missing', { required, available, missing: required - available })}</p>
        <div className="mt-5 border-t border-ink pt-4">
          <p className="font-semibold">{t('upgrade.device.title')}</p>
          <p className="text-sm text-ink-2">{t('upgrade.device.text')}</p>
          <button type="button" className="button small mt-3" onClick={onDevice}>
            {t('upgrade.device.action')}
          </button>
        </div>
        {isLogin(token, user) ? <Offers /> : <SignInFirst />}
      </div>
    </Dialog>
  );
}

/** A visitor has few credits a day; an account has more. */
function SignInFirst() {
  const t = useTranslate();
  const go = (view: 'sign-in' | 'register'): void => {
    upgradePrompt.close();
    openSignIn(view);
  };
  return (
    <div className="mt-5 border-t border-rule pt-4">
      <p className="font-semibold">{t('upgrade.visitor.title')}</p>
      <p className="text-sm text-ink-2">{t('upgrade.visitor.text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="button-quiet small" onClick={() => go('register')}>
          {t('upgrade.visitor.register')}
        </button>
        <button type="button" className="button-quiet small" onClick={() => go('sign-in')}>
          {t('accountMenu.signIn')}
        </button>
      </div>
    </div>
  );
}
