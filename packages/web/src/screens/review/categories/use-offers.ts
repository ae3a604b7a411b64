import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { StatementDraft } from '../editing/draft.ts';
import type { Opened } from '../use-opened.ts';
import type { Review } from '../use-review.ts';
import { type Offer, offersAfter, openRows, type Rules, withRules } from './same-merchant.ts';
import type { KeptRules } from './use-rules.ts';

export interface ShownOffer extends Offer {
  /** Rows of the merchant without a category. */
  readonly open: number;
}

const NONE: Rules = new Map();

/** What is offered for other rows of a merchant, and what the rules have filled in by themselves. */
export function useOffers(opened: Opened, review: Review, kept: KeptRules) {
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const filled = useFilledByRules(opened, review, kept);
  // Counted once what was typed is shown.
  const settled = useDeferredValue(review.draft);
  const shown = useMemo(
    () =>
      offers.flatMap((offer): ShownOffer[] => {
        const open = openRows(settled, offer);
        return open === null ? [] : [{ ...offer, open }];
      }),
    [offers, settled],
  );
  const end = (offer: Offer): void => setOffers((before) => before.filter(({ key }) => key !== offer.key));
  const give = (offer: Offer): void => {
    const { key, merchant, category } = offer;
    giveAll(review, new Map([[key, { key, merchant, category }]]));
    end(offer);
  };
  return {
    shown,
    filled,
    /** Looks at an edit for what may be offered after it. */
    watch: (before: StatementDraft, after: StatementDraft): void => {
      const fresh = offersAfter(before, after, kept.rules ?? NONE);
      if (fresh.length > 0)
        setOffers((all) => [...all.filter((one) => !fresh.some(({ key }) => key === one.key)), ...fresh]);
    },
    decline: end,
    give,
    /** Gives the rows the category, and later ones by a rule. */
    keep: (offer: Offer): void => {
      const { key, merchant, category } = offer;
      kept.put({ key, merchant, category });
      give(offer);
    },
  };
}

function giveAll(review: Review, rules: Rules): number {
  let count = 0;
  for (const [index, draft] of review.draft.entries()) {
    const next = withRules(draft, rules);
    if (next === draft) continue;
    count += next.rows.filter((row, place) => row !== draft.rows[place]).length;
    review.change(index, next);
  }
  return count;
}

/**
 * A conversion that nobody has corrected yet gets its categories by the rules, once. It is an edit like others: it is said,
 * can be taken back, and is not done again.
 * @returns how many rows got one
 */
function useFilledByRules({ corrections, revision }: Opened, review: Review, { rules }: KeptRules): number {
  const [filled, setFilled] = useState(0);
  const done = useRef(corrections !== null || revision > 0 || review.canUndo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rules are there
  useEffect(() => {
    if (done.current || !rules) return;
    done.current = true;
    // Who was quicker than the rules has begun; nothing is done behind them.
    if (review.canUndo) return;
    setFilled(giveAll(review, rules));
  }, [rules]);
  return filled;
}
