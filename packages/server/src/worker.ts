import { ConfigError, readConfig } from './config.ts';
import { runUntilStopped } from './process.ts';
import { startWorker } from './server.ts';

/** A process that only works on jobs, on this or another machine. */
await runUntilStopped(async () => {
  const config = readConfig();
  if (config.databaseUrl === undefined) {
    throw new ConfigError([
      'DATABASE_URL must name the PostgreSQL server: no other process can work on the embedded one',
    ]);
  }
  const worker = await startWorker(config);
  console.log(`Tallyleaf is working on conversions, ${Math.max(1, config.workers)} at once`);
  return worker.close;
});
