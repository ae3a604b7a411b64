import type { Conversion } from '@tallyleaf/contract';
import { documentName, type ExportResult, loadExporter, nameFiles, zipFiles } from '@tallyleaf/exporters';
import { readerLanguages } from '../i18n/reader-languages.ts';
import { findChoice } from './choice.ts';

/** Milliseconds for which a saved file's address is kept: browsers read it after the press has returned. */
const KEEP_MS = 60_000;

/** What became of a conversion in a format: the file, null where it holds nothing, and what was written and what not. */
export interface Made {
  readonly file: File | null;
  readonly result: ExportResult;
}

/**
 * Writes a conversion in a format, with what was chosen of it: one file, or a ZIP where the format makes several.
 * @throws {RangeError} where there is no such format
 */
export async function makeFile(
  conversion: Conversion,
  format: string,
  locale: string,
  fileName: string,
): Promise<Made> {
  const { exporter, options } = await exporterOf(format, locale);
  const result = await exporter.write(conversion, options);
  const name = documentName(fileName);
  const names = nameFiles(name, result.files);
  const [only, ...others] = result.files;
  if (!only) return { file: null, result };
  if (others.length === 0) {
    return { file: new File([only.bytes], names[0] ?? name, { type: exporter.mediaType }), result };
  }
  const named = result.files.map(({ bytes }, index) => ({ name: names[index] ?? name, bytes }));
  return { file: new File([await zipFiles(named)], `${name}.zip`, { type: 'application/zip' }), result };
}

/** Writes a conversion in a format and saves it. @throws {RangeError} as above */
export async function saveExport(
  conversion: Conversion,
  format: string,
  locale: string,
  fileName: string,
): Promise<ExportResult> {
  const { file, result } = await makeFile(conversion, format, locale, fileName);
  if (file) saveBlob(file, file.name);
  return result;
}

/** What writes a choice, and how. */
async function exporterOf(id: string, locale: string) {
  const choice = findChoice(id, locale);
  return {
    exporter: await loadExporter(choice?.format.id ?? id),
    options: { locale, languages: readerLanguages(locale), settings: choice?.settings ?? {} },
  };
}

/** Saves a file under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
