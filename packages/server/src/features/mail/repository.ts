import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

/** A mail on its way, as its row holds it. */
export interface MailRow {
  readonly id: string;
  readonly sealed: string;
  readonly attempts: number;
  readonly created_at: Date;
}

export const insertMail = async (db: Db, id: string, sealed: string): Promise<void> => {
  await db.insertInto('mails').values({ id, sealed, created_at: new Date() }).execute();
};

/** The mail of this id, one more attempt counted; `undefined` when it is gone. */
export const takeMail = (db: Db, id: string): Promise<MailRow | undefined> =>
  db
    .updateTable('mails')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .returning(['id', 'sealed', 'attempts', 'created_at'])
    .executeTakeFirst();

export const deleteMail = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('mails').where('id', '=', id).execute();
};

export const deleteMailsBefore = async (db: Db, time: Date): Promise<void> => {
  await db.deleteFrom('mails').where('created_at', '<', time).execute();
};

export const findMailsBefore = (db: Db, time: Date): Promise<{ id: string }[]> =>
  db.selectFrom('mails').where('created_at', '<', time).select('id').execute();
