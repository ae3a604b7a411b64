import type { Conversion } from '@tallyleaf/contract';
import {
  documentName,
  type ExportResult,
  loadExporter,
  mergeConversions,
  type NamedFile,
  nameFiles,
  uniqueNames,
  zipFiles,
} from '@tallyleaf/exporters';
import { readerLanguages } from '../../i18n/reader-languages.ts';
import { type Choice, findChoice } from '../choice.ts';
import { saveBlob, saveExport } from '../save-export.ts';
import type { Taken } from '../use-taking.ts';

/** As a file each, or as one. */
export type Form = 'each' | 'merged';

/** A result with the name of the file that it was made of. */
export interface NamedResult {
  readonly name: string;
  readonly conversion: Conversion;
}

/** What the one file, or the ZIP, is called. */
const SEVERAL = 'statements';

/** As one conversion: an account's statements joined, each transaction once. */
export const mergedOf = (documents: readonly NamedResult[]): Conversion =>
  mergeConversions(
    documents.map(({ conversion }) => conversion),
    `${SEVERAL}.pdf`,
  );

/** Saves all as one file. @throws {RangeError} where there is no such format */
const saveMerged = (documents: readonly NamedResult[], id: string, tag: string): Promise<ExportResult> =>
  saveExport(mergedOf(documents), id, tag, SEVERAL);

/** A ZIP of files, what their format could not hold, and of which documents it holds nothing. */
interface TakenEach extends Taken {
  readonly files: readonly NamedFile[];
  readonly left: readonly string[];
}

const optionsOf = (choice: Choice | null, tag: string) => ({
  locale: tag,
  languages: readerLanguages(tag),
  settings: choice?.settings ?? {},
});

/** Each document in a file of its own, not saved; names are told apart, as in the server's archives. */
async function writeEach(documents: readonly NamedResult[], id: string, tag: string): Promise<TakenEach> {
  const choice = findChoice(id, tag);
  const exporter = await loadExporter(choice?.format.id ?? id);
  const names = uniqueNames(documents.map(({ name }) => documentName(name)));
  const files: NamedFile[] = [];
  const results: ExportResult[] = [];
  const left: string[] = [];
  for (const [index, { conversion, name: fileName }] of documents.entries()) {
    const name = names[index] ?? fileName;
    const result = await exporter.write(conversion, optionsOf(choice, tag));
    const siblings = names.filter((other) => other !== name);
    const paths = nameFiles(name, result.files, siblings);
    files.push(...result.files.map(({ bytes }, n) => ({ name: paths[n] ?? name, bytes })));
    results.push(result);
    if (result.files.length === 0) left.push(fileName);
  }
  return {
    files,
    left,
    warnings: results.flatMap(({ warnings }) => warnings),
    notWritten: results.flatMap(({ notWritten }) => notWritten),
  };
}

/** Saves each document in a file of its own, all in one ZIP. @throws {RangeError} where there is no such format */
async function saveEach(documents: readonly NamedResult[], id: string, tag: string): Promise<TakenEach> {
  const taken = await writeEach(documents, id, tag);
  if (taken.files.length > 0) {
    saveBlob(new Blob([zipFiles(taken.files)], { type: 'application/zip' }), `${SEVERAL}.zip`);
  }
  return taken;
}

/**
 * Saves results: one as it is, several as a file each or as one; `left` names those of which the file has nothing.
 * @throws {RangeError} where there is no such format
 */
export async function saveMany(
  documents: readonly NamedResult[],
  form: Form,
  id: string,
  tag: string,
): Promise<Taken & { readonly left?: readonly string[] }> {
  const [only, ...others] = documents;
  if (only && others.length === 0) return saveExport(only.conversion, id, tag, only.name);
  return form === 'each' ? saveEach(documents, id, tag) : saveMerged(documents, id, tag);
}
