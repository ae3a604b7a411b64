import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { HoldAll } from './accept-upload.ts';
import { chargesOf } from './costs.ts';
import type { Charges } from './end-conversion.ts';
import { type Users, usersOfRow } from './fair/meters.ts';
import { findSameFiles, isAwaited } from './ownership.ts';

export interface ChargeNeeds {
  readonly sql: Kysely<Tables>;
  readonly charges: Charges;
  /** Finds out, before the transaction, what has to be known of whoever is going to pay. */
  readonly preparePayer: (users: Users, handedIn: Date) => Promise<HoldAll>;
}

/**
 * Holds what a conversion costs whose pages were counted only now, in place of the one credit that was held when it was
 * accepted. Said again, it does nothing.
 * @throws {ApiError} `credits-insufficient`; what was held stays held, until the conversion ends
 */
export async function chargeCounted(needs: ChargeNeeds, id: string, pages: number): Promise<void> {
  const found = await needs.sql
    .selectFrom('conversions')
    .where('id', '=', id)
    .select(['owner_kind', 'owner_id', 'network', 'created_at'])
    .executeTakeFirst();
  if (!found) return;
  const users = usersOfRow(found);
  const hold = await needs.preparePayer(users, found.created_at);
  await needs.sql.transaction().execute((within) => chargeWithin(needs, within, { id, pages, users, hold }));
}

interface Charging {
  readonly id: string;
  readonly pages: number;
  readonly users: Users;
  readonly hold: HoldAll;
}

async function chargeWithin(
  { charges }: ChargeNeeds,
  within: Transaction<Tables>,
  { id, pages, users: { owner }, hold }: Charging,
): Promise<void> {
  const row = await within
    .selectFrom('conversions')
    .where('id', '=', id)
    .where('counted', '=', false)
    .where('status', '=', 'running')
    .select(['sha256', 'charge_id'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  await charges.lock(owner, within);
  const set = within.updateTable('conversions').where('id', '=', id);
  await set.set({ pages, counted: true }).execute();
  if (pages === 1) return;
  const others = (await findSameFiles(within, owner, [row.sha256])).filter((one) => one.id !== id);
  const { charged, holds } = chargesOf(others, [{ id: crypto.randomUUID(), sha256: row.sha256, pages }]);
  const chargeId = charged[0]?.chargeId ?? row.charge_id;
  if (chargeId === row.charge_id) return;
  await set.set({ charge_id: chargeId }).execute();
  if (!(await isAwaited(within, row.charge_id))) await charges.giveBack(row.charge_id, within);
  await hold(holds, within);
}
