export { type Config, ConfigError, readConfig } from './config.ts';
export { FolderInUse } from './database/folder-lock.ts';
export { PortInUse } from './http/listen.ts';
export { runUntilStopped } from './process.ts';
export { type RunningServer, startServer, startWorker } from './server.ts';
