import { deflateSync } from 'node:zlib';
import type { Random } from '../../corpus/generator/random.ts';
import { latin1, noise } from '../bytes.ts';
import type { Recipe } from '../recipe.ts';
import { ODD_NUMBERS } from './trees.ts';
import { onePage, stream } from './write-pdf.ts';

/** What a bomb bursts into: `megabytes` of one thing that a content stream can hold. */
function filling(random: Random, megabytes: number): Buffer {
  return Buffer.alloc(
    megabytes * 1_000_000,
    random.pick([' ', 'q ', '\0', '1 ', '(a) Tj ', '0 0 9 9 re f\n', '[', '%\n']),
    'latin1',
  );
}

/** RunLength (ISO 32000-1, 7.4.5): 128 times a byte for each two. */
const runLength = (count: number): Buffer => Buffer.alloc(2 * Math.ceil(count / 128), latin1('\x81 '));

/** Twelve-bit codes of LZW that repeat the longest string known: it grows with each. */
function growingLzw(codes: number): Buffer {
  let bits = '';
  const put = (code: number, width: number): void => {
    bits += code.toString(2).padStart(width, '0');
  };
  put(256, 9);
  put(0x20, 9);
  for (let i = 0, next = 258; i < codes; i += 1, next += 1) {
    const width = next < 511 ? 9 : next < 1023 ? 10 : next < 2047 ? 11 : 12;
    if (next >= 4094) {
      put(256, 12);
      put(0x20, 9);
      next = 257;
    } else put(next, width);
  }
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

/** A few bytes that become hundreds of megabytes, through one filter or several. */
function bomb(random: Random): Buffer {
  const megabytes = random.pick([1, 30, 200]);
  const deflated = (): Buffer => deflateSync(filling(random, megabytes));
  const [filter, data] = random.pick([
    () => ['/FlateDecode', deflated()] as const,
    () => ['[/FlateDecode /FlateDecode]', deflateSync(deflated())] as const,
    () => ['[/FlateDecode /FlateDecode /FlateDecode]', deflateSync(deflateSync(deflated()))] as const,
    () => ['[/ASCIIHexDecode /FlateDecode]', latin1(`${deflated().toString('hex')}>`)] as const,
    () => ['/RunLengthDecode', runLength(megabytes * 300_000)] as const,
    () => ['[/FlateDecode /RunLengthDecode]', deflateSync(runLength(megabytes * 10_000_000))] as const,
    () => ['/LZWDecode', growingLzw(megabytes * 500)] as const,
    () => ['[/FlateDecode /LZWDecode]', deflateSync(growingLzw(megabytes * 1000))] as const,
    () => ['[/FlateDecode /ASCII85Decode]', deflateSync(Buffer.alloc(megabytes * 1_000_000, 'z'))] as const,
  ])();
  const times = random.chance(0.2) ? '4 0 R '.repeat(50) : '';
  return onePage({
    contents: stream(`/Filter ${filter}`, data),
    page: `/MediaBox [0 0 595 842] ${times && `/Contents [${times}]`}`,
  });
}

const FILTERS = [
  '/FlateDecode',
  '/LZWDecode',
  '/RunLengthDecode',
  '/ASCIIHexDecode',
  '/ASCII85Decode',
  '/DCTDecode',
  '/JPXDecode',
  '/JBIG2Decode',
  '/CCITTFaxDecode',
  '/Crypt',
  '/None',
];

/** Filters that do not fit their data, in rows that have no end, with parameters that are lies. */
function lies(random: Random): Buffer {
  const times = random.pick([1, 2, 5, 1000, 100_000]);
  const names = Array.from({ length: times }, () => random.pick(FILTERS)).join(' ');
  const number = (): string => random.pick([...ODD_NUMBERS, '1', '8', '15']);
  const parameters = `/DecodeParms << /Predictor ${number()} /Columns ${number()} /Colors ${number()} /BitsPerComponent ${number()} /EarlyChange ${number()} >>`;
  const text = latin1('BT /F 10 Tf 72 700 Td (Balance 12.34) Tj ET\n'.repeat(50));
  const data = random.pick([text, deflateSync(text), noise(random.unit, 2000)]);
  const length = random.chance(0.4) ? random.pick(ODD_NUMBERS) : undefined;
  const filter = random.chance(0.3) ? '/FlateDecode' : `[${names}]`;
  return onePage({ contents: stream(`/Filter ${filter} ${parameters}`, data, length) });
}

/** A stream that never ends, or begins nowhere. */
function endless(random: Random): Buffer {
  const whole = onePage({ content: '0 0 9 9 re f '.repeat(random.pick([10, 100_000])) });
  const text = whole.toString('latin1');
  return latin1(
    random.pick([
      () => text.replaceAll('endstream', ''),
      () => text.replaceAll('endobj', ''),
      () => text.replaceAll('stream', 'streamstream'),
      () => text.slice(0, text.lastIndexOf('endstream')),
      () => text.replace(/startxref[\s\S]*/, `startxref\n${random.pick(ODD_NUMBERS)}\n`.repeat(1000)),
      () => `${text.slice(0, -7)}${'%%EOF\nstartxref\n9\n'.repeat(50_000)}`,
      () => `${text}${'9 0 obj\n'.repeat(100_000)}`,
      () => `${text}${'<<'.repeat(100_000)}`,
    ])(),
  );
}

export const FILTERED: readonly Recipe[] = [
  { name: 'pdf-bomb', make: bomb },
  { name: 'pdf-filters', make: lies },
  { name: 'pdf-endless', make: endless },
];
