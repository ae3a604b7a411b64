import { deleteCategoryRule, listCategoryRules, putCategoryRule } from '../api/category-rules.ts';
import { ApiError } from '../api/client.ts';
import { type RuleStore, TooManyRules } from './rule-store.ts';

/** Rules of who is signed in: on the server, the same in every browser, deleted with the account. */
export const accountRules: RuleStore = {
  place: 'account',
  list: listCategoryRules,
  put: async (rule) => {
    try {
      await putCategoryRule(rule);
    } catch (error) {
      throw error instanceof ApiError && error.error === 'too-many' ? new TooManyRules() : error;
    }
  },
  remove: async (key) => {
    await deleteCategoryRule(key);
  },
};
