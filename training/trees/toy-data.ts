import { seededRandom } from '../../corpus/generator/random.ts';
import type { BoostOptions } from './boost.ts';
import type { Dataset } from './dataset.ts';

/** Data that a test knows the answer of. */
export function toyData(
  rows: number,
  features: readonly string[],
  classes: readonly string[],
  draw: (random: ReturnType<typeof seededRandom>) => { readonly x: readonly number[]; readonly y: number },
  seed = 'toy',
): Dataset {
  const random = seededRandom(seed);
  const drawn = Array.from({ length: rows }, () => draw(random));
  return {
    features,
    classes,
    x: Float32Array.from(drawn.flatMap(({ x }) => x)),
    y: Uint8Array.from(drawn, ({ y }) => y),
    weight: null,
    group: Int32Array.from(drawn, (_, row) => Math.floor(row / 10)),
  };
}

/** The class is told by the sign of the product of two features; neither tells anything alone. */
export const crossed = (rows: number, seed: string): Dataset =>
  toyData(
    rows,
    ['a', 'b', 'noise'],
    ['same', 'different'],
    (random) => {
      const [a, b, noise] = [random.unit() - 0.5, random.unit() - 0.5, random.unit()];
      return { x: [a, b, noise], y: a * b > 0 ? 0 : 1 };
    },
    seed,
  );

/** Three rings round the origin, one reading in ten missing, one class in ten wrong. */
export const rings = (rows: number, seed: string): Dataset =>
  toyData(
    rows,
    ['a', 'b', 'step'],
    ['inner', 'middle', 'outer'],
    (random) => {
      const [a, b] = [random.unit() * 2 - 1, random.unit() * 2 - 1];
      const ring = Math.min(2, Math.floor(Math.hypot(a, b) * 2.5));
      const x = [random.chance(0.1) ? Number.NaN : a, b, Math.round(a * 3)];
      return { x, y: random.chance(0.1) ? random.integer(0, 2) : ring };
    },
    seed,
  );

export const quick: BoostOptions = {
  name: 'toy',
  seed: 'test',
  rounds: 30,
  patience: 30,
  leaves: 8,
  leastWeight: 0.5,
  l2: 1,
  learningRate: 0.3,
  featureShare: 1,
  rowShare: 1,
};
