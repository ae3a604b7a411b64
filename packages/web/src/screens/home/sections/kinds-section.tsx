import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { KindSlides } from './kind-slides.tsx';

/** The languages whose words the engine knows (packages/engine/src/languages; a test holds them equal). */
export const STATEMENT_LANGUAGES = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no', 'fi', 'pl', 'cs', 'sk', 'hu', 'ro', 'hr', 'el', 'tr'],
  ...['sl', 'sr', 'bg', 'ru', 'uk', 'is', 'et', 'lv', 'lt', 'he', 'ar'],
  ...['id', 'ms', 'vi', 'th', 'ko', 'ja', 'zh-Hans', 'zh-Hant'],
] as const;

/** Which statements it reads: a row of kinds to leaf through, and the languages. */
export function KindsSection() {
  const t = useTranslate();
  const tag = useTag();
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const languages = STATEMENT_LANGUAGES.map((language) => names.of(language) ?? language);
  return (
    <section className="section" aria-labelledby="kinds">
      <div className="page">
        <h2 id="kinds" className="text-xl">
          {t('kindsOf.title')}
        </h2>
        <p className="mt-4 max-w-[60ch]">{t('kindsOf.lead')}</p>
        <KindSlides />
        <p className="mt-10 text-ink-2">{t('kindsOf.languages', { count: STATEMENT_LANGUAGES.length })}</p>
        {/* Node and browsers may know a language by slightly different names. */}
        <p className="mt-1 max-w-[75ch]" suppressHydrationWarning>
          {new Intl.ListFormat(tag, { type: 'conjunction' }).format(languages)}
        </p>
      </div>
    </section>
  );
}
