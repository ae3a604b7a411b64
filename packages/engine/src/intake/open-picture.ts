import type { Limits } from '../options.ts';
import { PartMissing } from '../part-missing.ts';
import type { Host, PictureFile } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { SourceDocument } from '../shapes/document.ts';
import type { Picture } from '../shapes/picture.ts';
import { checkPages, checkPixels } from './limits.ts';
import { DEFAULT_DPI, type PictureHeader, readPictureHeaders } from './picture-header.ts';
import type { FileType } from './sniff.ts';

const POINTS_PER_INCH = 72;

/** As large as the picture, set upright as EXIF says (5 to 8 lie on a side). */
function sizeOf(header: PictureHeader): { readonly width: number; readonly height: number } {
  const width = (header.width * POINTS_PER_INCH) / header.dpiX;
  const height = (header.height * POINTS_PER_INCH) / header.dpiY;
  const onItsSide = header.orientation >= 5 && header.orientation <= 8;
  return onItsSide ? { width: height, height: width } : { width, height };
}

/** @throws {Refusal} `damaged-file` where the pixels cannot be decoded. */
async function decode(host: Pick<Host, 'decodePicture'>, file: PictureFile): Promise<Picture> {
  try {
    return await host.decodePicture(file);
  } catch (error) {
    // Whatever a decoder says, the file is what it cannot read. Anything else than an error of its own is ours.
    if (error instanceof TypeError || error instanceof ReferenceError || error instanceof PartMissing) throw error;
    throw new Refusal('damaged-file', 'the picture cannot be decoded');
  }
}

/**
 * Opens a picture by its header alone.
 * @throws {Refusal} `damaged-file`, `too-large`, `too-many-pages`.
 */
export function openPicture(
  bytes: Uint8Array,
  type: Exclude<FileType, 'pdf'>,
  limits: Limits,
  host: Pick<Host, 'decodePicture'>,
): SourceDocument {
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
    picture: async (number) => {
      const [size, header] = [sizes[number - 1], headers[number - 1]];
      if (!size || !header) throw new RangeError(`there is no page ${number}`);
      const { width, height, orientation } = header;
      const picture = await decode(host, { bytes, type, index: number - 1, width, height, orientation });
      return {
        picture,
        pointsWide: size.width,
        pointsHigh: size.height,
        dpi: header.dpiX === DEFAULT_DPI ? null : header.dpiX,
      };
    },
    draw: () => null,
    shownText: () => null,
    facts: () => ({ programs: [], signedTo: [] }),
    close: () => undefined,
  };
}
