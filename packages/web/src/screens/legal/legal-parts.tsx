import type { Site } from '@tallyleaf/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PAGES, pathIn } from '../../app/paths.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { TopnavSlim } from '../../layouts/topnav-slim.tsx';

/** The day on which the texts of terms and privacy were last changed. */
const AS_OF = '2026-11-21';

/** The frame of the small print: a title, its date, parts one below the other. */
export function LegalPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTranslate();
  const date = new Intl.DateTimeFormat(useTag(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(AS_OF));
  return (
    <TopnavSlim>
      <article className="page max-w-2xl pt-8 pb-16">
        <h1 className="text-xl">{title}</h1>
        <p className="mt-2 text-sm text-ink-2">{t('legal.asOf', { date })}</p>
        {children}
      </article>
    </TopnavSlim>
  );
}

interface LegalPartProps {
  readonly title: string;
  /** Its paragraphs, one a line. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** One part of the small print. */
export function LegalPart({ title, text, children }: LegalPartProps) {
  return (
    <section className="mt-9">
      <h2 className="font-sans text-lg font-semibold tracking-normal">{title}</h2>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph} className="mt-2">
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  );
}

/** How the operator is reached: by the form, and by the address, once the server has told it. */
export function Operator({ site }: { readonly site: Site | null }) {
  const t = useTranslate();
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
      <Link to={pathIn(useLocaleCode(), PAGES.contact)}>{t('pages.contact')}</Link>
      {site ? <a href={`mailto:${site.support_email}`}>{site.support_email}</a> : null}
    </p>
  );
}
