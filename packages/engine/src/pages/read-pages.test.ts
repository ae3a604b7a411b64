import { describe, expect, test } from 'vitest';
import { at, type WrittenPage, writePdf } from '../../../../tests/written-pdf.ts';
import { createNodeHost } from '../../platform/node/host.ts';
import { openDocument } from '../intake/open-document.ts';
import { gatherPages } from '../search/gather-pages.ts';
import type { Page, Word } from '../shapes/page.ts';
import { readPage } from './read-pages.ts';

const host = createNodeHost();

async function read(...pages: readonly WrittenPage[]): Promise<Page[]> {
  const document = await openDocument({ bytes: writePdf(pages), fileName: 'a.pdf' }, {}, host);
  const read = pages.map((_, index) => readPage(document, index + 1));
  document.close();
  return read;
}

async function readOne(content: string, more: Omit<WrittenPage, 'content'> = {}): Promise<Page> {
  const [page] = await read({ content, ...more });
  if (!page) throw new Error('no page');
  return page;
}

const textsOf = (page: Page): string[] => page.words.map((word) => word.text);
const texts = async (content: string, more?: Omit<WrittenPage, 'content'>): Promise<string[]> =>
  textsOf(await readOne(content, more));

const round = (numbers: readonly number[]): number[] => numbers.map((number) => Math.round(number));
const wordNamed = (page: Page, text: string): Word => {
  const word = page.words.find((one) => one.text === text);
  if (!word) throw new Error(`no word ${text} among ${textsOf(page).join(' ')}`);
  return word;
};

describe('words', () => {
  test('end at blanks, and stand from top to bottom and left to right whatever the order of drawing', async () => {
    const content = at(72, 600, 'third line') + at(300, 700, '1,234.56') + at(72, 700, 'Card payment');
    expect(await texts(content)).toEqual(['Card', 'payment', '1,234.56', 'third', 'line']);
  });

  test('have box, baseline, size, weight and colour of the page as displayed', async () => {
    const page = await readOne(`1 0 0 rg ${at(72, 700, 'Total', 12, 'F2')} 0 g ${at(72, 650, 'plain', 12)}`);
    const total = wordNamed(page, 'Total');
    expect(total).toMatchObject({ size: 12, bold: true, colour: 0xff0000 });
    expect(total.baseline).toBeCloseTo(142, 3);
    expect(total.box[0]).toBeCloseTo(72, 1);
    // Helvetica-Bold's widths of T, o, t, a and l: 2.389 em.
    expect(total.box[2]).toBeCloseTo(72 + 2.389 * 12, 1);
    expect(total.box[1]).toBeLessThan(142 - 8);
    expect(total.box[3]).toBeGreaterThan(142);
    expect(wordNamed(page, 'plain')).toMatchObject({ bold: false, colour: 0 });
  });

  test('are parted by gaps where no blank is drawn', async () => {
    // -278 thousandths: as wide as a blank of Helvetica.
    expect(await texts('BT /F1 10 Tf 72 700 Td [(Card)-278(payment)-278(31,99-)] TJ ET')).toEqual([
      'Card',
      'payment',
      '31,99-',
    ]);
  });

  test('are whole where kerning moves their letters and where they are drawn in pieces', async () => {
    const kerned = 'BT /F1 10 Tf 72 700 Td [(A)70(V)-40(AT)60(AR)] TJ ET ';
    // "Bal" is 1.334 em wide.
    expect(await texts(kerned + at(72, 650, 'Bal') + at(85.34, 650, 'ance'))).toEqual(['AVATAR', 'Balance']);
  });

  test('are whole where each letter is placed on its own, in any order', async () => {
    // Courier: 6 points a letter at size 10.
    const letters = [...'1.234,56'].map((letter, i) => at(72 + 6 * i, 700, letter, 10, 'F3'));
    expect(await texts(letters.reverse().join(''))).toEqual(['1.234,56']);
  });

  test('are whole where they are letter-spaced, and parted at their blanks', async () => {
    expect(await texts(`BT /F1 10 Tf 3 Tc 72 700 Td (Closing balance) Tj ET ${at(400, 700, '12.00')}`)).toEqual([
      'Closing',
      'balance',
      '12.00',
    ]);
  });

  test('of one letter each are not letter-spaced text', async () => {
    expect(await texts('BT /F1 10 Tf 72 700 Td [(A)-278(B)-278(12)-278(C)] TJ ET')).toEqual(['A', 'B', '12', 'C']);
  });

  test('of figures far apart are never joined to another figure', async () => {
    expect(await texts('BT /F1 10 Tf 72 700 Td [(1)-278(2)-278(3)-278(4)-278(5)] TJ ET')).toEqual([...'12345']);
  });

  test('figures in neighbouring columns stay apart; figures with blanks in them stay words of their own', async () => {
    const columns = 'BT /F1 10 Tf 72 700 Td [(12)-250(345.00)] TJ ET ';
    expect(await texts(`${columns}${at(72, 650, '1\xa0234,56')}`)).toEqual(['12', '345.00', '1', '234,56']);
  });

  test('a minus at the end of a line stays a minus', async () => {
    expect(await texts(at(72, 700, '31,99-') + at(72, 680, 'next'))).toEqual(['31,99-', 'next']);
  });

  test('a raised footnote mark is not part of the figure that it follows', async () => {
    const page = await readOne(`${at(72, 700, '123.45')}${at(103, 704, '1', 6)}${at(130, 700, 'x')}`);
    expect(textsOf(page).toSorted()).toEqual(['1', '123.45', 'x']);
  });

  test('drawn twice, a hair aside, are one', async () => {
    expect(await texts(at(72, 700, 'Total') + at(72.4, 700, 'Total'))).toEqual(['Total']);
  });

  test('know whether a blank stands before them', async () => {
    const page = await readOne(at(72, 700, 'Card payment') + at(72, 650, 'next'));
    expect(page.words.map((word) => word.spaceBefore)).toEqual([false, true, false]);
  });
});

