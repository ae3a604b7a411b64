import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkedId, FileMissing, type Storage } from '../storage/storage.ts';

/** A storage that lasts as long as the process: for tests. */
export function memoryStorage(): Storage {
  const files = new Map<string, { readonly bytes: Buffer; readonly modifiedAt: Date }>();
  return {
    put: async (id, content) => {
      const bytes = await buffer(content);
      files.set(checkedId(id), { bytes, modifiedAt: new Date() });
      return bytes.length;
    },
    get: async (id, range) => {
      const file = files.get(checkedId(id));
      if (!file) throw new FileMissing();
      return Readable.from([range ? file.bytes.subarray(range.start, range.end + 1) : file.bytes]);
    },
    stat: async (id) => {
      const file = files.get(checkedId(id));
      return file && { id, size: file.bytes.length, modifiedAt: file.modifiedAt };
    },
    delete: async (id) => {
      files.delete(checkedId(id));
    },
    list: async function* () {
      for (const [id, file] of [...files]) yield { id, size: file.bytes.length, modifiedAt: file.modifiedAt };
    },
  };
}
