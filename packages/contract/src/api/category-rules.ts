import { type Static, Type } from 'typebox';

/** The HTTP messages of rules for categories: which category the rows of a merchant get in statements to come. */
export const CATEGORY_RULES_PATH = '/api/v1/category-rules';

/** How many rules one owner may have. */
export const MAX_CATEGORY_RULES = 1000;

const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });

export const CategoryRule = Type.Object(
  {
    /** What tells the merchant from others: its name without accents, in capital letters. One rule a merchant. */
    key: Name,
    /** The merchant as it is shown. */
    merchant: Name,
    /** The owner's own words. */
    category: Name,
  },
  { additionalProperties: false },
);
export const CategoryRules = Type.Array(CategoryRule);
export const CategoryRuleQuery = Type.Object({ key: Name }, { additionalProperties: false });

export type CategoryRule = Static<typeof CategoryRule>;
export type CategoryRuleQuery = Static<typeof CategoryRuleQuery>;