describe('turned pages', () => {
  // The same words at the same place of the page as displayed, whose sides are 400 and 300 points.
  const placed = at(50, 250, 'Balance') + at(150, 250, '12.00');
  const sideways = { 0: placed, 90: turned(90), 180: turned(180), 270: turned(270) };

  function turned(degrees: 90 | 180 | 270): string {
    const matrices = { 90: '0 1 -1 0 300 0', 180: '-1 0 0 -1 400 300', 270: '0 -1 1 0 0 400' };
    return `q ${matrices[degrees]} cm ${placed} Q`;
  }

  test.each([0, 90, 180, 270] as const)('by %i degrees read as displayed', async (rotate) => {
    const mediaBox = rotate % 180 === 0 ? [0, 0, 400, 300] : [0, 0, 300, 400];
    const page = await readOne(sideways[rotate], { rotate, mediaBox });
    expect([page.width, page.height]).toEqual([400, 300]);
    expect(textsOf(page)).toEqual(['Balance', '12.00']);
    expect(round(wordNamed(page, '12.00').box).slice(0, 1)).toEqual([150]);
    expect(wordNamed(page, 'Balance').baseline).toBeCloseTo(50, 2);
  });

  test('a box that does not begin at 0, 0 shifts nothing', async () => {
    const page = await readOne(at(150, 250, 'Balance'), { mediaBox: [100, 100, 400, 300] });
    expect([page.width, page.height]).toEqual([300, 200]);
    expect(wordNamed(page, 'Balance').box[0]).toBeCloseTo(50, 1);
    expect(wordNamed(page, 'Balance').baseline).toBeCloseTo(50, 2);
  });
});

describe('what no one reads on a line is left out', () => {
  const seen = at(72, 700, 'seen');
  test.each([
    ['in the invisible render mode', `3 Tr ${at(72, 650, 'hidden')} 0 Tr`, true],
    ['white on white', `1 g ${at(72, 650, 'hidden')} 0 g`, true],
    ['wholly transparent', `q /Clear gs ${at(72, 650, 'hidden')} Q`, true],
    ['outside the page', at(700, 650, 'hidden'), false],
    ['upwards in the margin', 'q 0 1 -1 0 80 690 cm BT /F1 10 Tf (upwards) Tj ET Q', false],
    ['upside down', 'q -1 0 0 -1 80 690 cm BT /F1 10 Tf (turned) Tj ET Q', false],
    ['aslant over the page', 'q 0.7 0.7 -0.7 0.7 72 690 cm BT /F1 60 Tf (COPY) Tj ET Q', false],
    ['large and pale', `0.9 g ${at(60, 690, 'COPY', 60)} 0 g`, false],
  ])('text %s', async (_, content, hiddenText) => {
    const page = await readOne(seen + content);
    expect(textsOf(page)).toEqual(['seen']);
    expect(page.hiddenText).toBe(hiddenText);
    expect(page.text).toBe('printed');
  });

  test('but white text on a dark box is read', async () => {
    expect(await texts(`0 0 0.5 rg 60 690 200 20 re f 1 g ${at(72, 696, 'Date')}`)).toEqual(['Date']);
  });
});

