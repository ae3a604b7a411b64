import IconHint from '~icons/lucide/tags';
import { useTranslate } from '../../../i18n/translate.ts';
import { useCategoryOffers } from './categories-on-desk.tsx';

/** What other rows of a merchant may get, too, in the line below the rows: one question at a time, which moves nothing. */
export function CategoryOffers() {
  const t = useTranslate();
  const all = useCategoryOffers();
  const offer = all?.shown.at(-1);
  const { filled = 0, keep, give, decline } = all ?? {};
  return (
    <section aria-live="polite" aria-label={t('categories.offers.label')} className="category-question">
      {!offer && filled > 0 ? <p className="truncate">{t('categories.filled', { count: filled })}</p> : null}
      {offer ? (
        <div className="contents" data-offer={offer.key}>
          <IconHint className="size-4 flex-none text-green" aria-hidden="true" />
          <p>
            {offer.open > 0
              ? t('categories.offers.more', { count: offer.open, merchant: offer.merchant, category: offer.category })
              : t('categories.offers.later', { merchant: offer.merchant, category: offer.category })}
          </p>
          <span className="flex flex-none flex-wrap gap-x-3">
            <button type="button" className="line-button" onClick={() => keep?.(offer)}>
              {t(offer.open > 0 ? 'categories.offers.give' : 'categories.offers.keep')}
            </button>
            {offer.open > 0 ? (
              <button type="button" className="line-button" onClick={() => give?.(offer)}>
                {t('categories.offers.here')}
              </button>
            ) : null}
            <button type="button" className="line-button" onClick={() => decline?.(offer)}>
              {t('categories.offers.decline')}
            </button>
          </span>
        </div>
      ) : null}
    </section>
  );
}
