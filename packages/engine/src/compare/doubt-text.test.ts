import { describe, expect, test } from 'vitest';
import { at, type WrittenPage, writePdf } from '../../../../tests/written-pdf.ts';
import { createNodeHost } from '../../platform/node/host.ts';
import { openDocument } from '../intake/open-document.ts';
import { doubtText, type PageDoubt } from './doubt-text.ts';

const host = createNodeHost();

async function doubts(
  pages: readonly WrittenPage[],
  toUnicode?: Readonly<Record<string, string>>,
): Promise<readonly PageDoubt[]> {
  const document = await openDocument({ bytes: writePdf(pages, undefined, toUnicode), fileName: 'a.pdf' }, {}, host);
  const found = doubtText(
    document,
    pages.map((_, index) => index + 1),
  );
  document.close();
  return found;
}

const lines = (count: number, line: (i: number, y: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i, 720 - 14 * i)).join('');
const amountOf = (i: number): string => `${1908 + 797 * i}.${String((39 * (i + 1)) % 100).padStart(2, '0')}`;
const texts = lines(20, (i, y) => at(72, y, `${10 + i}.0${i % 9}.2025`) + at(150, y, 'Direct debit Kilmarnock Water'));
const amounts = lines(20, (i, y) => at(400, y, amountOf(i)));
const page: WrittenPage = { content: texts + amounts };

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const shifted = Object.fromEntries([...letters].map((letter, i) => [letter, letters[(i + 3) % letters.length] ?? '']));

describe('text is doubted', () => {
  test.each([
    ['its figures are others', { 3: '8', 8: '3' }],
    ['a figure is said to be another that is met as well', { 9: '0' }],
    ['its letters are others', shifted],
  ])('where %s', async (_, toUnicode) => {
    expect(await doubts([page, page], toUnicode)).toEqual([
      { page: 1, reason: 'another' },
      { page: 2, reason: 'another' },
    ]);
  });

  test('where a passage is said to be another by its alternative text', async () => {
    const said = '/Span << /ActualText (9,876,543.21) >> BDC ';
    const content = lines(8, (_, y) => `${said}${at(400, y, '1,234,567.80')} EMC `);
    expect(await doubts([{ content }])).toEqual([{ page: 1, reason: 'another' }]);
  });

  test('where a part of it is clipped away', async () => {
    expect(await doubts([{ content: `${texts} q 0 0 10 10 re W n ${amounts} Q` }])).toEqual([
      { page: 1, reason: 'unseen' },
    ]);
  });

  test('where the amounts are drawn as outlines', async () => {
    // Figures of two upright strokes each, 7 points high.
    const outlines = lines(20, (_, y) =>
      Array.from({ length: 6 }, (_, k) => `${400 + 6 * k} ${y} 0.8 7 re ${403 + 6 * k} ${y} 0.8 7 re f `).join(''),
    );
    expect(await doubts([{ content: texts + outlines }])).toEqual([{ page: 1, reason: 'incomplete' }]);
  });

  test('on other pages of a long document where one that was looked at is', async () => {
    const clipped: WrittenPage = { content: `${texts} q 0 0 10 10 re W n ${amounts} Q` };
    const pages = [clipped, page, page, page, page, page, page, clipped];
    expect((await doubts(pages)).map((doubt) => doubt.page)).toEqual([1, 8]);
  });
});

test('text is believed that shows what it says, among rulings, boxes, dots and a picture', async () => {
  const rulings =
    lines(21, (_, y) => `60 ${y - 4} 480 0.5 re f `) + lines(8, (i) => `${60 + 60 * i} 440 0.5 300 re f `);
  const zebra = lines(10, (i) => `0.9 g 60 ${716 - 28 * i} 480 14 re f 0 g `);
  const dots = lines(20, (_, y) => `[1 2] 0 d 0.8 w 60 ${y - 2} m 540 ${y - 2} l S [] 0 d `);
  const logo = 'q 120 0 0 40 60 780 cm /Im Do Q ';
  expect(await doubts([{ content: zebra + rulings + dots + logo + texts + amounts }])).toEqual([]);
});
