import { readConfig } from '../config.ts';
import { runUntilStopped } from '../process.ts';
import { startServer, startWorker } from '../server.ts';
import { conversionOf, fakeConverter } from './fake-converter.ts';

/**
 * The server as `main.ts` starts it, but with an engine that takes as long as the first argument says (milliseconds):
 * for tests that end the process in the middle of a conversion. With `worker` after it, a worker as `worker.ts` starts it.
 */
const duration = Number(process.argv[2]);

await runUntilStopped(async () => {
  const converter = fakeConverter();
  converter.work = async (request, { onProgress, signal }) => {
    onProgress({ stage: 'reading', page: 1, pages: 2 });
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, duration);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new Error('stopped'));
      });
    });
    return conversionOf(request);
  };
  const parts = { createConverter: () => converter };
  if (process.argv[3] === 'worker') {
    const worker = await startWorker(readConfig(), parts);
    console.log('Tallyleaf is working on conversions');
    return worker;
  }
  const server = await startServer(readConfig(), parts);
  console.log(`Tallyleaf is running at ${server.url}`);
  return server;
});
