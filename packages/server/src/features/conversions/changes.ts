import type { ConversionStatus } from '@tallyleaf/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Notifications } from '../../database/notifications.ts';
import type { Tables } from '../../database/tables.ts';
import { boundToThis } from '../../tracing/doing.ts';

/** Every change of a conversion is said on this channel, so that whoever watches it, in any process, looks again. */
const CHANNEL = 'tallyleaf_conversions';

/** What became of a conversion. */
export type Change = ConversionStatus | 'deleted';

/** Says that a conversion changed. Inside a transaction it is heard once that is committed. */
export async function announce(db: Kysely<Tables> | Transaction<Tables>, id: string, change: Change): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${id} ${change}`})`.execute(db);
}

/** Watches conversions, over one subscription for the whole process. */
export interface Changes {
  /** Calls back after each change of one conversion, and when one may have been missed (`change` is then absent). */
  readonly watch: (id: string, onChange: (change?: Change) => void) => () => void;
  readonly close: () => void;
}

export async function openChanges(notifications: Notifications): Promise<Changes> {
  const watchers = new Map<string, Set<(change?: Change) => void>>();
  const stop = await notifications.listen(
    CHANNEL,
    (payload) => {
      const [id = '', change] = payload.split(' ');
      for (const watcher of watchers.get(id) ?? []) watcher(change as Change);
    },
    () => {
      for (const of of watchers.values()) for (const watcher of of) watcher();
    },
  );
  return {
    watch: (id, callback) => {
      // What a change causes belongs to whoever watches, not to whoever changed it.
      const onChange = boundToThis(callback);
      const of = watchers.get(id) ?? new Set();
      watchers.set(id, of.add(onChange));
      return () => {
        of.delete(onChange);
        if (of.size === 0 && watchers.get(id) === of) watchers.delete(id);
      };
    },
    close: stop,
  };
}
