import { execFileSync } from 'node:child_process';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipFiles } from './zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('zipFiles', () => {
  const files = [
    { name: 'März/明細.csv', bytes: bytes('one') },
    { name: '__proto__.csv', bytes: bytes('two') },
    { name: 'empty', bytes: bytes('') },
  ];

  it('gives the files back', () => {
    const read = unzipSync(zipFiles(files));
    expect(Object.entries(read).map(([name, data]) => ({ name, bytes: data }))).toEqual(files);
  });

  it('refuses two files of one name', () => {
    expect(() => zipFiles([...files, { name: 'empty', bytes: bytes('x') }])).toThrow(RangeError);
  });

  it('is the same in every time zone', () => {
    const script = `
      const { zipFiles } = await import(process.argv[1]);
      process.stdout.write(Buffer.from(zipFiles([{ name: 'a', bytes: new Uint8Array([1]) }])).toString('base64'));`;
    const zone = (TZ: string) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script, new URL('./zip.ts', import.meta.url).href], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      });
    expect(zone('Pacific/Kiritimati')).toBe(zone('America/Los_Angeles'));
  });
});
