import type { Conversion, LocaleCode } from '@tallyleaf/contract';
import { documentName } from '@tallyleaf/exporters';
import { evidenceOf, evidencePdf } from '@tallyleaf/exporters/evidence';
import { fetchFont } from './report-fonts.ts';
import { saveBlob } from './save-export.ts';

/** What a report is of: a conversion as it stands, the file's name, and when it was read (ISO 8601), which may have to be asked for. */
export interface Reported {
  readonly conversion: Conversion;
  readonly name: string;
  readonly convertedAt: () => Promise<string>;
}

/** Makes the evidence report of a conversion in this browser, and saves it. @throws {Error} where a typeface, or when it was read, cannot be had */
export async function saveEvidence(
  { conversion, name, convertedAt }: Reported,
  format: 'pdf' | 'json',
  locale: LocaleCode,
): Promise<void> {
  const report = evidenceOf(conversion, { madeAt: new Date().toISOString(), convertedAt: await convertedAt() });
  const file = `${documentName(name)}-evidence.${format}`;
  if (format === 'json') {
    saveBlob(new Blob([`${JSON.stringify(report, null, 2)}\n`], { type: 'application/json' }), file);
  } else {
    saveBlob(new Blob([await evidencePdf(report, locale, fetchFont)], { type: 'application/pdf' }), file);
  }
}
