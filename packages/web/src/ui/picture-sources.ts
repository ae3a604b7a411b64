/** Screen widths in pixels, and the densities that pictures are made for (specification, section 9). */
export const SCREEN_WIDTHS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;
export const DENSITIES = [1, 2] as const;

const WIDTHS = Object.values(SCREEN_WIDTHS);

/** How a picture is wanted: the seven modifiers of specification, section 7. Lengths are in pixels. */
export interface PictureModifiers {
  readonly format?: 'webp' | 'avif' | 'png' | 'jpeg';
  readonly fit?: 'contain' | 'cover' | 'fill' | 'inside' | 'outside';
  /** One of the widths of screens, at density 1 or 2: the server makes no other. */
  readonly width?: number;
  readonly height?: number;
  /** Width and height at once, in place of the two. */
  readonly resize?: readonly [width: number, height: number];
  /** 1 to 100. */
  readonly quality?: number;
  /** Three or six hexadecimal digits, with or without `#`: what lies under a picture that lets it through. */
  readonly background?: string;
}

/** What a picture of several widths may want besides. */
export type PictureLook = Omit<PictureModifiers, 'width' | 'height' | 'resize'>;

/**
 * A picture's address in a form that a screen needs: `/_ipx/f_webp,w_640/assets/review-1a2b.png` (specification, section 7).
 * @param base the app's base URL, with a slash at its end
 * @throws {RangeError} for what is no path of this site
 */
export function pictureUrl(src: string, modifiers: PictureModifiers, base = '/'): string {
  if (!src.startsWith('/') || src.startsWith('//')) throw new RangeError(`not a path of this site: ${src}`);
  const { format = 'webp', width, height, resize, fit, quality, background } = modifiers;
  const parts = [`f_${format}`];
  if (width !== undefined) parts.push(`w_${width}`);
  if (height !== undefined) parts.push(`h_${height}`);
  if (resize) parts.push(`s_${resize.join('x')}`);
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
export function pictureSources(src: string, widths: PictureWidths, look?: PictureLook, base?: string) {
  const all = candidates(widths).map(({ width, descriptor }) => ({
    url: pictureUrl(src, { ...look, width }, base),
    descriptor,
  }));
  return { src: all[0]?.url ?? src, srcSet: all.map(({ url, descriptor }) => `${url} ${descriptor}`).join(', ') };
}
