import type { Picture } from '../../src/shapes/picture.ts';
import type { PrintReader, ReadWord } from '../../src/shapes/print-reader.ts';
import { DATA } from './data.ts';
import { createLanes } from './lanes.ts';

/** A worker that reads print with one language's data, a sheet at a time. */
export interface ReaderWorker {
  readonly read: (sheet: Picture) => Promise<readonly ReadWord[]>;
  readonly end: () => Promise<void> | void;
}

interface Place {
  readonly lanes: number;
  readonly start: (language: string) => Promise<ReaderWorker>;
}

interface Started {
  readonly language: string;
  readonly worker: Promise<ReaderWorker>;
}

/** Idle workers kept beyond the lanes: a page is read in its own language, then its figures in another. */
const SPARE = 1;

/** tesseract as WebAssembly, in as many workers as there are lanes. */
export function openReaderPool({ lanes: count, start }: Place): PrintReader {
  const lanes = createLanes(count);
  const all = new Set<Started>();
  const idle: Started[] = [];
  let closed = false;

  async function end(one: Started): Promise<void> {
    all.delete(one);
    await (await one.worker).end();
  }

  function take(language: string): Started {
    if (closed) throw new Error('the reader was closed');
    const at = idle.findIndex((one) => one.language === language);
    const one = idle.splice(at, at < 0 ? 0 : 1)[0] ?? { language, worker: start(language) };
    all.add(one);
    return one;
  }

  async function read(sheet: Picture, language: string): Promise<readonly ReadWord[]> {
    const one = take(language);
    try {
      const words = await (await one.worker).read(sheet);
      idle.push(one);
      if (idle.length > count + SPARE) await end(idle.shift() as Started);
      return words;
    } catch (error) {
      await end(one).catch(() => undefined);
      throw error;
    }
  }

  return {
    program: { engine: 'tesseract.js', version: '7.0.0', data: DATA.variant },
    lanes: lanes.count,
    languages: new Set(DATA.languages),
    read: (sheet, language, signal) => lanes.run(() => read(sheet, language), signal),
    async close() {
      closed = true;
      // Where a document is refused in the middle, nobody waits for what is still being read.
      await Promise.all([...all].map((one) => end(one).catch(() => undefined)));
    },
  };
}
