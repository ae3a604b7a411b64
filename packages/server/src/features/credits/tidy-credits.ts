import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { forgetAddresses } from './addresses.ts';
import { eraseLedger, expireDue } from './ledger.ts';
import { findForgottenVisitors } from './repository.ts';

const BATCH = 200;

/** As long as the cookie that names a visitor: after that nobody can ask for the visitor's ledger any more. */
const VISITOR_LEDGER_MS = 30 * 24 * 60 * 60 * 1000;

/** Writes down what expired, forgets addresses of past days, and ledgers of visitors who are gone. */
export async function tidyCredits(sql: Kysely<Tables>, now = new Date()): Promise<void> {
  await forgetAddresses(sql, now);
  while ((await expireDue(sql, BATCH, now)) === BATCH);
  const before = new Date(now.getTime() - VISITOR_LEDGER_MS);
  for (;;) {
    const gone = await findForgottenVisitors(sql, before, BATCH);
    for (const { owner_id: id } of gone) {
      await sql.transaction().execute((within) => eraseLedger(within, { kind: 'visitor', id }));
    }
    if (gone.length < BATCH) return;
  }
}
