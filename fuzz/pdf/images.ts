import { deflateSync } from 'node:zlib';
import type { Random } from '../../corpus/generator/random.ts';
import { latin1, noise, uint16, uint32 } from '../bytes.ts';
import type { Recipe } from '../recipe.ts';
import { ODD_NUMBERS } from './trees.ts';
import { onePage, stream } from './write-pdf.ts';

const FULL = 'q 595 0 0 842 0 0 cm /Im Do Q';

/** A JPEG 2000 codestream's header with lies about its size, tiles and components, and noise behind it. */
function jpx(random: Random): Buffer {
  const number = (): Buffer => uint32(random.pick([0, 1, 100, 2480, 65_535, 0x7fffffff, 0xffffffff]));
  const components = random.pick([1, 3, 0, 16_384]);
  const sizes = Buffer.concat([
    uint16(0),
    ...Array.from({ length: 8 }, number),
    uint16(components),
    Buffer.alloc(3 * Math.min(components, 100), random.pick([7, 1, 0xff])),
  ]);
  const size = Buffer.concat([uint16(0xff51), uint16(sizes.length + 2), sizes]);
  const coding = Buffer.from([
    0xff,
    0x52,
    0,
    12,
    0,
    random.integer(0, 4),
    0,
    random.pick([1, 255]),
    0,
    random.pick([5, 32, 255]),
    4,
    4,
    0,
    0,
  ]);
  const quantity = Buffer.from([0xff, 0x5c, 0, 4, 0x40, 0x40]);
  const tile = Buffer.concat([
    uint16(0xff90),
    uint16(10),
    uint16(random.pick([0, 65_535])),
    number(),
    Buffer.from([0, random.pick([1, 255])]),
    uint16(0xff93),
  ]);
  return Buffer.concat([uint16(0xff4f), size, coding, quantity, tile, noise(random.unit, 500), uint16(0xffd9)]);
}

/** Segments of JBIG2: pages and regions of any size, symbols that refer to one another. */
function jbig2(random: Random): Buffer {
  const segments = Array.from({ length: random.pick([1, 5, 1000]) }, (_, i) => {
    const type = random.pick([0, 4, 6, 7, 16, 20, 22, 36, 38, 39, 40, 48, 50, 51, 53, 62]);
    const data = Buffer.concat([
      uint32(random.pick([1, 2480, 0xffffffff])),
      uint32(random.pick([1, 3508, 0xffffffff])),
      noise(random.unit, 30),
    ]);
    return Buffer.concat([
      uint32(i),
      Buffer.from([type, random.pick([0, 0x20, 0xe0]), 1]),
      uint32(random.pick([data.length, 0, 0xffffffff])),
      data,
    ]);
  });
  return Buffer.concat(segments);
}

/** A fax of rows as noise has them: mostly beyond the page. */
const fax = (random: Random): Buffer =>
  random.pick([
    noise(random.unit, 5000),
    Buffer.alloc(200_000, 0xff),
    Buffer.alloc(200_000),
    Buffer.alloc(100_000, 0x55),
  ]);

function dct(random: Random): Buffer {
  const frame = Buffer.concat([
    Buffer.from([0xff, random.pick([0xc0, 0xc2, 0xc9]), 0, 11, random.pick([8, 12, 255])]),
    uint16(random.pick([1, 3508, 65_535, 0])),
    uint16(random.pick([1, 2480, 65_535, 0])),
    Buffer.from([1, 1, random.pick([0x11, 0xff, 0]), 0]),
  ]);
  const scan = Buffer.concat([Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]), noise(random.unit, 3000)]);
  return Buffer.concat([
    uint16(0xffd8),
    frame,
    ...Array.from({ length: random.pick([1, 500]) }, () => scan),
    uint16(0xffd9),
  ]);
}

