export { readEnvironment } from './config/environment.ts';
export { type Config, ConfigError, readConfig } from './config.ts';
export { explainForPeople } from './process.ts';
export { type RunningServer, startServer, startWorker } from './server.ts';
