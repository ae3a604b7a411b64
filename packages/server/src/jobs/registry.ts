import type { QueueOptions } from 'pg-boss';
import { RETRY } from './retry.ts';

/** A kind of job. */
export interface JobKind {
  readonly name: string;
  readonly options: QueueOptions;
  /** A worker that gives no sign for so long has died; its job goes to another. */
  readonly heartbeatSeconds?: number;
  /** Of jobs of one group, so many are worked on at once, in all processes together. */
  readonly groupAtOnce?: number;
  /** When it runs by itself, as a cron expression in UTC. */
  readonly cron?: string;
}

/**
 * The longest document that the limits allow takes 20 s + 15 s × 1,000 pages of a processor, a little over four hours; a busy
 * machine needs longer for it. As long as the queue lets a job be: a worker that died is noticed otherwise. Outages are
 * waited for as long as they last: what a document's own faults lead to is a rule of its job.
 */
const CONVERTING: QueueOptions = {
  ...RETRY,
  retryLimit: 1000,
  expireInSeconds: 24 * 3600,
  retentionSeconds: 30 * 24 * 3600,
  deleteAfterSeconds: 600,
};

/** The fewest that the queue takes is 10. Where the database server lives, a dead worker is noticed sooner (`presence.ts`). */
const HEARTBEAT_SECONDS = 15;

/** Every kind of job there is. */
export const JOBS = {
  /** Reads one document. Its id is the conversion's id, so that there is never a second one for it. */
  convert: {
    name: 'convert',
    options: CONVERTING,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  },
  /** The same for a document whose pages were too slow to count: one at a time, whosever they are. */
  'convert-slow': { name: 'convert-slow', options: CONVERTING, heartbeatSeconds: HEARTBEAT_SECONDS },
  /** The same for a document during whose reading processes died: alone, and after all others. */
  'convert-alone': { name: 'convert-alone', options: CONVERTING, heartbeatSeconds: HEARTBEAT_SECONDS },
  /** Delivers one mail. Its id is the mail's id. Tried at longer and longer distances; given up after a day. */
  mail: {
    name: 'mail',
    options: { ...RETRY, retryLimit: 60, retryDelayMax: 3600, expireInSeconds: 300, deleteAfterSeconds: 600 },
  },
  /**
   * Makes one call to a user's program. Its id is the delivery's id. Tried 15 times more, after 10 s, 20 s, 40 s … 4 h,
   * which is about a day. One user's slow receivers do not hold up the calls of others.
   */
  webhook: {
    name: 'webhook',
    options: {
      ...RETRY,
      retryLimit: 15,
      retryDelay: 10,
      retryDelayMax: 4 * 3600,
      expireInSeconds: 60,
      retentionSeconds: 30 * 24 * 3600,
      deleteAfterSeconds: 600,
    },
    groupAtOnce: 2,
  },
  /** Deletes what is due, and takes up again what was lost. */
  tidy: {
    name: 'tidy',
    options: { ...RETRY, retryLimit: 2, expireInSeconds: 900, deleteAfterSeconds: 3600 },
    cron: '17 * * * *',
  },
  /** Ends plans whose time is over, and asks Stripe after those that should have been renewed. */
  plans: {
    name: 'plans',
    options: { ...RETRY, retryLimit: 2, expireInSeconds: 900, deleteAfterSeconds: 3600 },
    cron: '37 * * * *',
  },
} as const satisfies Record<string, JobKind>;
