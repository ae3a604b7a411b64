/** What is counted of an owner or a network (migration 0012). */
export type Meter = 'turn' | 'files' | 'bytes' | 'work' | 'refused';

/** Fair use (migration 0012 says what each column holds). */
export interface FairUseTables {
  fair_use: FairUseTable;
}

export interface FairUseTable {
  subject: string;
  meter: Meter;
  until: Date;
}
