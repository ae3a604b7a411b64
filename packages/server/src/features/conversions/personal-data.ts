import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import type { Place } from '../../http/cursor.ts';
import type { Queue } from '../../jobs/queue.ts';
import { jsonFile, type PersonalData, type PersonalFile } from '../../personal-data.ts';
import { FileMissing } from '../../storage/storage.ts';
import { type EndNeeds, settle } from './end-conversion.ts';
import { forgetOwner } from './fair/meters.ts';
import { removeJob } from './jobs-of-conversion.ts';
import { discard } from './loose-files.ts';
import { toDetail, toSummary } from './presentation.ts';
import { deleteConversions, findDetail, finishConversion, listSummaries, type SummaryRow } from './repository.ts';

interface Needs extends EndNeeds {
  readonly queue: Queue;
}

const PAGE = 100;

/** A user's conversions: `conversions.json` lists them, each result and each file lies beside, named by the conversion's id. */
export const conversionsOfPerson = (needs: Needs): PersonalData => ({
  collect: (userId) => filesOf(needs, { kind: 'user', id: userId }),
  erase: (userId, within) => eraseAll(needs, { kind: 'user', id: userId }, within),
});

async function* filesOf(needs: Needs, owner: Owner): AsyncGenerator<PersonalFile> {
  const listed: object[] = [];
  for await (const row of summariesOf(needs, owner)) {
    const result = row.status === 'done' ? `results/${row.id}.json` : undefined;
    const stored = await needs.storage.stat(row.file_id);
    const file = stored && `files/${row.id}${endingOf(row.file_name)}`;
    listed.push({ ...toSummary(needs.storageKeys, row), result, file });
    const found = result && (await findDetail(needs.sql, owner, row.id));
    if (result && found) yield jsonFile(result, toDetail(needs.storageKeys, found).conversion);
    if (file) yield { name: file, size: stored.size, content: contentOf(needs, row.file_id) };
  }
  yield jsonFile('conversions.json', listed);
}

/** The name that a person gave may hold anything; its ending helps to open the file. */
const endingOf = (fileName: string): string => (/\.[a-z0-9]{1,8}$/i.exec(fileName)?.[0] ?? '').toLowerCase();

async function* summariesOf({ sql }: Needs, owner: Owner): AsyncGenerator<SummaryRow> {
  let after: Place | undefined;
  for (;;) {
    const rows = await listSummaries(sql, owner, { after, search: '', limit: PAGE });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = { createdAt: last.created_at, id: last.id };
  }
}

/** A file may be deleted while the export is written: what is gone is gone. */
async function* contentOf({ storage }: Needs, fileId: string): AsyncGenerator<Uint8Array> {
  try {
    yield* (await storage.get(fileId)) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
  }
}

async function eraseAll(
  { sql, storage, storageKeys, queue, charges }: Needs,
  owner: Owner,
  within: Transaction<Tables>,
): Promise<() => Promise<void>> {
  const rows = await within
    .selectFrom('conversions')
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  for (const id of ids) {
    // What was held for it may be a visitor's, whose ledger stays.
    const ended = await finishConversion(within, storageKeys, id, { status: 'cancelled' });
    if (ended) await settle(within, charges, ended);
    await removeJob(queue, id, within);
  }
  const files = await deleteConversions(within, ids);
  await within
    .deleteFrom('idempotency_keys')
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .execute();
  await forgetOwner(within, owner);
  return () => discard({ sql, storage }, files);
}
