import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/translate.ts';

/** The uses that have a page: what is said of each can be had today (packages/exporters/src/registry.ts). */
export type Use = 'pdfToExcel' | 'pdfToQbo' | 'pdfToOfx' | 'scanToCsv';

interface LandingStartProps {
  readonly use: Use;
  /** Where files go in. */
  readonly children: ReactNode;
}

/** One sentence for the use, and the work at once. */
export function LandingStart({ use, children }: LandingStartProps) {
  const t = useTranslate();
  return (
    <section className="page max-w-3xl pt-8 pb-16 lg:pt-14">
      <h1 className="text-2xl">{t(`${use}.title`)}</h1>
      <p className="mt-5 max-w-[52ch] text-lg text-ink-2">{t(`${use}.lead`)}</p>
      {children}
    </section>
  );
}

/** What one gets, point by point. */
export function LandingPoints({ use }: { readonly use: Use }) {
  const t = useTranslate();
  return (
    <section className="section">
      <dl className="page max-w-3xl border-rule">
        {(['one', 'two', 'three', 'four'] as const).map((point) => (
          <div
            key={point}
            className="grid gap-x-10 gap-y-1 border-b border-rule py-5 first:pt-0 last:border-0 sm:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{t(`${use}.points.${point}.title`)}</dt>
            <dd>{t(`${use}.points.${point}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
