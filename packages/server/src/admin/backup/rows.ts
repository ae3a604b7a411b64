import type { Session } from '../../database/migrate.ts';
import type { OwnTable } from './tables.ts';

/**
 * Rows travel as JSON that the database writes and reads itself: each type has one text there, which every version of
 * PostgreSQL and the embedded database understand alike, and nothing is turned into a value of ours on the way.
 */

/** Rows are held in memory up to about so many bytes, and are one entry of an archive then. */
const CHUNK_BYTES = 4 * 1024 * 1024;
const MOST_AT_ONCE = 1000;

/** The rows of a table, one JSON object a line, in chunks of whole lines. */
export async function* dumpRows(session: Session, { name, columns }: OwnTable): AsyncGenerator<string> {
  await session.script(`declare dump no scroll cursor for
    select row_to_json(t)::text as line from (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) t`);
  let lines: string[] = [];
  let bytes = 0;
  // One row at first: a result may be as large as a chunk.
  let atOnce = 1;
  for (;;) {
    const rows = await session.query<{ line: string }>(`fetch ${atOnce} from dump`);
    if (rows.length === 0) break;
    const size = rows.reduce((sum, { line }) => sum + line.length, 0);
    atOnce = Math.min(MOST_AT_ONCE, 2 * atOnce, 1 + Math.floor(CHUNK_BYTES / (size / rows.length)));
    lines.push(...rows.map(({ line }) => line));
    bytes += size;
    if (bytes < CHUNK_BYTES) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
    bytes = 0;
  }
  await session.script('close dump');
  if (lines.length > 0) yield `${lines.join('\n')}\n`;
}

/** Puts the lines of a chunk into a table; returns how many. */
export async function loadRows(session: Session, { name, columns }: OwnTable, chunk: string): Promise<number> {
  const lines = chunk.split('\n').filter((line) => line !== '');
  const list = columns.map(quoted).join(', ');
  await session.query(
    `insert into ${quoted(name)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
  return lines.length;
}

/** Lets the database go on numbering after the rows that were loaded. */
export async function continueNumbers(session: Session, { name, numbered }: OwnTable): Promise<void> {
  if (numbered === undefined) return;
  await session.query(
    `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(numbered)}), 0) + 1, false) from ${quoted(name)}`,
    [`public.${quoted(name)}`, numbered],
  );
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
