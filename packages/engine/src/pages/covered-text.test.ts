import { describe, expect, test } from 'vitest';
import { at, type WrittenPage, writePdf } from '../../../../tests/written-pdf.ts';
import { createNodeHost } from '../../platform/node/host.ts';
import { openDocument } from '../intake/open-document.ts';
import type { Page } from '../shapes/page.ts';
import { readPage } from './read-pages.ts';

const host = createNodeHost();

async function read(page: WrittenPage, form?: string): Promise<Page> {
  const document = await openDocument({ bytes: writePdf([page], form), fileName: 'a.pdf' }, {}, host);
  const read = readPage(document, 1);
  document.close();
  return read;
}

const textsOf = async (content: string, more: Omit<WrittenPage, 'content'> = {}, form?: string): Promise<string[]> =>
  (await read({ content, ...more }, form)).words.map((word) => word.text);

/** "Fee" and an amount at size 10: the amount's digits stand from x = 200 to 239 and from y = 700 to 707. */
const line = at(100, 700, 'Fee') + at(200, 700, '1,234.56');
const bar = '198 698 44 11 re f';

describe('text that is covered is not reported', () => {
  test.each([
    ['by a black bar', `0 g ${bar}`],
    ['by a white box', `1 g ${bar}`],
    ['by a box that its letters stick out of a little', '0 g 198 701 44 5 re f'],
    ['by a box among others of one path', `0 g 10 10 50 50 re ${bar}`],
    [
      'by a rounded box',
      '0 g 198 700 m 198 708 l 198 709 200 710 202 710 c 240 710 l 242 708 l 242 698 l 200 698 l h f',
    ],
    ['by a thick line', '12 w 198 703 m 242 703 l S'],
    ['by a picture', 'q 44 0 0 12 198 698 cm /Im Do Q'],
    ['by a box in a form', 'q 1 0 0 1 0 0 cm /Fm Do Q', '198 698 44 11 re f'],
  ])('%s', async (_, cover, form?: string) => {
    const drawn =
      form &&
      `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Length ${form.length} >>\nstream\n${form}\nendstream`;
    const page = await read({ content: line + cover }, drawn);
    expect(page.words.map((word) => word.text)).toEqual(['Fee']);
    expect(page.hiddenText).toBe(true);
  });

  test('by a box on which another figure is drawn: that one is', async () => {
    expect(await textsOf(`${line}1 g ${bar} 0 g ${at(200, 700, '9,234.56')}`)).toEqual(['Fee', '9,234.56']);
  });

  test('of a figure nothing is left where a part of it is covered, and the words around it stay', async () => {
    const words = at(100, 700, 'Fee') + at(200, 700, '1,234.56 CR');
    expect(await textsOf(`${words}0 g 198 698 20 11 re f`)).toEqual(['Fee', 'CR']);
  });
});

describe('text that is seen is reported', () => {
  const whole = ['Fee', '1,234.56'];
  test.each([
    ['painted after the bar', `0.8 g ${bar} 0 g ${line}`],
    ['under a box that is transparent', `${line} q /Clear gs 0 g ${bar} Q`],
    ['within a frame that is filled as one path', `${line} 0 g 90 690 200 30 re 92 692 196 26 re f*`],
    ['under a frame of thin lines', `${line} 1 w 90 690 200 30 re S`],
    ['struck out', `${line} 1 w 198 703 m 242 703 l S`],
    ['beside a bar', `${line} 0 g 300 698 44 11 re f`],
    ['under a box that is clipped away', `${line} q 300 300 10 10 re W n 0 g ${bar} Q`],
    ['under a picture that lets light through', `${line} q 44 0 0 12 198 698 cm /Veil Do Q`],
  ])('%s', async (_, content) => {
    expect(await textsOf(content)).toEqual(whole);
  });
});

describe('annotations', () => {
  const rect = '/Rect [196 696 244 712]';
  const filled = (gs = ''): string =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 48 16] /Resources << /ExtGState << /M << /BM /Multiply >> >> >> /Length ${gs.length + 20} >>\nstream\n${gs}0 g 0 0 48 16 re f   \nendstream`;
  test.each([
    ['a filled box', '<< /Type /Annot /Subtype /Square /IC [0 0 0] /C [0 0 0] RECT >>', undefined],
    [
      'a scribble with a broad pen',
      '<< /Type /Annot /Subtype /Ink /C [0 0 0] /BS << /W 14 >> /InkList [[196 704 220 703 244 704]] RECT >>',
      undefined,
    ],
    ['a stamp', '<< /Type /Annot /Subtype /Stamp /AP << /N 7 0 R >> RECT >>', filled()],
    ['a redaction', '<< /Type /Annot /Subtype /Redact /AP << /N 7 0 R >> RECT >>', filled()],
    ['a note over the text', '<< /Type /Annot /Subtype /FreeText /AP << /N 7 0 R >> RECT >>', filled()],
  ])('%s hides what is under it', async (_, annotation, form) => {
    expect(await textsOf(line, { annotations: [annotation.replace('RECT', rect)] }, form)).toEqual(['Fee']);
  });
  test.each([
    ['a box that is not filled', '<< /Type /Annot /Subtype /Square /C [1 0 0] RECT >>'],
    ['a link', '<< /Type /Annot /Subtype /Link RECT >>'],
    [
      'a marker',
      '<< /Type /Annot /Subtype /Highlight /C [1 1 0] /QuadPoints [196 712 244 712 196 696 244 696] RECT >>',
    ],
    ['a redaction that was only marked', '<< /Type /Annot /Subtype /Redact /C [1 0 0] RECT >>'],
    ['a hidden box', '<< /Type /Annot /Subtype /Square /F 2 /IC [0 0 0] RECT >>'],
  ])('%s hides nothing', async (_, annotation) => {
    expect(await textsOf(line, { annotations: [annotation.replace('RECT', rect)] })).toEqual(['Fee', '1,234.56']);
  });
});
