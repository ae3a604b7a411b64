import type { Random } from '../../corpus/generator/random.ts';
import type { Recipe } from '../recipe.ts';
import { assemble, onePage, type PdfObject, stream } from './write-pdf.ts';

/** Numbers that a count, a size or a length is not. */
export const ODD_NUMBERS = [
  '-1',
  '0',
  '1000000',
  '2147483647',
  '-2147483648',
  '4294967296',
  '99999999999999999999',
  '1e400',
  '.',
  '-',
  'NaN',
  'null',
  '(1)',
  '[1]',
  '3 0 R',
  '999 0 R',
];

const leaf =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>';
const ground: readonly [number, PdfObject][] = [
  [1, '<< /Type /Catalog /Pages 2 0 R >>'],
  [3, leaf],
  [4, stream('', 'BT /F 10 Tf 72 700 Td (Opening balance 12.34) Tj ET')],
  [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
];
const withPages = (pages: PdfObject, more: readonly [number, PdfObject][] = []): Buffer =>
  assemble(new Map([...ground, [2, pages], ...more]));

/** Kids that are their own parents, or one another's. */
function loop(random: Random): Buffer {
  const kids = random.pick(['2 0 R', '2 0 R 3 0 R', '10 0 R', '10 0 R 3 0 R', '10 0 R 10 0 R 10 0 R']);
  const count = random.pick(['1', '2', '1000', '2147483647']);
  const inner = `<< /Type /Pages /Parent ${random.pick(['2', '10'])} 0 R /Count 1 /Kids [${random.pick(['2 0 R', '10 0 R', '3 0 R 2 0 R'])}] >>`;
  return withPages(`<< /Type /Pages /Parent 10 0 R /Count ${count} /Kids [${kids}] >>`, [[10, inner]]);
}

/** Page trees thousands deep, or millions of leaves wide by pointing to the same node again. */
function deep(random: Random): Buffer {
  const depth = random.pick([100, 1000, 20_000]);
  const fan = random.pick([1, 1, 2, 10]);
  const nodes = Array.from({ length: depth }, (_, i): [number, PdfObject] => {
    const kid = i === depth - 1 ? 3 : 11 + i;
    const kids = Array.from({ length: fan }, () => `${kid} 0 R`).join(' ');
    return [10 + i, `<< /Type /Pages /Parent ${i === 0 ? 2 : 9 + i} 0 R /Count ${fan} /Kids [${kids}] >>`];
  });
  const count = random.pick(['1', '100', '1000', '100000']);
  return withPages(`<< /Type /Pages /Count ${count} /Kids [10 0 R] >>`, nodes);
}

/** The same page, hundreds to tens of thousands of times. */
function wide(random: Random): Buffer {
  const times = random.pick([300, 999, 1001, 60_000]);
  const kids = '3 0 R '.repeat(times);
  return withPages(`<< /Type /Pages /Count ${random.chance(0.7) ? times : 1000} /Kids [${kids}] >>`);
}

const oddCount = (random: Random): Buffer =>
  withPages(`<< /Type /Pages /Count ${random.pick(ODD_NUMBERS)} /Kids [3 0 R ${random.pick(ODD_NUMBERS)}] >>`);

const odd = (random: Random): string =>
  random.pick([
    '0',
    '-0',
    '1e30',
    '-1e30',
    '14400',
    '1000000',
    '.0001',
    '3.4e38',
    '1e39',
    '99999999999',
    'NaN',
    'null',
  ]);

/** Paper that is huge, tiny, inside out or not a box at all. */
function paper(random: Random): Buffer {
  const box = random.chance(0.5)
    ? Array.from({ length: random.pick([4, 4, 4, 3, 6]) }, () => odd(random)).join(' ')
    : random.pick([
        '0 0 14400 14400',
        '0 0 200000 200000',
        '595 842 0 0',
        '0 0 1 1000000',
        '0 0 .001 .001',
        '1e9 1e9 1000000595 1000000842',
      ]);
  const unit = random.chance(0.3) ? `/UserUnit ${random.pick(['0', '-1', '75000', '1e30', '.00001'])}` : '';
  const crop = random.chance(0.3) ? `/CropBox [${odd(random)} ${odd(random)} ${odd(random)} ${odd(random)}]` : '';
  const rotate = `/Rotate ${random.pick(['0', '90', '45', '-90', '36000000090', '1e9', '(90)', '3 0 R'])}`;
  return onePage({ page: `/MediaBox [${box}] ${crop} ${unit} ${rotate}` });
}

/** Arrays, dictionaries or strings within one another, where an object or a page's entry is read. */
function nested(random: Random): Buffer {
  const depth = random.pick([500, 5000, 100_000, 1_000_000]);
  const [open, close] = random.pick([
    ['[', ']'],
    ['<</A ', '>>'],
    ['(', ')'],
    ['[<</A[', ']>>]'],
  ] as const);
  const nest = open.repeat(depth) + (random.chance(0.7) ? close.repeat(depth) : '');
  const place = random.integer(0, 4);
  if (place === 0) return onePage({ page: `/MediaBox [0 0 595 842] /X ${nest}` });
  if (place === 1) return onePage({ more: [nest], page: '/MediaBox [0 0 595 842] /X 10 0 R' });
  if (place === 2) return onePage({ catalog: `/X ${nest}` });
  if (place === 3) return onePage({ frame: { trailer: `/X ${nest}` } });
  return onePage({ content: `${nest} TJ BT /F 10 Tf 72 700 Td (Balance) Tj ET` });
}

/** References that lead back to themselves, in place of what a page needs. */
function references(random: Random): Buffer {
  const ring = random.pick([
    ['10 0 R'],
    ['11 0 R', '10 0 R'],
    ['[10 0 R]'],
    ['<< /Length 10 0 R >>\nstream\nx\nendstream'],
    ['<< /Parent 10 0 R /Kids [10 0 R] >>'],
  ]);
  const target = '10 0 R';
  const page = random.pick([
    `/MediaBox ${target}`,
    `/MediaBox [${target} 0 595 842]`,
    `/MediaBox [0 0 595 842] /Rotate ${target}`,
    `/MediaBox [0 0 595 842] /Annots ${target}`,
    `/MediaBox [0 0 595 842] /Contents ${target}`,
    `/MediaBox [0 0 595 842] /Contents [4 0 R ${target} 4 0 R]`,
    `/MediaBox [0 0 595 842] /Resources ${target}`,
    `/MediaBox [0 0 595 842] /Parent ${target}`,
  ]);
  return onePage({ page, more: ring, contents: random.chance(0.2) ? stream('', 'q Q', '10 0 R') : stream('', 'q Q') });
}

export const TREES: readonly Recipe[] = [
  { name: 'pdf-page-tree-loop', make: loop },
  { name: 'pdf-page-tree-deep', make: deep },
  { name: 'pdf-page-tree-wide', make: wide },
  { name: 'pdf-page-count', make: oddCount },
  { name: 'pdf-paper', make: paper },
  { name: 'pdf-nested', make: nested },
  { name: 'pdf-references', make: references },
];
