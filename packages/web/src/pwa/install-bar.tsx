import { useTranslate } from '../i18n/translate.ts';
import { dismissInstall, install } from './install.ts';
import { usePwaState } from './pwa-state.ts';

/** Offers to install the app, once, below what was done with it; "Not now" is remembered. */
export function InstallBar() {
  const t = useTranslate();
  const { canInstall } = usePwaState();
  if (!canInstall) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-ink-2">
      <p>{t('install.offer')}</p>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <button type="button" className="button-quiet small" onClick={() => void install()}>
          {t('install.install')}
        </button>
        <button type="button" className="button-text text-sm" onClick={dismissInstall}>
          {t('install.notNow')}
        </button>
      </div>
    </div>
  );
}
