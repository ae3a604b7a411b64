import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { sniff } from './sniff.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('what a file is by its content', () => {
  test.each([
    ['%PDF-1.4\n', 'pdf'],
    [`${'junk '.repeat(100)}%PDF-1.7`, 'pdf'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
    ['II*\0\x08\0\0\0', 'tiff'],
    ['MM\0*\0\0\0\x08', 'tiff'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0miafheix', 'heic'],
  ])('%j', (text, type) => {
    expect(sniff(bytes(text))).toBe(type);
  });

  test.each([
    ['an empty file', ''],
    ['a program', 'MZ\x90\0'],
    ['an office file', 'PK\x03\x04[Content_Types].xml'],
    ['a text', 'Date,Description,Amount\n'],
    ['a header that comes too late', `${' '.repeat(1024)}%PDF-1.4`],
    ['a sound', 'RIFF\x24\0\0\0WAVEfmt '],
    ['another kind of HEIF', '\0\0\0\x18ftypavif\0\0\0\0mif1miaf'],
    ['a film', '\0\0\0\x18ftypisom\0\0\0\0isomiso2'],
    ['half a signature', '\x89PN'],
  ])('not %s', (_, text) => {
    expect(() => sniff(bytes(text))).toThrow(Refusal);
    expect(() => sniff(bytes(text))).toThrow(expect.objectContaining({ code: 'unsupported-file' }));
  });
});
