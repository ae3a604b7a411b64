import { openPicture } from './intake/open-picture.ts';
import { sniff } from './intake/sniff.ts';
import { DEFAULT_LIMITS } from './options.ts';
import type { Host } from './ports.ts';
import type { Picture } from './shapes/picture.ts';

/** One picture of a file, for a page that shows it. */
export interface ShownPicture {
  /** Points of the picture as displayed: what places in a conversion are measured in (the statement contract, "Boxes"). */
  readonly width: number;
  readonly height: number;
  /** Its greys, set upright; for what browsers do not show by themselves. */
  readonly decode: () => Promise<Picture>;
}

export interface ShownPictures {
  /** Whether every browser shows the file as it is. */
  readonly shownByBrowsers: boolean;
  readonly pictures: readonly ShownPicture[];
}

/**
 * Opens a file of pictures to show them, by its header alone.
 * @throws {Refusal} `unsupported-file`, `damaged-file`, `too-large`, `too-many-pages`
 */
export function showPictures(bytes: Uint8Array, host: Pick<Host, 'decodePicture'>): ShownPictures {
  const type = sniff(bytes);
  if (type === 'pdf') throw new TypeError('a PDF is no picture');
  const document = openPicture(bytes, type, DEFAULT_LIMITS, host);
  return {
    shownByBrowsers: type === 'png' || type === 'jpeg' || type === 'webp',
    pictures: Array.from({ length: document.pages }, (_, index) => ({
      ...document.pictureSize(index + 1),
      decode: async () => {
        const page = await document.picture(index + 1);
        if (!page) throw new Error('the picture has no page');
        return page.picture;
      },
    })),
  };
}
