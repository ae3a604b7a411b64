import type { SurveyAnswers } from '@tallyleaf/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { OwnerKind } from './owners.ts';

/** Credits (migration 0003 says what each column holds). */
export interface CreditTables {
  credit_grants: CreditGrantsTable;
  credit_entries: CreditEntriesTable;
  credit_accounts: CreditAccountsTable;
  credit_deductions: CreditDeductionsTable;
  credit_addresses: CreditAddressesTable;
  survey_answers: SurveyAnswersTable;
}

export type GrantSource = 'daily' | 'plan' | 'purchase' | 'promotion' | 'survey' | 'operator';
export type EntryKind = 'grant' | 'hold' | 'take' | 'give-back' | 'expire';

export interface CreditGrantsTable {
  id: string;
  owner_kind: OwnerKind;
  owner_id: string;
  source: GrantSource;
  amount: number;
  expires_at: Date | null;
  key: string;
  created_at: Date;
  closed_at: Date | null;
}

export interface CreditEntriesTable {
  id: Generated<string>;
  grant_id: string;
  number: number;
  owner_kind: OwnerKind;
  owner_id: string;
  kind: EntryKind;
  amount: number;
  held: number;
  amount_after: number;
  held_after: number;
  hold_id: string | null;
  reason: string;
  created_at: Date;
}

export interface CreditAccountsTable {
  owner_kind: OwnerKind;
  owner_id: string;
}

export interface CreditDeductionsTable {
  id: string;
  owner_kind: OwnerKind;
  owner_id: string;
  key: string;
  amount: number;
  charged: number;
  reason: string;
  created_at: Date;
}

export interface CreditAddressesTable {
  hold_id: string;
  fingerprint: string;
  amount: number;
  expires_at: Date;
}

export interface SurveyAnswersTable {
  user_id: string;
  answers: JSONColumnType<SurveyAnswers>;
  created_at: Date;
}
