import { readMigrations, type Session } from '../../database/migrate.ts';

/** A table of ours, with its columns that hold values of their own. */
export interface OwnTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The column that the database numbers itself, if there is one. */
  readonly numbered: string | undefined;
}

const TABLE = /^create table (?:if not exists )?([a-z_]+)|^alter table [a-z_]+ rename to ([a-z_]+)/gm;
const FUNCTION = /^create (?:or replace )?function ([a-z_]+)/gm;

/** Names that our migrations make: a database may hold what others made as well. */
export async function namesOfOurs(): Promise<{ readonly tables: string[]; readonly functions: string[] }> {
  const text = (await readMigrations()).map((migration) => migration.text).join('\n');
  const names = (pattern: RegExp): string[] => [
    ...new Set([...text.matchAll(pattern)].map(([, made, renamed]) => made ?? renamed ?? '')),
  ];
  return { tables: names(TABLE), functions: names(FUNCTION) };
}

/**
 * Our tables that are there, each after those that it refers to. The list of migrations is not among them: a restored
 * database has that of the program that restores it.
 */
export async function ownTables(session: Session): Promise<OwnTable[]> {
  const { tables } = await namesOfOurs();
  const columns = await session.query<{ table: string; name: string; numbered: boolean }>(
    `select c.relname as table, a.attname as name, a.attidentity <> '' as numbered
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = '' and c.relname = any($1)
     order by c.relname, a.attnum`,
    [tables],
  );
  const references = await session.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const there = [...new Set(columns.map(({ table }) => table))];
  return inOrder(there, references).map((name) => {
    const own = columns.filter(({ table }) => table === name);
    return {
      name,
      columns: own.map((column) => column.name),
      numbered: own.find(({ numbered }) => numbered)?.name,
    };
  });
}

/** Tables so that none comes before one that it refers to. */
function inOrder(names: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const ordered: string[] = [];
  let waiting = [...names];
  while (waiting.length > 0) {
    const ready = waiting.filter((name) => !references.some(({ from, to }) => from === name && waiting.includes(to)));
    if (ready.length === 0) throw new Error('tables refer to one another in a circle');
    ordered.push(...ready);
    waiting = waiting.filter((name) => !ready.includes(name));
  }
  return ordered;
}
