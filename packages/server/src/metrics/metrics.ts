import { statfs } from 'node:fs/promises';
import { verdictOfFile } from '@tallyleaf/contract';
import { sql } from 'kysely';
import type { Counter, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/client.ts';
import type { Outcome } from '../features/conversions/repository.ts';
import type { Owner } from '../http/authenticate.ts';

/** What a process counts of its own work, for whoever watches the service. It names nobody and no file. */
export interface Metrics {
  readonly answered: (answer: Answered) => void;
  readonly converted: (work: Converted) => void;
  /** All figures in Prometheus's text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** An answer to a call. */
export interface Answered {
  readonly method: string;
  /** As it is declared: its parameters are not filled in. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** The format, where the call was for an export. */
  readonly format: string | undefined;
}

/** A conversion that came to an end in this process. */
export interface Converted {
  readonly owner: Owner['kind'];
  readonly outcome: Outcome;
  /** From the upload until the work began, and the work itself. */
  readonly waitSeconds: number;
  readonly workSeconds: number;
}

export interface MetricsNeeds {
  readonly database: Pick<Database, 'sql' | 'isAway'>;
  readonly dataFolder: string;
}

type PromClient = typeof import('prom-client');

/** Answers come within milliseconds, conversions within minutes. In seconds. */
const ANSWER_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
const WORK_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800];

/** Begins to count; the library is loaded here only, so that a server without metrics does without it. */
export async function createMetrics(needs: MetricsNeeds): Promise<Metrics> {
  const { default: client } = (await import('prom-client')) as unknown as { readonly default: PromClient };
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  addStanding(client, registry, needs);
  return {
    ...countersIn(client, registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function countersIn(client: PromClient, registry: Registry): Pick<Metrics, 'answered' | 'converted'> {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> =>
    new client.Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) => new client.Histogram({ name, help, labelNames, buckets, registers });
  const answers = histogram(
    'tallyleaf_http_request_seconds',
    'how long answers took',
    ['method', 'route', 'status'],
    ANSWER_BUCKETS,
  );
  const exports = counter('tallyleaf_exports_total', 'exports that were made', ['format']);
  const conversions = counter('tallyleaf_conversions_total', 'conversions that ended', ['owner', 'outcome']);
  const verdicts = counter('tallyleaf_verdicts_total', 'verdicts on files that were converted', ['verdict']);
  const refusals = counter('tallyleaf_refusals_total', 'files that were refused', ['code']);
  const pages = counter('tallyleaf_pages_total', 'pages of files that were converted', ['kind']);
  const waits = histogram(
    'tallyleaf_conversion_wait_seconds',
    'from the upload until the work begins',
    ['owner'],
    WORK_BUCKETS,
  );
  const work = histogram(
    'tallyleaf_conversion_work_seconds',
    'what conversions take of a worker',
    ['owner'],
    WORK_BUCKETS,
  );
  return {
    answered: ({ method, route, status, seconds, format }) => {
      answers.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
      if (format !== undefined && status === 200) exports.inc({ format });
    },
    converted: ({ owner, outcome, waitSeconds, workSeconds }) => {
      conversions.inc({ owner, outcome: outcome.status });
      waits.observe({ owner }, waitSeconds);
      work.observe({ owner }, workSeconds);
      if (outcome.status === 'refused') refusals.inc({ code: outcome.code });
      if (outcome.status !== 'done') return;
      const { source } = outcome.conversion;
      verdicts.inc({ verdict: verdictOfFile(outcome.conversion) });
      pages.inc({ kind: source.kind }, source.pages);
    },
  };
}

/** How the service stands: looked up when it is asked for, the same in each process but for the disk. */
function addStanding(client: PromClient, registry: Registry, { database, dataFolder }: MetricsNeeds): void {
  const registers = [registry];
  const labelNames = ['owner', 'status'] as const;
  const jobs = new client.Gauge({
    name: 'tallyleaf_queue_jobs',
    help: 'conversions that are not finished',
    labelNames,
    registers,
  });
  new client.Gauge({
    name: 'tallyleaf_queue_age_seconds',
    help: 'how long the oldest conversion that is not finished has been there',
    labelNames,
    registers,
    async collect() {
      await lookAtQueue(database, jobs, this);
    },
  });
  new client.Gauge({
    name: 'tallyleaf_database_up',
    help: '0 while the database does not answer',
    registers,
    collect() {
      this.set(database.isAway() ? 0 : 1);
    },
  });
  new client.Gauge({
    name: 'tallyleaf_disk_free_bytes',
    help: 'free on the disk of the data folder',
    registers,
    async collect() {
      const disk = await statfs(dataFolder).catch(() => undefined);
      if (disk) this.set(disk.bavail * disk.bsize);
    },
  });
}

type QueueGauge = Gauge<'owner' | 'status'>;

/** While the database is away, nothing is said of the queue. */
async function lookAtQueue(
  { sql: db, isAway }: MetricsNeeds['database'],
  jobs: QueueGauge,
  age: QueueGauge,
): Promise<void> {
  jobs.reset();
  age.reset();
  if (isAway()) return;
  const found = await sql<{ owner: Owner['kind']; status: string; n: number; age: number }>`
    select owner_kind as owner, status, count(*)::int as n,
      extract(epoch from now() - min(created_at))::float8 as age
    from conversions where status in ('queued', 'running') group by owner_kind, status`
    .execute(db)
    .catch(() => ({ rows: [] }));
  for (const owner of ['user', 'visitor'] as const)
    for (const status of ['queued', 'running']) {
      const row = found.rows.find((each) => each.owner === owner && each.status === status);
      jobs.set({ owner, status }, row?.n ?? 0);
      age.set({ owner, status }, row?.age ?? 0);
    }
}
