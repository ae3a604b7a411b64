import type { AccountType } from '@tallyleaf/contract';
import { accountTypesIn } from '../languages/match.ts';
import { SAVING_WORD, TYPE_LABEL } from '../languages/names.ts';
import type { Item, Remark } from '../shapes/row.ts';

/** Values are no longer. */
const VALUE_LENGTH = 50;

/** The kind that the name of a product says: a kind of account, or a word for saving in it. */
export function kindOfProduct(name: string): AccountType | null {
  if (name.length > VALUE_LENGTH) return null;
  const [kind] = accountTypesIn(name).toSorted((a, b) => b.length - a.length);
  return kind?.type ?? (SAVING_WORD.test(name) ? 'savings' : null);
}

function statedIn({ cells }: Remark): AccountType | null {
  for (const [i, { text }] of cells.entries()) {
    const label = TYPE_LABEL.exec(text)?.[0];
    if (label === undefined) continue;
    const behind = text.slice(label.length).trim();
    const next = cells.slice(i + 1).find((cell) => /\p{L}/u.test(cell.text))?.text ?? '';
    const kind = kindOfProduct(behind === '' ? next.replace(/^[\s:：]+/u, '') : behind);
    if (kind !== null) return kind;
  }
  return null;
}

/**
 * The kind of account that a label states, wherever it is printed: above the rows, below them, at a page's foot.
 *
 *     Account type     Everyday Savers
 *     Kontotyp: Sparkonto
 */
export function statedType(items: readonly Item[]): AccountType | null {
  for (const item of items) {
    const kind = item.kind === 'remark' ? statedIn(item) : null;
    if (kind !== null && kind !== 'unknown') return kind;
  }
  return null;
}
