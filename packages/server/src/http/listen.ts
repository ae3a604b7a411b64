import type { App } from './app-type.ts';

/** The port is taken. The message is meant for people and fits one line. */
export class PortInUse extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use by another program. Stop that one, or set PORT to another port.`);
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

function addressOf(app: App, host: string, asked: number): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : asked;
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
