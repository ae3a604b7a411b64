import type { ExportedFile } from '../exporter.ts';
import { stripAccents } from './text.ts';

/**
 * The one rule for the names of exported files, for the command line, downloads and ZIPs alike:
 * `NAME.EXT`; `NAME-2.EXT` for a second account where the format holds one; two documents of one name are `NAME`
 * and `NAME-2`.
 */

/** What cannot stand in a file name on some system: `/ \ : * ? " < > |` and control characters. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}"*/:<>?\\|]/gu;

/**
 * Names that are devices on Windows, whatever ending follows them (Microsoft, "Naming Files, Paths, and Namespaces"): an archive
 * with `CON.csv` cannot be unpacked there.
 */
const DEVICES = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?= *(?:\.|$))/iu;

/** A document's own name without folders and ending, safe on every system: `C:\a\march.pdf` gives `march`, `con.pdf` gives `con_`. */
export function documentName(fileName: string): string {
  const last = fileName.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const bare = last.replace(/(?<=.)\.[^.]*$/u, '');
  return (
    bare
      .replace(NOT_IN_NAMES, '_')
      .replace(/[. ]+$/u, '')
      .replace(DEVICES, '$1_') || 'statement'
  );
}

/**
 * Names made unique, in their order: of two `march`, the second becomes `march-2`. A name that stands in the list by
 * itself is never given to another. Names that differ only in case count as one, as some file systems hold.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const own = new Set(names.map(fold));
  const used = new Set<string>();
  return names.map((name) => {
    let candidate = name;
    for (let n = 2; used.has(fold(candidate)) || (n > 2 && own.has(fold(candidate))); n++) candidate = `${name}-${n}`;
    used.add(fold(candidate));
    return candidate;
  });
}

/**
 * The names of an export's files, each with its ending.
 * @param name the document's name, as `documentName` or `uniqueNames` gives it
 * @param siblings names of the other documents exported to the same place: a second account gets none of these
 */
export function nameFiles(name: string, files: readonly ExportedFile[], siblings: readonly string[] = []): string[] {
  const taken = new Set(siblings.map(fold));
  const accounts = [...new Set(files.map((file) => file.account ?? 1))].sort((a, b) => a - b);
  const stems = new Map<number, string>();
  let next = 2;
  for (const account of accounts) {
    let stem = name;
    if (stems.size > 0) {
      do stem = `${name}-${next++}`;
      while (taken.has(fold(stem)));
    }
    stems.set(account, stem);
  }
  return files.map((file) => {
    const part = file.part ? `-${file.part}` : '';
    return `${file.prefix ?? ''}${stems.get(file.account ?? 1)}${part}.${file.extension}`;
  });
}

/** The name in ASCII, for old HTTP clients: accents are dropped, what is left over becomes `_`. */
export const asciiFileName = (fileName: string): string =>
  stripAccents(fileName).replace(/[^\x20-\x7e]+|["%/\\]/gu, '_');

/** The value of a download's `Content-Disposition` header (RFC 6266): the ASCII name, then the true one. */
export function contentDisposition(fileName: string): string {
  const whole = fileName.replace(/\p{Surrogate}/gu, '_');
  const encoded = encodeURIComponent(whole).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${asciiFileName(whole)}"; filename*=UTF-8''${encoded}`;
}

const fold = (name: string): string => name.normalize('NFC').toLowerCase();
