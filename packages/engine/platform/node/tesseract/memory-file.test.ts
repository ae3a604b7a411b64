import { closeSync, fstatSync, readSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryFile } from './memory-file.ts';

test('a file in memory is read from its start, and has no name; where there is none, nothing is given', () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, n) => n);
  const file = memoryFile(bytes);
  if (file === null) return;
  const read = new Uint8Array(bytes.length);
  for (let at = 0; at < read.length; ) at += readSync(file, read, at, read.length - at, null);
  expect(read).toEqual(bytes);
  expect(fstatSync(file).nlink).toBe(0);
  closeSync(file);
});
