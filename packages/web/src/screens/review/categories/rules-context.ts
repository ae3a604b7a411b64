import type { CategoryRule } from '@tallyleaf/contract';
import { createContext, useContext } from 'react';

/** What the grid knows of rules for categories. */
export interface RulesInGrid {
  /** The rule for the merchant of a description. */
  readonly ruleFor: (description: string) => CategoryRule | undefined;
  /** The categories that rules give, which are offered where one is typed. */
  readonly categories: readonly string[];
}

export const RulesContext = createContext<RulesInGrid>({
  ruleFor: () => undefined,
  categories: [],
});

export const useRulesInGrid = (): RulesInGrid => useContext(RulesContext);
