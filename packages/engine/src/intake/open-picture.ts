import type { Limits } from '../options.ts';
import type { SourceDocument } from '../shapes/document.ts';
import { checkPages, checkPixels } from './limits.ts';
import { type PictureHeader, readPictureHeaders } from './picture-header.ts';
import type { FileType } from './sniff.ts';

const POINTS_PER_INCH = 72;

/** As large as the picture, set upright as EXIF says (5 to 8 lie on a side). */
function sizeOf(header: PictureHeader): { readonly width: number; readonly height: number } {
  const width = (header.width * POINTS_PER_INCH) / header.dpiX;
  const height = (header.height * POINTS_PER_INCH) / header.dpiY;
  const onItsSide = header.orientation >= 5 && header.orientation <= 8;
  return onItsSide ? { width: height, height: width } : { width, height };
}

/**
 * Opens a picture by its header alone.
 * @throws {Refusal} `damaged-file`, `too-large`, `too-many-pages`.
 */
export function openPicture(bytes: Uint8Array, type: Exclude<FileType, 'pdf'>, limits: Limits): SourceDocument {
  const headers = readPictureHeaders(bytes, type, limits.pages);
  checkPages(headers.length, limits);
  for (const header of headers) checkPixels(header.width, header.height, limits);
  const sizes = headers.map(sizeOf);
  return {
    kind: 'picture',
    pages: sizes.length,
    printedPage: () => null,
    pictureSize: (number) => {
      const size = sizes[number - 1];
      if (!size) throw new RangeError(`there is no page ${number}`);
      return size;
    },
    draw: () => null,
    close: () => undefined,
  };
}
