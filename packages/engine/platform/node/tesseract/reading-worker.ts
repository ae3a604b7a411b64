/** The thread that runs tesseract as WebAssembly. */
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { CreateCore } from '../../tesseract/core.ts';
import { createReading, type ReadingRequest } from '../../tesseract/reading-messages.ts';

const require = createRequire(import.meta.url);
const answer = createReading(async (build) => require(`tesseract.js-core/tesseract-core-${build}.js`) as CreateCore);

parentPort?.on('message', (request: ReadingRequest) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply));
});
