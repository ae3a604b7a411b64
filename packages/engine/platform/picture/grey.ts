/** Rec. 601's weights of red, green and blue in what the eye sees as light. */
export const greyOf = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/** A grey that lets white through where it is not opaque. */
export const onWhite = (grey: number, alpha: number): number => 255 + ((grey - 255) * alpha) / 255;

/** How many samples a pixel has: grey, grey and alpha, colours, colours and alpha; or four inks. */
export type Bands = 1 | 2 | 3 | 4 | 'inks';

/** The greys of pixels whose samples stand side by side. */
export function toGrey(data: Uint8Array | Uint8ClampedArray, bands: Bands): Uint8Array<ArrayBuffer> {
  const step = bands === 'inks' ? 4 : bands;
  const grey = new Uint8Array(Math.floor(data.length / step));
  if (bands === 1) grey.set(data);
  for (let i = 0, at = 0; bands !== 1 && i < grey.length; i += 1, at += step) {
    const [first = 0, second = 0, third = 0, fourth = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    let value: number;
    if (bands === 2) value = onWhite(first, second);
    else if (bands === 3) value = greyOf(first, second, third);
    else if (bands === 4) value = onWhite(greyOf(first, second, third), fourth);
    // Ink takes light away, and black of what the colours leave.
    else value = (greyOf(255 - first, 255 - second, 255 - third) * (255 - fourth)) / 255;
    grey[i] = value + 0.5;
  }
  return grey;
}
