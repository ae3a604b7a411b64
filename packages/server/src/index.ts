export { type Admin, administer } from './admin/admin.ts';
export { EXAMINED, examine } from './admin/doctor/examine.ts';
export type { Finding } from './admin/doctor/finding.ts';
export { REVOCABLE, type Revocable } from './admin/people.ts';
export { ENVIRONMENT_FILE, readEnvironment } from './config/environment.ts';
export { type Config, ConfigError, readConfig } from './config.ts';
export { FolderInUse } from './database/folder-lock.ts';
export { explainForPeople } from './process.ts';
export { type RunningServer, startServer, startWorker } from './server.ts';
