import { deflateSync } from 'node:zlib';
import type { Random } from '../../corpus/generator/random.ts';
import { latin1, noise, repeated, uint16, uint32 } from '../bytes.ts';
import type { Recipe } from '../recipe.ts';
import { ODD_NUMBERS } from './trees.ts';
import { onePage, type PdfObject, stream } from './write-pdf.ts';

const SHOW = 'BT /G 10 Tf 72 700 Td (Balance 1234567890) Tj <0001002000300040> Tj ET';

/** A TrueType file whose tables lie outside it, overlap, or hold noise. */
function trueType(random: Random): Buffer {
  const tags = [
    'head',
    'hhea',
    'hmtx',
    'maxp',
    'loca',
    'glyf',
    'cmap',
    'name',
    'post',
    'OS/2',
    'cvt ',
    'fpgm',
    'prep',
    'GSUB',
    'kern',
  ];
  const count = random.pick([tags.length, 0, 65_535]);
  const place = (): Buffer => uint32(random.pick([0, 12, 300, 1000, 0x7fffffff, 0xffffffff, random.integer(0, 3000)]));
  const rows = tags.map((tag) => Buffer.concat([latin1(tag), uint32(0), place(), place()]));
  return Buffer.concat([
    uint32(0x00010000),
    uint16(count),
    uint16(0),
    uint16(0),
    uint16(0),
    ...rows,
    noise(random.unit, 3000),
  ]);
}

/** A compact font whose programs call themselves, after a header that passes. */
function compact(random: Random): Buffer {
  const index = (...entries: Buffer[]): Buffer => {
    if (entries.length === 0) return uint16(0);
    let at = 1;
    const offsets = entries.map((entry) => {
      at += entry.length;
      return uint16(at);
    });
    return Buffer.concat([uint16(entries.length), Buffer.from([2]), uint16(1), ...offsets, ...entries]);
  };
  const callsItself = Buffer.concat([
    Buffer.from(Array.from({ length: random.pick([1, 1000]) }, () => [32, 29]).flat()),
    Buffer.from([11]),
  ]);
  const top = Buffer.from([
    29,
    ...uint32(random.pick([60, 80, 0x7fffffff])),
    17,
    29,
    ...uint32(random.integer(0, 200)),
    15,
  ]);
  const parts = [
    Buffer.from([1, 0, 4, 2]),
    index(latin1('Font')),
    index(top),
    index(),
    index(callsItself),
    index(callsItself, callsItself),
  ];
  return Buffer.concat([...parts, noise(random.unit, random.pick([0, 500]))]);
}

function program(random: Random): [key: string, object: PdfObject] {
  const data = random.pick([
    trueType,
    compact,
    () => noise(random.unit, 3000),
    () => Buffer.alloc(0),
    () => Buffer.alloc(50_000_000),
  ])(random);
  const key = random.pick(['FontFile', 'FontFile2', 'FontFile3']);
  const subtype = key === 'FontFile3' ? `/Subtype /${random.pick(['Type1C', 'CIDFontType0C', 'OpenType', 'X'])}` : '';
  const lengths =
    key === 'FontFile' ? `/Length1 ${random.pick(ODD_NUMBERS)} /Length2 ${random.pick(ODD_NUMBERS)}` : '/Length1 1000';
  return [key, stream(`${subtype} ${lengths} /Filter /FlateDecode`, deflateSync(data))];
}

/** A font with a broken program, or widths and encodings that no font has. */
function simple(random: Random): Buffer {
  const [key, file] = program(random);
  const number = (): string => random.pick([...ODD_NUMBERS, '0', '255', '500']);
  const widths = random.pick(['11 0 R', '[]', `[${'500 '.repeat(100_000)}]`, `[${number()} ${number()}]`]);
  const differences = random.pick([
    '',
    `/Encoding << /Differences [${number()} /a /b ${number()} /c] >>`,
    `/Encoding << /Differences [0 ${'/a '.repeat(100_000)}] >>`,
    '/Encoding 10 0 R',
  ]);
  const font = `<< /Type /Font /Subtype /${random.pick(['Type1', 'TrueType', 'MMType1', 'Type3', 'X'])} /BaseFont /${random.pick(['A', 'ABCDEF+A', 'A'.repeat(60_000), 'Symbol'])} /FirstChar ${number()} /LastChar ${number()} /Widths ${widths} ${differences} /FontDescriptor 12 0 R >>`;
  const box = Array.from({ length: 4 }, number).join(' ');
  const descriptor = `<< /Type /FontDescriptor /Flags ${number()} /FontBBox [${box}] /Ascent ${number()} /Descent ${number()} /ItalicAngle ${number()} /MissingWidth ${number()} /StemV ${number()} /${key} 11 0 R >>`;
  return onePage({ fonts: '/G 10 0 R', content: SHOW, more: [font, file, descriptor] });
}

/** Maps to Unicode with ranges of billions, in circles, and far longer than a font. */
function unicodeMap(random: Random): PdfObject {
  const range = random.pick([
    '<0000> <ffffffff> <0041>',
    '<00> <ff> [<0041> <0042>]',
    '<ffff> <0000> <0041>',
    '<0001> <ffff> <d800d800d800>',
    `<0041> <0041> <${'0041'.repeat(20_000)}>`,
  ]);
  const body = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange\n${repeated(`${random.pick(['1', '99999999', '-1'])} beginbfrange ${range} endbfrange\n`, random.pick([1, 100, 10_000]))}endcmap`;
  return stream(random.pick(['', '/UseCMap 12 0 R', '/CMapName /A /UseCMap /Identity-H']), body);
}

function composite(random: Random): Buffer {
  const number = (): string => random.pick([...ODD_NUMBERS, '0', '1000']);
  const [key, file] = program(random);
  const descendant = random.pick(['[13 0 R]', '[10 0 R]', '[]', '13 0 R', `[${'13 0 R '.repeat(10_000)}]`]);
  const font = `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding ${random.pick(['/Identity-H', '/UniJIS-UCS2-H', '/90ms-RKSJ-V', '12 0 R', '/Nothing'])} /DescendantFonts ${descendant} /ToUnicode ${random.chance(0.8) ? '12 0 R' : '10 0 R'} >>`;
  const widths = random.pick([
    `[${number()} ${number()} ${number()}]`,
    `[0 [${'500 '.repeat(100_000)}]]`,
    `[${'0 2147483647 500 '.repeat(1000)}]`,
    '[[[[]]]]',
    '13 0 R',
  ]);
  const inner = `<< /Type /Font /Subtype /${random.pick(['CIDFontType0', 'CIDFontType2'])} /CIDSystemInfo << /Registry (Adobe) /Ordering (${random.pick(['Identity', 'Japan1', 'GB1', 'X'])}) /Supplement 0 >> /DW ${number()} /W ${widths} /DW2 [${number()} ${number()}] /W2 ${widths} /CIDToGIDMap ${random.pick(['/Identity', '11 0 R', '13 0 R'])} /FontDescriptor << /Type /FontDescriptor /Flags 4 /${key} 11 0 R >> >>`;
  return onePage({ fonts: '/G 10 0 R', content: SHOW, more: [font, file, unicodeMap(random), inner] });
}

export const FONTS: readonly Recipe[] = [
  { name: 'pdf-font', make: simple },
  { name: 'pdf-composite-font', make: composite },
];
