import type { Limits } from '../options.ts';
import type { SourceDocument } from '../shapes/document.ts';
import type { Page } from '../shapes/page.ts';
import { checkPages, checkPixels } from './limits.ts';
import { type PictureHeader, readPictureHeaders } from './picture-header.ts';
import type { FileType } from './sniff.ts';

const POINTS_PER_INCH = 72;

/** A page as large as its picture, set upright as EXIF says (5 to 8 lie on a side). It has no words: they must be recognised. */
function pageOf(header: PictureHeader, number: number): Page {
  const width = (header.width * POINTS_PER_INCH) / header.dpiX;
  const height = (header.height * POINTS_PER_INCH) / header.dpiY;
  const onItsSide = header.orientation >= 5 && header.orientation <= 8;
  return {
    number,
    width: onItsSide ? height : width,
    height: onItsSide ? width : height,
    words: [],
    rulings: [],
    text: 'none',
    hiddenText: false,
    picture: true,
  };
}

/**
 * Opens a picture by its header alone.
 * @throws {Refusal} `damaged-file`, `too-large`, `too-many-pages`.
 */
export function openPicture(bytes: Uint8Array, type: Exclude<FileType, 'pdf'>, limits: Limits): SourceDocument {
  const headers = readPictureHeaders(bytes, type, limits.pages);
  checkPages(headers.length, limits);
  for (const header of headers) checkPixels(header.width, header.height, limits);
  const pages = headers.map((header, index) => pageOf(header, index + 1));
  return {
    kind: 'picture',
    pages: pages.length,
    page: (number) => {
      const page = pages[number - 1];
      if (!page) throw new RangeError(`there is no page ${number}`);
      return page;
    },
    draw: () => null,
    close: () => undefined,
  };
}
