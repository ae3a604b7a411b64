import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { at, writePdf } from '../../../../tests/written-pdf.ts';
import { createNodeHost } from '../../platform/node/host.ts';
import type { Options } from '../options.ts';
import { openDocument } from './open-document.ts';

const host = createNodeHost();
const open = (bytes: Uint8Array, options: Options = {}) =>
  openDocument({ bytes, fileName: 'statement.pdf' }, options, host);
const refused = (code: string) => expect.objectContaining({ name: 'Refusal', code });

const page = { content: at(72, 700, 'Opening balance 12.34') };

async function encrypted(userPassword: string, pdfVersion: string): Promise<Uint8Array> {
  const document = new PDFDocument({ userPassword, ownerPassword: 'owner', pdfVersion });
  document.text('Opening balance 12.34', 72, 100, {});
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}

describe('a PDF', () => {
  test('opens, and tells how many pages it has', async () => {
    const document = await open(writePdf([page, page]));
    expect(document).toMatchObject({ kind: 'pdf', pages: 2 });
    expect(document.printedPage(2)?.glyphs.count).toBe('Openingbalance12.34'.length);
    document.close();
  });
  test('opens though bytes stand before its header', async () => {
    const junk = new TextEncoder().encode('X-Header: mail\r\n\r\n');
    const document = await open(Uint8Array.from([...junk, ...writePdf([page])]));
    expect(document.pages).toBe(1);
  });
  test('is repaired where its table of objects is wrong', async () => {
    const wrong = new TextDecoder('latin1').decode(writePdf([page])).replace(/startxref\n\d+/, 'startxref\n7');
    const document = await open(Uint8Array.from(wrong, (character) => character.charCodeAt(0)));
    expect(document.printedPage(1)?.glyphs.count).toBeGreaterThan(0);
  });
  test('is repaired where its end is cut off', async () => {
    const whole = writePdf([page, page]);
    const document = await open(whole.slice(0, whole.length - 300));
    expect(document.pages).toBe(2);
    expect(document.printedPage(2)?.glyphs.count).toBeGreaterThan(0);
  });
  test('is refused where a page of it is cut off: the rest is not the whole statement', async () => {
    const whole = writePdf([page, page]);
    const second = new TextDecoder('latin1').decode(whole).lastIndexOf('12 0 obj');
    await expect(open(whole.slice(0, second))).rejects.toThrow(/page 2 of 2 is missing/);
  });
  test('is refused where no page is left of it, or not even its catalog', async () => {
    await expect(open(writePdf([page]).slice(0, 300))).rejects.toThrow(refused('damaged-file'));
    await expect(open(writePdf([page]).slice(0, 20))).rejects.toThrow(refused('damaged-file'));
  });
  test('is refused without any page', async () => {
    await expect(open(writePdf([]))).rejects.toThrow(refused('damaged-file'));
  });
  test('is refused over the limits of pages and bytes', async () => {
    const limits = { pages: 1 };
    await expect(open(writePdf([page, page]), { limits })).rejects.toThrow(refused('too-many-pages'));
    await expect(open(writePdf([page]), { limits: { bytes: 100 } })).rejects.toThrow(refused('too-large'));
  });
  test('whose form draws itself again and again is refused, and the next one opens', async () => {
    const resources = '/Resources << /XObject << /Fm 7 0 R >> >>';
    const loop = `<< /Subtype /Form /BBox [0 0 9 9] ${resources} /Length 13 >>\nstream\n/Fm Do /Fm Do\nendstream`;
    const document = await open(writePdf([{ content: '/Fm Do' }], loop));
    expect(() => document.printedPage(1)).toThrow(refused('damaged-file'));
    expect((await open(writePdf([page]))).printedPage(1)?.glyphs.count).toBeGreaterThan(0);
  });
});

describe.each(['1.3', '1.7', '1.7ext3'])('an encrypted PDF of version %s', (version) => {
  test('is asked for its password, tries each that is given, and says when none fits', async () => {
    const bytes = await encrypted('päss', version);
    await expect(open(bytes)).rejects.toThrow(refused('password-required'));
    await expect(open(bytes, { passwords: ['one', 'two'] })).rejects.toThrow(refused('password-wrong'));
    const document = await open(bytes, { passwords: ['one', 'päss'] });
    expect(document.printedPage(1)?.glyphs.count).toBeGreaterThan(0);
  });
});

test('a PDF that only forbids copying opens without a password', async () => {
  const document = await open(await encrypted('', '1.7'));
  expect(document.printedPage(1)?.glyphs.count).toBeGreaterThan(0);
});

describe('drawing', () => {
  test('a page has white paper and black ink where it was drawn', async () => {
    const document = await open(writePdf([{ content: '0 0 100 100 re f' }]));
    const drawing = document.draw(1, 0.5);
    expect(drawing).toMatchObject({ width: 298, height: 421 });
    const pixel = (x: number, y: number) => [
      ...(drawing?.rgba.subarray((y * 298 + x) * 4, (y * 298 + x) * 4 + 4) ?? []),
    ];
    expect(pixel(10, 410)).toEqual([0, 0, 0, 255]);
    expect(pixel(10, 10)).toEqual([255, 255, 255, 255]);
  });
  test('is refused over the limit of pixels', async () => {
    const document = await open(writePdf([page]), { limits: { pixels: 1000 } });
    expect(() => document.draw(1, 1)).toThrow(refused('too-large'));
  });
});

describe('a picture', () => {
  const png = (width: number, height: number): Uint8Array => {
    const bytes = Buffer.alloc(45);
    bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.write('IEND', 37, 'latin1');
    return new Uint8Array(bytes);
  };
  test('is one page without printed words, as large as its pixels', async () => {
    const document = await open(png(300, 400));
    expect(document).toMatchObject({ kind: 'picture', pages: 1 });
    expect(document.printedPage(1)).toBeNull();
    expect(document.pictureSize(1)).toEqual({ width: 300, height: 400 });
  });
  test('is refused over the limit of pixels before any is read', async () => {
    await expect(open(png(20_000, 20_000))).rejects.toThrow(refused('too-large'));
  });
});

test('anything else is refused, whatever its name says', async () => {
  await expect(open(new Uint8Array())).rejects.toThrow(refused('unsupported-file'));
});
