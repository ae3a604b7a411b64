import type { Box, Ruling } from '../shapes/page.ts';

/** Filled shapes no thicker than this are lines; thicker ones are boxes whose edges count. Points. */
const THICKEST_LINE = 3;

const horizontal = (x0: number, x1: number, y: number): Ruling => ({
  direction: 'horizontal',
  box: [Math.min(x0, x1), y, Math.max(x0, x1), y],
});
const vertical = (x: number, y0: number, y1: number): Ruling => ({
  direction: 'vertical',
  box: [x, Math.min(y0, y1), x, Math.max(y0, y1)],
});

/** A filled or drawn rectangle: one line where it is thin, else its four edges. */
export function boxToRulings(box: Box): Ruling[] {
  const [x0, y0, x1, y1] = box;
  const width = x1 - x0;
  const height = y1 - y0;
  if (height <= THICKEST_LINE && width > height) return [horizontal(x0, x1, (y0 + y1) / 2)];
  if (width <= THICKEST_LINE && height > width) return [vertical((x0 + x1) / 2, y0, y1)];
  if (width <= THICKEST_LINE) return [];
  return [horizontal(x0, x1, y0), horizontal(x0, x1, y1), vertical(x0, y0, y1), vertical(x1, y0, y1)];
}

/** A stroked line, `thickness` points thick: nothing where it runs aslant, its outline where it is as thick as a bar. */
export function strokeToRulings(x0: number, y0: number, x1: number, y1: number, thickness: number): Ruling[] {
  const straight = 0.3;
  const half = thickness > THICKEST_LINE ? thickness / 2 : 0;
  if (Math.abs(y1 - y0) <= straight && Math.abs(x1 - x0) > straight) {
    const [from, to] = [Math.min(x0, x1), Math.max(x0, x1)];
    return half ? boxToRulings([from, y0 - half, to, y0 + half]) : [horizontal(from, to, (y0 + y1) / 2)];
  }
  if (Math.abs(x1 - x0) <= straight && Math.abs(y1 - y0) > straight) {
    const [from, to] = [Math.min(y0, y1), Math.max(y0, y1)];
    return half ? boxToRulings([x0 - half, from, x0 + half, to]) : [vertical((x0 + x1) / 2, from, to)];
  }
  return [];
}
