import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type Desk, useDesk, useDeskState } from '../desk/desk-store.ts';
import type { Opened } from '../use-opened.ts';
import { type Offer, offersAfter, openRows, type Rules, withRules } from './same-merchant.ts';
import type { KeptRules } from './use-rules.ts';

export interface ShownOffer extends Offer {
  /** Rows of the merchant without a category. */
  readonly open: number;
}

const NONE: Rules = new Map();

/** What is offered for other rows of a merchant, and what the rules have filled in by themselves. */
export function useOffers(opened: Opened, kept: KeptRules) {
  const desk = useDesk();
  const draft = useDeskState((state) => state.editing.now);
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const filled = useFilledByRules(opened, kept);
  // Counted once what was typed is shown.
  const settled = useDeferredValue(draft);
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
    giveAll(desk, new Map([[key, { key, merchant, category }]]));
    end(offer);
  };
  // Every edit is looked at for what may be offered after it.
  useEffect(
    () =>
      desk.watch((before, after) => {
        const fresh = offersAfter(before, after, kept.rules ?? NONE);
        if (fresh.length > 0)
          setOffers((all) => [...all.filter((one) => !fresh.some(({ key }) => key === one.key)), ...fresh]);
      }),
    [desk, kept.rules],
  );
  return {
    shown,
    filled,
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

function giveAll(desk: Desk, rules: Rules): number {
  let count = 0;
  for (const [index, draft] of desk.state().editing.now.entries()) {
    const next = withRules(draft, rules);
    if (next === draft) continue;
    count += next.rows.filter((row, place) => row !== draft.rows[place]).length;
    desk.change(next, index);
  }
  return count;
}

/**
 * A conversion that nobody has corrected yet gets its categories by the rules, once. It is an edit like others: it is said,
 * can be taken back, and is not done again.
 * @returns how many rows got one
 */
function useFilledByRules({ corrections, revision }: Opened, { rules }: KeptRules): number {
  const desk = useDesk();
  const hasBegun = (): boolean => desk.state().editing.past.length > 0;
  const [filled, setFilled] = useState(0);
  const done = useRef(corrections !== null || revision > 0 || hasBegun());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rules are there
  useEffect(() => {
    if (done.current || !rules) return;
    done.current = true;
    // Who was quicker than the rules has begun; nothing is done behind them.
    if (hasBegun()) return;
    setFilled(giveAll(desk, rules));
  }, [rules]);
  return filled;
}
