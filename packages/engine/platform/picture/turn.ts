import type { Picture } from '../../src/shapes/picture.ts';

/** From an upright picture's pixel to the stored one, by EXIF's number: what a step to the right and one down mean there. */
interface Walk {
  readonly start: number;
  readonly right: number;
  readonly down: number;
}

function walkOf(orientation: number, width: number, height: number): Walk {
  const [last, below] = [width - 1, (height - 1) * width];
  switch (orientation) {
    case 2:
      return { start: last, right: -1, down: width };
    case 3:
      return { start: last + below, right: -1, down: -width };
    case 4:
      return { start: below, right: 1, down: -width };
    case 5:
      return { start: 0, right: width, down: 1 };
    case 6:
      return { start: below, right: -width, down: 1 };
    case 7:
      return { start: last + below, right: -width, down: -1 };
    default:
      return { start: last, right: width, down: -1 };
  }
}

/** Sets a picture upright, as EXIF's number of its orientation says; one that is upright, or has none of these numbers, stays as it is. */
export function turnUpright(picture: Picture, orientation: number): Picture {
  if (!(orientation >= 2 && orientation <= 8)) return picture;
  const onItsSide = orientation >= 5;
  const width = onItsSide ? picture.height : picture.width;
  const height = onItsSide ? picture.width : picture.height;
  const { start, right, down } = walkOf(orientation, picture.width, picture.height);
  const grey = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0, from = start + y * down; x < width; x += 1, from += right) grey[to++] = picture.grey[from] ?? 0;
  return { width, height, grey };
}
