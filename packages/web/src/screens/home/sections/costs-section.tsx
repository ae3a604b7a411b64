import { FREE_PLAN, findPlan } from '@tallyleaf/contract';
import { Link } from 'react-router';
import { SITE_DEFAULTS, useSite } from '../../../api/site.ts';
import { PAGES, pathIn } from '../../../app/paths.ts';
import { useLocaleCode } from '../../../i18n/texts.tsx';
import { useTranslate } from '../../../i18n/translate.ts';

/** What it costs, in three lines; the rest is on the page of plans. */
export function CostsSection() {
  const t = useTranslate();
  const { visitor_credits: count } = useSite() ?? SITE_DEFAULTS;
  const lines = [
    [t('costs.device'), t('costs.deviceGives')],
    [t('costs.visitor'), t('costs.visitorGives', { count })],
    [t('costs.account'), t('costs.accountGives', { count: findPlan(FREE_PLAN)?.creditsAMonth ?? 0 })],
  ] as const;
  return (
    <section className="section" aria-labelledby="costs">
      <div className="page grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <div>
          <h2 id="costs" className="text-xl">
            {t('costs.title')}
          </h2>
          <p className="mt-4">
            <Link to={pathIn(useLocaleCode(), PAGES.pricing)}>{t('costs.more')}</Link>
          </p>
        </div>
        <dl className="border-t border-ink">
          {lines.map(([where, gives]) => (
            <div
              key={where}
              className="grid gap-x-6 border-b border-rule py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{where}</dt>
              <dd>{gives}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
