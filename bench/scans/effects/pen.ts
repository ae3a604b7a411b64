import type { Random } from '../../../corpus/generator/random.ts';
import type { Box } from '../place.ts';
import { multiplySvg } from '../raster.ts';
import type { Effect, Sheet } from '../sheet.ts';

/** What people write, stamp and mark on a statement. Measures are in points. */

const WORDS = ['PAID', 'ERHALTEN', 'GEBUCHT', 'COPY', 'RECEIVED', 'PAYÉ', 'COPIA', 'KOPIE', 'ENTERED'];
const STAMP_INKS = ['#b01a2c', '#1f3f96', '#2c2c2c', '#0d6b3c'];
const PEN_INKS = ['#1b2f8f', '#1b2f8f', '#222', '#a01515', '#1c6b2e'];

/** A rubber stamp with a frame, aslant, its ink uneven: in the margin, or lightly over the print. */
export const stamp: Effect = async ({ raster, scale, width, height, print }, random) => {
  const word = random.pick(WORDS);
  const size = 13 + 9 * random.unit();
  const [w, h] = [word.length * size * 0.78 + 16, size * 1.7];
  const inMargin = random.chance(0.5);
  const x = inMargin ? width - w * 0.75 : w + random.unit() * Math.max(1, width - 2 * w);
  const y = inMargin ? Math.min(height - 30, print[3] + 30) : height * (0.08 + 0.8 * random.unit());
  const ink = random.pick(STAMP_INKS);
  const date = `${random.digits(2)} ${random.pick(['MAR', 'APR', 'JUN', 'SEP'])} 2025`;
  const opacity = inMargin ? 0.6 + 0.25 * random.unit() : 0.22 + 0.18 * random.unit();
  const withDate = random.chance(0.5);
  await multiplySvg(
    raster,
    `<g transform="translate(${x * scale} ${y * scale}) rotate(${(random.unit() - 0.5) * 36}) scale(${scale})" opacity="${opacity}">
     <rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${withDate ? h * 1.5 : h}" rx="3" fill="none" stroke="${ink}" stroke-width="1.8"/>
     <text x="0" y="${size * 0.36}" font-family="Liberation Sans, sans-serif" font-weight="bold" font-size="${size}" letter-spacing="1.5" text-anchor="middle" fill="${ink}">${word}</text>
     ${withDate ? `<text x="0" y="${size * 1.3}" font-family="Liberation Mono, monospace" font-size="${size * 0.6}" text-anchor="middle" fill="${ink}">${date}</text>` : ''}</g>`,
  );
};

/** A stroke as a hand draws it: never quite straight. */
function stroke(points: readonly (readonly [number, number])[], random: Random): string {
  const shaken = points.map(([x, y]) => [x + (random.unit() - 0.5) * 1.4, y + (random.unit() - 0.5) * 1.4] as const);
  const [first, ...rest] = shaken;
  if (!first) return '';
  return `M${first[0]} ${first[1]} ${rest.map(([x, y], k) => `Q${(x + (shaken[k]?.[0] ?? x)) / 2} ${(y + (shaken[k]?.[1] ?? y)) / 2 + random.unit()} ${x} ${y}`).join(' ')}`;
}

const tick = (x: number, y: number, random: Random) => {
  const size = 8 + 5 * random.unit();
  return stroke(
    [
      [x, y],
      [x + size * 0.35, y + size * 0.4],
      [x + size, y - size * 0.6],
    ],
    random,
  );
};

const underline = ([x0, , x1, y1]: Box, random: Random) => {
  const [from, to] = [x0 + (x1 - x0) * 0.6 * random.unit(), x1];
  return stroke(
    [
      [from, y1 + 1.5],
      [(from + to) / 2, y1 + 2],
      [to, y1 + 1 + random.unit()],
    ],
    random,
  );
};

/** An ellipse around the right end of a row, where its figures stand. */
const circle = ([x0, y0, x1, y1]: Box, random: Random) => {
  const [w, h] = [Math.min(40, (x1 - x0) / 4), (Math.min(y1 - y0, 16) + 7) / 2];
  const [x, y] = [x1 - w + 6, y0 + Math.min(y1 - y0, 16) / 2];
  const lean = 2 * random.unit();
  return `M${x - w} ${y} C${x - w} ${y - h * 1.4} ${x + w} ${y - h * 1.4 - lean} ${x + w} ${y} C${x + w} ${y + h * 1.4} ${x - w} ${y + h * 1.4 + lean} ${x - w + 2} ${y - 2}`;
};

/** A note in the margin, as unreadable as most. */
const scribble = (x: number, y: number, random: Random) =>
  stroke(
    Array.from({ length: 14 }, (_, k) => [x + k * 4, y + (k % 2 === 0 ? -1 : 1) * (2 + 4 * random.unit())] as const),
    random,
  );

/** Ticks beside rows, lines under some, circles around a figure, a note in the margin: in pen. */
export const penMarks: Effect = async (sheet, random) => {
  const { raster, scale, rows, width } = sheet;
  const paths = rows.flatMap((row) => {
    const drawn: string[] = [];
    if (random.chance(0.5)) drawn.push(tick(Math.min(width - 16, row[2] + 5), (row[1] + row[3]) / 2, random));
    if (random.chance(0.08)) drawn.push(underline(row, random));
    if (random.chance(0.05)) drawn.push(circle(row, random));
    return drawn;
  });
  if (random.chance(0.5)) paths.push(scribble(width * 0.5, Math.min(sheet.height - 18, sheet.print[3] + 16), random));
  await multiplySvg(raster, penGroup(paths, scale, random));
};

const penGroup = (paths: readonly string[], scale: number, random: Random) =>
  `<g transform="scale(${scale})" fill="none" stroke="${random.pick(PEN_INKS)}" stroke-opacity="0.8" stroke-width="${0.8 + 0.5 * random.unit()}" stroke-linecap="round">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`;

/** Which rows somebody cared for: a few, never all. */
const someRows = ({ rows }: Sheet, random: Random) => random.shuffle(rows).slice(0, 2 + Math.floor(rows.length / 5));

/** A marker drawn over rows. */
export const highlighter: Effect = async (sheet, random) => {
  const ink = random.pick(['#fff04d', '#fff04d', '#9cf58a', '#ffb3d1', '#ffc266']);
  const bars = someRows(sheet, random).map(([x0, y0, x1, y1]) => {
    const [from, to] = [x0 - 4 + 20 * random.unit(), x1 + 8 * random.unit()];
    const middle = (y0 + Math.min(y1, y0 + 16)) / 2;
    const lean = (random.unit() - 0.5) * 4;
    return `<path d="M${from} ${middle} L${to} ${middle + lean}" stroke="${ink}" stroke-opacity="0.85" stroke-width="${11 + 3 * random.unit()}" stroke-linecap="butt"/>`;
  });
  await multiplySvg(sheet.raster, `<g transform="scale(${sheet.scale})">${bars.join('')}</g>`);
};
