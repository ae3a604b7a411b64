import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import ChevronIcon from '~icons/lucide/chevron-down';
import GlobeIcon from '~icons/lucide/languages';
import { pathIn, pathWithout } from '../app/paths.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { rememberLocale } from '../i18n/remember.ts';

interface LanguageMenuProps {
  readonly current: Locale;
  readonly pathname: string;
  readonly label: string;
}

/**
 * The nine languages of a page, each under its own name: links, so that they work before any script runs. The list
 * closes by Escape, by leaving it, and by a choice.
 */
export function LanguageMenu({ current, pathname, label }: LanguageMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const page = pathWithout(pathname);
  const close = (): void => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <details ref={details} className="language-menu relative text-sm" onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-1.5 rounded px-2 text-ink-2 hover:text-ink">
        <GlobeIcon className="size-4" aria-hidden="true" />
        <span className="sr-only">{label}: </span>
        {LOCALES.find(({ code }) => code === current)?.name}
        <ChevronIcon className="size-4" aria-hidden="true" />
      </summary>
      <nav
        aria-label={label}
        className="absolute right-0 z-40 mt-1 grid min-w-44 rounded border border-rule bg-surface py-1 shadow-float"
      >
        {LOCALES.map(({ code, name, tag }) => (
          <Link
            key={code}
            to={pathIn(code, page)}
            lang={tag}
            hrefLang={tag}
            preventScrollReset
            aria-current={code === current ? 'true' : undefined}
            className="flex min-h-10 items-center px-4 no-underline hover:bg-paper aria-[current=true]:font-semibold aria-[current=true]:text-green"
            onClick={() => {
              // English has no prefix to win over the cookie, so the choice is written before the way there.
              rememberLocale(code);
              close();
            }}
          >
            {name}
          </Link>
        ))}
      </nav>
    </details>
  );
}