describe('a page without usable text', () => {
  const many = Array.from({ length: 10 }, (_, i) => at(72, 700 - 20 * i, 'Card payment')).join('');
  const picture = 'q 595 0 0 842 0 0 cm /Im Do Q ';

  test('is one without words', async () => {
    expect(await readOne('0 0 100 100 re f')).toMatchObject({ text: 'none', words: [], picture: false });
  });
  test('is a scan, with invisible text or without', async () => {
    expect(await readOne(picture)).toMatchObject({ text: 'none', picture: true, hiddenText: false });
    const searchable = await readOne(`${picture}3 Tr ${many}`);
    expect(searchable).toMatchObject({ text: 'none', picture: true, hiddenText: true, words: [] });
    expect(searchable.hiddenWords?.slice(0, 2).map((word) => word.text)).toEqual(['Card', 'payment']);
  });
  test('is a scan drawn over its text', async () => {
    expect(await readOne(many + picture)).toMatchObject({ text: 'none', words: [], hiddenText: true });
  });
  test('is a scan with no more than a stamp on it', async () => {
    expect((await readOne(picture + at(72, 20, 'Page 1'))).text).toBe('none');
  });
  test('is not one with a large picture of which little is seen', async () => {
    expect(await readOne(`q 0 0 50 50 re W n ${picture} Q${at(72, 700, 'Balance')}`)).toMatchObject({
      text: 'printed',
      picture: false,
    });
  });
  test('is not one under a watermark that is a see-through picture', async () => {
    const veil = 'q 595 0 0 842 0 0 cm /Veil Do Q ';
    expect(await readOne(many + veil)).toMatchObject({ text: 'printed', hiddenText: false });
  });
  test('is not a letter on a printed letterhead', async () => {
    expect(await readOne(picture + many)).toMatchObject({ text: 'printed', picture: true, hiddenText: false });
  });
  test('is one whose font has no map to Unicode', async () => {
    const controls = Array.from({ length: 30 }, (_, i) => at(72, 700 - 10 * i, '\x01\x02\x03\x04')).join('');
    expect((await readOne(controls)).text).toBe('none');
  });
});

describe('lines', () => {
  const rulings = async (content: string) =>
    (await readOne(content)).rulings.map(({ direction, box }) => [direction, ...round(box)]);

  test('stroked, upright and lying; aslant ones are none', async () => {
    expect(await rulings('1 w 100 742 m 300 742 l S 50 442 m 50 742 l S 0 0 m 500 500 l S')).toEqual([
      ['horizontal', 100, 100, 300, 100],
      ['vertical', 50, 100, 50, 400],
    ]);
  });
  test('drawn as thin boxes', async () => {
    expect(await rulings('100 742 200 0.5 re f')).toEqual([['horizontal', 100, 100, 300, 100]]);
  });
  test('the edges of a shaded box; a white one has none', async () => {
    expect(await rulings('0.9 g 100 722 200 20 re f 1 g 100 622 200 20 re f')).toEqual([
      ['horizontal', 100, 100, 300, 100],
      ['horizontal', 100, 120, 300, 120],
      ['vertical', 100, 100, 100, 120],
      ['vertical', 300, 100, 300, 120],
    ]);
  });
  test('the edges of what is seen of a colour that fills the page', async () => {
    const clipped = 'q 100 722 200 20 re W n 0.9 g 0 0 595 842 re f Q';
    expect(await rulings(clipped)).toEqual(await rulings('0.9 g 100 722 200 20 re f'));
  });
  test('cell borders and dashes join', async () => {
    const cells = [100, 150, 200].map((x) => `${x} 742 49 0.5 re f`).join(' ');
    expect(await rulings(cells)).toEqual([['horizontal', 100, 100, 249, 100]]);
  });
  test('under a matrix, and in a form under a matrix', async () => {
    expect(await rulings('2 0 0 2 0 0 cm 50 371 m 150 371 l S')).toEqual([['horizontal', 100, 100, 300, 100]]);
    expect(await rulings('q 2 0 0 2 100 742 cm /Fm Do Q')).toEqual([['horizontal', 100, 100, 300, 100]]);
  });
});

test('pages are reported before they are read, and an aborted reading stops', async () => {
  const bytes = writePdf([{ content: at(72, 700, 'one') }, { content: at(72, 700, 'two') }]);
  const document = await openDocument({ bytes, fileName: 'a.pdf' }, {}, host);
  const abort = new AbortController();
  const reported: number[] = [];
  const options = {
    signal: abort.signal,
    onProgress: ({ page, pages }: { page: number; pages: number }) => {
      reported.push(page, pages);
      abort.abort(new Error('enough'));
    },
  };
  await expect(gatherPages(document, options, host)).rejects.toThrow('enough');
  expect(reported).toEqual([1, 2]);
});
