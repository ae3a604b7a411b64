import { useTranslate } from '../i18n/translate.ts';
import { takeNewVersion, usePwaState } from './pwa-state.ts';

/** Says quietly that a newer version waits, and takes it when asked to: nobody's work is taken from under their hands. */
export function UpdateBar() {
  const t = useTranslate();
  const { takesSoon } = usePwaState();
  if (takesSoon) return <p>{t('update.waiting')}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>{t('update.ready')}</p>
      <button type="button" className="button-quiet small" onClick={takeNewVersion}>
        {t('update.reload')}
      </button>
    </div>
  );
}
