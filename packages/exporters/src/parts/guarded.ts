import type { Conversion } from '@tallyleaf/contract';
import type { Held } from '../exporter.ts';
import { guardFormula } from './delimited.ts';
import { fitted } from './fit.ts';
import { type Fitted, type HoldRules, holdConversion, textOf } from './hold.ts';

/** What is particular to a table of text. */
interface TableRules extends Pick<HoldRules, 'refuse' | 'losses' | 'messages'> {
  /** What the table's character set makes of a text, before it is guarded. */
  readonly fit?: (text: string) => Fitted;
}

const guard = (text: string): Fitted => ({ text: guardFormula(text), losses: [] });

/**
 * A conversion as a table of text holds it: a cell that a spreadsheet would run gets an apostrophe before it. The
 * account is its label, and empty where nothing is printed.
 */
export function holdGuarded(conversion: Conversion, { fit = guard, ...rules }: TableRules = {}): Held {
  return holdConversion(conversion, {
    ...rules,
    account: (_, label) => fitted(label ?? '', '', fit, guard),
    text: (text, transaction) => fitted(text, textOf({ ...transaction, description: '' }), fit, guard),
    reference: (reference) => fitted(reference, '', fit, guard),
    category: (category) => fitted(category, '', fit, guard),
  });
}
