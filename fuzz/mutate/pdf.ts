import { deflateSync } from 'node:zlib';
import type { Random } from '../../corpus/generator/random.ts';
import { noise } from '../bytes.ts';
import { ODD_NUMBERS } from '../pdf/trees.ts';
import type { Hostile, Recipe } from '../recipe.ts';
import type { Seeds } from '../seeds.ts';
import { type ParsedObject, type ParsedPdf, parsePdf, writeParsed } from './parse-pdf.ts';

type Change = (pdf: ParsedPdf, random: Random) => void;

const numbersOf = ({ objects }: ParsedPdf): number[] => [...objects.keys()];

/** Changes the head of an object that `fits`, if there is one. */
function changeHead(pdf: ParsedPdf, random: Random, fits: RegExp, change: (head: string) => string): void {
  const fitting = [...pdf.objects].filter(([, { head }]) => fits.test(head));
  if (fitting.length === 0) return;
  const [number, object] = random.pick(fitting);
  pdf.objects.set(number, { ...object, head: change(object.head) });
}

/** One of what `pattern` finds becomes something else. */
function changeOne(text: string, random: Random, pattern: RegExp, change: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const { 0: old, index } = random.pick(found);
  return text.slice(0, index) + change(old) + text.slice(index + old.length);
}

const REFERENCE = /\d+ \d+ R/g;
const swapReference: Change = (pdf, random) =>
  changeHead(pdf, random, /\d+ \d+ R/, (head) =>
    changeOne(head, random, REFERENCE, () => `${random.pick([...numbersOf(pdf), 0, 99_999])} 0 R`),
  );

/** What leads from object to object: any of it may lead back. */
const KEYS = [
  'Kids',
  'Parent',
  'Contents',
  'XObject',
  'Font',
  'ToUnicode',
  'Encoding',
  'Resources',
  'DescendantFonts',
  'FontDescriptor',
  'Pages',
  'Annots',
  'ExtGState',
  'ColorSpace',
  'CharProcs',
  'SMask',
  'Widths',
  'W',
];
const loop: Change = (pdf, random) => {
  const key = random.pick(KEYS);
  const fitting = [...pdf.objects].filter(([, { head }]) => head.includes(`/${key}`) || head.includes('<<'));
  if (fitting.length === 0) return;
  const [number, object] = random.pick(fitting);
  const target = random.chance(0.6) ? number : random.pick(numbersOf(pdf));
  const value = random.pick([`${target} 0 R`, `[${target} 0 R]`, `<< /${key} ${target} 0 R /A ${target} 0 R >>`]);
  const pattern = new RegExp(`/${key}\\s*(?:\\d+ \\d+ R|\\[[^\\]]*\\]|/\\w+)`);
  const head = pattern.test(object.head)
    ? object.head.replace(pattern, `/${key} ${value}`)
    : object.head.replace(/<</, `<< /${key} ${value}`);
  pdf.objects.set(number, { ...object, head });
};

const oddNumber: Change = (pdf, random) =>
  changeHead(pdf, random, /\/\w+\s+-?[\d.]+/, (head) =>
    changeOne(head, random, /-?[\d.]+(?! \d+ R)/g, () => random.pick(ODD_NUMBERS)),
  );

const oddKey: Change = (pdf, random) =>
  changeHead(pdf, random, /\/\w+/, (head) =>
    changeOne(head, random, /\/\w+/g, (old) =>
      random.pick([`${old}x`, '', `${old} ${old}`, `/${random.pick(KEYS)}`, '/']),
    ),
  );

const oddBrackets: Change = (pdf, random) =>
  changeHead(pdf, random, /[[\]<>]/, (head) =>
    changeOne(head, random, /<<|>>|[[\]()]/g, () =>
      random.pick(['', '<<', '>>', '[', ']', '(', ')', '['.repeat(3000)]),
    ),
  );

const swapObjects: Change = (pdf, random) => {
  const [one, other] = [random.pick(numbersOf(pdf)), random.pick(numbersOf(pdf))];
  const [first, second] = [pdf.objects.get(one), pdf.objects.get(other)] as [ParsedObject, ParsedObject];
  pdf.objects.set(one, second);
  if (random.chance(0.5)) pdf.objects.set(other, first);
};

