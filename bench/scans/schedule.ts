import type { Random } from '../../corpus/generator/random.ts';
import { FLAVOURS, RARITIES } from './recipe.ts';

/** Files of what kind, in which order: six in ten from an office scanner, two from a telephone, two of the rarer sort. */
export function schedule(count: number, random: Random): string[] {
  const phones = Math.round(count * 0.2);
  const rare = Math.round(count * 0.22);
  const turns = <T>(values: readonly T[], wanted: number): T[] =>
    Array.from({ length: wanted }, (_, k) => values[k % values.length] as T);
  const offices = random.shuffle(Object.keys(FLAVOURS)).map((flavour) => `office-${flavour}`);
  const coarse = count >= 40 ? ['coarse', 'coarse'] : [];
  return random.shuffle([
    ...turns(['phone'], phones),
    ...turns(random.shuffle(Object.keys(RARITIES)), rare),
    ...coarse,
    ...turns(offices, count - phones - rare - coarse.length),
  ]);
}

export const allKinds = (): string[] => [
  'phone',
  'coarse',
  ...Object.keys(RARITIES),
  ...Object.keys(FLAVOURS).map((flavour) => `office-${flavour}`),
];
