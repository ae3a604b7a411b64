import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { PRESENCE, PRESENCE_CLASS } from './presence.ts';

/** Words from the database to every process that works on it (LISTEN and NOTIFY). */
export interface Notifications {
  /**
   * Calls `onPayload` for each word on the channel, and `onGap` when words may have been missed (the connection was
   * lost and is back). Returns a function that stops it.
   */
  readonly listen: (channel: string, onPayload: (payload: string) => void, onGap: () => void) => Promise<() => void>;
  readonly close: () => Promise<void>;
}

/** In one process, over the embedded database: nothing can be missed. */
export function notificationsOfPglite(database: PGlite): Notifications {
  return {
    listen: async (channel, onPayload) => {
      const unlisten = await database.listen(channel, onPayload);
      return () => {
        if (!database.closed) void unlisten();
      };
    },
    close: async () => {},
  };
}

interface Listener {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onGap: () => void;
}

/** How long to wait before a lost connection is tried again. */
const RECONNECT_MS = 1000;

/** How long making a connection may take. */
const CONNECT_MS = 5000;

/** Over a connection of its own to a PostgreSQL server, made anew when it is lost. By it others see that this process lives. */
export function notificationsOfServer(url: string, log: Logger): Notifications {
  const listeners = new Set<Listener>();
  let client: pg.Client | undefined;
  let connecting: Promise<pg.Client> | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'tallyleaf listener',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onPayload(payload);
    });
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    await fresh.connect();
    // Shared: a connection of ours that was lost may still hold it.
    await fresh.query('select pg_advisory_lock_shared($1::int, $2::int)', [PRESENCE_CLASS, PRESENCE]);
    for (const channel of new Set([...listeners].map((listener) => listener.channel))) {
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    client = fresh;
    return fresh;
  };
  const connected = (): Promise<pg.Client> => {
    connecting ??= connect().catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
    return connecting;
  };
  const retry = (): void => {
    timer = setTimeout(() => {
      connected().then(
        () => {
          for (const listener of listeners) listener.onGap();
        },
        () => retry(),
      );
    }, RECONNECT_MS);
  };
  const lost = (which: pg.Client): void => {
    if (closed || client !== which) return;
    log.warn('the listening connection to the database was lost; it is being made again');
    client = undefined;
    connecting = undefined;
    retry();
  };

  return {
    listen: async (channel, onPayload, onGap) => {
      const listener = { channel, onPayload, onGap };
      listeners.add(listener);
      await (await connected()).query(`listen ${pg.escapeIdentifier(channel)}`);
      return () => listeners.delete(listener);
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const open = await connecting?.catch(() => undefined);
      await open?.end();
    },
  };
}
