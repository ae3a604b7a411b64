import type { Random } from '../../corpus/generator/random.ts';
import { coverWithSvg } from './raster.ts';
import type { Effect } from './sheet.ts';

/** What a fax machine does to a page. */

/** The line that the sender's machine prints over the top margin. */
export const senderLine: Effect = async ({ raster, scale, print }, random) => {
  if (print[1] < 20) return;
  const text = `2025-0${random.integer(1, 9)}-1${random.integer(0, 9)} 0${random.integer(8, 9)}:${random.integer(10, 59)}   FROM 0${random.digits(3)} ${random.digits(6)}   P. 01`;
  await coverWithSvg(
    raster,
    `<text x="${40 * scale}" y="${12 * scale}" font-family="Liberation Mono, monospace" font-size="${8 * scale}" xml:space="preserve" fill="#000">${text}</text>`,
  );
};

/** Lines lost on the way: the machine repeats the last one, or leaves a piece white. */
export function dropLines(black: Uint8Array, width: number, height: number, random: Random): void {
  const lost = Math.round(height * (0.002 + 0.004 * random.unit()));
  for (let k = 0; k < lost; k++) {
    const y = random.integer(1, height - 3);
    if (random.chance(0.6)) black.copyWithin(y * width, (y - 1) * width, y * width);
    else {
      const from = random.integer(0, width - 1);
      black.fill(0, y * width + from, y * width + Math.min(width, from + random.integer(20, 200)));
    }
  }
}
