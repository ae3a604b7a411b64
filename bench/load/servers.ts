import { TEST_KEY } from '../../packages/server/src/testing/harness.ts';
import { startProcess, worker } from '../../packages/server/src/testing/server-process.ts';
import { startServer, temporaryFolder } from '../../tests/e2e/product.ts';
import { startPostgres } from '../../tests/real-postgres.ts';

/** Limits that a load does not meet: what is measured is the machine. */
const LIMITS = {
  // The clients sign their own cookies.
  SECRET_KEY: TEST_KEY.toString('base64'),
  MAX_UPLOADS_PER_TEN_MINUTES: '1000000',
  MAX_WAITING_FILES: '1000000',
  MAX_MB_AN_HOUR: '1000000',
  MAX_STORED_MB: '1000000',
  MAX_WORK_SECONDS_AN_HOUR: '1000000',
};

/** A server under load. */
export interface LoadedServer {
  readonly url: string;
  readonly pid: number;
}

/** Does something with a server of its own, on the embedded database. */
export async function withServer<T>(workers: number, work: (server: LoadedServer) => Promise<T>): Promise<T> {
  const folder = temporaryFolder();
  const server = await startServer(folder.path, { ...LIMITS, WORKERS: String(workers) });
  try {
    return await work(server);
  } finally {
    await server.kill();
    folder.remove();
  }
}

/** Does something with a server on PostgreSQL that only takes files in, and so many processes that convert one at a time. */
export async function withWorkers<T>(count: number, work: (server: LoadedServer) => Promise<T>): Promise<T> {
  const postgres = await startPostgres();
  const folder = temporaryFolder();
  const environment = { ...LIMITS, DATABASE_URL: postgres.url, DATA_FOLDER: folder.path, LOG_LEVEL: 'error' };
  const server = await startServer(folder.path, { ...environment, WORKERS: '0' });
  const workers = await Promise.all(
    Array.from({ length: count }, () => startProcess(worker, { ...environment, WORKERS: '1' })),
  );
  try {
    return await work(server);
  } finally {
    await Promise.all([server.kill(), ...workers.map((one) => one.end('SIGKILL'))]);
    await postgres.stop();
    folder.remove();
  }
}
