import { useState } from 'react';
import { type PictureLook, pictureSources } from './picture-sources.ts';

interface PictureProps extends PictureLook {
  /** The picture's path, as the build names it. */
  readonly src: string;
  /** What it shows; empty where the words beside it say so. */
  readonly alt: string;
  /** Its own size in pixels: the room is kept before it comes. */
  readonly width: number;
  readonly height: number;
  /** How much of the screen it takes, where it grows with it: `(width < 40rem) 100vw, 50vw`. */
  readonly sizes?: string;
  /** Seen at once: not put off until it is scrolled to. */
  readonly eager?: boolean;
  readonly className?: string;
}

/**
 * A picture in the size and format that the screen needs (specification, sections 7 and 9): densities 1 and 2, the widths
 * of screens, WebP. Where that cannot be had (offline, say) it is tried as it is.
 */
export function Picture({ src, alt, width, height, sizes, eager = false, className, ...look }: PictureProps) {
  const [plain, setPlain] = useState(false);
  const sources = plain
    ? { src }
    : { ...pictureSources(src, { own: width, sizes }, look, import.meta.env.BASE_URL), sizes };
  return (
    <img
      {...sources}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`h-auto max-w-full ${className ?? ''}`}
      onError={() => setPlain(true)}
    />
  );
}
