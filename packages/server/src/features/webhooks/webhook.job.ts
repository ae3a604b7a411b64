import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Job, Queue } from '../../jobs/queue.ts';
import { JOBS } from '../../jobs/registry.ts';
import type { Logger } from '../../log.ts';
import type { Seal } from '../../secrets.ts';
import { type Answer, post, type Resolve, resolverFor } from './post.ts';
import {
  type Attempt,
  beginAttempt,
  countFailure,
  deleteDeliveriesBefore,
  findWaiting,
  forgetFailures,
  keepAttempt,
  switchOff,
  takeBackAttempt,
} from './repository.ts';
import { groupOf, secretContext } from './service.ts';
import { signedHeaders } from './signature.ts';

export interface WebhookJobNeeds {
  readonly sql: Kysely<Tables>;
  readonly seal: Seal;
  readonly log: Logger;
  readonly allowPrivate: boolean;
  /** Aborted when this process stops: a call that is being made is made again later. */
  readonly stopping: AbortSignal;
  /** Another way to resolve names, and another patience; for tests. */
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}

/** How long a call may take, all in all. */
const TIMEOUT_MS = 10_000;

/** The first attempt, and as many more as the queue makes: about a day. */
export const MAX_WEBHOOK_ATTEMPTS = 1 + JOBS.webhook.options.retryLimit;

/** After so many deliveries in a row that were given up, a webhook is switched off. */
export const MAX_WEBHOOK_FAILURES = 20;

const GONE = 410;

type Begun = NonNullable<Awaited<ReturnType<typeof beginAttempt>>>;

/**
 * Makes one call. May be made twice (after a crash, or when the answer was lost): the `webhook-id` is the same, and the
 * receiver can tell.
 * @throws to be tried again later
 */
export async function runWebhookJob(job: Job, needs: WebhookJobNeeds): Promise<void> {
  const { sql } = needs;
  const begun = await beginAttempt(sql, job.id, new Date());
  if (!begun) return;
  if (!begun.active && begun.event !== 'test') {
    await keep(job.id, begun, { error: 'switched-off' }, needs, true);
    return;
  }
  const signal = AbortSignal.any([job.signal, needs.stopping]);
  let answer: Answer;
  try {
    answer = await makeCall(job.id, begun, needs, signal);
  } catch (error) {
    if (signal.aborted) {
      await takeBackAttempt(sql, job.id);
      throw error;
    }
    // Such as a secret that this process has not the key for.
    needs.log.error({ err: error, delivery: job.id }, 'a call of a webhook met a fault');
    answer = { error: 'unreachable' };
  }
  const last = begun.event === 'test' || begun.attempts >= MAX_WEBHOOK_ATTEMPTS || statusOf(answer) === GONE;
  if ((await keep(job.id, begun, answer, needs, last)) === 'waiting') throw new Error('a webhook will be tried again');
}

async function makeCall(id: string, begun: Begun, needs: WebhookJobNeeds, signal: AbortSignal): Promise<Answer> {
  const { allowPrivate, resolve = resolverFor(allowPrivate), timeoutMs = TIMEOUT_MS } = needs;
  const secret = needs.seal.open(begun.sealed_secret, secretContext(begun.webhook_id));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Tallyleaf-Webhooks/1',
    ...signedHeaders(secret, id, begun.body, new Date()),
  };
  return post({ url: begun.url, headers, body: begun.body }, { allowPrivate, resolve, timeoutMs }, signal);
}

/** Keeps what came of an attempt, for the delivery and for the webhook, and returns where the delivery stands. */
async function keep(
  id: string,
  { webhook_id, event, attempts }: Begun,
  answer: Answer,
  { sql, log }: WebhookJobNeeds,
  last: boolean,
): Promise<Attempt['status']> {
  const attempt = judge(answer, last);
  await sql.transaction().execute(async (within) => {
    // A test says nothing of how a webhook fares; one that was settled or erased meanwhile, neither.
    if (!(await keepAttempt(within, id, attempt)) || event === 'test') return;
    if (attempt.status === 'delivered') await forgetFailures(within, webhook_id);
    if (attempt.lastStatus === GONE) await switchOff(within, webhook_id, 'gone');
    if (attempt.status !== 'failed' || attempt.lastError === 'switched-off') return;
    if ((await countFailure(within, webhook_id)) >= MAX_WEBHOOK_FAILURES)
      await switchOff(within, webhook_id, 'failing');
  });
  log.info(
    { delivery: id, outcome: attempt.status, status: attempt.lastStatus, attempt: attempts },
    'a webhook was called',
  );
  return attempt.status;
}

const statusOf = (answer: Answer): number | null => ('status' in answer ? answer.status : null);

function judge(answer: Answer, last: boolean): Attempt {
  const status = statusOf(answer);
  const now = new Date();
  if (status !== null && status >= 200 && status < 300) {
    return { status: 'delivered', lastStatus: status, lastError: null, now };
  }
  const error = 'error' in answer ? answer.error : answer.status >= 300 && answer.status < 400 ? 'redirect' : 'status';
  return { status: last ? 'failed' : 'waiting', lastStatus: status, lastError: error, now };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;
const BATCH = 500;
const HOUR_MS = 60 * 60 * 1000;

/** Deletes deliveries that are over, and gives those that wait for a job that was lost a new one. */
export async function tidyWebhooks(
  { sql, queue, seal }: { readonly sql: Kysely<Tables>; readonly queue: Queue; readonly seal: Seal },
  now = Date.now(),
): Promise<void> {
  await deleteDeliveriesBefore(sql, new Date(now - KEPT_DAYS * DAY_MS));
  for (const { id, user_id } of await findWaiting(sql, new Date(now - HOUR_MS), BATCH)) {
    if (await queue.isPending(JOBS.webhook, id)) continue;
    await queue.remove(JOBS.webhook, id);
    await queue.add(JOBS.webhook, id, undefined, { group: groupOf(seal, user_id) });
  }
}
