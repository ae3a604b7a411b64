import type { HeldStatement } from '../../exporter.ts';
import { cutTo } from '../fit.ts';
import { oneLine } from '../text.ts';
import { type Element, element } from './element.ts';

/** ORG and FID have at most 32 characters (OFX 1.0.2 and 2.2, "FI"). */
const LONGEST = 32;

/**
 * `<FI><ORG>`, without which some programs do not take a file (ledger-autosync): the bank as it is printed, else a
 * stand-in. FID is left out: no statement prints it.
 * @param fit the file's characters
 */
export function institutionOf(
  statements: readonly HeldStatement[],
  fit: (text: string) => string = (text) => text,
): readonly Element[] {
  const printed = statements.map(({ source }) => source.account.institution).find((name) => name !== null);
  const name = cutTo(fit(oneLine(printed ?? '')), LONGEST).text;
  return [element('FI', [element('ORG', name || 'UNKNOWN')])];
}
