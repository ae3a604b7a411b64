import type { ExporterInfo } from '@tallyleaf/exporters';

/** What most people want first. */
const FIRST = 'xlsx';

/** True where the language writes a comma before the decimals. */
const hasDecimalComma = (tag: string): boolean => new Intl.NumberFormat(tag).format(1.5).includes(',');

/**
 * The formats in the order in which a reader of this language will look for them. A CSV in the country's form is
 * offered only where that form differs from the plain one.
 */
export function offeredFormats(all: readonly ExporterInfo[], tag: string): readonly ExporterInfo[] {
  const offered = all.filter(({ id }) => id !== 'csv-local' || hasDecimalComma(tag));
  return [...offered.filter(({ id }) => id === FIRST), ...offered.filter(({ id }) => id !== FIRST)];
}
