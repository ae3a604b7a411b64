import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** What migrating needs of a database: one transaction in which single statements and whole scripts run. */
export interface Migrator {
  readonly transaction: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
}

export interface Session {
  readonly query: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  readonly script: (text: string) => Promise<void>;
}

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

/** A migration that a database has run. */
export type Applied = Omit<Migration, 'text'>;

const FOLDER = new URL('./migrations/', import.meta.url);

/** Any number, the same in every process: whoever holds this lock migrates. */
const LOCK = 7_401_155_325;

/**
 * Brings a database up to this program: runs the migrations that it lacks, in the order of their numbers, all of them
 * or none. Processes that start together wait for one another.
 * @throws {Error} when the database has a migration that this program does not know or that reads otherwise.
 */
export async function migrate(database: Migrator): Promise<void> {
  await database.transaction((session) => runMigrations(session));
}

/** Runs what a database lacks, inside a transaction, up to and with the migration of this number. */
export async function runMigrations(session: Session, upTo = Number.POSITIVE_INFINITY): Promise<void> {
  const known = await readMigrations();
  await session.query('select pg_advisory_xact_lock($1::bigint)', [LOCK]);
  await session.query(`create table if not exists migrations (
    number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())`);
  const applied = await readApplied(session);
  for (const one of applied) verify(one, known);
  const done = new Set(applied.map(({ number }) => number));
  for (const migration of known.filter(({ number }) => !done.has(number) && number <= upTo)) {
    await session.script(migration.text);
    await session.query('insert into migrations (number, name, sha256) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.sha256,
    ]);
  }
}

/** The migrations that a database has run. */
export const readApplied = (session: Session): Promise<Applied[]> =>
  session.query<Applied>('select number, name, sha256 from migrations order by number');

/**
 * How many migrations of this program are not among these.
 * @throws {Error} when one is not known to this program, or reads otherwise.
 */
export async function checkApplied(applied: readonly Applied[]): Promise<number> {
  const known = await readMigrations();
  for (const done of applied) verify(done, known);
  return known.length - applied.length;
}

function verify(done: Applied, known: readonly Migration[]): void {
  const same = known.find(({ number }) => number === done.number);
  if (!same)
    throw new Error(`The database is newer than this program: it has migration ${done.name}. Update Tallyleaf.`);
  if (same.sha256 !== done.sha256) throw new Error(`Migration ${done.name} was changed after it ran on this database.`);
}

/** The migrations in the folder, `0001-name.sql` and so on, in the order of their numbers. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
      if (!(number > 0)) throw new Error(`The migration ${name} carries no number.`);
      const text = (await readFile(new URL(name, FOLDER), 'utf8')).replaceAll('\r\n', '\n');
      return { number, name: name.slice(0, -4), text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
