import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../packages/server/src/database/tables.ts';
import { auditLedger } from '../../packages/server/src/features/credits/audit.ts';
import type { Storage } from '../../packages/server/src/storage/storage.ts';
import type { Accepted } from './load.ts';

/** What must be nothing after every fault. */
export interface Counted {
  /** Acknowledged, and not there: no row, no result, or other bytes. */
  readonly lost: number;
  /** One document with more than one conversion. */
  readonly doubled: number;
  /** Failed or refused, though nothing was wrong with it. */
  readonly failed: number;
  /** Credits taken or held beside one for each document that is done, and rules of the ledger that are broken. */
  readonly ledger: number;
  /** Files that no conversion refers to. */
  readonly orphans: number;
}

export const NAMES = ['lost', 'doubled', 'failed', 'ledger', 'orphans'] as const satisfies readonly (keyof Counted)[];

export const sumOf = (all: readonly Counted[]): Counted => {
  const sum = (name: keyof Counted): number => all.reduce((total, one) => total + one[name], 0);
  return {
    lost: sum('lost'),
    doubled: sum('doubled'),
    failed: sum('failed'),
    ledger: sum('ledger'),
    orphans: sum('orphans'),
  };
};

/** How many conversions are not finished. */
export async function unfinished(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from conversions where status in ('queued', 'running')`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Counts what is there against what was acknowledged. @param halves files that were left half written */
export async function count(
  db: Kysely<Tables>,
  storage: Pick<Storage, 'list'>,
  accepted: readonly Accepted[],
  halves = 0,
): Promise<Counted> {
  const rows = await db.selectFrom('conversions').select(['id', 'file_id', 'sha256', 'status']).execute();
  const files = new Set<string>();
  for await (const { id } of storage.list()) files.add(id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isLost = ({ id, bytes }: Accepted): boolean => {
    const row = byId.get(id);
    if (!row || !files.has(row.file_id) || row.sha256 !== createHash('sha256').update(bytes).digest('hex')) return true;
    return row.status !== 'done' && row.status !== 'failed' && row.status !== 'refused';
  };
  const contents = new Set(rows.map(({ sha256 }) => sha256));
  const named = new Set(rows.map(({ file_id }) => file_id));
  const { totals, problems } = await auditLedger(db);
  const done = rows.filter(({ status }) => status === 'done').length;
  const waiting = rows.filter(({ status }) => status === 'queued' || status === 'running').length;
  return {
    lost: accepted.filter(isLost).length,
    doubled: rows.length - contents.size,
    failed: rows.filter(({ status }) => status === 'failed' || status === 'refused').length,
    ledger: Math.abs(totals.taken - done) + Math.abs(totals.held - waiting) + problems.length,
    orphans: [...files].filter((id) => !named.has(id)).length + halves,
  };
}
