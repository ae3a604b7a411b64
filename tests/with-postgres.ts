import { type RealPostgres, startPostgres } from './real-postgres.ts';

/** Vitest's global set-up: tests find a real PostgreSQL server at TEST_DATABASE_URL. One that is set is used as it is. */

let postgres: RealPostgres | undefined;

export async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}
