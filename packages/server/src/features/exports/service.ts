import type { Conversion, ConversionDetail, ExportNotes } from '@tallyleaf/contract';
import {
  documentName,
  type ExportOptions,
  type ExportResult,
  findExporter,
  type NamedFile,
  nameFiles,
  uniqueNames,
  zipFiles,
} from '@tallyleaf/exporters';
import { ApiError } from '../../http/errors.ts';
import { knownFormat } from './settings.ts';
import { writeApart } from './write-apart.ts';

/** A file to download. */
export interface Download {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export interface ExportRequest {
  readonly format: string;
  readonly options: ExportOptions;
}

/** What a merged file is called, and an archive of several documents. */
export const SEVERAL = 'statements';
/** What a format could not hold of an archive's documents, beside them. */
const NOTES = 'notes.json';

type Notes = { readonly document: string } & Omit<ExportNotes, 'files'>;

/**
 * One conversion as a download in a format: the file itself where there is one, else a ZIP of them.
 * @throws {ApiError} `unknown-format`, `invalid-input` (a setting), `not-finished`, or `export-failed` when the format
 * can hold none of it
 */
export async function exportConversion(detail: ConversionDetail, request: ExportRequest): Promise<Download> {
  knownFormat(request.format);
  const { name, conversion } = resultOf(detail);
  return await download(name, [conversion], request);
}

/**
 * The statements of several conversions as one document, an account's joined, each transaction once. They are read one by one.
 * @throws {ApiError} as `exportConversion`
 */
export async function exportMerged(
  ids: readonly string[],
  read: (id: string) => Promise<ConversionDetail>,
  request: ExportRequest,
): Promise<Download> {
  knownFormat(request.format);
  const results = async function* (): AsyncGenerator<Conversion> {
    for (const id of ids) yield resultOf(await read(id)).conversion;
  };
  return await download(SEVERAL, results(), request, `${SEVERAL}.pdf`);
}

async function download(
  name: string,
  conversions: Iterable<Conversion> | AsyncIterable<Conversion>,
  { format, options }: ExportRequest,
  mergedAs?: string,
): Promise<Download> {
  const exporter = findExporter(format);
  if (!exporter) throw new ApiError('unknown-format');
  const result = await writeApart(conversions, { format, options, ...(mergedAs !== undefined && { mergedAs }) });
  const [only, ...others] = result.files;
  if (!only) throw new ApiError('export-failed', reasons(result));
  const names = nameFiles(name, result.files);
  if (others.length === 0) return { fileName: names[0] ?? name, mediaType: exporter.mediaType, bytes: only.bytes };
  const files = result.files.map(({ bytes }, n) => ({ name: names[n] ?? name, bytes }));
  const archive = zipFiles([...files, ...notesFile(notesOf(name, result))]);
  return { fileName: `${name}.zip`, mediaType: 'application/zip', bytes: archive };
}

/**
 * Several conversions as the files of an archive, read and written one after the other. A document that the format
 * cannot hold is left out, and the notes at the end say why; where it can hold none, the reasons are the answer.
 * @param fileNames the documents' own, in order
 * @param read the document at a place in that order
 * @throws {ApiError} as `exportConversion`, before the first file
 */
export async function* exportEach(
  fileNames: readonly string[],
  read: (index: number) => Promise<ConversionDetail>,
  { format, options }: ExportRequest,
): AsyncGenerator<NamedFile> {
  knownFormat(format);
  const names = uniqueNames(fileNames.map(documentName));
  const notes: Notes[] = [];
  let written = 0;
  for (const [index, name] of names.entries()) {
    const result = await writeApart([resultOf(await read(index)).conversion], { format, options });
    notes.push(...notesOf(name, result));
    const siblings = names.filter((other) => other !== name);
    const paths = nameFiles(name, result.files, siblings);
    for (const [n, { bytes }] of result.files.entries()) yield { name: paths[n] ?? name, bytes };
    written += result.files.length;
  }
  if (written === 0) {
    const messages = notes.flatMap(({ notWritten }) => notWritten.map(({ message }) => message));
    throw new ApiError('export-failed', [...new Set(messages)].join(' ') || undefined);
  }
  yield* notesFile(notes);
}

const notesOf = (document: string, result: ExportResult): Notes[] =>
  result.warnings.length + result.notWritten.length > 0 ? [{ document, ...lossesOf(result) }] : [];

const notesFile = (notes: readonly Notes[]): NamedFile[] =>
  notes.length === 0 ? [] : [{ name: NOTES, bytes: new TextEncoder().encode(JSON.stringify(notes, null, 2)) }];

/**
 * What a format cannot hold of a conversion, without its file.
 * @throws {ApiError} `unknown-format`, `invalid-input`, `not-finished`
 */
export async function exportNotes(
  detail: ConversionDetail,
  format: string,
  options: ExportOptions,
): Promise<ExportNotes> {
  knownFormat(format);
  const { conversion, name } = resultOf(detail);
  const result = await writeApart([conversion], { format, options });
  return { files: nameFiles(name, result.files), ...lossesOf(result) };
}

/**
 * A result that the caller has, as a download in a format: nothing of it is kept.
 * @throws {ApiError} as `exportConversion`
 */
export async function exportGiven(conversion: Conversion, request: ExportRequest): Promise<Download> {
  knownFormat(request.format);
  return await download(documentName(conversion.source.fileName), [conversion], request);
}

interface Document {
  readonly name: string;
  readonly conversion: Conversion;
}

function resultOf({ conversion, fileName }: ConversionDetail): Document {
  if (!conversion) throw new ApiError('not-finished');
  return { name: documentName(fileName), conversion };
}

const lossesOf = ({ warnings, notWritten }: ExportResult): Omit<ExportNotes, 'files'> => ({
  warnings: warnings.map((warning) => ({ ...warning, rows: [...warning.rows] })),
  notWritten: notWritten.map((reason) => ({ ...reason })),
});

/** A statement that the format cannot hold is left out; when nothing is left, the reasons are the answer. */
const reasons = ({ notWritten }: ExportResult): string | undefined =>
  notWritten.map(({ message }) => message).join(' ') || undefined;
