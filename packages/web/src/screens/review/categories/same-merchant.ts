import type { CategoryRule } from '@tallyleaf/contract';
import { merchantKey, merchantOf } from '@tallyleaf/engine/review';
import { setCells } from '../editing/commands.ts';
import type { Draft, StatementDraft } from '../editing/draft.ts';

/** Which rows are of one merchant, and what is offered for them once one of them has a category. Nothing is given silently. */

/** Rules by the merchants' keys. */
export type Rules = ReadonlyMap<string, CategoryRule>;

const keys = new Map<string, string>();

/** A merchant's key by the description; each text is looked at once, as rows come by again at every change. */
export function keyOf(description: string): string {
  const known = keys.get(description) ?? merchantKey(description);
  keys.set(description, known);
  return known;
}

/** A category that a person gave a row, which other rows of its merchant may have, too. */
export type Offer = CategoryRule;

/** Offers that are shown at once: whoever gives many rows one category means the rows, not their merchants. */
const MOST_OFFERS = 2;

/** What to offer after an edit: one for each merchant of which a row got a category, none where there were many. */
export function offersAfter(before: StatementDraft, after: StatementDraft, rules: Rules): readonly Offer[] {
  const was = new Map(before.rows.map((row) => [row.key, row.category]));
  const offers = new Map<string, Offer>();
  for (const { key: row, category, description } of after.rows) {
    if (category === null || !was.has(row) || was.get(row) === category) continue;
    const key = keyOf(description);
    if (key !== '') offers.set(key, { key, merchant: merchantOf(description).slice(0, 200), category });
  }
  const fresh = [...offers.values()].filter(({ key, category }) => rules.get(key)?.category !== category);
  return fresh.length > MOST_OFFERS ? [] : fresh;
}

/** How many rows of a merchant have no category yet; null where no row has the one that is offered any more. */
export function openRows(draft: Draft, { key, category }: Offer): number | null {
  const own = draft.flatMap(({ rows }) => rows).filter(({ description }) => keyOf(description) === key);
  if (!own.some((row) => row.category === category)) return null;
  return own.filter((row) => row.category === null).length;
}

/** A statement whose rows without a category have what the rules say; the same one where they say nothing. */
export function withRules(draft: StatementDraft, rules: Rules): StatementDraft {
  const changes = draft.rows.flatMap(({ key, category, description }) => {
    const rule = category === null ? rules.get(keyOf(description)) : undefined;
    return rule ? [[key, { category: rule.category }] as const] : [];
  });
  return setCells(draft, new Map(changes));
}

/** The rules as they are looked up. */
export const rulesByKey = (rules: readonly CategoryRule[]): Rules => new Map(rules.map((rule) => [rule.key, rule]));
