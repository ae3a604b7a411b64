import {
  CATEGORY_RULES_PATH,
  CategoryRule,
  CategoryRules as CategoryRuleList,
  CategoryRuleQuery,
  Success,
  success,
} from '@tallyleaf/contract';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import type { CategoryRules } from './service.ts';

const access = 'user';
const tags = ['conversions'] as const;

/** `/api/v1/category-rules`: for signed-in people and their programs. */
export function categoryRuleRoutes(app: App, { rules }: { readonly rules: CategoryRules }): void {
  app.get(
    CATEGORY_RULES_PATH,
    {
      config: { access },
      schema: { summary: 'lists one’s rules for categories', tags, response: { 200: Success(CategoryRuleList) } },
    },
    async ({ owner }) => success(await rules.list(owner.id)),
  );

  app.put(
    CATEGORY_RULES_PATH,
    {
      config: { access, failures: ['too-many'] },
      schema: {
        summary: 'keeps a rule for a category, in place of the merchant’s rule before',
        description:
          'The review fills in the categories of a conversion by these rules when it is opened for the first time; a result that nobody opened has none.',
        tags,
        body: CategoryRule,
        response: { 200: Success(Type.Null()) },
      },
    },
    async ({ owner, body }) => {
      await rules.put(owner.id, body);
      return success(null);
    },
  );

  app.delete(
    CATEGORY_RULES_PATH,
    {
      config: { access },
      schema: {
        summary: 'deletes the rule of a merchant, if there is one',
        tags,
        querystring: CategoryRuleQuery,
        response: { 200: Success(Type.Null()) },
      },
    },
    async ({ owner, query }) => {
      await rules.delete(owner.id, query.key);
      return success(null);
    },
  );
}
