import type { ExporterInfo } from '@tallyleaf/exporters';

/** True where the language writes a comma before the decimals. */
const hasDecimalComma = (tag: string): boolean => new Intl.NumberFormat(tag).format(1.5).includes(',');

/**
 * The formats in the order in which a reader of this language will look for them: the workbook, then a CSV in the
 * country's form where that differs from the plain one, then the rest.
 */
export function offeredFormats(all: readonly ExporterInfo[], tag: string): readonly ExporterInfo[] {
  const first = hasDecimalComma(tag) ? ['xlsx', 'csv-local'] : ['xlsx'];
  const offered = all.filter(({ id }) => id !== 'csv-local' || first.includes(id));
  return [
    ...first.flatMap((id) => offered.filter((format) => format.id === id)),
    ...offered.filter(({ id }) => !first.includes(id)),
  ];
}
