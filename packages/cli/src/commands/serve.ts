import { resolve } from 'node:path';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { aborted, type Io } from '../io.ts';
import { parseOptions, UsageError } from '../usage.ts';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
} as const;

/**
 * `tallyleaf serve`: the web app and its server, until it is told to stop. The environment configures it as it does
 * `npm start`; `--port`, `--host` and `--data` stand above it.
 */
export async function serve(args: string[], io: Io): Promise<ExitCode> {
  const { values } = parseOptions({ args, options: OPTIONS });
  const { explainForPeople, readConfig, readEnvironment, startServer } = await import('@tallyleaf/server');
  const environment = {
    ...readEnvironment(),
    ...(values.port === undefined ? {} : { PORT: values.port }),
    ...(values.host === undefined ? {} : { HOST: values.host }),
    ...(values.data === undefined ? {} : { DATA_FOLDER: resolve(values.data) }),
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
