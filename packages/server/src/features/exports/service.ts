import type { Conversion, ConversionDetail, ExportNotes } from '@tallyleaf/contract';
import {
  documentName,
  type Exporter,
  type ExportOptions,
  type ExportResult,
  loadExporter,
  mergeConversions,
  nameFiles,
  uniqueNames,
  zipFiles,
} from '@tallyleaf/exporters';
import { ApiError } from '../../http/errors.ts';
import { asInvalidInput, knownFormat } from './settings.ts';

/** A file to download. */
export interface Download {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export interface ExportRequest {
  readonly format: string;
  readonly options: ExportOptions;
  /** A ZIP is wanted even for one file. */
  readonly zip: boolean;
  /** The statements of an account are to be joined, each transaction once. */
  readonly merge: boolean;
}

/** What a merged file is called, and an archive of several documents. */
const SEVERAL = 'statements';
/** What a format could not hold of an archive's documents, beside them. */
const NOTES = 'notes.json';

/**
 * Conversions as one download in a format: the file itself where there is one, else a ZIP of them, with notes where
 * the format could not hold everything.
 * @throws {ApiError} `unknown-format`, `invalid-input` (a setting), `not-finished`, or `export-failed` when the format
 * can hold none of a document
 */
export async function exportConversions(
  conversions: readonly ConversionDetail[],
  { format, options, zip, merge }: ExportRequest,
): Promise<Download> {
  const exporter = await loadExporter(knownFormat(format));
  const documents = merge ? merged(conversions) : conversions.map(resultOf);
  const names = uniqueNames(documents.map(({ name }) => name));
  const files: { name: string; bytes: Uint8Array }[] = [];
  const notes: ({ document: string } & Omit<ExportNotes, 'files'>)[] = [];
  for (const [index, { conversion }] of documents.entries()) {
    const result = await write(exporter, conversion, options);
    if (result.files.length === 0) throw new ApiError('export-failed', reasons(result));
    const own = names[index] ?? SEVERAL;
    const siblings = names.filter((name) => name !== own);
    const paths = nameFiles(own, result.files, siblings);
    files.push(...result.files.map(({ bytes }, n) => ({ name: paths[n] ?? own, bytes })));
    if (result.warnings.length + result.notWritten.length > 0) notes.push({ document: own, ...lossesOf(result) });
  }
  const [only] = files;
  if (only && files.length === 1 && !zip) {
    return { fileName: only.name, mediaType: exporter.mediaType, bytes: only.bytes };
  }
  const archive = conversions.length === 1 ? (names[0] ?? SEVERAL) : SEVERAL;
  const beside =
    notes.length === 0 ? [] : [{ name: NOTES, bytes: new TextEncoder().encode(JSON.stringify(notes, null, 2)) }];
  return { fileName: `${archive}.zip`, mediaType: 'application/zip', bytes: zipFiles([...files, ...beside]) };
}

/**
 * What a format cannot hold of a conversion, without its file.
 * @throws {ApiError} `unknown-format`, `invalid-input`, `not-finished`
 */
export async function exportNotes(
  detail: ConversionDetail,
  format: string,
  options: ExportOptions,
): Promise<ExportNotes> {
  const exporter = await loadExporter(knownFormat(format));
  const { conversion, name } = resultOf(detail);
  const result = await write(exporter, conversion, options);
  return { files: nameFiles(name, result.files), ...lossesOf(result) };
}

interface Document {
  readonly name: string;
  readonly conversion: Conversion;
}

function resultOf({ conversion, fileName }: ConversionDetail): Document {
  if (!conversion) throw new ApiError('not-finished');
  return { name: documentName(fileName), conversion };
}

function merged(conversions: readonly ConversionDetail[]): Document[] {
  const results = conversions.map((detail) => resultOf(detail).conversion);
  return [{ name: SEVERAL, conversion: mergeConversions(results, `${SEVERAL}.pdf`) }];
}

async function write(exporter: Exporter, conversion: Conversion, options: ExportOptions): Promise<ExportResult> {
  try {
    return await exporter.write(conversion, options);
  } catch (error) {
    throw asInvalidInput(error);
  }
}

const lossesOf = ({ warnings, notWritten }: ExportResult): Omit<ExportNotes, 'files'> => ({
  warnings: warnings.map((warning) => ({ ...warning, rows: [...warning.rows] })),
  notWritten: notWritten.map((reason) => ({ ...reason })),
});

/** A statement that the format cannot hold is left out; when nothing is left, the reasons are the answer. */
const reasons = ({ notWritten }: ExportResult): string | undefined =>
  notWritten.map(({ message }) => message).join(' ') || undefined;
