import type { Generated } from 'kysely';
import type { OwnerKind } from './owners.ts';

/** Credits (migration 0003 says what each column holds). */
export interface CreditTables {
  credit_grants: CreditGrantsTable;
  credit_entries: CreditEntriesTable;
  credit_accounts: CreditAccountsTable;
}

export type GrantSource = 'daily' | 'plan' | 'purchase' | 'promotion' | 'survey' | 'operator';
export type EntryKind = 'grant' | 'hold' | 'take' | 'give-back' | 'expire';

export interface CreditGrantsTable {
  id: string;
  owner_kind: OwnerKind;
  owner_id: string;
  source: GrantSource;
  amount: number;
  starts_at: Date;
  expires_at: Date | null;
  key: string;
  created_at: Date;
}

export interface CreditEntriesTable {
  id: Generated<string>;
  owner_kind: OwnerKind;
  owner_id: string;
  grant_id: string;
  kind: EntryKind;
  amount: number;
  hold_id: string | null;
  reason: string;
  created_at: Date;
}

export interface CreditAccountsTable {
  owner_kind: OwnerKind;
  owner_id: string;
}
