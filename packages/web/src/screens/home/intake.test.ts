import { expect, it } from 'vitest';
import { sniffKind } from './intake.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));

it.each([
  ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
  ['a PDF after junk', bytes('x'.repeat(1000), '%PDF-1.4'), 'pdf'],
  ['PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]), 'png'],
  ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  ['TIFF, little end first', bytes('II', [42, 0]), 'tiff'],
  ['TIFF, big end first', bytes('MM', [0, 42]), 'tiff'],
  ['WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBP'), 'webp'],
  ['HEIC', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'), 'heic'],
  ['another kind of HEIF', bytes([0, 0, 0, 24], 'ftypavif', [0, 0, 0, 0], 'mif1miaf'), null],
  ['a sound in RIFF', bytes('RIFF', [1, 2, 3, 4], 'WAVE'), null],
  ['a PDF that begins too late', bytes('x'.repeat(1024), '%PDF-1.4'), null],
  ['text', bytes('Date;Amount'), null],
  ['nothing', bytes(), null],
  ['a ZIP', bytes('PK', [3, 4]), null],
])('%s', (_, content, kind) => {
  expect(sniffKind(content)).toBe(kind);
});
