import { forTerminal } from '../io.ts';

/** The few parts of SVG that the drawing is made of. */

export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

const figure = (value: number): string => String(Math.round(value * 100) / 100);

const escaped = (text: string): string =>
  forTerminal(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function rectangle([x0, y0, x1, y1]: Box, style: string): string {
  return `<rect x="${figure(x0)}" y="${figure(y0)}" width="${figure(x1 - x0)}" height="${figure(y1 - y0)}" ${style}/>`;
}

/** A straight line between two corners: a frame of no height or width would not be drawn, a line is. */
export function stroke([x0, y0, x1, y1]: Box, colour: string, width: number): string {
  return `<path d="M${figure(x0)} ${figure(y0)}L${figure(x1)} ${figure(y1)}" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Text that begins at `x` and stands on `y`. */
export function label(x: number, y: number, content: string, colour: string, size: number): string {
  return `<text x="${figure(x)}" y="${figure(y)}" font-size="${size}" fill="${colour}">${escaped(content)}</text>`;
}

/** Text in the middle of a frame that stands on `y`. */
export function centred(x: number, y: number, content: string, colour: string, size: number): string {
  return `<text x="${figure(x)}" y="${figure(y)}" font-size="${size}" fill="${colour}" text-anchor="middle">${escaped(content)}</text>`;
}
