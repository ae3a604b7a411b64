import { useTranslate } from '../i18n/translate.ts';
import { closeMissing, retryMissing, useMissing } from './missing-parts.ts';

/** Says that a part of the page could not be loaded. It looks like a toast, and needs no script of its own: that could be missing, too. */
export function MissingNotice() {
  const t = useTranslate();
  if (!useMissing()) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 top-4 z-50 mx-auto max-w-96 rounded border border-rule border-l-4 border-l-red bg-surface p-3 shadow-float"
    >
      <p className="font-semibold">{t('missing.part')}</p>
      <p className="flex gap-6">
        <button type="button" className="button-text" onClick={retryMissing}>
          {t('missing.retry')}
        </button>
        <button type="button" className="button-text" onClick={closeMissing}>
          {t('toasts.close')}
        </button>
      </p>
    </div>
  );
}
