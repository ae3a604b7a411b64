import type { CategoryTables } from './tables/categories.ts';
import type { ConversionTables } from './tables/conversions.ts';
import type { CreditTables } from './tables/credits.ts';
import type { FairUseTables } from './tables/fair-use.ts';
import type { JournalTables } from './tables/journal.ts';
import type { LayoutTables } from './tables/layouts.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PlanTables } from './tables/plans.ts';
import type { ProgramTables } from './tables/programs.ts';
import type { SealTables } from './tables/seal.ts';

export type { ConversionsTable } from './tables/conversions.ts';
export type { CreditEntriesTable, EntryKind, GrantSource } from './tables/credits.ts';
export type { FairUseTable, Meter } from './tables/fair-use.ts';
export type { OwnerKind } from './tables/owners.ts';
export type {
  MailTokenPurpose,
  MailTokensTable,
  PasskeyPurpose,
  PasskeysTable,
  RegistrationsTable,
  SessionsTable,
  UsersTable,
} from './tables/people.ts';
export type { PurchasesTable, StripeCustomersTable, SubscriptionStatus, SubscriptionsTable } from './tables/plans.ts';

/** The tables as Kysely sees them, by what they are about; `schema.sql` is what the database says. */
export interface Tables
  extends CategoryTables,
    ConversionTables,
    PeopleTables,
    CreditTables,
    FairUseTables,
    JournalTables,
    LayoutTables,
    PlanTables,
    ProgramTables,
    SealTables {}
