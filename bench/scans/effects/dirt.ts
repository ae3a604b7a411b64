import type { Random } from '../../../corpus/generator/random.ts';
import { multiplySvg, type Raster, shine } from '../raster.ts';
import type { Effect } from '../sheet.ts';

/** What lies on the paper or on the glass, and what time did to the paper. */

function dot({ width, height, rgb }: Raster, x: number, y: number, radius: number, level: number): void {
  const reach = Math.ceil(radius);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (dx * dx + dy * dy > radius * radius || x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height)
        continue;
      rgb.fill(level, ((y + dy) * width + x + dx) * 3, ((y + dy) * width + x + dx) * 3 + 3);
    }
  }
}

const scatter = (raster: Raster, random: Random, count: number, radius: () => number, level: () => number) => {
  for (let k = 0; k < count; k++) {
    const [x, y] = [random.integer(0, raster.width - 1), random.integer(0, raster.height - 1)];
    dot(raster, x, y, radius(), level());
  }
};

/** Specks of toner and dust, up to half a point across. */
export const specks: Effect = ({ raster, scale, width, height }, random) => {
  const count = width * height * (0.001 + 0.003 * random.unit());
  scatter(
    raster,
    random,
    count,
    () => scale * (0.08 + 0.25 * random.unit() ** 3),
    () => 20 + 120 * random.unit(),
  );
};

/** Grains of black on the paper and of white in the print, about a third of a point across. */
export const saltAndPepper: Effect = ({ raster, scale, width, height }, random) => {
  const count = width * height * (0.006 + 0.01 * random.unit());
  const grain = () => scale * (0.1 + 0.08 * random.unit());
  scatter(raster, random, count, grain, () => 30);
  scatter(raster, random, count * 2, grain, () => 255);
};

/** The ring of a cup, stronger on one side, with a few drops. */
export const coffeeRing: Effect = async ({ raster, scale, width, height }, random) => {
  const [x, y] = [width * (0.15 + 0.7 * random.unit()) * scale, height * (0.15 + 0.7 * random.unit()) * scale];
  const radius = (100 + 30 * random.unit()) * scale;
  const arc = (r: number, strokeWidth: number, opacity: number, dash: string) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#7a4a1c" stroke-width="${strokeWidth}" stroke-opacity="${opacity}" stroke-dasharray="${dash}"/>`;
  const drops = Array.from({ length: random.integer(2, 6) }, () => {
    const angle = 2 * Math.PI * random.unit();
    const far = radius * (1.1 + 0.6 * random.unit());
    return `<circle cx="${x + far * Math.cos(angle)}" cy="${y + far * Math.sin(angle)}" r="${(2 + 6 * random.unit()) * scale}" fill="#7a4a1c" fill-opacity="0.2"/>`;
  });
  const around = 2 * Math.PI * radius;
  await multiplySvg(
    raster,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#7a4a1c" fill-opacity="0.06"/>${arc(radius, 5 * scale, 0.22, 'none')}${arc(radius + 2 * scale, 1.6 * scale, 0.4, `${around * 0.6} ${around * 0.4}`)}${drops.join('')}`,
  );
};

/** Folded in three for an envelope: each panel takes the light otherwise, and the creases show. */
export const folds: Effect = ({ raster, scale }, random) => {
  const { height } = raster;
  const creases = [height / 3, (2 * height) / 3].map((y) => y + (random.unit() - 0.5) * 10 * scale);
  const panels = [0, 1, 2].map(() => 1 - 0.07 * random.unit());
  const tilt = (random.unit() - 0.5) * 0.01;
  shine(raster, (x, y) => {
    const level = y + tilt * x;
    const panel = level < (creases[0] as number) ? 0 : level < (creases[1] as number) ? 1 : 2;
    const near = Math.min(...creases.map((crease) => Math.abs(level - crease))) / scale;
    const crease = near < 0.5 ? 0.86 : near < 4 ? 1 - 0.06 * (1 - near / 4) : 1;
    return (panels[panel] as number) * crease;
  });
};

/** Dust on the scanner's sensor: thin lines down the whole page. */
export const streaks: Effect = async ({ raster, scale }, random) => {
  const lines = Array.from({ length: random.integer(1, 3) }, () => {
    const x = raster.width * random.unit();
    return `<line x1="${x}" y1="0" x2="${x}" y2="${raster.height}" stroke="#333" stroke-opacity="${0.15 + 0.3 * random.unit()}" stroke-width="${scale * (0.25 + 0.3 * random.unit())}"/>`;
  });
  await multiplySvg(raster, lines.join(''));
};
