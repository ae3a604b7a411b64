import IconHint from '~icons/lucide/tags';
import { useTranslate } from '../../../i18n/translate.ts';
import type { ShownOffer } from './use-offers.ts';

interface CategoryOffersProps {
  readonly offers: readonly ShownOffer[];
  /** Rows that got a category by the rules when the conversion was opened. */
  readonly filled: number;
  readonly onKeep: (offer: ShownOffer) => void;
  readonly onGive: (offer: ShownOffer) => void;
  readonly onDecline: (offer: ShownOffer) => void;
}

/** What other rows of a merchant may get, too; nothing is given before it is accepted. */
export function CategoryOffers({ offers, filled, onKeep, onGive, onDecline }: CategoryOffersProps) {
  const t = useTranslate();
  return (
    <section aria-live="polite" aria-label={t('categories.offers.label')} className="text-sm empty:hidden">
      {filled > 0 ? (
        <p className="flex items-center gap-1.5 py-1 text-ink-2">{t('categories.filled', { count: filled })}</p>
      ) : null}
      {offers.map((offer) => {
        const { key, merchant, category, open } = offer;
        return (
          <div key={key} className="flex flex-wrap items-center gap-x-4 py-1" data-offer={key}>
            <span className="flex items-center gap-1.5">
              <IconHint className="size-4 flex-none text-green" aria-hidden="true" />
              {open > 0
                ? t('categories.offers.more', { count: open, merchant, category })
                : t('categories.offers.later', { merchant, category })}
            </span>
            <span className="flex flex-wrap gap-x-4">
              <button type="button" className="button-text text-sm" onClick={() => onKeep(offer)}>
                {t(open > 0 ? 'categories.offers.give' : 'categories.offers.keep')}
              </button>
              {open > 0 ? (
                <button type="button" className="button-text text-sm" onClick={() => onGive(offer)}>
                  {t('categories.offers.here')}
                </button>
              ) : null}
              <button type="button" className="button-text text-sm" onClick={() => onDecline(offer)}>
                {t('categories.offers.decline')}
              </button>
            </span>
          </div>
        );
      })}
    </section>
  );
}
