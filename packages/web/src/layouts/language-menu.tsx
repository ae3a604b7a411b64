import { Link } from 'react-router';
import ChevronIcon from '~icons/lucide/chevron-down';
import GlobeIcon from '~icons/lucide/languages';
import { pathIn, pathWithout } from '../app/paths.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { rememberLocale } from '../i18n/remember.ts';
import { Disclosure } from '../ui/disclosure.tsx';

interface LanguageMenuProps {
  readonly current: Locale;
  readonly pathname: string;
  readonly label: string;
}

/** The nine languages of a page, each under its own name. */
export function LanguageMenu({ current, pathname, label }: LanguageMenuProps) {
  const page = pathWithout(pathname);
  const name = LOCALES.find(({ code }) => code === current)?.name ?? '';
  const face = (
    <>
      <GlobeIcon className="size-4" aria-hidden="true" />
      <span className="max-sm:hidden">{name}</span>
      <ChevronIcon className="size-4" aria-hidden="true" />
    </>
  );
  return (
    <Disclosure label={`${label}: ${name}`} face={face}>
      <nav aria-label={label}>
        {LOCALES.map(({ code, name, tag }) => (
          <Link
            key={code}
            to={pathIn(code, page)}
            lang={tag}
            hrefLang={tag}
            preventScrollReset
            aria-current={code === current ? 'true' : undefined}
            className="flex min-h-10 items-center px-4 no-underline hover:bg-paper aria-[current=true]:font-semibold aria-[current=true]:text-green"
            // English has no prefix to win over the cookie, so the choice is written before the way there.
            onClick={() => rememberLocale(code)}
          >
            {name}
          </Link>
        ))}
      </nav>
    </Disclosure>
  );
}
