import { findAbandoned } from '../database/presence.ts';
import { replaceJob } from '../features/conversions/jobs-of-conversion.ts';
import type { RunnerParts } from './runner.ts';

/** How often dead processes' work is looked for, in milliseconds. */
const LOOK_MS = 2500;

/**
 * Takes over what dead processes were working on: at the first look that finds a process gone and at the next one still
 * gone, for after an outage of the database server all are gone until they have come back to it.
 * @returns stops it
 */
export function startTakingOver({ database, queue, log }: Pick<RunnerParts, 'database' | 'queue' | 'log'>) {
  let gone = new Set<string>();
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const found = await findAbandoned(database);
    const nameOf = ({ id, worker }: (typeof found)[number]): string => `${id} ${worker}`;
    const again = found.filter((one) => gone.has(nameOf(one)));
    gone = new Set(found.map(nameOf));
    for (const { id, worker } of again) {
      const isTaken = await database.sql.transaction().execute(async (within) => {
        // Of several that look, one takes it; the next who begins it counts the interruption.
        const row = await within
          .updateTable('conversions')
          .set({ worker: null })
          .where('id', '=', id)
          .where('worker', '=', worker)
          .where('status', '=', 'running')
          .returning('id')
          .executeTakeFirst();
        if (row) await replaceJob(queue, id, within);
        return row !== undefined;
      });
      if (isTaken) log.warn({ conversion: id }, 'a process died while it worked on a conversion; it is taken up again');
    }
  };
  const onTick = (): void => {
    looking ??= look()
      .catch((error: unknown) => {
        gone = new Set();
        log.debug({ err: error }, 'dead processes could not be looked for');
      })
      .finally(() => {
        looking = undefined;
      });
  };
  onTick();
  const timer = setInterval(onTick, LOOK_MS);
  return async (): Promise<void> => {
    clearInterval(timer);
    await looking;
  };
}
