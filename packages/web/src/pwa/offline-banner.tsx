import { useTranslate } from '../i18n/translate.ts';
import { useOnline } from './use-online.ts';

/** Tells that the browser is offline, and what still works. */
export function OfflineBanner() {
  const t = useTranslate();
  const online = useOnline();
  return (
    <div
      role="status"
      className="empty:hidden bg-doubt-wash text-doubt border-b border-rule px-4 py-2 text-center text-sm"
    >
      {online ? null : t('offline.banner')}
    </div>
  );
}
