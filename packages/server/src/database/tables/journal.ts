import type { Generated } from 'kysely';
import type { BigIntColumn } from './owners.ts';

/** The security journal (migration 0015 says what each column holds). */
export interface JournalTables {
  security_journal: {
    id: Generated<BigIntColumn>;
    at: Generated<Date>;
    kind: string;
    outcome: string;
    account: string | null;
    network: string | null;
    detail: string | null;
  };
}
