// @vitest-environment node
import 'fake-indexeddb/auto';
import type { Conversion } from '@tallyleaf/contract';
import { beforeEach, expect, it, vi } from 'vitest';

const read: Conversion = {
  schema: 'statement/1',
  source: { fileName: 'march.pdf', sha256: '0'.repeat(64), pages: 3, kind: 'digital' },
  statements: [],
  warnings: [],
};
const file = new File(['%PDF-1.7'], 'march.pdf', { type: 'application/pdf' });

/** The storage of a tab that has room for so many letters. */
class TabStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly entries = new Map<string, string>();
  readonly room: number;
  constructor(room = 1_000_000) {
    this.room = room;
  }
  getItem = (key: string): string | null => this.entries.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(key, value);
  };
  removeItem = (key: string): void => void this.entries.delete(key);
}

/** The modules as a page finds them that was just loaded. */
async function load(storage: TabStorage) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', storage);
  const [tab, documents, keeping] = await Promise.all([
    import('./tab-documents.ts'),
    import('./documents.ts'),
    import('./keeping.ts'),
  ]);
  return { ...tab, ...documents, ...keeping };
}

let storage: TabStorage;
beforeEach(() => {
  storage = new TabStorage();
});

it('what is open is found again by the next page of the tab, with what was corrected, and is not kept', async () => {
  const before = await load(storage);
  await before.holdResult('a', file, read);
  expect(await before.saveCorrections('a', { revision: 0, corrections: { statements: [] }, stands: read })).toBe(1);
  const after = await load(storage);
  expect(await after.openDocument('a')).toMatchObject({ fileName: 'march.pdf', read, revision: 1 });
  expect(await (await after.openDocument('a'))?.file.text()).toBe('%PDF-1.7');
  expect(await after.listDocuments()).toEqual([]);
});

it('is unsaved until it was taken out or is kept, and again once it was corrected', async () => {
  const { holdResult, heldNow, isUnsaved, markTaken, saveCorrections, keepHere, forgetHere } = await load(storage);
  const unsaved = () => heldNow().some(isUnsaved);
  await holdResult('a', file, read);
  expect(unsaved()).toBe(true);
  await markTaken('a');
  expect(unsaved()).toBe(false);
  await saveCorrections('a', { revision: 0, corrections: { statements: [] }, stands: read });
  expect(unsaved()).toBe(true);
  await keepHere('a');
  expect(unsaved()).toBe(false);
  await forgetHere('a');
});

it('what is kept leaves the tab’s storage, and what is forgotten leaves both', async () => {
  const { holdResult, keepHere, forgetHere, listDocuments, openDocument } = await load(storage);
  await holdResult('a', file, read);
  await keepHere('a');
  expect([...storage.entries.keys()]).toEqual(['open_documents']);
  expect((await listDocuments()).map(({ id }) => id)).toEqual(['a']);
  await forgetHere('a');
  expect(storage.entries.size).toBe(0);
  expect(await listDocuments()).toEqual([]);
  expect(await openDocument('a')).toBeUndefined();
});

it('says of a file that is too large that a reload does not find it', async () => {
  storage = new TabStorage(160);
  const { holdResult, heldNow } = await load(storage);
  await holdResult('a', file, { ...read, source: { ...read.source, fileName: crypto.randomUUID().repeat(20) } });
  expect(heldNow()).toMatchObject([{ lasts: false }]);
  expect([...storage.entries.keys()]).toEqual(['open_documents']);
});
