import { useTranslate } from '../../../i18n/translate.ts';

/** What goes in and what comes out, as far as it exists. */
export function FormatsSection() {
  const t = useTranslate();
  return (
    <section className="section" aria-labelledby="formats">
      <div className="page grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <div>
          <h2 id="formats" className="text-xl">
            {t('out.title')}
          </h2>
          <p className="mt-4">{t('out.text')}</p>
          <p className="mt-4 text-ink-2">{t('out.limits')}</p>
        </div>
        <dl className="border-t border-ink">
          {(['xlsx', 'csv', 'accounting', 'bank', 'json'] as const).map((format) => (
            <div key={format} className="grid gap-x-6 border-b border-rule py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="font-semibold">{t(`out.${format}.name`)}</dt>
              <dd>{t(`out.${format}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
