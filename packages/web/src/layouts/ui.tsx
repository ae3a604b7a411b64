import type { ReactNode } from 'react';
import { Default } from './default.tsx';
import { TranslatedLabels } from './translated-labels.tsx';

interface UiProps {
  readonly title: string;
  readonly lead: string;
  /** The name of the list of what is on the page. */
  readonly contents: string;
  readonly parts: readonly { readonly id: string; readonly children: ReactNode }[];
}

/** The frame of the component page: every component under its name, and a list of them beside. */
export function Ui({ title, lead, contents, parts }: UiProps) {
  return (
    <Default>
      <TranslatedLabels>
        <div className="page grid items-start gap-x-12 pt-4 pb-20 md:grid-cols-[11rem_minmax(0,1fr)]">
          <nav aria-label={contents} className="max-md:mb-8 md:sticky md:top-6">
            <ul className="flex flex-wrap gap-x-4 text-sm md:grid">
              {parts.map(({ id }) => (
                <li key={id}>
                  <a href={`#${id}`} className="flex min-h-8 items-center font-mono text-xs">
                    {id}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="min-w-0">
            <h1 className="text-xl">{title}</h1>
            <p className="mt-2 text-ink-2">{lead}</p>
            {parts.map(({ id, children }) => (
              <section key={id} id={id} aria-labelledby={`${id}-name`} className="mt-10 border-t border-rule pt-4">
                <h2 id={`${id}-name`} className="font-mono text-sm tracking-normal">
                  {id}
                </h2>
                <div className="mt-4 flex flex-wrap items-start gap-4">{children}</div>
              </section>
            ))}
          </div>
        </div>
      </TranslatedLabels>
    </Default>
  );
}
