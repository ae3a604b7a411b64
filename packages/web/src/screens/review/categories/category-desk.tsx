import { type ReactNode, useMemo, useState } from 'react';
import type { StatementDraft } from '../editing/draft.ts';
import type { Opened } from '../use-opened.ts';
import type { Review } from '../use-review.ts';
import { CategoryOffers } from './category-offers.tsx';
import { RulesContext } from './rules-context.ts';
import { RulesDialog } from './rules-dialog.tsx';
import { keyOf } from './same-merchant.ts';
import { useOffers } from './use-offers.ts';
import { useRules } from './use-rules.ts';

interface CategoryDeskProps {
  readonly opened: Opened;
  readonly review: Review;
  /** @param watch is told of every edit of a statement */
  readonly children: (watch: (before: StatementDraft, after: StatementDraft) => void) => ReactNode;
}

/** What belongs to categories on the desk: rules, what is offered after an edit, and what the grid knows of both. */
export function CategoryDesk({ opened, review, children }: CategoryDeskProps) {
  const kept = useRules();
  const { shown, filled, watch, keep, give, decline } = useOffers(opened, review, kept);
  const [listed, setListed] = useState(false);
  const inGrid = useMemo(
    () => ({
      ruleFor: (description: string) => (kept.rules?.size ? kept.rules.get(keyOf(description)) : undefined),
      categories: [...(kept.rules?.values() ?? [])].map(({ category }) => category),
      openRules: () => setListed(true),
    }),
    [kept.rules],
  );
  return (
    <RulesContext value={inGrid}>
      <CategoryOffers offers={shown} filled={filled} onKeep={keep} onGive={give} onDecline={decline} />
      {children(watch)}
      {listed ? <RulesDialog kept={kept} onClose={() => setListed(false)} /> : null}
    </RulesContext>
  );
}
