/** The worker that runs tesseract as WebAssembly. It is sent all it needs but the build's own script. */
import type { Build } from '../tesseract/builds.ts';
import type { CreateCore } from '../tesseract/core.ts';
import { createReading, type ReadingRequest } from '../tesseract/reading-messages.ts';

/** Spelled out for the bundler, which makes a file of each. */
const CORES: Readonly<Record<Build, () => Promise<{ readonly default: unknown }>>> = {
  'relaxedsimd-lstm': () => import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'),
  'simd-lstm': () => import('tesseract.js-core/tesseract-core-simd-lstm.js'),
  lstm: () => import('tesseract.js-core/tesseract-core-lstm.js'),
};

const answer = createReading(async (build) => (await CORES[build]()).default as CreateCore);

self.addEventListener('message', (event: MessageEvent<ReadingRequest>) => {
  void answer(event.data).then((reply) => self.postMessage(reply));
});
