import { readFile } from 'node:fs/promises';
import { type Conversion, NotAConversion, readConversion } from '@tallyleaf/contract';
import type { OpenPool } from '../engine-pool.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage.ts';
import { convert } from './convert.ts';

/** `tallyleaf export`: results as JSON to each format, as `convert` does it with documents. */
export const exportResults = (args: string[], io: Io): Promise<ExitCode> => convert(args, io, openResults);

/** In place of the engine: a result is read and not reckoned. */
const openResults: OpenPool = async () => ({
  convert: async ({ path }) => await readResult(path),
  close: async () => {},
});

/** @throws {UsageError} for a file that holds no result */
async function readResult(path: string): Promise<Conversion> {
  try {
    return readConversion(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError('not exported: this is no JSON.');
    if (error instanceof NotAConversion) throw new UsageError(`not exported: ${error.message}`);
    throw error;
  }
}
