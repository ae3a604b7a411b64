import type { Random } from '../../corpus/generator/random.ts';
import { latin1, repeated } from '../bytes.ts';
import type { Recipe } from '../recipe.ts';
import { onePage, type PdfObject, stream } from './write-pdf.ts';

const SIZES = [1000, 30_000, 300_000];

/** Operators in numbers that no page has. */
function operators(random: Random): Buffer {
  const [before, one, after] = random.pick([
    ['', 'q ', 'Q '],
    ['', 'q 1 0 0 1 .1 .1 cm ', ''],
    ['', 'Q ', ''],
    ['', 'BT ', ''],
    ['', '/P <</MCID 0>> BDC ', ''],
    ['BT /F 10 Tf 72 700 Td ', '(12.34) Tj 0 -.01 Td ', 'ET'],
    ['BT /F 10 Tf 72 700 Td [', '(1) -9 ', '] TJ ET'],
    ['BT /F 10 Tf ', '1 0 0 1 100 100 Tm (1) Tj ', 'ET'],
    ['', '0 0 m 500 800 l S ', ''],
    ['0 0 m ', '500 800 l 0 800 l ', 'S'],
    ['0 0 m ', '1 2 3 4 5 6 c ', 'b*'],
    ['', '72 700 1 1 re f ', ''],
    ['', '0 0 595 842 re W n ', 'BT /F 10 Tf (1) Tj ET'],
    ['', 'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI ', ''],
    ['', 'q .5 0 0 .5 9 9 cm /Im Do Q ', ''],
    ['[', '1 ', '] 0 d 0 0 m 500 800 l S'],
    ['', '1 ', ''],
    ['', 'xyzzy ', ''],
    ['(', '\\(', ') Tj'],
    ['<', '41', '> Tj'],
    ['', '% comment\n', ''],
    ['/', 'a', ' gs'],
    ['', '/A#41 ', ''],
  ] as const);
  const picture = stream('/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', 'x');
  const content = before + repeated(one, random.pick([...SIZES, 1_000_000])) + after;
  return onePage({ content, resources: '/XObject << /Im 10 0 R >>', more: [picture] });
}

/** Forms that draw forms that draw forms: a few bytes, more drawings than can ever be made. */
function formTree(random: Random): Buffer {
  const depth = random.integer(2, 20);
  const fan = random.pick([2, 3, 10, 100]);
  const forms = Array.from({ length: depth }, (_, i): PdfObject => {
    const last = i === depth - 1;
    const inner = last ? random.pick(['0 0 9 9 re f', 'BT /F 9 Tf (12.34) Tj ET']) : '/X Do '.repeat(fan);
    const next = random.chance(0.05) ? 10 : 11 + i;
    const group = random.chance(0.3) ? '/Group << /S /Transparency >>' : '';
    return stream(
      `/Subtype /Form /BBox [0 0 595 842] ${group} /Resources << /Font << /F 5 0 R >> /XObject << /X ${next} 0 R >> >>`,
      inner,
    );
  });
  return onePage({ content: '/X Do', resources: '/XObject << /X 10 0 R >>', more: forms });
}

