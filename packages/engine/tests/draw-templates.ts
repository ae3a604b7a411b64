/**
 * Draws the shapes that glyphs are compared with, in the fonts that PDFium has built in:
 * `node packages/engine/tests/draw-templates.ts > packages/engine/src/glyph-shapes/template-data.ts`
 */
import { at, writePdf } from '../../../tests/written-pdf.ts';
import { createNodeHost } from '../platform/node/host.ts';
import { COLUMNS, cutShape, ROWS, type Shape } from '../src/glyph-shapes/cut-shape.ts';
import { openDocument } from '../src/intake/open-document.ts';

const FIGURES = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const UPRIGHT = ['Helvetica', 'Times-Roman', 'Courier', 'Helvetica-Bold', 'Times-Bold', 'Courier-Bold'];
const FIGURE_FONTS = [...UPRIGHT, 'Helvetica-Oblique', 'Times-Italic'];
const LETTER_FONTS = ['Helvetica', 'Times-Roman'];

/** Four greys, 0 to 3, two of them in a hexadecimal digit, row after row. */
function encoded(shape: Shape): string {
  const least = Math.min(...shape);
  const most = Math.max(...shape);
  const greys = [...shape].map((value) => Math.round((3 * (value - least)) / (most - least)));
  return Array.from({ length: (ROWS * COLUMNS) / 2 }, (_, i) =>
    (4 * (greys[2 * i] ?? 0) + (greys[2 * i + 1] ?? 0)).toString(16),
  ).join('');
}

/** The shapes of characters in one font, drawn at 48 pixels an em. */
async function shapesOf(characters: string, font: string): Promise<string[]> {
  const content = [...characters].map((character, i) =>
    at(50 + (i % 16) * 30, 700 - 30 * Math.floor(i / 16), character, 12),
  );
  const written = String.fromCharCode(...writePdf([{ content: content.join('') }]));
  const bytes = Uint8Array.from(written.replace('/BaseFont /Helvetica >>', `/BaseFont /${font} >>`), (c) =>
    c.charCodeAt(0),
  );
  const document = await openDocument({ bytes, fileName: 'a.pdf' }, {}, createNodeHost());
  const printed = document.printedPage(1);
  const shown = document.shownText(1, 4);
  document.close();
  if (!printed || !shown || printed.glyphs.count !== characters.length) throw new Error(`${font} cannot be drawn`);
  return [...characters].map((character, n) => {
    const shape = cutShape(shown, printed.glyphs, n);
    if (!shape || printed.glyphs.codes[n] !== character.charCodeAt(0)) throw new Error(`${font} has no ${character}`);
    return encoded(shape);
  });
}

async function table(name: string, characters: string, fonts: readonly string[]): Promise<string> {
  const columns = await Promise.all(fonts.map((font) => shapesOf(characters, font)));
  const lines = [...characters].map((character, i) => {
    const shapes = columns.map((column) => column[i]).join(' ');
    return `  ${character}: '${shapes}',\n`;
  });
  return `export const ${name}: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`;
}

/** The text of `template-data.ts`. */
export async function drawTemplates(): Promise<string> {
  return `/** Written by packages/engine/tests/draw-templates.ts, which says how shapes are told; several are parted by blanks. */

/** Of each font: ${FIGURE_FONTS.join(', ')}. */
${await table('FIGURES', FIGURES, FIGURE_FONTS)}
/** Of each font: ${LETTER_FONTS.join(', ')}. */
${await table('LETTERS', LETTERS, LETTER_FONTS)}`;
}

if (import.meta.main) process.stdout.write(await drawTemplates());
