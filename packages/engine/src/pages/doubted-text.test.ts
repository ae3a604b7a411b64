import { describe, expect, test } from 'vitest';
import { at, type WrittenPage, writePdf } from '../../../../tests/written-pdf.ts';
import { createNodeHost } from '../../platform/node/host.ts';
import { openDocument } from '../intake/open-document.ts';
import type { Page } from '../shapes/page.ts';
import { readPage } from './read-pages.ts';

const host = createNodeHost();

async function read(bytes: Uint8Array): Promise<Page[]> {
  const document = await openDocument({ bytes, fileName: 'a.pdf' }, {}, host);
  const read = Array.from({ length: document.pages }, (_, index) => readPage(document, index + 1));
  document.close();
  return read;
}

/** Ten bookings in which each figure is met several times. */
const bookings = Array.from({ length: 14 }, (_, i) => {
  const y = 700 - 14 * i;
  const amount = `${1908 + 797 * i}.${String((39 * (i + 1)) % 100).padStart(2, '0')}`;
  return at(72, y, `${10 + i}.0${i % 9}.2025`) + at(150, y, 'Direct debit Kilmarnock Water') + at(400, y, amount);
}).join('');
const page: WrittenPage = { content: bookings };

const said = async (toUnicode?: Readonly<Record<string, string>>): Promise<Page['text'][]> =>
  (await read(writePdf([page, page], undefined, toUnicode))).map(({ text }) => text);

describe('text whose characters are others than their glyphs show is not believed', () => {
  test.each([
    ['two figures exchanged', { 3: '8', 8: '3' }],
    ['two figures that are much alike exchanged', { 6: '8', 8: '6' }],
    [
      'all figures one further',
      Object.fromEntries([...'0123456789'].map((figure) => [figure, String((+figure + 1) % 10)])),
    ],
    ['one figure said to be another that is met as well', { 9: '0' }],
  ])('%s', async (_, toUnicode) => {
    expect(await said(toUnicode)).toEqual(['none', 'none']);
  });
});

describe('text that shows what it says is believed', () => {
  test('with a map to Unicode and without', async () => {
    expect(await said({})).toEqual(['printed', 'printed']);
    expect(await said()).toEqual(['printed', 'printed']);
  });

  test.each([
    ...['Helvetica', 'Times', 'Courier'].flatMap((family) => {
      const [upright, slanted] = family === 'Times' ? ['-Roman', 'Italic'] : ['', 'Oblique'];
      return [`${family}${upright}`, `${family}-Bold`, `${family}-${slanted}`, `${family}-Bold${slanted}`];
    }),
  ])('in %s', async (font) => {
    const written = String.fromCharCode(...writePdf([page])).replace(
      '/BaseFont /Helvetica >>',
      `/BaseFont /${font} >>`,
    );
    const [first] = await read(Uint8Array.from(written, (character) => character.charCodeAt(0)));
    expect(first?.text).toBe('printed');
  });

  test('with a large word aslant over it, on a grey ground, white on black, very small', async () => {
    const aslant = 'q 0.7 0.7 -0.7 0.7 150 500 cm BT /F1 90 Tf 0.7 g (COPY) Tj ET Q 0 g ';
    const grounds = [
      '',
      aslant,
      '0.8 g 60 540 480 180 re f 0 g ',
      '0 g 60 540 480 180 re f 1 g ',
      'q 0.4 0 0 0.4 0 0 cm ',
    ];
    const pages = grounds.map((ground) => ({ content: ground + bookings }));
    expect((await read(writePdf(pages))).map(({ text }) => text)).toEqual(grounds.map(() => 'printed'));
  });
});
