import { resolve } from 'node:path';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { aborted, type Io } from '../io.ts';
import { parseOptions, UsageError } from '../usage.ts';
import { worker } from './worker.ts';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  role: { type: 'string' },
} as const;

const ROLES = ['all', 'web', 'worker'] as const;

/**
 * `tallyleaf serve`: the web app and its server, until it is told to stop. The environment configures it as it does
 * `npm start`; `--port`, `--host` and `--data` stand above it. `--role web` leaves conversions to other processes, `--role worker` is
 * `tallyleaf worker`.
 */
export async function serve(args: string[], io: Io): Promise<ExitCode> {
  const { values } = parseOptions({ args, options: OPTIONS });
  const role = ROLES.find((known) => known === (values.role ?? 'all'));
  if (!role) throw new UsageError(`--role is one of ${ROLES.join(', ')}`);
  if (role === 'worker') return worker(values.data === undefined ? [] : ['--data', values.data], io);
  const { explainForPeople, readConfig, readEnvironment, startServer } = await import('@tallyleaf/server');
  const environment = {
    ...readEnvironment(),
    ...(values.port === undefined ? {} : { PORT: values.port }),
    ...(values.host === undefined ? {} : { HOST: values.host }),
    ...(values.data === undefined ? {} : { DATA_FOLDER: resolve(values.data) }),
    ...(role === 'web' ? { WORKERS: '0' } : {}),
  };
  try {
    const server = await startServer(readConfig(environment));
    io.stdout.write(`Tallyleaf is running at ${server.url}\n`);
    await aborted(io.signal);
    await server.close();
    return EXIT.ok;
  } catch (error) {
    const message = explainForPeople(error);
    if (message === undefined) throw error;
    throw new UsageError(message);
  }
}
