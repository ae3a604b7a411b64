import type { Conversion, ConversionDetail } from '@tallyleaf/contract';
import {
  documentName,
  type ExportedFile,
  type Exporter,
  findExporter,
  loadExporter,
  nameFiles,
  uniqueNames,
  zipFiles,
} from '@tallyleaf/exporters';
import { ApiError } from '../../http/errors.ts';

/** A file to download. */
export interface Download {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/**
 * Conversions as one download in a format: the file itself where there is one, else a ZIP of them.
 * @param zip a ZIP is wanted even for one file
 * @throws {ApiError} `unknown-format`, `not-finished`, or `export-failed` when the format can hold none of it
 */
export async function exportConversions(
  conversions: readonly ConversionDetail[],
  format: string,
  locale: string | undefined,
  zip: boolean,
): Promise<Download> {
  if (!findExporter(format)) throw new ApiError('unknown-format');
  const exporter = await loadExporter(format);
  const results = conversions.map(resultOf);
  const names = uniqueNames(conversions.map(({ fileName }) => documentName(fileName)));
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const [index, result] of results.entries()) {
    const written = await write(exporter, result, locale);
    const own = names[index] ?? 'statement';
    const siblings = names.filter((name) => name !== own);
    for (const [n, name] of nameFiles(own, written, siblings).entries()) {
      const file = written[n];
      if (file) files.push({ name, bytes: file.bytes });
    }
  }
  const [only] = files;
  if (only && files.length === 1 && !zip) {
    return { fileName: only.name, mediaType: exporter.mediaType, bytes: only.bytes };
  }
  const archive = conversions.length === 1 ? (names[0] ?? 'statement') : 'statements';
  return { fileName: `${archive}.zip`, mediaType: 'application/zip', bytes: zipFiles(files) };
}

function resultOf({ conversion }: ConversionDetail): Conversion {
  if (!conversion) throw new ApiError('not-finished');
  return conversion;
}

/** A statement that the format cannot hold is left out; when nothing is left, the reasons are the answer. */
async function write(
  exporter: Exporter,
  conversion: Conversion,
  locale: string | undefined,
): Promise<readonly ExportedFile[]> {
  const { files, notWritten } = await exporter.write(conversion, locale === undefined ? {} : { locale });
  if (files.length > 0) return files;
  throw new ApiError('export-failed', notWritten.map(({ message }) => message).join(' ') || undefined);
}
