import type { Conversion } from '@tallyleaf/contract';
import { decimalsOf } from '@tallyleaf/contract/plain';
import type { Held } from '../exporter.ts';
import { type Fitted, type HoldRules, holdConversion } from './hold.ts';

/**
 * Tables that a program reads and no spreadsheet opens: texts stand in them as they are, without the apostrophe that
 * keeps a spreadsheet from running one. The account is its label, and empty where nothing is printed.
 */
export const holdForProgram = (conversion: Conversion, rules: HoldRules = {}): Held =>
  holdConversion(conversion, { account: (_, label): Fitted => ({ text: label ?? '', losses: [] }), ...rules });

/** A warning for each statement in a currency of three decimals, for programs that keep two. */
export function withRounding(held: Held, program: string): Held {
  const warnings = held.statements
    .filter(({ currency }) => decimalsOf(currency) > 2)
    .map(({ index, currency }) => ({
      code: 'currency-rounded' as const,
      statement: index,
      rows: [],
      message: `${currency} has three decimals, and ${program} keeps two: figures may come out rounded. Compare the sums after the import.`,
    }));
  return { ...held, warnings: [...held.warnings, ...warnings] };
}
