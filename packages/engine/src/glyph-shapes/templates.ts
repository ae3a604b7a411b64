import { COLUMNS, normalised, ROWS, type Shape } from './cut-shape.ts';
import { FIGURES, LETTERS } from './template-data.ts';

function decoded(greys: string): Shape {
  const values = new Float32Array(ROWS * COLUMNS);
  for (let i = 0; i < greys.length; i += 1) {
    const pair = Number.parseInt(greys[i] ?? '0', 16);
    values[2 * i] = pair >> 2;
    values[2 * i + 1] = pair & 3;
  }
  return normalised(values) ?? values;
}

/** Shapes of characters, by code point. */
export type Templates = ReadonlyMap<number, readonly Shape[]>;

const templatesOf = (table: Readonly<Record<string, string>>): Templates =>
  new Map(
    Object.entries(table).map(([character, shapes]) => [character.charCodeAt(0), shapes.split(' ').map(decoded)]),
  );

/** How the figures 0 to 9 look in eight common fonts. */
export const figureTemplates = (): Templates => templatesOf(FIGURES);
/** How the letters A to Z and a to z look in two common fonts. */
export const letterTemplates = (): Templates => templatesOf(LETTERS);
