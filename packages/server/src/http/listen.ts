import { DEFAULT_PORT } from '../config/settings.ts';
import type { Config } from '../config.ts';
import type { App } from './app-type.ts';

/** The port is taken. The message is meant for people and fits one line. */
export class PortInUse extends Error {
  constructor(port: number, setting: 'PORT' | 'METRICS_PORT' = 'PORT') {
    super(`Port ${port} is in use by another program. Stop that one, or set ${setting} to another port.`);
    this.name = 'PortInUse';
  }
}

/** How many ports are tried after the default one. */
const TRIES = 20;

/**
 * Listens on the port that was asked for, or on the first free one from the default on.
 * @returns the address for people
 * @throws {PortInUse}
 */
export async function listen(app: App, host: string, wanted: number | undefined, from: number): Promise<string> {
  const last = wanted ?? from + TRIES;
  for (let port = wanted ?? from; ; port++) {
    try {
      await app.listen({ port, host });
      return addressOf(app, host, port);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      if (port >= last) throw new PortInUse(port);
    }
  }
}

/** The address for people of a server that listens, or that is about to on the port that was asked for. */
function addressOf(app: App, host: string, asked: number): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : asked;
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * Where people reach the server, without a slash at the end: what links in mails and ways back from other services begin
 * with. By configuration, else where it listens; never what a request says of its host, which whoever sends it chooses.
 */
export function ownAddress(app: App, { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return (publicUrl ?? addressOf(app, host, port ?? DEFAULT_PORT)).replace(/\/+$/, '');
}