const loseObject: Change = (pdf, random) => void pdf.objects.delete(random.pick(numbersOf(pdf)));

/** A stream's data bursts, is repeated, cut, or mixed up operator by operator. */
const changeData: Change = (pdf, random) => {
  const streams = [...pdf.objects].filter(([, { data }]) => data);
  if (streams.length === 0) return;
  const [number, { head, data }] = random.pick(streams) as [number, ParsedObject & { data: Buffer }];
  const set = (changed: Buffer, filter = ''): void => {
    pdf.objects.set(number, { head: filter ? head.replace(/<</, `<< ${filter}`) : head, data: changed });
  };
  const half = Math.floor(data.length / 2);
  random.pick([
    () =>
      set(
        deflateSync(Buffer.alloc(100_000_000, data.subarray(0, 1000).length > 0 ? data.subarray(0, 1000) : 0), {
          level: 1,
        }),
        '/Filter /FlateDecode',
      ),
    () =>
      set(Buffer.concat(Array.from({ length: Math.min(300, Math.ceil(20_000_000 / (data.length + 1))) }, () => data))),
    () => set(data.subarray(0, random.integer(0, data.length))),
    () => set(Buffer.concat([data.subarray(half), data.subarray(0, half)])),
    () => set(Buffer.concat([Buffer.from('q '.repeat(100_000)), data])),
    () => set(Buffer.from(random.shuffle(data.toString('latin1').slice(0, 20_000).split('\n')).join('\n'), 'latin1')),
    () => set(noise(random.unit, 500)),
    () =>
      set(
        data,
        `/Filter ${random.pick(['/FlateDecode', '[/ASCIIHexDecode /LZWDecode]', '/DCTDecode', '/JBIG2Decode', '/X'])}`,
      ),
  ])();
};

/** Digits in hexadecimal strings, as they are shown: the figures of the page become others. */
const changeFigures: Change = (pdf, random) => {
  const streams = [...pdf.objects].filter(([, { data }]) => data?.includes('> '));
  if (streams.length === 0) return;
  const [number, { head, data }] = random.pick(streams) as [number, ParsedObject & { data: Buffer }];
  let text = data.toString('latin1');
  for (let i = 0, times = random.pick([1, 1, 2, 10]); i < times; i += 1)
    text = changeOne(text, random, /(?<=<(?:[0-9a-f]{2})*)3[0-9](?=[0-9a-f]*>)/g, () => `3${random.integer(0, 9)}`);
  pdf.objects.set(number, { head, data: Buffer.from(text, 'latin1') });
};

/** Operators are dropped or doubled: rows vanish, or come twice. */
const changeOperators: Change = (pdf, random) => {
  const streams = [...pdf.objects].filter(([, { data }]) => data?.includes('ET\n'));
  if (streams.length === 0) return;
  const [number, { head, data }] = random.pick(streams) as [number, ParsedObject & { data: Buffer }];
  const text = changeOne(data.toString('latin1'), random, /BT\n[\s\S]*?ET\n/g, (found) =>
    random.pick(['', found + found, found.replace('Tm', 'Td')]),
  );
  pdf.objects.set(number, { head, data: Buffer.from(text, 'latin1') });
};

const CHANGES: readonly Change[] = [
  swapReference,
  swapReference,
  loop,
  loop,
  oddNumber,
  oddNumber,
  oddKey,
  oddBrackets,
  swapObjects,
  loseObject,
  changeData,
  changeOperators,
];

function mutateWith(changes: readonly Change[]) {
  return (random: Random, seeds: Seeds): Hostile => {
    const seed = seeds.pdf(random);
    const pdf = parsePdf(seed.bytes);
    if (pdf.objects.size === 0) return { bytes: seed.bytes, seed: seed.name };
    for (let i = 0, times = random.pick([1, 1, 2, 4, 10]); i < times && pdf.objects.size > 0; i += 1)
      random.pick(changes)(pdf, random);
    const bytes = writeParsed(pdf);
    return { bytes, seed: seed.name };
  };
}

export const STRUCTURES: readonly Recipe[] = [
  { name: 'pdf-objects', make: mutateWith(CHANGES) },
  { name: 'pdf-figures', make: mutateWith([changeFigures]) },
];
