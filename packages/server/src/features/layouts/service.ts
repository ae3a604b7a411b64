import { type KeptLayout, MAX_LAYOUTS, type SetLayout } from '@tallyleaf/contract';
import type { Kysely } from 'kysely';
import type { OwnerKind, Tables } from '../../database/tables.ts';
import { checkOrder } from '../../http/column-order.ts';
import { ApiError } from '../../http/errors.ts';

/** What can be done with layouts whose columns a person set. */
export type Layouts = ReturnType<typeof createLayouts>;

export function createLayouts({ sql }: { readonly sql: Kysely<Tables> }) {
  return {
    /** The newest first. */
    list: async (userId: string): Promise<KeptLayout[]> => {
      const rows = await sql
        .selectFrom('layouts')
        .where('user_id', '=', userId)
        .select(['fingerprint', 'columns', 'set_at'])
        .orderBy('set_at', 'desc')
        .orderBy('fingerprint')
        .execute();
      return rows.map(({ fingerprint, columns, set_at }) => ({ fingerprint, columns, setAt: set_at.toISOString() }));
    },

    /**
     * Keeps a layout's columns, in place of those before.
     * @throws {ApiError} `invalid-input` where columns overlap or are out of order, `too-many`
     */
    put: async (userId: string, layout: SetLayout): Promise<void> => {
      checkOrder(layout);
      const { fingerprint, columns } = layout;
      await sql.transaction().execute(async (within) => {
        // The user's row is locked: of two that ask at once, one waits for what the other does.
        await within.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
        const others = await within
          .selectFrom('layouts')
          .where('user_id', '=', userId)
          .where('fingerprint', '!=', fingerprint)
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(others.count) >= MAX_LAYOUTS) throw new ApiError('too-many');
        const set = { columns: JSON.stringify(columns), set_at: new Date() };
        await within
          .insertInto('layouts')
          .values({ user_id: userId, fingerprint, ...set })
          .onConflict((conflict) => conflict.columns(['user_id', 'fingerprint']).doUpdateSet(set))
          .execute();
      });
    },

    /** Forgets a layout's columns, if there are any. */
    delete: async (userId: string, fingerprint: string): Promise<void> => {
      await sql.deleteFrom('layouts').where('user_id', '=', userId).where('fingerprint', '=', fingerprint).execute();
    },
  };
}

/** The layouts that an owner's conversions are read by; a visitor's are kept in the browser, and come with each upload. */
export async function layoutsOf(
  sql: Kysely<Tables>,
  { kind, id }: { readonly kind: OwnerKind; readonly id: string },
): Promise<SetLayout[]> {
  if (kind !== 'user') return [];
  return sql
    .selectFrom('layouts')
    .where('user_id', '=', id)
    .select(['fingerprint', 'columns'])
    .orderBy('fingerprint')
    .execute();
}
