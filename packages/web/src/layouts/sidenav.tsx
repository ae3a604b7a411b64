import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PAGES, pathIn, pathWithout } from '../app/paths.ts';
import { useLocaleCode } from '../i18n/texts.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { TopnavSlim } from './topnav-slim.tsx';

/** Where the navigation leads, in its order. */
const PLACES = [
  { page: PAGES.conversions, name: 'conversions' },
  { page: PAGES.account, name: 'profile' },
  { page: PAGES.accountSecurity, name: 'security' },
  { page: PAGES.accountPlan, name: 'plan' },
  { page: PAGES.accountPrograms, name: 'programs' },
  { page: PAGES.accountData, name: 'data' },
] as const;

/** The frame of account and history (product, section 6): what is one's own, beside what is shown of it. */
export function Sidenav({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const locale = useLocaleCode();
  // Pages that were written at build time are rendered with a slash at their end.
  const here = pathWithout(useLocation().pathname).replace(/(.)\/$/, '$1');
  return (
    <TopnavSlim>
      <div className="page grid items-start gap-x-12 gap-y-6 pt-2 pb-20 md:grid-cols-[12rem_minmax(0,1fr)] md:pt-6">
        <nav aria-label={t('sidenav.label')} className="md:sticky md:top-6">
          <ul className="flex flex-wrap gap-x-5 border-b border-rule max-md:pb-2 md:grid md:border-0">
            {PLACES.map(({ page, name }) => (
              <li key={page} className={name === 'profile' ? 'md:mt-3 md:border-t md:border-rule md:pt-3' : ''}>
                <Link
                  to={pathIn(locale, page)}
                  aria-current={page === here ? 'page' : undefined}
                  className="flex min-h-10 items-center text-sm text-ink-2 no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-green"
                >
                  {t(`sidenav.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">{children}</div>
      </div>
    </TopnavSlim>
  );
}
