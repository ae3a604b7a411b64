import { ERRORS, Failure, Health, Success, success } from '@tallyleaf/contract';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';

export interface HealthNeeds {
  /** Each throws or never answers when its part does not work. */
  readonly database: () => Promise<void>;
  readonly queue: () => Promise<void>;
  /** True while the disk has less room than it must. */
  readonly isFull: () => Promise<boolean>;
  /** Aborted once the server is about to stop. */
  readonly draining: AbortSignal;
}

/** A part that has not answered by then counts as not working. */
const PATIENCE_MS = 3000;

/** `/health`: can it serve (200 or 503); `/health/live`: does the process live. */
export function healthRoutes(app: App, needs: HealthNeeds): void {
  const ready = {
    summary: 'whether the server can serve',
    tags: ['operations' as const],
    response: { 200: Success(Health), 503: Failure },
  };
  app.get('/health', { schema: ready }, async (_request, reply) => {
    const [database, queue, isFull] = await Promise.all([works(needs.database), works(needs.queue), needs.isFull()]);
    const checks = { database, queue, disk: !isFull };
    const broken = Object.entries(checks).flatMap(([name, isWell]) => (isWell ? [] : [name]));
    if (needs.draining.aborted) broken.push('stopping');
    if (broken.length === 0) return success({ live: true as const, ready: true, checks });
    const { status, message } = ERRORS.unavailable;
    return reply
      .code(503)
      .send({ code: status, message: `${message} (${broken.join(' and ')})`, error: 'unavailable' });
  });

  const live = {
    summary: 'whether the process lives',
    tags: ['operations' as const],
    response: { 200: Success(Type.Object({ live: Type.Literal(true) })) },
  };
  app.get('/health/live', { schema: live }, async () => success({ live: true as const }));
}

async function works(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answered = check().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
