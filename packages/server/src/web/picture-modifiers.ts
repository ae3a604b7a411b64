/** What may be asked of a picture (specification, sections 7 and 9): the names of ipx, long and short. */

const FORMATS = { webp: 'webp', avif: 'avif', png: 'png', jpeg: 'jpeg', jpg: 'jpeg' } as const;
export type PictureFormat = (typeof FORMATS)[keyof typeof FORMATS];

/** A picture as it is wanted. */
export interface PictureWish {
  readonly format: PictureFormat;
  readonly width?: number;
  readonly height?: number;
  readonly fit?: (typeof FITS)[number];
  /** 1 to 100. */
  readonly quality?: number;
  /** Six or three hexadecimal digits. */
  readonly background?: string;
}

const FITS = ['contain', 'cover', 'fill', 'inside', 'outside'] as const;

/** Screens from xs to 2xl, at densities 1 and 2: no other width is made, so that nobody can ask for all there are. */
const SCREENS = [320, 640, 768, 1024, 1280, 1536];
export const WIDTHS: ReadonlySet<number> = new Set(SCREENS.flatMap((width) => [width, width * 2]));
const MAX_HEIGHT = 2 * 1536;

const LONG_NAMES: Readonly<Record<string, string>> = {
  f: 'format',
  w: 'width',
  h: 'height',
  s: 'resize',
  q: 'quality',
  b: 'background',
};

type Parts = Partial<{ -readonly [K in keyof PictureWish]: PictureWish[K] }>;

/** How each is read into the wish; `false`: it cannot be. */
const READERS: Readonly<Record<string, (value: string, parts: Parts) => boolean>> = {
  format: (value, parts) => {
    if (!Object.hasOwn(FORMATS, value)) return false;
    parts.format = FORMATS[value as keyof typeof FORMATS];
    return true;
  },
  fit: (value, parts) => {
    const fit = FITS.find((one) => one === value);
    if (fit) parts.fit = fit;
    return fit !== undefined;
  },
  width: (value, parts) => {
    parts.width = wholeNumber(value);
    return WIDTHS.has(parts.width);
  },
  height: (value, parts) => {
    parts.height = wholeNumber(value);
    return parts.height >= 1 && parts.height <= MAX_HEIGHT;
  },
  resize: (value, parts) => {
    const [width = '', height = width, ...rest] = value.split('x');
    return rest.length === 0 && readInto('width', width, parts) && readInto('height', height, parts);
  },
  quality: (value, parts) => {
    parts.quality = wholeNumber(value);
    return parts.quality >= 1 && parts.quality <= 100;
  },
  background: (value, parts) => {
    parts.background = value.toLowerCase().replace(/^#/, '');
    return /^([0-9a-f]{3}){1,2}$/.test(parts.background);
  },
};

const readInto = (name: string, value: string, parts: Parts): boolean =>
  Object.hasOwn(READERS, name) && READERS[name]?.(value, parts) === true;

const wholeNumber = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN);

/**
 * Reads modifiers such as `w_640,q_80` or `_` for none; WebP where they name no format.
 * @returns `undefined` where one is unknown, twice there, or may not have its value
 */
export function readModifiers(text: string): PictureWish | undefined {
  const parts: Parts = {};
  const seen = new Set<string>();
  for (const part of text === '_' ? [] : text.split(/[,&]/)) {
    const [, key = '', value = ''] = /^([a-z]+)[_=:](.+)$/.exec(part) ?? [];
    const name = Object.hasOwn(LONG_NAMES, key) ? (LONG_NAMES[key] ?? key) : key;
    if (seen.has(name) || !readInto(name, value, parts)) return undefined;
    seen.add(name);
  }
  return { ...parts, format: parts.format ?? 'webp' };
}

/** The wish as ipx takes it: a width and a height together are one size, to which the picture is fitted. */
export function toIpx({ format, width, height, fit, quality, background }: PictureWish): Record<string, string> {
  const isBox = width !== undefined && height !== undefined;
  return {
    f: format,
    ...(isBox && { s: `${width}x${height}` }),
    ...(!isBox && width !== undefined && { w: String(width) }),
    ...(!isBox && height !== undefined && { h: String(height) }),
    ...(fit && { fit }),
    ...(quality !== undefined && { q: String(quality) }),
    ...(background !== undefined && { b: background }),
  };
}
