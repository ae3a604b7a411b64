import { execFileSync } from 'node:child_process';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type NamedFile, zipFiles, zipStream } from './zip.ts';

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

describe('zipStream', () => {
  async function* from(files: readonly NamedFile[]): AsyncGenerator<NamedFile> {
    for (const file of files) yield await Promise.resolve(file);
  }
  const whole = async (files: readonly NamedFile[]): Promise<Uint8Array> => {
    const pieces: Uint8Array[] = [];
    for await (const piece of zipStream(from(files))) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  const files = [
    { name: 'März/明細.csv', bytes: bytes('one') },
    { name: 'large', bytes: bytes('row\r\n'.repeat(50_000)) },
    { name: 'empty', bytes: bytes('') },
  ];

  it('gives the files back, the same bytes each time', async () => {
    const archive = await whole(files);
    expect(Object.entries(unzipSync(archive)).map(([name, data]) => ({ name, bytes: data }))).toEqual(files);
    expect(Buffer.compare(archive, await whole(files))).toBe(0);
  });

  it('has no file in memory but the one that is written', async () => {
    let open = 0;
    async function* counted(): AsyncGenerator<NamedFile> {
      for (let n = 0; n < 5; n++) {
        open += 1;
        yield { name: `${n}`, bytes: bytes('x'.repeat(1000)) };
      }
    }
    const archive = zipStream(counted());
    await archive.next();
    expect(open).toBe(1);
    await archive.return(undefined);
  });

  it('refuses two files of one name', async () => {
    await expect(whole([...files, { name: 'empty', bytes: bytes('x') }])).rejects.toThrow(RangeError);
  });
});
