import type { Frame } from './frame.ts';

/** What samples mean (TIFF 6.0, PhotometricInterpretation). */
export const PHOTOMETRIC = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, palette: 3, inks: 5 } as const;

const PLAIN = 1;
const DIFFERENCES = 2;

/** Undoes the predictor: each sample may be told as its difference from the one to its left (TIFF 6.0, section 14). */
export function undoPredictor(row: Uint8Array, { bits, together }: Frame, predictor: number, little: boolean): void {
  if (predictor === PLAIN) return;
  if (predictor !== DIFFERENCES || bits < 8)
    throw new Error(`TIFF's predictor ${predictor} of ${bits} bits is not read`);
  if (bits === 8) {
    for (let at = together; at < row.length; at += 1) row[at] = (row[at] ?? 0) + (row[at - together] ?? 0);
    return;
  }
  const view = new DataView(row.buffer, row.byteOffset, row.byteLength);
  for (let at = together * 2; at + 1 < row.length; at += 2)
    view.setUint16(at, view.getUint16(at, little) + view.getUint16(at - together * 2, little), little);
}

/**
 * The samples of a line, a byte each: stretched to 0 … 255, or as they are where they number colours of a palette.
 * @param out takes them
 * @param step from one to the next in `out`
 */
export function spread(row: Uint8Array, out: Uint8Array, step: number, frame: Frame, little: boolean): void {
  const { bits, photometric } = frame;
  const most = (1 << Math.min(bits, 8)) - 1;
  const factor = photometric === PHOTOMETRIC.palette || bits >= 8 ? 1 : 255 / most;
  // Of two bytes the higher says enough.
  const first = bits === 16 && little ? 8 : 0;
  const shift = 8 - Math.min(bits, 8);
  for (let to = 0, at = first; to < out.length; to += step, at += bits)
    out[to] = (((row[at >> 3] ?? 0) >> (shift - (at & 7))) & most) * factor;
}
