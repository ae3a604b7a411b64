import { CATEGORY_RULES_PATH, type CategoryRule } from '@tallyleaf/contract';
import { request } from './request.ts';

/** One's rules for categories. @throws {ApiError} */
export const listCategoryRules = (): Promise<CategoryRule[]> =>
  request('GET', CATEGORY_RULES_PATH, { needLogin: true });

/** Keeps a rule, in place of the merchant's rule before. @throws {ApiError} `too-many` */
export const putCategoryRule = (body: CategoryRule): Promise<unknown> =>
  request('PUT', CATEGORY_RULES_PATH, { body, needLogin: true });

/** Deletes the rule of a merchant. @throws {ApiError} */
export const deleteCategoryRule = (key: string): Promise<unknown> =>
  request('DELETE', `${CATEGORY_RULES_PATH}?${new URLSearchParams({ key })}`, { needLogin: true });
