import type { LocaleCode } from '@tallyleaf/contract';
import type { ColumnType, Generated } from 'kysely';

/** People, how they sign in, and what is mailed to them (migration 0002 says what each column holds). */
export interface PeopleTables {
  users: UsersTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  registrations: RegistrationsTable;
  mail_tokens: MailTokensTable;
  attempts: AttemptsTable;
  sign_in_flows: SignInFlowsTable;
  used_credentials: UsedCredentialsTable;
  mails: MailsTable;
}

export interface UsersTable {
  id: string;
  email: string;
  email_key: string;
  email_verified_at: Date | null;
  password_hash: string | null;
  username: string;
  phone_number: string | null;
  locale: ColumnType<LocaleCode, LocaleCode | undefined, LocaleCode>;
  keep_hours: number | null;
  keep_files: Generated<boolean>;
  created_at: Date;
}

export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: string;
  method: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export interface RegistrationsTable {
  token_hash: string;
  email: string;
  email_key: string;
  password_hash: string;
  username: string;
  locale: LocaleCode;
  visitor_id: string;
  created_at: Date;
  expires_at: Date;
}

export type MailTokenPurpose = 'reset-password' | 'change-email';

export interface MailTokensTable {
  token_hash: string;
  user_id: string;
  purpose: MailTokenPurpose;
  email: string;
  created_at: Date;
  expires_at: Date;
}

export interface AttemptsTable {
  key: string;
  count: number;
  blocked_until: Date;
  expires_at: Date;
}

export interface SignInFlowsTable {
  cookie_hash: string;
  provider: string;
  redirect_uri: string;
  state: string | null;
  nonce: string | null;
  code_verifier: string | null;
  user_id: string | null;
  expires_at: Date;
}

export interface UsedCredentialsTable {
  fingerprint: string;
  expires_at: Date;
}

export interface MailsTable {
  id: string;
  sealed: string;
  attempts: Generated<number>;
  created_at: Date;
}
