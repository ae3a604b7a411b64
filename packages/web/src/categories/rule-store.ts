import type { CategoryRule } from '@tallyleaf/contract';

/** Where rules for categories are kept: on the device, or on the server with the account. */
export interface RuleStore {
  readonly place: 'device' | 'account';
  readonly list: () => Promise<readonly CategoryRule[]>;
  /** Keeps a rule, in place of the merchant's rule before. @throws {TooManyRules} */
  readonly put: (rule: CategoryRule) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** There is no room for another rule (`MAX_CATEGORY_RULES`). */
export class TooManyRules extends Error {
  override readonly name = 'TooManyRules';
}
