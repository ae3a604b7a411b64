import { blurred, coverWithSvg, multiplySvg } from '../raster.ts';
import type { Effect } from '../sheet.ts';

/** What is done to sheets in an office: punched, stapled, printed on both sides. Measures are in points. */

/** Two or four holes in the left margin, dark or light as the scanner's lid is. */
export const punchHoles: Effect = async ({ raster, scale, height, print }, random) => {
  const lid = random.pick(['#111', '#2a2a2a', '#8f8f8f', '#d8d8d8']);
  const between = random.pick([227, 227, 198]);
  const places = random.chance(0.6) ? [-0.5, 0.5] : [-1.5, -0.5, 0.5, 1.5];
  const x = Math.max(10, Math.min(34, print[0] - 11)) * scale;
  const holes = places.map((place) => {
    const y = (height / 2 + place * between) * scale;
    const radius = 8 * scale;
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${lid}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#777" stroke-opacity="0.6" stroke-width="${0.8 * scale}"/>`;
  });
  await coverWithSvg(raster, holes.join(''));
};

/** A staple aslant in a corner, and the corner turned a little. */
export const staple: Effect = async ({ raster, scale }, random) => {
  const s = (value: number) => value * scale;
  const fold = 20 + 14 * random.unit();
  const corner = random.chance(0.5)
    ? `<path d="M0 0 H${s(fold)} L0 ${s(fold * 0.9)} Z" fill="#c9c9c9"/><path d="M${s(fold)} 0 L0 ${s(fold * 0.9)}" stroke="#666" stroke-width="${s(0.8)}" fill="none"/>`
    : '';
  const [x, y] = [22 + 8 * random.unit(), 20 + 6 * random.unit()];
  const angle = -45 + 30 * (random.unit() - 0.5);
  const wire = `<g transform="translate(${s(x)} ${s(y)}) rotate(${angle})"><rect x="${s(-15)}" y="${s(-0.9)}" width="${s(30)}" height="${s(1.8)}" rx="${s(0.8)}" fill="#6b6b6b"/><rect x="${s(-15)}" y="${s(0.9)}" width="${s(30)}" height="${s(1)}" fill="#222" fill-opacity="0.35"/></g>`;
  await coverWithSvg(raster, corner + wire);
};

/** The back of the page, mirrored and blurred, faint through thin paper. */
export const showThrough: Effect = async (sheet, random) => {
  const { width, height, rgb } = sheet.raster;
  const back = sheet.reverse;
  if (!back) return;
  const soft = await blurred({ ...back, rgb: back.rgb.slice() }, sheet.scale * 0.5);
  const strength = 0.1 + 0.1 * random.unit();
  const shift = Math.round((random.unit() - 0.5) * 12 * sheet.scale);
  const [w, h] = [Math.min(width, back.width), Math.min(height, back.height)];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = back.width - 1 - x + shift;
      if (from < 0 || from >= back.width) continue;
      const light = 1 - (strength * (255 - (soft.rgb[(y * back.width + from) * 3 + 1] as number))) / 255;
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) rgb[to + c] = (rgb[to + c] as number) * light;
    }
  }
};

/** A corner turned down: shaded, with nothing printed under it. */
export const dogEar: Effect = async ({ raster, scale, print, width }, random) => {
  const room = Math.min(width - print[2], print[1]) * 1.6;
  const size = Math.min(60, Math.max(18, room)) * (0.7 + 0.3 * random.unit()) * scale;
  const w = raster.width;
  await coverWithSvg(raster, `<path d="M${w - size} 0 L${w} 0 L${w} ${size} Z" fill="#ddd"/>`);
  await multiplySvg(
    raster,
    `<path d="M${w - size} 0 L${w} ${size}" stroke="#555" stroke-opacity="0.6" stroke-width="${scale}"/><path d="M${w - size} 0 L${w - size * 0.8} ${size * 0.75} L${w} ${size} Z" fill="#999" fill-opacity="0.25"/>`,
  );
};
