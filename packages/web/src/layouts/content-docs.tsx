import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TopnavSlim } from './topnav-slim.tsx';

interface ContentDocsProps {
  /** The name of the list of pages. */
  readonly label: string;
  readonly pages: readonly { readonly to: string; readonly title: string; readonly current: boolean }[];
  readonly children: ReactNode;
}

/** The frame of the help (product, section 6): its pages in their order, and a text of a readable width beside them. */
export function ContentDocs({ label, pages, children }: ContentDocsProps) {
  return (
    <TopnavSlim>
      <div className="page grid items-start gap-x-12 gap-y-8 pt-2 pb-20 md:grid-cols-[14rem_minmax(0,1fr)] md:pt-6">
        <nav
          aria-label={label}
          className="max-md:order-last max-md:border-t max-md:border-rule max-md:pt-4 md:sticky md:top-6"
        >
          <ul className="grid">
            {pages.map(({ to, title, current }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={current ? 'page' : undefined}
                  className="flex min-h-10 items-center text-sm text-ink-2 no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-green"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <article className="min-w-0 max-w-[68ch]">{children}</article>
      </div>
    </TopnavSlim>
  );
}
