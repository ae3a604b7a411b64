import { useTranslate } from '../../i18n/translate.ts';
import { TopnavSlim } from '../../layouts/topnav-slim.tsx';

const PARTS = {
  terms: ['what', 'care', 'files'],
  privacy: ['device', 'server', 'browser'],
} as const;

/** The small print, as short as what the software does today allows. */
export function LegalScreen({ page }: { readonly page: 'terms' | 'privacy' }) {
  const t = useTranslate();
  return (
    <TopnavSlim>
      <article className="page max-w-2xl pt-8 pb-16">
        <h1 className="text-xl">{t(`${page}.title`)}</h1>
        {page === 'terms'
          ? PARTS.terms.map((part) => (
              <LegalPart key={part} title={t(`terms.${part}.title`)} text={t(`terms.${part}.text`)} />
            ))
          : PARTS.privacy.map((part) => (
              <LegalPart key={part} title={t(`privacy.${part}.title`)} text={t(`privacy.${part}.text`)} />
            ))}
      </article>
    </TopnavSlim>
  );
}

function LegalPart({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className="mt-8">
      <h2 className="font-sans text-lg font-semibold tracking-normal">{title}</h2>
      <p className="mt-2">{text}</p>
    </section>
  );
}
