import { expect, it } from 'vitest';
import { droppedFiles } from './dropped-files.ts';

const file = (name: string): File => new File(['x'], name);
const entryOf = (one: File) => ({
  name: one.name,
  isDirectory: false,
  file: (resolve: (file: File) => void) => resolve(one),
});

/** A folder whose reader tells `atOnce` entries at a time, as browsers do. */
function folder(name: string, entries: readonly { readonly name: string }[], atOnce = 2) {
  const createReader = () => {
    const left = [...entries];
    return { readEntries: (resolve: (some: unknown[]) => void) => resolve(left.splice(0, atOnce)) };
  };
  return { name, isDirectory: true, createReader };
}

const itemOf = (one: File) => ({ kind: 'file', webkitGetAsEntry: () => entryOf(one), getAsFile: () => one });
const itemOfFolder = (one: { readonly name: string }) => ({
  kind: 'file',
  webkitGetAsEntry: () => one,
  getAsFile: () => file(one.name),
});
const text = { kind: 'string', webkitGetAsEntry: () => null, getAsFile: () => null };
const namesOf = async (...items: readonly object[]): Promise<string[]> =>
  (await droppedFiles({ items } as unknown as DataTransfer)).map(({ name }) => name);

it('takes files as they come, and no text beside them', async () => {
  expect(await namesOf(itemOf(file('b.pdf')), text, itemOf(file('a.png')))).toEqual(['b.pdf', 'a.png']);
  expect(await namesOf(text)).toEqual([]);
});

it('takes a file that the browser has no entry for', async () => {
  expect(await namesOf({ kind: 'file', webkitGetAsEntry: () => null, getAsFile: () => file('a.pdf') })).toEqual([
    'a.pdf',
  ]);
});

it('takes all that lies in folders, however many and however deep, but nothing of the system', async () => {
  const inner = folder('2024', [entryOf(file('d.pdf')), entryOf(file('Thumbs.db'))]);
  const outer = folder('statements', [
    ...['a.pdf', '.DS_Store', 'b.pdf', '._b.pdf', 'c.pdf'].map((name) => entryOf(file(name))),
    inner,
    folder('.git', [entryOf(file('e.pdf'))]),
  ]);
  expect(await namesOf(itemOfFolder(outer), itemOf(file('f.pdf')))).toEqual([
    'a.pdf',
    'b.pdf',
    'c.pdf',
    'd.pdf',
    'f.pdf',
  ]);
});

it('says so where a folder cannot be read', async () => {
  const closed = {
    ...folder('closed', []),
    createReader: () => ({
      readEntries: (_: unknown, reject: (error: Error) => void) => reject(new DOMException('no', 'NotReadableError')),
    }),
  };
  await expect(namesOf(itemOfFolder(closed))).rejects.toThrow('no');
});
