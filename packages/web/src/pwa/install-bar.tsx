import { useTranslate } from '../i18n/translate.ts';
import { dismissInstall, install } from './install.ts';

/** Offers to install the app, once; "Not now" is remembered. */
export function InstallBar() {
  const t = useTranslate();
  return (
    <>
      <p>{t('install.offer')}</p>
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        <button type="button" className="button-quiet small" onClick={() => void install()}>
          {t('install.install')}
        </button>
        <button type="button" className="button-text text-sm" onClick={dismissInstall}>
          {t('install.notNow')}
        </button>
      </div>
    </>
  );
}
