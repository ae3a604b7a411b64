import { Refusal } from '../refusal.ts';

/** What a file is by its content. */
export type FileType = 'pdf' | 'png' | 'jpeg' | 'tiff' | 'webp' | 'heic';

/** Within how many bytes readers look for `%PDF-` (ISO 32000-1, annex H, note 13). */
const HEADER_WITHIN = 1024;

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

/** The names of kinds of HEIF whose pictures are HEVC (ISO/IEC 23008-12, annex B), among those at a file's beginning. */
const HEIC_BRANDS = /^ftyp(?:.{4})*?hei[cxms]/s;
/** Bytes within which they stand. */
const BRANDS_WITHIN = 64;

const SIGNATURES: readonly (readonly [type: FileType, fits: (bytes: Uint8Array) => boolean])[] = [
  ['png', (bytes) => latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['jpeg', (bytes) => latin1(bytes, 0, 3) === '\xff\xd8\xff'],
  ['tiff', (bytes) => ['II*\0', 'MM\0*'].includes(latin1(bytes, 0, 4))],
  ['webp', (bytes) => latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP'],
  ['heic', (bytes) => HEIC_BRANDS.test(latin1(bytes, 4, BRANDS_WITHIN))],
  ['pdf', (bytes) => latin1(bytes, 0, HEADER_WITHIN).includes('%PDF-')],
];

/**
 * What a file is by its content, whatever its name says.
 * @throws {Refusal} `unsupported-file` where it is nothing that we read.
 */
export function sniff(bytes: Uint8Array): FileType {
  for (const [type, fits] of SIGNATURES) if (fits(bytes)) return type;
  throw new Refusal('unsupported-file');
}