const CODED: readonly (readonly [filter: string, data: (random: Random) => Buffer])[] = [
  ['/JPXDecode', jpx],
  ['/JBIG2Decode', jbig2],
  ['/CCITTFaxDecode', fax],
  ['/DCTDecode', dct],
  [
    '/FlateDecode',
    (random) => deflateSync(Buffer.alloc(random.pick([10, 1_000_000, 100_000_000]), random.integer(0, 255))),
  ],
  ['/RunLengthDecode', (random) => noise(random.unit, 5000)],
];

const SPACES = [
  '/DeviceGray',
  '/DeviceRGB',
  '/DeviceCMYK',
  '/Pattern',
  '[/Indexed /DeviceRGB 255 11 0 R]',
  '[/Indexed 10 0 R 1 <00>]',
  '[/ICCBased 11 0 R]',
  '[/ICCBased 10 0 R]',
  '[/Separation /A /DeviceRGB 11 0 R]',
  '[/DeviceN [/A /B] 12 0 R 11 0 R]',
  '12 0 R',
  '[/CalRGB << /WhitePoint [0 0 0] /Gamma [1e30 0 -1] >>]',
  '[/Lab << /WhitePoint [1 1 1] /Range [-1e9 1e9 5 -5] >>]',
];

/** A picture over a whole page whose size, depth, colours or code are a lie. */
function picture(random: Random): Buffer {
  const [filter, coded] = random.pick(CODED);
  const data = coded(random);
  const number = (): string =>
    random.chance(0.7)
      ? random.pick(['1', '100', '2480', '3508', '20000', '65535', '100000'])
      : random.pick(ODD_NUMBERS);
  const parameters = `/DecodeParms << /K ${random.pick(['-1', '0', '4', '99999999'])} /Columns ${number()} /Rows ${number()} /BlackIs1 true /JBIG2Globals 11 0 R /Predictor 15 /ColorTransform ${number()} >>`;
  const bits = random.pick(['1', '2', '4', '8', '16', '0', '-8', '32', '2147483647']);
  const masks = random.pick([
    '',
    '/SMask 10 0 R',
    '/SMask 11 0 R',
    '/Mask 10 0 R',
    '/Mask [0 1 5 -5]',
    '/ImageMask true',
    '/SMaskInData 1',
    '/Alternates [<< /Image 10 0 R >>]',
  ]);
  const decode = random.chance(0.3)
    ? `/Decode [${random.pick(['1 0', '1e30 -1e30', '', '0 1 0 1 0 1 0 1 0 1', 'NaN 0'])}]`
    : '';
  const image = stream(
    `/Type /XObject /Subtype /Image /Width ${number()} /Height ${number()} /BitsPerComponent ${bits} /ColorSpace ${random.pick(SPACES)} /Filter ${filter} ${parameters} ${masks} ${decode}`,
    data,
  );
  const other = stream(
    `/Subtype /Image /N ${random.pick(['1', '3', '4', '-1'])} /Width 20000 /Height 20000 /BitsPerComponent 8 /ColorSpace /DeviceGray`,
    noise(random.unit, 1000),
  );
  return onePage({ content: FULL, resources: '/XObject << /Im 10 0 R >>', more: [image, other, random.pick(SPACES)] });
}

/** Pictures by the thousand, each as large as a page, or each over the whole of it. */
function many(random: Random): Buffer {
  const [width, height] = random.pick([
    [1, 1],
    [100, 100],
    [4000, 6000],
    [15_000, 13_000],
  ] as const);
  const image = stream(
    `/Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode`,
    deflateSync(Buffer.alloc(width * height, 200)),
  );
  const times = random.pick([1, 100, 20_000]);
  const one = random.pick([`${FULL} `, 'q .9 0 0 .9 300 400 cm /Im Do Q ', 'q 30 0 0 30 100 100 cm /Im Do Q ']);
  return onePage({ content: latin1(one.repeat(times)), resources: '/XObject << /Im 10 0 R >>', more: [image] });
}

export const IMAGES: readonly Recipe[] = [
  { name: 'pdf-picture', make: picture },
  { name: 'pdf-pictures', make: many },
];
