import { readEnvironment } from './config/environment.ts';
import { readConfig } from './config.ts';
import { runUntilStopped } from './process.ts';
import { startWorker } from './server.ts';

/** A process that only works on jobs, on this or another machine. */
await runUntilStopped(async () => {
  const config = readConfig(readEnvironment());
  const worker = await startWorker(config);
  console.log(`Tallyleaf is working on conversions, ${Math.max(1, config.workers)} at once`);
  return worker;
});
