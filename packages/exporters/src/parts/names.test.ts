import { describe, expect, it } from 'vitest';
import type { ExportedFile } from '../exporter.ts';
import { asciiFileName, contentDisposition, documentName, nameFiles, uniqueNames } from './names.ts';

const file = (account: number | null, over: Partial<ExportedFile> = {}): ExportedFile => ({
  bytes: new Uint8Array(),
  extension: 'qif',
  account,
  ...over,
});

describe('documentName', () => {
  it.each([
    ['march.pdf', 'march'],
    ['/home/me/march.2025.pdf', 'march.2025'],
    ['C:\\bank\\march.pdf', 'march'],
    ['..\\..\\x.pdf', 'x'],
    ['.pdf', '.pdf'],
    ['no ending', 'no ending'],
    ['Kontoauszug März.pdf', 'Kontoauszug März'],
    ['a:b*c?.pdf', 'a_b_c_'],
    ['', 'statement'],
    ['...', 'statement'],
    ['dots. .pdf', 'dots'],
    ['CON.pdf', 'CON_'],
    ['aux', 'aux_'],
    ['com1.2025.pdf', 'com1_.2025'],
    ['Lpt² .pdf', 'Lpt²_'],
    ['nul .x.pdf', 'nul_ .x'],
    ['CONOUT$.pdf', 'CONOUT$_'],
    ['console.pdf', 'console'],
    ['com10.pdf', 'com10'],
    ['a.con.pdf', 'a.con'],
  ])('%s is %s', (name, expected) => {
    expect(documentName(name)).toBe(expected);
  });
});

describe('uniqueNames', () => {
  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      ['a', 'a', 'a'],
      ['a', 'a-2', 'a-3'],
    ],
    [
      ['a', 'a', 'a-2'],
      ['a', 'a-3', 'a-2'],
    ],
    [
      ['a-2', 'a', 'a'],
      ['a-2', 'a', 'a-3'],
    ],
    [
      ['March', 'march'],
      ['March', 'march-2'],
    ],
  ])('%j is %j', (names, expected) => {
    expect(uniqueNames(names)).toEqual(expected);
  });
});

describe('nameFiles', () => {
  it('numbers the second account and later ones', () => {
    expect(nameFiles('march', [file(1), file(2), file(3)])).toEqual(['march.qif', 'march-2.qif', 'march-3.qif']);
    expect(nameFiles('march', [file(null)])).toEqual(['march.qif']);
    expect(nameFiles('march', [file(2)])).toEqual(['march.qif']);
  });

  it('leaves alone what is another document’s name', () => {
    expect(nameFiles('march', [file(1), file(2)], ['march', 'March-2'])).toEqual(['march.qif', 'march-3.qif']);
  });

  it('has room for a prefix and a part', () => {
    const years = ['2024', '2025'].map((part) => file(1, { part, prefix: 'EXTF_', extension: 'csv' }));
    expect(nameFiles('march', years)).toEqual(['EXTF_march-2024.csv', 'EXTF_march-2025.csv']);
  });
});

describe('names in HTTP headers', () => {
  it.each([
    ['march.csv', 'march.csv'],
    ['März "2025".csv', 'Marz _2025_.csv'],
    ['明細.csv', '_.csv'],
    ['a\r\nSet-Cookie: x.csv', 'a_Set-Cookie: x.csv'],
    ['100%.csv', '100_.csv'],
  ])('%j in ASCII is %s', (name, expected) => {
    expect(asciiFileName(name)).toBe(expected);
  });

  it('gives old clients ASCII and the others the name', () => {
    expect(contentDisposition("März's.csv")).toBe(
      `attachment; filename="Marz's.csv"; filename*=UTF-8''M%C3%A4rz%27s.csv`,
    );
    expect(contentDisposition('\ud800.csv')).toMatch(/^[\x20-\x7e]+$/);
  });
});
