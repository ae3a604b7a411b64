import { sql } from 'kysely';
import type { Database } from '../database/client.ts';

/** Everything in a database, as text, by table; the queue's tables too. To look for what must not be there. */
export async function allRows({ sql: db }: Pick<Database, 'sql'>): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const texts = new Map<string, string>();
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(db);
    texts.set(name, rows.map(({ text }) => text).join('\n'));
  }
  return texts;
}
