import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { inListPath, pathIn, worklistPath } from '../../../app/paths.ts';
import { markLookedAt, nextToLookAt, useLookedAt } from '../../../documents/looked-at.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';
import { isUnderDialog } from '../desk/desk-keys.ts';

/** The key that marks a document as looked at and opens the next; F8 is the notifications' (specification, section 9). */
const NEXT = 'F10';

interface WorkBarProps {
  readonly id: string;
  /** The documents that are looked through one after another. */
  readonly list: readonly string[];
}

/** Over a document that is one of many: how far one is, and the way to the next. */
export function WorkBar({ id, list }: WorkBarProps) {
  const t = useTranslate();
  const locale = useLocaleCode();
  const navigate = useNavigate();
  const looked = useLookedAt();
  const done = list.filter((one) => looked.includes(one)).length;
  const next = nextToLookAt(list, id, looked);
  const goOn = (): void => {
    markLookedAt(id, true);
    void navigate(pathIn(locale, next === null ? worklistPath(list) : inListPath(next, list)));
  };
  useNextKey(goOn);
  return (
    <nav aria-label={t('worklist.title')} className="work-bar">
      <Link to={pathIn(locale, worklistPath(list))}>{t('worklist.toList')}</Link>
      <p role="status" className="mr-auto min-w-0 whitespace-normal text-ink-2">
        {t('worklist.position', { number: list.indexOf(id) + 1, count: list.length })} <span aria-hidden="true">·</span>{' '}
        {t('worklist.progress', { done, count: list.length })}
      </p>
      <button type="button" className="work-next" aria-keyshortcuts={NEXT} onClick={goOn}>
        {t(next === null ? 'worklist.finish' : 'worklist.next')}
        <kbd>{NEXT}</kbd>
      </button>
    </nav>
  );
}

/** The key works from wherever the focus is on the page. */
function useNextKey(goOn: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== NEXT || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.defaultPrevented || isUnderDialog()) return;
      event.preventDefault();
      // A cell that is being written is taken first.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      goOn();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
