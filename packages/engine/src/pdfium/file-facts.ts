import type { FileFacts } from '../shapes/document.ts';
import type { Library } from './library.ts';

/** The entries of a PDF's information that name programs (ISO 32000-1, table 317). */
const PROGRAM_ENTRIES = ['Creator', 'Producer'];
/** Within the scratch area: where an entry's name stands, where its text may, and how many bytes of it. */
const NAME_AT = 0;
const TEXT_AT = 64;
const TEXT_BYTES = 512;
/** A file with more signatures has the rest of them left unread. */
const MOST_SIGNATURES = 100;
/** A signature is over the bytes before and after itself: two pairs of a start and a length (ISO 32000-1, 12.8.1). */
const RANGE_INTS = 4;

function metaText({ api, scratch, views }: Library, document: number, entry: string): string {
  const name = Uint8Array.from([...entry, '\0'], (sign) => sign.charCodeAt(0));
  views().bytes.set(name, scratch + NAME_AT);
  const length = api.FPDF_GetMetaText(document, scratch + NAME_AT, scratch + TEXT_AT, TEXT_BYTES);
  // A longer text is not copied at all.
  if (length < 2 || length > TEXT_BYTES) return '';
  return new TextDecoder('utf-16le').decode(views().bytes.slice(scratch + TEXT_AT, scratch + TEXT_AT + length - 2));
}

function signedTo({ api, scratch, views }: Library, document: number): number[] {
  const count = Math.min(Math.max(0, api.FPDF_GetSignatureCount(document)), MOST_SIGNATURES);
  return Array.from({ length: count }, (_, index) => {
    const signature = api.FPDF_GetSignatureObject(document, index);
    const ints = signature === 0 ? 0 : api.FPDFSignatureObj_GetByteRange(signature, scratch, RANGE_INTS);
    if (ints < RANGE_INTS) return 0;
    const [, , start = 0, length = 0] = views().ints.subarray(scratch >> 2, (scratch >> 2) + RANGE_INTS);
    return start + length;
  }).filter((end) => end > 0);
}

/** What an open document says of its making and its signatures. */
export function readFileFacts(library: Library, document: number): FileFacts {
  const programs = PROGRAM_ENTRIES.map((entry) => metaText(library, document, entry).trim());
  return { programs: programs.filter((name) => name !== ''), signedTo: signedTo(library, document) };
}
