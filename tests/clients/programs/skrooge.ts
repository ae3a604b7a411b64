import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { run } from '../client.ts';

/** Skrooge's importers, by `skroogeconvert`. */

export interface SkroogeRow {
  /** ISO; `0000-00-00` for the opening balance of an account. */
  readonly date: string;
  readonly account: string;
  readonly payee: string;
  readonly comment: string;
  readonly number: string;
  /** The kind of payment. */
  readonly mode: string;
  readonly amount: string;
  readonly unit: string;
}

/** On a busy machine Skrooge now and then sets up its database twice and gives up before it has looked at the file. */
const NOT_STARTED = /Database migration from version {2}to version/;

/**
 * What Skrooge imports of a file, in its own CSV; it is asked again where it did not start.
 * @throws {Error} when it refuses the file
 */
export function skroogeRows(path: string, folder: string): SkroogeRow[] {
  const out = join(folder, 'skrooge.csv');
  const ask = () =>
    run('skroogeconvert', ['--in', path, '--out', out], { env: { HOME: folder, XDG_RUNTIME_DIR: folder } });
  const first = ask();
  const { status, stdout, stderr } = NOT_STARTED.test(first.stdout + first.stderr) ? ask() : first;
  if (status !== 0) throw new Error(`skroogeconvert: ${stdout} ${stderr}`);
  return parse(readFileSync(out, 'utf8'), { columns: true, delimiter: ';' }) as SkroogeRow[];
}
