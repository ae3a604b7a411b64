/** Screen widths in pixels, and the densities that pictures are made for (specification, section 9). */
export const SCREEN_WIDTHS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;
export const DENSITIES = [1, 2] as const;

const WIDTHS = Object.values(SCREEN_WIDTHS);

export interface PictureModifiers {
  readonly format?: 'webp' | 'avif' | 'png' | 'jpeg';
  readonly fit?: 'contain' | 'cover' | 'fill' | 'inside' | 'outside';
  readonly quality?: number;
  readonly background?: string;
}

/**
 * A picture's address in a form that a screen needs: `/_ipx/f_webp,w_640/assets/review-1a2b.png` (specification, section 7).
 * @param base the app's base URL, with a slash at its end
 * @throws {RangeError} for what is no path of this site
 */
export function pictureUrl(src: string, width: number, modifiers: PictureModifiers = {}, base = '/'): string {
  if (!src.startsWith('/') || src.startsWith('//')) throw new RangeError(`not a path of this site: ${src}`);
  const { format = 'webp', fit, quality, background } = modifiers;
  const parts = [`f_${format}`, `w_${width}`];
  if (fit) parts.push(`fit_${fit}`);
  if (quality !== undefined) parts.push(`q_${quality}`);
  if (background) parts.push(`b_${background.replace('#', '')}`);
  return `${base}_ipx/${parts.join(',')}${src}`;
}

export interface PictureWidths {
  /** How wide the picture itself is: nothing wider is asked for, but the next width above it. */
  readonly own: number;
  /** A picture that grows with the screen: how much of it it takes, as in CSS. Without it it is shown `own` wide. */
  readonly sizes?: string | undefined;
}

interface Candidate {
  readonly width: number;
  readonly descriptor: string;
}

/** The widths to offer: by density for a picture of one width, by the screens' widths for one that grows. */
function candidates({ own, sizes }: PictureWidths): readonly Candidate[] {
  const screenFor = (width: number): number => WIDTHS.find((screen) => screen >= width) ?? SCREEN_WIDTHS['2xl'];
  if (sizes === undefined) {
    return DENSITIES.map((density) => ({ width: screenFor(own) * density, descriptor: `${density}x` }));
  }
  const wanted = new Set(WIDTHS.flatMap((width) => DENSITIES.map((density) => width * density)));
  const ascending = [...wanted].sort((a, b) => a - b);
  const enough = ascending.find((width) => width >= own) ?? Number.POSITIVE_INFINITY;
  return ascending.filter((width) => width <= enough).map((width) => ({ width, descriptor: `${width}w` }));
}

/** What an `img` takes: the address of the smallest form, and all of them. */
export function pictureSources(src: string, widths: PictureWidths, modifiers?: PictureModifiers, base?: string) {
  const all = candidates(widths).map(({ width, descriptor }) => ({
    url: pictureUrl(src, width, modifiers, base),
    descriptor,
  }));
  return { src: all[0]?.url ?? src, srcSet: all.map(({ url, descriptor }) => `${url} ${descriptor}`).join(', ') };
}
