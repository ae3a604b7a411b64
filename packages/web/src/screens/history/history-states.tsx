import { Link } from 'react-router';
import { PAGES, pathIn } from '../../app/paths.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';

/** The list is on its way: its rules are there already, so that nothing moves when it comes. */
export function WaitingHistory() {
  const t = useTranslate();
  return (
    <div className="mt-6 border-t border-ink" role="status">
      <span className="sr-only">{t('history.waiting')}</span>
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="grid gap-2 border-b border-rule py-5" aria-hidden="true">
          <span className="h-4 w-1/2 rounded bg-rule" />
          <span className="h-3 w-1/4 rounded bg-rule" />
        </div>
      ))}
    </div>
  );
}

/** The list could not be had, and what to do. */
export function FailedHistory({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslate();
  return (
    <div className="mt-6 border-l-4 border-l-doubt bg-doubt-wash p-4" role="alert">
      <p className="font-semibold">{t('history.failed.title')}</p>
      <p className="text-sm">{t('history.failed.text')}</p>
      <button type="button" className="button-quiet small mt-3" onClick={onAgain}>
        {t('history.failed.again')}
      </button>
    </div>
  );
}

/** Nothing is kept, here or on the server. */
export function EmptyHistory() {
  const t = useTranslate();
  const locale = useLocaleCode();
  return (
    <div className="mt-8 border-t border-ink pt-8">
      <h2 className="text-lg">{t('history.empty.title')}</h2>
      <p className="mt-2 max-w-xl text-ink-2">{t('history.empty.text')}</p>
      <Link to={pathIn(locale, PAGES.home)} className="button mt-6">
        {t('history.empty.action')}
      </Link>
    </div>
  );
}
