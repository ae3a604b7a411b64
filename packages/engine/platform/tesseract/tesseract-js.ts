import { createWorker, OEM, type Worker, type WorkerOptions } from 'tesseract.js';
import type { PrintReader, ReadWord } from '../../src/shapes/print-reader.ts';
import { DATA } from './data.ts';
import { createLanes } from './lanes.ts';
import { parseTsv } from './parse-tsv.ts';
import { PAGE_SEGMENTATION, SETTINGS } from './settings.ts';
import { sheetFile } from './sheet-file.ts';

/** Where tesseract.js finds its parts. */
export interface TesseractJsPlace {
  readonly lanes: number;
  readonly optionsFor: (language: string) => Partial<WorkerOptions>;
}

/** A worker with one language's data. */
interface Reader {
  readonly language: string;
  readonly worker: Promise<Worker>;
}

async function start({ optionsFor }: TesseractJsPlace, language: string): Promise<Worker> {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
    ...optionsFor(language),
  });
  await worker.setParameters({ ...SETTINGS, tessedit_pageseg_mode: PAGE_SEGMENTATION as Tesseract.PSM });
  return worker;
}

/** Idle workers kept beyond the lanes: a page is read in its own language, then its figures in another. */
const SPARE = 1;

/** tesseract.js, which runs tesseract as WebAssembly in workers, one language each. */
export function openTesseractJs(place: TesseractJsPlace): PrintReader {
  const lanes = createLanes(place.lanes);
  const idle: Reader[] = [];
  const end = async ({ worker }: Reader): Promise<void> => void (await (await worker).terminate());

  function take(language: string): Reader {
    const at = idle.findIndex((reader) => reader.language === language);
    return idle.splice(at, at < 0 ? 0 : 1)[0] ?? { language, worker: start(place, language) };
  }

  async function read(sheet: Parameters<PrintReader['read']>[0], language: string): Promise<readonly ReadWord[]> {
    const reader = take(language);
    try {
      const worker = await reader.worker;
      const { data } = await worker.recognize(sheetFile(sheet) as unknown as Blob, {}, { text: false, tsv: true });
      idle.push(reader);
      if (idle.length > place.lanes + SPARE) await end(idle.shift() as Reader);
      return parseTsv(data.tsv ?? '');
    } catch (error) {
      await end(reader).catch(() => undefined);
      throw error instanceof Error ? error : new Error(`tesseract.js: ${String(error)}`);
    }
  }

  return {
    program: { engine: 'tesseract.js', version: '7.0.0', data: DATA.variant },
    lanes: lanes.count,
    languages: new Set(DATA.languages),
    read: (sheet, language, signal) => lanes.run(() => read(sheet, language), signal),
    close: async () => void (await Promise.all(idle.splice(0).map(end))),
  };
}