/** Glyphs of a Type 3 font that are drawn by that font's glyphs. */
function glyphLoop(random: Random): Buffer {
  const text = `(${'a'.repeat(random.pick([1, 10, 1000]))}) Tj`;
  const matrix = random.pick(['.001 0 0 .001 0 0', '0 0 0 0 0 0', '1e30 0 0 1e30 0 0', '1 0 0 1 0 0']);
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 750 750] /FontMatrix [${matrix}] /CharProcs << /a 11 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1000] /Resources << /Font << /T 10 0 R >> >> >>`;
  const glyph = stream(
    '',
    `1000 0 0 0 750 750 d1 BT /T ${random.pick(['10', '.0001', '1e9'])} Tf ${text} ET 0 0 750 750 re f`,
  );
  return onePage({ content: `BT /T 10 Tf 72 700 Td ${text} ET`, fonts: '/T 10 0 R', more: [font, glyph] });
}

/** Patterns with steps too small, that paint themselves, and shadings that take for ever. */
function patterns(random: Random): Buffer {
  const step = random.pick(['.0001', '.01', '0', '-1', '1e-30', '5']);
  const tiling = stream(
    `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 ${random.pick(['1', '1e9', '.001'])} 1] /XStep ${step} /YStep ${step} /Resources << /Pattern << /P 10 0 R >> >>`,
    '/Pattern cs /P scn 0 0 1 1 re f',
  );
  const calculator = stream(
    '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1]',
    `{ ${random.pick(['dup mul ', 'exp ', '1 exch div ', 'dup 9999999 copy ', '-1 roll ']).repeat(random.pick([10, 10_000]))} }`,
  );
  const sampled = stream(
    `/FunctionType 0 /Domain [0 1 0 1] /Range [0 1] /Size [${random.pick(['65535 65535', '-1 2', '2 2'])}] /BitsPerSample ${random.pick(['8', '32', '7'])}`,
    'ab',
  );
  const stitched = '<< /FunctionType 3 /Domain [0 1] /Functions [11 0 R 11 0 R] /Bounds [.5] /Encode [0 1 0 1] >>';
  const shading = `<< /ShadingType ${random.integer(1, 8)} /ColorSpace /DeviceGray /Function 11 0 R /Coords [0 0 ${random.pick(['1', '1e9', '0'])} 9 9 9] /Extend [true true] /Matrix [1e-9 0 0 1e9 0 0] >>`;
  const content = random.pick([
    '/Pattern cs /P scn 0 0 595 842 re f',
    '/S sh',
    '/S sh '.repeat(1000),
    'q 1e5 0 0 1e5 0 0 cm /S sh Q',
  ]);
  return onePage({
    content,
    resources: '/Pattern << /P 10 0 R >> /Shading << /S 12 0 R >>',
    more: [tiling, random.pick([calculator, sampled, stitched]), shading],
  });
}

/** Transparency within transparency, masks that mask themselves. */
function groups(random: Random): Buffer {
  const state = '<< /SMask << /S /Luminosity /G 11 0 R >> /ca .5 /BM /Multiply >>';
  const form = stream(
    `/Subtype /Form /BBox [0 0 ${random.pick(['595', '1e9', '100000'])} 842] /Group << /S /Transparency /I true /K true /CS ${random.pick(['/DeviceRGB', '10 0 R', '[/Indexed 11 0 R 255 10 0 R]'])} >> /Resources << /ExtGState << /G 10 0 R >> /XObject << /X 11 0 R >> >>`,
    `/G gs 0 0 595 842 re f ${random.pick(['', '/X Do', '/X Do /X Do'])}`,
  );
  const content = '/G gs /X Do '.repeat(random.pick([1, 10, 1000]));
  return onePage({ content, resources: '/ExtGState << /G 10 0 R >> /XObject << /X 11 0 R >>', more: [state, form] });
}

/** One content in thousands of streams, the same one again and again, or streams that are none. */
function pieces(random: Random): Buffer {
  const times = random.pick([100, 10_000, 200_000]);
  const target = random.pick(['4 0 R ', '3 0 R ', '4 0 R 1 0 R ', '[4 0 R] ']);
  return onePage({ page: `/MediaBox [0 0 595 842] /Contents [${target.repeat(times)}]` });
}

/** Text where no page is: far off, far too large, turned into itself. */
function places(random: Random): Buffer {
  const number = (): string =>
    random.pick(['0', '1', '-1', '1e9', '1e38', '-1e38', '1e-38', '99999999999999999999', '.5', 'NaN', '--5', '5-5']);
  const lines = Array.from({ length: random.pick([3, 300]) }, () => {
    const matrix = Array.from({ length: 6 }, number).join(' ');
    return `q ${matrix} cm BT /F ${number()} Tf ${number()} Tc ${number()} Tw ${number()} Tz ${matrix} Tm (Balance 12.34) Tj ET Q`;
  });
  return onePage({ content: latin1(lines.join('\n')) });
}

export const CONTENTS: readonly Recipe[] = [
  { name: 'pdf-operators', make: operators },
  { name: 'pdf-form-tree', make: formTree },
  { name: 'pdf-glyph-loop', make: glyphLoop },
  { name: 'pdf-patterns', make: patterns },
  { name: 'pdf-groups', make: groups },
  { name: 'pdf-pieces', make: pieces },
  { name: 'pdf-places', make: places },
];
