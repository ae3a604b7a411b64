import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useDesk, useDeskState } from '../desk/desk-store.ts';
import { useOnDesk } from '../desk/statement-context.ts';
import { RulesContext } from './rules-context.ts';
import { RulesDialog } from './rules-dialog.tsx';
import { keyOf } from './same-merchant.ts';
import { useOffers } from './use-offers.ts';
import { useRules } from './use-rules.ts';

const OffersContext = createContext<ReturnType<typeof useOffers> | null>(null);

/** What is offered for other rows after an edit; null away from the desk. */
export const useCategoryOffers = (): ReturnType<typeof useOffers> | null => useContext(OffersContext);

/** What belongs to categories on the desk: rules, what is offered after an edit, and what the grid knows of both. */
export function CategoriesOnDesk({ children }: { readonly children: ReactNode }) {
  const desk = useDesk();
  const { opened } = useOnDesk();
  const kept = useRules();
  const offers = useOffers(opened, kept);
  const listed = useDeskState((state) => state.asking === 'rules');
  const inGrid = useMemo(
    () => ({
      ruleFor: (description: string) => (kept.rules?.size ? kept.rules.get(keyOf(description)) : undefined),
      categories: [...(kept.rules?.values() ?? [])].map(({ category }) => category),
    }),
    [kept.rules],
  );
  return (
    <RulesContext value={inGrid}>
      <OffersContext value={offers}>{children}</OffersContext>
      {listed ? <RulesDialog kept={kept} onClose={() => desk.set({ asking: null })} /> : null}
    </RulesContext>
  );
}
