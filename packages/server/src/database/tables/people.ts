import type { LocaleCode } from '@tallyleaf/contract';
import type { ColumnType, Generated } from 'kysely';

/** People, how they sign in, and what is mailed to them (migrations 0002, 0017 and 0018 say what each column holds). */
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
  totp_factors: TotpFactorsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_challenges: SignInChallengesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
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

export interface TotpFactorsTable {
  user_id: string;
  sealed_secret: string;
  confirmed_at: Date | null;
  last_step: Generated<number>;
  created_at: Date;
}

export interface RecoveryCodesTable {
  id: string;
  user_id: string;
  code_hash: string;
}

export interface SignInChallengesTable {
  token_hash: string;
  user_id: string;
  binds: boolean;
  tries: Generated<number>;
  expires_at: Date;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  name: string;
  credential_id: string;
  public_key: string;
  /** Drivers read a bigint as they like; `Number` of it is exact. */
  counter: ColumnType<number | string, number, number>;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

export type PasskeyPurpose = 'add' | 'second-step' | 'sign-in';

export interface PasskeyChallengesTable {
  challenge_hash: string;
  purpose: PasskeyPurpose;
  user_id: string | null;
  expires_at: Date;
}
