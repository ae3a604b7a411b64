import { resolve } from 'node:path';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { aborted, type Io } from '../io.ts';
import { parseOptions, UsageError } from '../usage.ts';

/**
 * `tallyleaf worker`: works on the jobs of a server, on this or another machine, until it is told to stop. It finds its
 * work in the PostgreSQL database that both are configured with.
 */
export async function worker(args: string[], io: Io): Promise<ExitCode> {
  const { values } = parseOptions({ args, options: { data: { type: 'string' } } });
  const { explainForPeople, readConfig, readEnvironment, startWorker } = await import('@tallyleaf/server');
  const folder = values.data === undefined ? {} : { DATA_FOLDER: resolve(values.data) };
  try {
    const config = readConfig({ ...readEnvironment(), ...folder });
    const running = await startWorker(config);
    io.stdout.write(`Tallyleaf is working on conversions, ${Math.max(1, config.workers)} at once\n`);
    await aborted(io.signal);
    await running.close();
    return EXIT.ok;
  } catch (error) {
    const message = explainForPeople(error);
    if (message === undefined) throw error;
    throw new UsageError(message);
  }
}
