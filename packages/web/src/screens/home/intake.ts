/** What a dropped file is, told by its first bytes at once; the engine looks closer when it converts. */

export type FileKind = 'pdf' | 'png' | 'jpeg' | 'tiff' | 'webp' | 'heic';

/** Bytes within which a PDF's header may stand (ISO 32000-1, annex H: the first 1,024). */
const PDF_HEADER_WITHIN = 1024;

/** Bytes that `sniffKind` wants to see. */
export const SNIFF_BYTES = PDF_HEADER_WITHIN + 8;

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): readonly number[] => [...text].map((character) => character.charCodeAt(0));

/** The names of kinds of HEIF whose pictures are HEVC, among those at a file's beginning. */
const HEIC_BRANDS = /^ftyp(?:.{4})*?hei[cxms]/s;

/** A file's kind by its content, whatever its name says; null for one that cannot be a statement of ours. */
export function sniffKind(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x49, 0x49, 0x2a, 0x00]) || startsWith(bytes, [0x4d, 0x4d, 0x00, 0x2a])) return 'tiff';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  if (HEIC_BRANDS.test(String.fromCharCode(...bytes.subarray(4, 64)))) return 'heic';
  const header = ascii('%PDF-');
  for (let at = 0; at < Math.min(bytes.length, PDF_HEADER_WITHIN); at += 1) {
    if (startsWith(bytes, header, at)) return 'pdf';
  }
  return null;
}

/** What the browser's file dialog offers; what is really in a file is decided by `sniffKind`. */
export const ACCEPT = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/tiff': ['.tif', '.tiff'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
};
