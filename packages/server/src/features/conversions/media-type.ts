/** How many bytes at a file's beginning decide what it is: readers look for a PDF's header within so many. */
export const SNIFFED_BYTES = 1024;

/** Some bytes at a place, as Latin-1 text. */
interface Mark {
  readonly at: number;
  readonly text: string;
}

const KINDS: readonly { readonly mediaType: string; readonly marks: readonly Mark[] }[] = [
  { mediaType: 'image/png', marks: [{ at: 0, text: '\x89PNG\r\n\x1a\n' }] },
  { mediaType: 'image/jpeg', marks: [{ at: 0, text: '\xff\xd8\xff' }] },
  { mediaType: 'image/tiff', marks: [{ at: 0, text: 'II*\0' }] },
  { mediaType: 'image/tiff', marks: [{ at: 0, text: 'MM\0*' }] },
  {
    mediaType: 'image/webp',
    marks: [
      { at: 0, text: 'RIFF' },
      { at: 8, text: 'WEBP' },
    ],
  },
];

const [HEIC, PDF] = ['image/heic', 'application/pdf'];

/** What an uploaded file can be. */
export const MEDIA_TYPES: readonly string[] = [...new Set([PDF, HEIC, ...KINDS.map(({ mediaType }) => mediaType)])];

/** The names of kinds of HEIF whose pictures are HEVC, among those at a file's beginning. */
const HEIC_BRANDS = /^ftyp(?:.{4})*?hei[cxms]/s;

/** What a file is by its first bytes, whatever its name says; `undefined` when it is nothing that can be converted. */
export function mediaTypeOf(head: Buffer): string | undefined {
  const text = head.subarray(0, SNIFFED_BYTES).toString('latin1');
  const found = KINDS.find(({ marks }) => marks.every((mark) => text.startsWith(mark.text, mark.at)));
  if (found) return found.mediaType;
  if (HEIC_BRANDS.test(text.slice(4, 64))) return HEIC;
  return text.includes('%PDF-') ? PDF : undefined;
}
