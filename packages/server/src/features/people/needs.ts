import type { LocaleCode } from '@tallyleaf/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Attempts } from '../../http/attempts.ts';
import type { PersonalData } from '../../personal-data.ts';
import type { Seal } from '../../secrets.ts';
import type { Passwords } from './passwords.ts';

/** What accounts need of others. */
export interface PeopleNeeds {
  readonly sql: Kysely<Tables>;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  /** Seals the secrets of apps that show codes. */
  readonly seal: Pick<Seal, 'seal' | 'open'>;
  /** What the product is called, as apps that show codes list it. */
  readonly product: string;
  /** How long answers take at least that must not tell whether an address has an account, in milliseconds. */
  readonly alikeMs: number;
  readonly mail: { readonly send: SendMail };
  /** Where people reach the server, without a slash at the end. */
  readonly ownAddress: () => string;
  /** Credits that somebody can spend now. */
  readonly available: (userId: string) => Promise<number>;
  readonly planOf: (userId: string) => Promise<{ readonly index: number; readonly name: string }>;
  /** Makes a visitor's things the user's. */
  readonly bindVisitor: (visitorId: string, userId: string) => Promise<void>;
  /** Applies what somebody sets about keeping to what is there already. */
  readonly keepAsSet: (userId: string) => Promise<void>;
  /** Ends what somebody pays for, at once. @throws when it could not be ended: the account stays then */
  readonly endPlan: (userId: string) => Promise<void>;
  /** What every feature keeps of a user. */
  readonly personalData: readonly PersonalData[];
}

type PeopleMailKind =
  | 'verify-email'
  | 'already-registered'
  | 'reset-password'
  | 'change-email'
  | 'address-changed'
  | 'password-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'account-deleted';

export interface PeopleMail {
  readonly to: string;
  readonly locale: LocaleCode;
  readonly kind: PeopleMailKind;
  readonly link?: string;
  readonly values?: Readonly<Record<string, string>>;
}

type SendMail = (message: PeopleMail, within?: Transaction<Tables>) => Promise<void>;
