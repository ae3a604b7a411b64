import { flushCompileCache } from 'node:module';
import { readEnvironment } from './config/environment.ts';
import { readConfig } from './config.ts';
import { runUntilStopped } from './process.ts';
import { startServer } from './server.ts';

/** The product in one process: config, app, listen. */
await runUntilStopped(async () => {
  const server = await startServer(readConfig(readEnvironment()));
  // A server may never end in a way that would write them.
  flushCompileCache();
  console.log(`Tallyleaf is running at ${server.url}`);
  return server;
});
