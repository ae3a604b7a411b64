import { useLocation } from 'react-router';
import { useTranslate } from '../i18n/translate.ts';
import { START_FAILED } from './scripts-after-paint.ts';

/**
 * Is on every page, hidden, and shown by the page itself where its scripts cannot be loaded: nothing else could say so. It comes
 * after the page, whose first link skips to its content.
 */
export function StartFailed() {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <p
      id={START_FAILED}
      role="alert"
      hidden
      className="fixed inset-x-0 bottom-0 z-40 border-t border-rule border-l-4 border-l-red bg-surface px-4 py-3"
    >
      {t('missing.start')} <a href={pathname}>{t('missing.retry')}</a>
    </p>
  );
}
