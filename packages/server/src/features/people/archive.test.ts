import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { PersonalFile } from '../../personal-data.ts';
import { deferred } from '../../testing/fake-converter.ts';
import { zipStream } from './archive.ts';

async function* list(files: readonly PersonalFile[]): AsyncGenerator<PersonalFile> {
  yield* files;
}
const zip = (files: readonly PersonalFile[]): Promise<Buffer> =>
  buffer(zipStream(list(files), new Date('2025-03-01T12:30:42Z')));

describe('an archive that is streamed', () => {
  it('holds files as they are, in their order', async () => {
    const noise = randomBytes(3_000_000);
    const bytes = await zip([
      { name: 'account.json', content: [Buffer.from('{}')] },
      { name: 'empty', content: [] },
      {
        name: 'files/Kontoauszug März.pdf',
        content: Readable.from([noise.subarray(0, 1_000_000), noise.subarray(1_000_000)]),
      },
    ]);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(['account.json', 'empty', 'files/Kontoauszug März.pdf']);
    expect(Buffer.from(files['account.json'] ?? []).toString()).toBe('{}');
    expect(files.empty).toHaveLength(0);
    expect(Buffer.from(files['files/Kontoauszug März.pdf'] ?? []).equals(noise)).toBe(true);
  });

  it('is an archive without any file', async () => {
    expect(unzipSync(await zip([]))).toEqual({});
  });

  it('can hold what is over 4 GB: sizes are written in 64 bits', async () => {
    const bytes = await zip([{ name: 'a', size: 5e9, content: [Buffer.from('much')] }]);
    expect(Buffer.from(unzipSync(bytes).a ?? []).toString()).toBe('much');
    expect(bytes.readUInt16LE(4)).toBe(45);
    expect(bytes.readUInt32LE(18)).toBe(0xffff_ffff);
  });

  it('breaks off where a file cannot be read, and asks no further', async () => {
    const fails = async function* () {
      yield Buffer.from('begun');
      throw new Error('gone');
    };
    let asked = false;
    const files = async function* (): AsyncGenerator<PersonalFile> {
      yield { name: 'a', content: fails() };
      asked = true;
    };
    await expect(buffer(zipStream(files(), new Date()))).rejects.toThrow('gone');
    expect(asked).toBe(false);
  });

  it('closes what it reads when nobody wants the rest', async () => {
    const closed = deferred();
    const endless = async function* () {
      try {
        for (;;) yield randomBytes(65_536);
      } finally {
        closed.resolve();
      }
    };
    const stream = zipStream(list([{ name: 'a', content: endless() }]), new Date());
    for await (const _chunk of stream) break;
    await closed.promise;
  });
});
