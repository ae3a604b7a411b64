import { readEnvironment } from './config/environment.ts';
import { readConfig } from './config.ts';
import { runUntilStopped } from './process.ts';
import { startServer } from './server.ts';

/** The product in one process: config, app, listen. */
await runUntilStopped(async () => {
  const server = await startServer(readConfig(readEnvironment()));
  console.log(`Tallyleaf is running at ${server.url}`);
  return server;
});
