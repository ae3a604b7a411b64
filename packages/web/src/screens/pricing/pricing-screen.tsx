import { Link } from 'react-router';
import { listPlans } from '../../api/plans.ts';
import { SITE_DEFAULTS, useSite } from '../../api/site.ts';
import { useResource } from '../../api/use-resource.ts';
import { PAGES, pathIn } from '../../app/paths.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { Topnav } from '../../layouts/topnav.tsx';
import { PlanTable } from './plan-table.tsx';

/** What there is beside converting on one's own device, and what it costs here (product, section 3). */
export function PricingScreen() {
  const t = useTranslate();
  const offers = useResource(listPlans);
  const { visitor_credits: count } = useSite() ?? SITE_DEFAULTS;
  return (
    <Topnav>
      <div className="page max-w-4xl pt-8 pb-16">
        <h1 className="text-xl">{t('pricing.title')}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{t('pricing.lead')}</p>
        <PlanTable offers={offers.data} failed={offers.failed} />
        <div aria-live="polite">{offers.failed ? <PricesMissing onAgain={offers.reload} /> : null}</div>
        <section aria-labelledby="credits" className="mt-12 max-w-[60ch]">
          <h2 id="credits" className="text-lg">
            {t('pricing.notes.title')}
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5">
            <li>{t('pricing.notes.page')}</li>
            <li>{t('pricing.notes.fail')}</li>
            <li>{t('pricing.notes.again')}</li>
            <li>{t('pricing.notes.visitor', { count })}</li>
            <li>{t('pricing.notes.cancel')}</li>
          </ul>
        </section>
        {/* After all else, which would move when it comes. */}
        <div aria-live="polite">{offers.data && !offers.data.payments ? <PaymentsOff /> : null}</div>
      </div>
    </Topnav>
  );
}

function PaymentsOff() {
  const t = useTranslate();
  return (
    <div className="mt-8 border-l-2 border-ink-2 pl-4">
      <p className="font-semibold">{t('pricing.off.title')}</p>
      <p className="mt-1 max-w-[60ch]">{t('pricing.off.text')}</p>
      <p className="mt-1">
        <Link to={pathIn(useLocaleCode(), PAGES.contact)}>{t('pages.contact')}</Link>
      </p>
    </div>
  );
}

function PricesMissing({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslate();
  return (
    <div className="mt-8 border-l-2 border-doubt pl-4">
      <p className="font-semibold">{t('pricing.failed.title')}</p>
      <p className="mt-1">{t('pricing.failed.text')}</p>
      <button type="button" className="button-text" onClick={onAgain}>
        {t('pricing.failed.again')}
      </button>
    </div>
  );
}
