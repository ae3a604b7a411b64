import { deflateSync } from 'node:zlib';
import type { Random } from '../../../corpus/generator/random.ts';
import type { Raster } from '../raster.ts';
import { PdfWriter, type ReadPdf } from './pdf-file.ts';

/** Printed PDFs whose words cannot be taken from their text: only their looks are right. */

/**
 * The same file without maps from glyphs to Unicode. Where a font's codes say by themselves what they mean, its map leads to
 * characters that mean nothing instead, as careless producers write them.
 */
export function withoutUnicode(base: ReadPdf): Uint8Array {
  const fonts = base.find(/\/ToUnicode/);
  if (fonts.some((font) => !base.dictionary(font).includes('/Identity-H')))
    return withMaps(base, (code) => (0xe000 + (Number.parseInt(code, 16) % 0x1800)).toString(16));
  const text = Buffer.from(base.bytes).toString('latin1');
  const without = text.replace(/\/ToUnicode\s+\d+\s+\d+\s+R/g, (entry) => ' '.repeat(entry.length));
  return new Uint8Array(Buffer.from(without, 'latin1'));
}

/** The same file with maps that take some figures for others. */
export function withSwappedDigits(base: ReadPdf, random: Random): Uint8Array {
  const figures = random.shuffle([...'0123456789']);
  return withMaps(base, (_, unicode) =>
    unicode.replace(/^003([0-9])$/, (_digit, digit: string) => `003${figures[Number(digit)]}`),
  );
}

/** The same file with other maps; codes and characters in hexadecimal. */
function withMaps(base: ReadPdf, change: (code: string, unicode: string) => string): Uint8Array {
  const pdf = new PdfWriter(base);
  const maps = new Set(
    base.find(/\/ToUnicode/).map((font) => Number(/\/ToUnicode\s+(\d+)/.exec(base.dictionary(font))?.[1])),
  );
  for (const map of maps) {
    const content = singleCodes(Buffer.from(base.stream(map)).toString('latin1'));
    const changed = content.replace(/beginbfchar[\s\S]*?endbfchar/g, (block) =>
      block.replace(
        /<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi,
        (_, code: string, unicode: string) => `<${code}> <${change(code, unicode)}>`,
      ),
    );
    pdf.set(map, '<< /Filter /FlateDecode >>', deflateSync(Buffer.from(changed, 'latin1')));
  }
  return pdf.finish();
}

/** Ranges of codes written out one by one, so that each can be changed. */
function singleCodes(map: string): string {
  return map.replace(/\d+\s+beginbfrange([\s\S]*?)endbfrange/g, (_, ranges: string) => {
    const lines = [...ranges.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*(?:<([0-9a-f]{4})>|\[([^\]]*)\])/gi)].flatMap(
      ([, from = '', to = '', target, list]) => {
        const first = Number.parseInt(from, 16);
        const listed = [...(list ?? '').matchAll(/<[0-9a-f]+>/gi)].map(([each]) => each);
        return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_unused, k) => {
          const code = (first + k).toString(16).padStart(from.length, '0');
          const unicode = target
            ? `<${(Number.parseInt(target, 16) + k).toString(16).padStart(4, '0')}>`
            : (listed[k] ?? '<fffd>');
          return `<${code}> ${unicode}`;
        });
      },
    );
    const blocks: string[] = [];
    for (let k = 0; k < lines.length; k += 100) {
      const block = lines.slice(k, k + 100);
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
    }
    return blocks.join('\n');
  });
}

/** Every page's print as filled shapes: runs of dark pixels, row by row, in one path for each of two greys. */
export function asOutlines(
  pages: readonly { readonly raster: Raster; readonly width: number; readonly height: number }[],
): Uint8Array {
  const pdf = new PdfWriter();
  const [catalogue, tree] = [pdf.reserve(), pdf.reserve()];
  const kids = pages.map(({ raster, width, height }) => {
    const content = pdf.addDeflated(
      `${1 / (raster.width / width)} 0 0 ${-height / raster.height} 0 ${height} cm\n0.6 g ${runsUnder(raster, 190)} f\n0.05 g ${runsUnder(raster, 110)} f\n`,
    );
    return pdf.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Resources << >> /Contents ${content} 0 R >>`,
    );
  });
  pdf.set(catalogue, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  pdf.set(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`);
  return pdf.finish(catalogue);
}

/** Rectangles over all that is darker than `level`; a run that stands below itself again is one rectangle. */
function runsUnder({ width, height, rgb }: Raster, level: number): string {
  const out: string[] = [];
  let open = new Map<number, number>();
  for (let y = 0; y <= height; y++) {
    const next = new Map<number, number>();
    for (let x = 0; y < height && x < width; x++) {
      if ((rgb[(y * width + x) * 3 + 1] as number) >= level) continue;
      const from = x;
      while (x < width && (rgb[(y * width + x) * 3 + 1] as number) < level) x++;
      const key = from * 65536 + x;
      next.set(key, open.get(key) ?? y);
    }
    for (const [key, top] of open)
      if (!next.has(key)) {
        const from = Math.floor(key / 65536);
        out.push(`${from} ${top} ${(key % 65536) - from} ${y - top} re`);
      }
    open = next;
  }
  return out.join('\n');
}
