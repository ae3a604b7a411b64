import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { ownTables } from '../../admin/backup/tables.ts';
import { migratorOfPglite } from '../../database/client.ts';
import { readMigrations, runMigrations, type Session } from '../../database/migrate.ts';
import { seed } from './seed.ts';

/**
 * Writes `database/old/NNNN.sql` for each state of the migrations that has none yet: the rows of a database in that state, its list of
 * migrations included. Run it once a migration is added: `node packages/server/src/testing/old-databases/make.ts`. Those that are
 * there stay as they are: they are what is in people's folders.
 */
const lite = await PGlite.create();
await migratorOfPglite(lite).transaction(async (session) => {
  for (const { number, name } of await readMigrations()) {
    await runMigrations(session, number);
    await seed(session, number);
    const file = new URL(`../../database/old/${name.slice(0, 4)}.sql`, import.meta.url);
    if (!existsSync(file)) await writeFile(file, await dump(session));
  }
});
await lite.close();

async function dump(session: Session): Promise<string> {
  const names = [...(await ownTables(session)).map(({ name }) => name), 'migrations'];
  const lines = await Promise.all(
    names.map(async (name) => {
      const [found] = await session.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${name} t`);
      if (!found?.rows) return '';
      return `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, '${found.rows.replaceAll("'", "''")}');\n`;
    }),
  );
  return lines.join('');
}
