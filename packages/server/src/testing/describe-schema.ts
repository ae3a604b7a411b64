import { type Kysely, sql } from 'kysely';

/**
 * What the tables in the schema `public` are, as SQL, in an order of its own: the text of `schema.sql`. It says the
 * same of the embedded database and of every version of PostgreSQL.
 */
export async function describeSchema<T>(database: Kysely<T>): Promise<string> {
  const columns = await sql<{ table: string; line: string }>`
    select c.relname as table,
      format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        case when d.adbin is null then '' else ' default ' || pg_get_expr(d.adbin, d.adrelid) end) as line
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = 'public' and c.relkind = 'r'
    order by c.relname, a.attnum`.execute(database);
  const constraints = await sql<{ table: string; line: string }>`
    select c.relname as table, format('  constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) as line
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
    -- Newer versions also list "not null" as constraints; the columns say that already.
    where n.nspname = 'public' and k.contype <> 'n'
    order by c.relname, k.contype desc, k.conname`.execute(database);
  const indexes = await sql<{ table: string; line: string }>`
    select tablename as table, indexdef || ';' as line from pg_indexes i
    where schemaname = 'public'
      and not exists (select from pg_constraint k where k.conname = i.indexname and k.contype in ('p', 'u', 'x'))
    order by tablename, indexname`.execute(database);
  const triggers = await sql<{ table: string; line: string }>`
    select c.relname as table, pg_get_triggerdef(t.oid) || ';' as line
    from pg_trigger t
      join pg_class c on c.oid = t.tgrelid
      join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and not t.tgisinternal
    order by c.relname, t.tgname`.execute(database);
  const of = (rows: readonly { table: string; line: string }[], table: string) =>
    rows.filter((row) => row.table === table).map((row) => row.line);
  const tables = [...new Set(columns.rows.map((row) => row.table))];
  return tables
    .map((table) => {
      const body = [...of(columns.rows, table), ...of(constraints.rows, table)].join(',\n');
      const after = [...of(indexes.rows, table), ...of(triggers.rows, table)].map((line) => `\n${line}`);
      return `create table ${table} (\n${body}\n);${after.join('')}\n`;
    })
    .join('\n');
}
