import { expect, it } from 'vitest';
import { mediaTypeOf } from './media-type.ts';
import { cleanName } from './receive-upload.ts';

it.each([
  ['%PDF-1.7\n', 'application/pdf'],
  [`${' '.repeat(1019)}%PDF-1.4`, 'application/pdf'],
  [`${' '.repeat(1020)}%PDF-1.4`, undefined],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x18ftypavif\0\0\0\0mif1miaf', undefined],
  ['RIFF\0\0\0\0WAVE', undefined],
  ['<html>', undefined],
  ['PK\x03\x04', undefined],
  ['', undefined],
])('knows %j as %s', (text, expected) => {
  expect(mediaTypeOf(Buffer.from(text, 'latin1'))).toBe(expected);
});

it.each([
  ['march.pdf', 'march.pdf'],
  ['C:\\Users\\me\\march.pdf', 'march.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\u202egnp.pdf', 'abgnp.pdf'],
  ['', 'statement'],
  ['..\u0007/', 'statement'],
  [undefined, 'statement'],
  ['März 令和7年.pdf', 'März 令和7年.pdf'],
])('keeps of the name %j only %j', (name, expected) => {
  expect(cleanName(name)).toBe(expected);
});

it('keeps a name within bounds, and whole characters', () => {
  expect([...cleanName('😀'.repeat(400))]).toHaveLength(255);
});
