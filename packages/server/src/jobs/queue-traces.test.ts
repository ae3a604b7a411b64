import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { testDatabases } from '../testing/database.ts';
import { deferred } from '../testing/fake-converter.ts';
import { silentLog } from '../testing/log.ts';
import { currentSpan, during, type Span } from '../tracing/doing.ts';
import type { Beginning, Tracing } from '../tracing/tracing.ts';
import { openQueue, type Queue } from './queue.ts';
import { JOBS } from './registry.ts';

const TRACE = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`;
const span = (traceparent: string): Span => ({
  traceId: '',
  spanId: '',
  traceparent,
  begin: () => span(traceparent),
  set: () => {},
  end: () => {},
});

describe.each(testDatabases)('the trace of a job on $name', (kind) => {
  let database: Database;
  let queue: Queue;
  const begun: Beginning[] = [];
  const tracing: Tracing = {
    begin: (beginning) => {
      begun.push(beginning);
      return span('of the job');
    },
    close: async () => {},
  };
  beforeAll(async () => {
    database = await kind.open();
    queue = await openQueue(database, silentLog(), tracing);
  });
  afterAll(async () => {
    await queue?.stop(0);
    await database?.close();
  });

  it('is that of what sent it, also where another job takes its place', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await during({ span: span(TRACE) }, () => queue.add(JOBS.mail, first));
    await queue.add(JOBS.mail, second);
    expect(await queue.remove(JOBS.mail, second)).toBeUndefined();
    const trace = await database.sql.transaction().execute((within) => queue.remove(JOBS.mail, first, within));
    expect(trace).toBe(TRACE);
    await queue.add(JOBS.mail, first, undefined, { trace });
    const worked = deferred<Span | undefined>();
    await queue.work(JOBS.mail, 1, async () => worked.resolve(currentSpan()));
    expect((await worked.promise)?.traceparent).toBe('of the job');
    expect(begun).toEqual([
      {
        kind: 'job',
        name: 'job mail',
        attributes: { 'messaging.destination.name': 'mail', 'messaging.message.id': first },
        sentBy: TRACE,
      },
    ]);
  });
});
